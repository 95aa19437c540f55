import { after } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { onRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { exportRecord } from './export.record.ts';
import { lockExport, requeue } from './exports.store.ts';

/** Makes one of one's own failed exports again, with the rows as they are now. The log has told who asked for it. */
export function retryExport(context: CommandContext, id: number): Changed<ExportRow> {
  return onRecord(context, exportRecord, id, ({ status }) => again(context, id, status));
}

async function again(context: CommandContext, id: number, status: ExportState): Promise<Refusal | null> {
  const state = after(exportLife, status, 'retry');
  if (isRefusal(state)) return state;
  await requeue(context.tx, id, state, context.now);
  await context.queue('export', { id });
  return null;
}

/** Makes a failed export of anybody again, for whoever looks after the machines: it is made with the rights of who asked for it and is theirs alone. Answers its list. */
export async function retryAnyExport(context: CommandContext, id: number): Promise<{ list: string } | Refusal> {
  const found = await lockExport(context.tx, null, id);
  if (!found) return refuse('not_found');
  const refused = await again(context, id, found.status);
  if (refused) return refused;
  context.publish({ topic: 'export', staffId: found.staff_id, payload: { id } });
  return { list: found.list };
}
