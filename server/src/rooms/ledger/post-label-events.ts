import type { Transaction } from 'kysely';
import { commissionPostings } from '@waybill/domain/rooms/agent-services/commissions.ts';
import {
  collectedAt,
  labelEventKey,
  postingsFor,
  type ChannelPart,
  type Collector,
  type LabelMoney,
  type LabelMoneyEventName,
} from '@waybill/domain/rooms/ledger/label-postings.ts';
import { openItemOf } from '@waybill/domain/rooms/ledger/open-items.ts';
import type { CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { writeJournals, type WrittenJournal } from './ledger.store.ts';

/** An event of a label that moves money. Whole kyat. */
export interface LabelMoneyEvent extends LabelMoney {
  readonly event: LabelMoneyEventName;
  readonly label_id: number;
  readonly entry_id: number;
  readonly at: Date;
  /** Branch where the cash is, or would be. */
  readonly branch_id: number;
  /** The courier who holds the cash; `null` is the branch's counter. */
  readonly courier_id: number | null;
  readonly customer_id: number | null;
  /** When neither courier nor counter took it. */
  readonly collected_by?: 'mmpost' | 'gate' | null;
  /** The part that the receiver paid by a channel: no cash of anybody. */
  readonly by_channel?: ChannelPart | null;
  /** Commission of the branch as an agent, whole kyat. */
  readonly commission?: number;
}

/**
 * Posts events of labels: journals, cash in hands, open items of the merchant, in one statement. An event that was posted before (the same label, entry and
 * event) moves nothing. Throws a RangeError for invalid amounts.
 *
 * @example await postLabelEvents(tx, [{ event: 'delivered', label_id, entry_id, at, branch_id, courier_id, ...money, customer_id }]);
 */
export async function postLabelEvents(
  tx: Transaction<Tables>,
  events: readonly LabelMoneyEvent[],
): Promise<WrittenJournal[]> {
  return writeJournals(
    tx,
    events.map((event) => {
      const collector = collectorOf(event);
      const { by_channel = null } = event;
      const amount = collectedAt(event.event, event, event.customer_id) - (by_channel?.amount ?? 0);
      const item = event.customer_id === null ? null : openItemOf(event.event, event);
      return {
        key: labelEventKey(event),
        event: event.event,
        at: event.at,
        label_id: event.label_id,
        entry_id: event.entry_id,
        branch_id: event.branch_id,
        staff_id: event.courier_id,
        postings: [
          ...postingsFor(event.event, event, { collector, by_channel, customer_id: event.customer_id }),
          ...commissionPostings(event.branch_id, event.commission ?? 0),
        ],
        // Only merchants' money in the till is followed to head office; the branch's own income is the branch's.
        cash:
          amount === 0 || (collector.by === 'branch' && item === null)
            ? null
            : {
                amount,
                place: collector.by satisfies CashPlace,
                staff_id: collector.by === 'courier' ? collector.staff_id : null,
                branch_id: event.branch_id,
              },
        item: item && event.customer_id !== null ? { ...item, customer_id: event.customer_id } : null,
      };
    }),
  );
}

function collectorOf({ collected_by, courier_id, branch_id }: LabelMoneyEvent): Collector {
  if (collected_by) return { by: collected_by, branch_id };
  return courier_id === null ? { by: 'branch', branch_id } : { by: 'courier', staff_id: courier_id, branch_id };
}
