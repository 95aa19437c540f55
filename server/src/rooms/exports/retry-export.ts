import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { onRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { exportRecord } from './export.record.ts';
import { lockExport, requeue } from './exports.store.ts';

/** Retries one of the viewer's own failed exports, with the current rows. The log already has who requested it. */
export function retryExport(context: CommandContext, id: number): Changed<ExportRow> {
  return onRecord(context, exportRecord, id, ({ status }) => again(context, id, status));
}

async function again(context: CommandContext, id: number, status: ExportState): Promise<Refusal | null> {
  const state = nextState(exportLife, status, 'retry');
  if (isRefusal(state)) return state;
  await requeue(context.tx, id, state, context.now);
  await context.queue('export', { id });
  return null;
}

/** Retries anyone's failed export, for system administrators: it is written with the rights of its requester and visible only to them. Returns its list. */
export async function retryAnyExport(context: CommandContext, id: number): Promise<{ list: string } | Refusal> {
  const found = await lockExport(context.tx, null, id);
  if (!found) return refuse('not_found');
  const refused = await again(context, id, found.status);
  if (refused) return refused;
  context.publish({ topic: 'export', staffId: found.staff_id, payload: { id } });
  return { list: found.list };
}
