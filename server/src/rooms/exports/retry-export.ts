import { after } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { lockExport, requeue } from './exports.store.ts';
import { ownRow } from './start-export.ts';

/** Makes one of one's own failed exports again, with the rows as they are now. */
export async function retryExport(context: CommandContext, id: number): Promise<{ data: ExportRow } | Refusal> {
  const { tx, viewer, now } = context;
  const found = await lockExport(tx, viewer.id, id);
  if (!found) return refuse('not_found');
  const state = after(exportLife, found.status, 'retry');
  if (isRefusal(state)) return state;
  await requeue(tx, id, state, now);
  await context.queue('export', { id });
  context.publish({ topic: 'export', staffId: viewer.id, payload: { id } });
  return ownRow(context, id);
}
