import { decideReceipt } from '@waybill/domain/rooms/clearances/decide-receipt.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { clearanceRecord } from './clearance.record.ts';
import { setReceived } from './clearances.store.ts';

/** Marks that a payout has arrived, for the merchant's owner. It moves no money and ends nothing: a dispute may still follow. */
export function confirmReceipt(context: CommandContext, id: number): Changed<ClearanceDetail> {
  return changeRecord(context, clearanceRecord, id, async (document) => {
    const problem = decideReceipt(document);
    if (problem) return problem;
    await setReceived(context.tx, id, context.viewer.id, context.now);
    return { action: 'receive', after: { received_amount: document.received_amount } };
  });
}
