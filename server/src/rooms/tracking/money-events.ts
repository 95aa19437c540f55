import type { Transaction } from 'kysely';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import type { StepTaken } from '@waybill/domain/rooms/labels/take-step.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { settleGates } from '../cod/cod.door.ts';
import { postLabelEvents, readLabelMoney, type LabelMoneyEvent } from '../ledger/ledger.door.ts';

/** What a step tells the ledger, before its entry has a number. */
export type StepMoney = Pick<LabelMoneyEvent, 'event' | 'label_id' | 'branch_id' | 'courier_id' | 'collected_by'>;

/** Who takes the cash at the door of parcels that are not carried by our own people. */
const collectors: Partial<Record<ShippingType, 'mmpost' | 'gate'>> = { mail_post: 'mmpost', gate: 'gate' };

/** What a step tells the ledger; null when it moves no money. At a door the courier has the cash, at a counter the branch. */
export function stepMoneyOf(labelId: number, { life, money, entry }: StepTaken): StepMoney | null {
  if (!money) return null;
  const atDoor = money === 'delivered';
  return {
    event: money,
    label_id: labelId,
    branch_id: atDoor && life.holder_staff_id !== null ? life.holder_branch_id : entry.branch_id,
    courier_id: atDoor ? life.holder_staff_id : null,
    collected_by: (atDoor && collectors[life.shipping_type]) || null,
  };
}

/**
 * Posts the money of steps under the numbers of their entries, and lets delivered COD pass its merchant's gate. `now` is the server's time: whatever a device
 * says, the money is of the day on which it is posted (decisions 14).
 */
export async function postMoney(
  tx: Transaction<Tables>,
  steps: readonly (StepMoney & { readonly entry_id: number })[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return;
  const money = await readLabelMoney(
    tx,
    steps.map(({ label_id }) => label_id),
  );
  await postLabelEvents(
    tx,
    steps.flatMap((event) => {
      const of = money.get(event.label_id);
      return of ? [{ ...of, ...event, at: now }] : [];
    }),
  );
  const delivered = steps.filter(({ event }) => event === 'delivered').map(({ label_id }) => label_id);
  if (delivered.length > 0) await settleGates(tx, { labels: delivered });
}
