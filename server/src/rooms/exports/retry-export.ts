import { after } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { onRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { exportRecord } from './export.record.ts';
import { requeue } from './exports.store.ts';

/** Makes one of one's own failed exports again, with the rows as they are now. The log has told who asked for it. */
export function retryExport(context: CommandContext, id: number): Changed<ExportRow> {
  return onRecord(context, exportRecord, id, async ({ status }) => {
    const state = after(exportLife, status, 'retry');
    if (isRefusal(state)) return state;
    await requeue(context.tx, id, state, context.now);
    await context.queue('export', { id });
    return null;
  });
}
