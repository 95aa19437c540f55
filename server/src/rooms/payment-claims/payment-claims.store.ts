import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { collectedAt } from '@waybill/domain/rooms/ledger/label-postings.ts';
import {
  settleReference,
  type ClaimFacts,
  type PaidByChannel,
} from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import { openAdvanceStates } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { paymentClaimLife } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { paymentChannelLife, termsConfirmed } from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { readLabelMoney } from '../ledger/ledger.door.ts';

import { markAdvancesUsed } from './advance-payments.store.ts';

type Tx = Transaction<Tables>;

/** A scan that reports a payment, with its parcel and branch. */
interface PaidScan {
  readonly scan_id: string;
  readonly label_id: number;
  readonly branch_id: number | null;
  readonly paid: PaidByChannel;
}

/**
 * Reads the facts of reported payments, by scan id; `picture` comes with the proof. A payment made ahead is taken although its channel was switched off since
 * or is not used by this branch: its receiver has paid. No statement runs when no scan reports one.
 */
export async function readClaimFacts(
  db: Database,
  scans: readonly PaidScan[],
  now: Date,
): Promise<ReadonlyMap<string, Omit<ClaimFacts, 'picture'>>> {
  if (scans.length === 0) return new Map();
  const money = await readLabelMoney(
    db,
    scans.map(({ label_id }) => label_id),
  );
  const wanted = scans.map(({ paid, ...scan }) => ({
    ...scan,
    channel_id: paid.channel_id,
    amount: paid.amount,
    reference: paid.reference === null ? null : settleReference(paid.reference),
  }));
  const used: readonly string[] = paymentChannelLife.commands.close.from;
  const { rows } = await sql<{ scan_id: string } & Pick<ClaimFacts, 'terms' | 'used_by'>>`
    select a.scan_id,
      (select json_build_object('id', t.id, 'needs_reference', t.needs_reference, 'needs_picture', t.needs_picture)
        from (
          select x.* from payment_channel_terms x
          where x.payment_channel_id = c.id and x.status = ${termsConfirmed} and x.starts_on <= ${businessDate(now)}::date
          order by x.starts_on desc, x.id desc
          limit 1) t
        where (c.status = any(${[...used]}::text[]) and (t.branch_ids = '{}' or a.branch_id = any(t.branch_ids))) or exists (
          select from advance_payment ap
          where ap.label_id = a.label_id and ap.payment_channel_id = c.id and ap.amount >= a.amount
            and ap.status = any(${[...openAdvanceStates]}::text[]))) as terms,
      (select l.tracking_code
        from payment_claim p
        join label l on l.id = p.label_id
        where p.payment_channel_id = c.id and p.status <> ${paymentClaimLife.at.withdrawn} and right(p.reference, 6) = right(a.reference, 6)
          and (p.reference like '%' || a.reference or a.reference like '%' || p.reference)
        limit 1) as used_by
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as a(scan_id text, label_id bigint, branch_id bigint, channel_id bigint, amount bigint, reference text)
    join payment_channel c on c.id = a.channel_id`.execute(db);
  const found = new Map(rows.map(({ scan_id, ...facts }) => [scan_id, facts]));
  return new Map(
    scans.map(({ scan_id, label_id }) => {
      const of = money.get(label_id);
      const due = of ? collectedAt('delivered', of, of.customer_id) : 0;
      return [scan_id, { terms: null, used_by: null, ...found.get(scan_id), due }];
    }),
  );
}

/** A claim before its delivery is written. */
export type NewClaim = Pick<
  TableRow<'payment_claim'>,
  'payment_channel_id' | 'terms_id' | 'amount' | 'reference' | 'scan_id' | 'claimed_by'
>;

/** A claim with the delivery that it belongs to. */
export type EnteredClaim = NewClaim &
  Pick<
    TableRow<'payment_claim'>,
    'label_id' | 'entry_id' | 'journal_id' | 'branch_id' | 'courier_id' | 'business_date'
  >;

/** Inserts claims. The database refuses a reference that was claimed meanwhile (`payment_claim_reference_once`). */
export async function insertClaims(tx: Tx, claims: readonly EnteredClaim[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  const made = await tx
    .insertInto('payment_claim')
    .values(claims.map((claim) => ({ ...claim, status: paymentClaimLife.initial, claimed_at: now, updated_at: now })))
    .returning('id')
    .execute();
  await markAdvancesUsed(
    tx,
    made.map(({ id }) => id),
    now,
  );
}
