import { sql, type Transaction } from 'kysely';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { FeeBearer } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { paymentClaimLife, type PaymentClaimState } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import { covered } from '../../kernel/scope.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { isShownAtBank, lockBank } from '../bank-accounts/bank-accounts.door.ts';

type Tx = Transaction<Tables>;

/** A claim with the terms of its day, locked. */
export type LockedClaim = TableRow<'payment_claim'> &
  Pick<TableRow<'payment_channel_terms'>, 'fee_percent' | 'fee_fixed' | 'bank_account_id'> & {
    readonly fee_by: FeeBearer;
    readonly status: PaymentClaimState;
    readonly tracking_code: string;
    readonly customer_id: number | null;
  };

/** Locks claims in the viewer's scope until the transaction ends, in the order of their numbers. */
export async function lockClaims(tx: Tx, ids: readonly number[], viewer?: SessionViewer): Promise<LockedClaim[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LockedClaim>`
    select p.*, t.fee_percent, t.fee_fixed, t.fee_by, t.bank_account_id, l.tracking_code, l.merchant_id as customer_id
    from payment_claim p
    join payment_channel_terms t on t.id = p.terms_id
    join label l on l.id = p.label_id
    where p.id = any(${[...ids]}::bigint[]) and ${viewer ? covered(viewer, 'p.branch_id') : sql<boolean>`true`}
    order by p.id
    for update of p`.execute(tx);
  return rows;
}

/** Returns the claim of this channel that belongs to a parcel's code; null when none is open or settled. */
export async function findClaim(tx: Tx, channelId: number, code: string): Promise<number | null> {
  const row = await tx
    .selectFrom('payment_claim as p')
    .innerJoin('label as l', 'l.id', 'p.label_id')
    .select('p.id')
    .where('p.payment_channel_id', '=', channelId)
    .where('l.tracking_code', '=', code)
    .where('p.status', '<>', paymentClaimLife.at.withdrawn)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How a claim was settled. Whole kyat. */
interface Settlement {
  readonly key: string;
  /** A line of the bank's statement shows its money. */
  readonly at_bank: boolean;
  /** The missing amount, booked as the shortage of a person. */
  readonly shortage: number;
  /** The surplus of the branch that it left. */
  readonly surplus_id: number | null;
}

/** Reads how a claim was settled. Locks the bank first, so that no line of it is matched meanwhile. */
export async function readSettlement(tx: Tx, { id, end_journal_id }: LockedClaim): Promise<Settlement> {
  await lockBank(tx);
  const { rows } = await sql<Settlement>`
    select j.key, bool_or(${isShownAtBank}) as at_bank,
      coalesce(sum(p.amount) filter (where a.kind = ${'shortage:staff' satisfies AccountKind}), 0)::bigint as shortage,
      max(p.id) filter (where a.kind = ${'overage' satisfies AccountKind}) as surplus_id
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id
    where j.id = ${end_journal_id}
    group by j.id, j.key`.execute(tx);
  const [settlement] = rows;
  if (!settlement) throw new Error(`the settlement of claim ${id} has no journal`);
  return settlement;
}

/** Opens a settled claim again: the provider owes it, until a statement has it. */
export async function reopenClaim(tx: Tx, id: number, now: Date): Promise<void> {
  const { to } = paymentClaimLife.commands.unmatch;
  await tx
    .updateTable('payment_claim')
    .set({
      status: to,
      end_journal_id: null,
      fee: null,
      settled_on: null,
      end_reason: null,
      ended_by: null,
      ended_at: null,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

/** How a claim ended. */
export interface EndedClaim {
  readonly id: number;
  readonly status: PaymentClaimState;
  readonly end_journal_id: number;
  readonly fee: number | null;
  readonly settled_on: string | null;
}

/** Ends claims: one statement for any number. */
export async function endClaims(
  tx: Tx,
  claims: readonly EndedClaim[],
  { by, now, reason }: { readonly by: number; readonly now: Date; readonly reason: string | null },
): Promise<void> {
  await sql`
    update payment_claim p
    set status = m.status, end_journal_id = m.end_journal_id, fee = m.fee, settled_on = m.settled_on, end_reason = ${reason}, ended_by = ${by},
      ended_at = ${now}, version = ${nextVersion}, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as m(id bigint, status text, end_journal_id bigint, fee bigint, settled_on date)
    where p.id = m.id`.execute(tx);
}
