import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { differencePostings } from '@waybill/domain/rooms/bank-lines/gather-payments.ts';
import { decideDifference } from '@waybill/domain/rooms/payment-channels/decide-payment-channel.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { readChannelDifference } from '../ledger/settlements.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { paymentChannelRecord } from './change-payment-channel.ts';
import { setPaymentChannelStatus } from './payment-channels.store.ts';

/**
 * Books the difference that a provider's lump sums left as a bank charge, or as less of one: its money is not expected any more. Never by who matched one
 * of them. Refused: `changed_meanwhile` where it is not the sum that was seen.
 */
export function endDifference(
  context: CommandContext,
  id: number,
  { amount, reason, version }: { readonly amount: number; readonly reason: string; readonly version: number },
): Changed<PaymentChannelDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, paymentChannelRecord, id, async (channel) => {
    const difference = await readChannelDifference(tx, id);
    if (channel.version !== version || difference.amount !== amount) return refuse('changed_meanwhile');
    const by_another = await isDifferentFromAll(tx, difference.hands, viewer.id, now);
    const decided = decideDifference(viewer, { ...difference, by_another });
    if (isRefusal(decided)) return decided;
    const postings = differencePostings(id, amount);
    const key = `channel:${id}:difference:${channel.version}`;
    await writeJournals(tx, [
      { key, event: 'channel_difference', at: now, staff_id: viewer.id, note: reason, postings },
    ]);
    await setPaymentChannelStatus(tx, id, channel.status, now);
    return { action: 'end_difference', after: { amount, reason } };
  });
}
