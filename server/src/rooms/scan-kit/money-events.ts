import type { Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import {
  commissionFor,
  commissionPostings,
  isTransit,
  type CommissionTerm,
} from '@waybill/domain/rooms/agent-services/commissions.ts';
import { labelEventKey, type LabelMoney } from '@waybill/domain/rooms/ledger/label-postings.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import type { StepTaken } from '@waybill/domain/rooms/labels/take-step.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { termsNow } from '../agent-services/agent-services.door.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { postLabelEvents, writeJournals, type LabelMoneyEvent } from '../ledger/journals.door.ts';
import { readLabelMoney } from '../ledger/ledger.door.ts';
import { insertClaims, type NewClaim } from '../payment-claims/payment-claims.door.ts';

/** Ledger event of a step, before its entry has an id. */
export type StepMoney = LabelStep | TransitStep;
type LabelStep = Pick<LabelMoneyEvent, 'event' | 'label_id' | 'branch_id' | 'courier_id' | 'collected_by'> & {
  /** The payment by a channel that a delivering scan reported. */
  readonly claim?: NewClaim | null;
};
/** A parcel goes on from an agent's branch: nothing is paid, but the agent earns. */
interface TransitStep {
  readonly event: 'transited';
  readonly label_id: number;
  readonly branch_id: number;
}

/** Who takes the cash at the door of parcels that are not carried by our own people. */
const collectors: Partial<Record<ShippingType, 'mmpost' | 'gate'>> = { mail_post: 'mmpost', gate: 'gate' };

/** Returns whether the mail post or a bus gate collects at this delivery, and not our own people. */
export const isCollectedElsewhere = ({ life }: StepTaken): boolean => collectors[life.shipping_type] !== undefined;

/**
 * Returns the ledger event of a step; null when it moves no money. At a door the courier has the cash, at a counter the branch. `atAgent`: the branch
 * is an agent's, so that a parcel in transit earns it a commission.
 */
export function stepMoneyOf(
  labelId: number,
  { life, money, entry }: StepTaken,
  atAgent: boolean | null,
  claim: NewClaim | null = null,
): StepMoney | null {
  if (!money)
    return atAgent && isTransit(entry.status)
      ? { event: 'transited', label_id: labelId, branch_id: entry.branch_id }
      : null;
  const atDoor = money === 'delivered';
  return {
    event: money,
    label_id: labelId,
    branch_id: atDoor && life.holder_staff_id !== null ? life.holder_branch_id : entry.branch_id,
    courier_id: atDoor ? life.holder_staff_id : null,
    collected_by: (atDoor && collectors[life.shipping_type]) || null,
    claim: atDoor ? claim : null,
  };
}

type Entered<Step> = Step & { readonly entry_id: number };
type Money = LabelMoney & { readonly customer_id: number | null; readonly terms: readonly CommissionTerm[] | null };

const isTransited = (step: Entered<StepMoney>): step is Entered<TransitStep> => step.event === 'transited';

/**
 * Posts the money of steps under the numbers of their entries, with what agents earn by them, and lets delivered COD pass its merchant's gate. `now` is the
 * server's time: whatever a device says, the money is of the day on which it is posted (decisions 14).
 */
export async function postMoney(
  tx: Transaction<Tables>,
  steps: readonly Entered<StepMoney>[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return;
  const money = await readLabelMoney(
    tx,
    steps.map(({ label_id }) => label_id),
    termsNow(
      steps.map(({ branch_id }) => branch_id),
      businessDate(now),
    ),
  );
  const events = steps.flatMap((step) => (isTransited(step) ? [] : [step]));
  const written = await postLabelEvents(
    tx,
    events.flatMap((event) => {
      const of = money.get(event.label_id);
      const by_channel = event.claim ?? null;
      return of ? [{ ...of, ...event, by_channel, commission: codCommission(event, of), at: now }] : [];
    }),
  );
  const journals = new Map(written.map(({ key, ...journal }) => [key, journal]));
  await insertClaims(
    tx,
    events.flatMap(({ claim, event, label_id, entry_id, branch_id, courier_id }) => {
      const journal = journals.get(labelEventKey({ event, label_id, entry_id }));
      if (!claim || !journal) return [];
      const { id: journal_id, business_date } = journal;
      return [{ ...claim, label_id, entry_id, branch_id, courier_id, journal_id, business_date }];
    }),
    now,
  );
  await postTransits(tx, steps.filter(isTransited), money, now);
  const delivered = events.filter(({ event }) => event === 'delivered').map(({ label_id }) => label_id);
  if (delivered.length > 0) await recomputeCodReadiness(tx, { labels: delivered });
}

/** An agent earns with COD that their own people collected; with none of a bus gate or the mail post. */
function codCommission({ event, branch_id, collected_by }: LabelStep, { cod_amount, cod_fee, terms }: Money): number {
  if (event !== 'delivered' || cod_amount === 0 || collected_by) return 0;
  return commissionFor(terms ?? [], { event, branch_id, fee: cod_fee });
}

/** A journal for each parcel that went on from an agent's branch: taken back with its entry, like any other. */
async function postTransits(
  tx: Transaction<Tables>,
  steps: readonly Entered<TransitStep>[],
  money: ReadonlyMap<number, Money>,
  now: Date,
): Promise<void> {
  await writeJournals(
    tx,
    steps.map(({ event, label_id, entry_id, branch_id }) => {
      const { shipping_total: fee = 0, terms = null } = money.get(label_id) ?? {};
      return {
        key: `${label_id}:${entry_id}:${event}`,
        event,
        at: now,
        label_id,
        entry_id,
        branch_id,
        postings: commissionPostings(branch_id, commissionFor(terms ?? [], { event, branch_id, fee })),
      };
    }),
  );
}
