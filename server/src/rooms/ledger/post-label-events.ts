import { sql, type RawBuilder, type Transaction } from 'kysely';
import { commissionPostings, type CommissionTerm } from '@waybill/domain/rooms/agent-services/commissions.ts';
import {
  collectedAt,
  postingsFor,
  type Collector,
  type FeeLines,
  type LabelMoney,
  type LabelMoneyEventName,
} from '@waybill/domain/rooms/ledger/label-postings.ts';
import { openItemOf } from '@waybill/domain/rooms/ledger/open-items.ts';
import type { CashPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
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
      const amount = collectedAt(event.event, event, event.customer_id);
      const item = event.customer_id === null ? null : openItemOf(event.event, event);
      return {
        key: `${event.label_id}:${event.entry_id}:${event.event}`,
        event: event.event,
        at: event.at,
        label_id: event.label_id,
        entry_id: event.entry_id,
        branch_id: event.branch_id,
        staff_id: event.courier_id,
        postings: [
          ...postingsFor(event.event, event, { collector, customer_id: event.customer_id }),
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

/**
 * Reads the money of labels from their records, with the fees of the stored price; all of it is shipping where no price was stored. `terms`: the valid
 * commissions, read by the same statement where requested.
 */
export async function readLabelMoney(
  db: Database,
  labelIds: readonly number[],
  terms: RawBuilder<CommissionTerm[] | null> = sql<null>`null`,
): Promise<
  Map<number, LabelMoney & { readonly customer_id: number | null; readonly terms: readonly CommissionTerm[] | null }>
> {
  const { rows } = await sql<
    Omit<LabelMoney, 'fees'> & {
      id: number;
      customer_id: number | null;
      lines: readonly { name: keyof FeeLines; amount: number }[] | null;
      terms: CommissionTerm[] | null;
    }
  >`
    select l.id, l.merchant_id as customer_id, l.payment_type, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee, l.compensation_fee, l.cancellation_fee, l.price->'lines' as lines,
      ${terms} as terms
    from label l where l.id = any(${[...labelIds]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, lines, ...money }) => [
      id,
      { ...money, fees: lines === null ? { shipping: money.shipping_total } : feesOf(lines) },
    ]),
  );
}

/** Adds up fees that occur twice on a price. */
function feesOf(lines: readonly { name: keyof FeeLines; amount: number }[]): FeeLines {
  const fees: Partial<Record<keyof FeeLines, number>> = {};
  for (const { name, amount } of lines) fees[name] = (fees[name] ?? 0) + amount;
  return fees;
}
