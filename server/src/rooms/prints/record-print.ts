import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { PrintFormatName } from '@waybill/domain/rooms/prints/print-formats.ts';
import { needsReason, type ReprintReason } from '@waybill/domain/rooms/prints/reprint.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { visibleIds } from './prints.queries.ts';
import { insertPrints, lockPrinted } from './prints.store.ts';

/**
 * Counts a print of many labels and answers which copy of each it is, in the order given. The rows are themselves the record of who printed what, so
 * the audit log has no line of it. Refused when one label is not the viewer's, and for want of a reason when one was printed before.
 */
export async function recordPrint(
  context: CommandContext,
  body: { ids: readonly number[]; format: PrintFormatName; reason: ReprintReason | null },
): Promise<CallOutput<'prints.record'> | Refusal> {
  const { tx, viewer, now } = context;
  const ids = [...new Set(body.ids)];
  if ((await visibleIds(tx, viewer, ids)).length < ids.length) return refuse('not_found');
  const printed = await lockPrinted(tx, ids);
  if (body.reason === null && needsReason([...printed.values()].map((count) => ({ printed: count }))))
    return refuse('validation_failed', { fields: { reason: [{ code: 'select' }] } });
  const data = ids.map((id) => ({ label_id: id, copy: (printed.get(id) ?? 0) + 1 }));
  await insertPrints(tx, data, {
    format: body.format,
    reason: body.reason,
    staffId: viewer.id,
    branchId: viewer.branchId,
    now,
  });
  return { data };
}
