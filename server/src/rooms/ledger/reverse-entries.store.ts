import { sql, type RawBuilder, type Transaction } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { advancePaymentLife } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { paymentClaimLife } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { remittanceLife } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import type { RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { Refused } from '../../kernel/errors.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { lockBalance } from './balances.store.ts';
import { journalsOfEntries, journalsOfPickup, writeMirrors } from './ledger.store.ts';

type Tx = Transaction<Tables>;
/** Claims in these states go back with their delivery, or have gone. */
const withdrawable = [...paymentClaimLife.commands.withdraw.from, paymentClaimLife.at.withdrawn] as const;
export type MoneyHeld = Extract<RefusalCode, 'handover_confirmed' | 'on_handover' | 'on_clearance' | 'payment_matched'>;

/**
 * Returns why the money of these entries can no longer be reversed (decisions 2.3), by entry: it is being handed over, was handed over, or is on a clearance.
 * Entries missing in the answer may be rolled back. Locks what it checks until the transaction ends, so the answer stays true.
 *
 * @example const held = await mayRollbackMoney(tx, [entryId]); if (held.get(entryId)) return refuse(held.get(entryId));
 */
export async function mayRollbackMoney(tx: Tx, entryIds: readonly number[]): Promise<Map<number, MoneyHeld>> {
  const rows = await lockHeld(tx, sql<boolean>`j.entry_id = any(${[...entryIds]}::bigint[])`);
  return new Map(rows.flatMap(({ entry_id, held }) => (entry_id === null ? [] : [[entry_id, held] as const])));
}

/** Is the money of one of these journals on a clearance? Locks them, so that the answer stays true. */
export async function isOnClearance(tx: Tx, journalIds: readonly number[]): Promise<boolean> {
  const held = await lockHeld(tx, sql<boolean>`j.id = any(${[...journalIds]}::bigint[])`);
  return held.some((one) => one.held === 'on_clearance');
}

/** Locks and returns the journals `j` among these whose money has moved on, and how. */
async function lockHeld(
  tx: Tx,
  which: RawBuilder<boolean>,
): Promise<{ readonly entry_id: number | null; readonly held: MoneyHeld }[]> {
  const journals = sql`select j.id from journal j where ${which}`;
  await sql`select 1 from label_cash where journal_id in (${journals}) order by journal_id for update`.execute(tx);
  await sql`select 1 from payment_claim where journal_id in (${journals}) order by id for update`.execute(tx);
  await sql`select 1 from open_item where journal_id in (${journals}) order by id for update`.execute(tx);
  const { rows } = await sql<{ entry_id: number | null; held: MoneyHeld | null }>`
    select j.entry_id, case
      when exists (select from clearance_line cl where cl.journal_id = j.id and not cl.void) then 'on_clearance'
      when exists (select from payment_claim p where p.journal_id = j.id and p.status <> all(${[...withdrawable]}::text[])) then 'payment_matched'
      when k.handover_id is not null then 'on_handover'
      when exists (select from cash_handover_line hl where hl.journal_id = j.id and not hl.void) then 'handover_confirmed'
      when exists (select
        from remittance_line x
        join remittance r on r.id = x.remittance_id and r.status = ${remittanceLife.at.complete}
        where x.journal_id = j.id or x.end_journal_id = j.id) then 'handover_confirmed'
      when exists (select from gate_collection_line x where x.journal_id = j.id) then 'handover_confirmed'
    end as held
    from journal j left join label_cash k on k.journal_id = j.id
    where ${which}
      and j.reverses_id is null
      and not exists (select from journal r where r.reverses_id = j.id)`.execute(tx);
  return rows.flatMap(({ entry_id, held }) => (held === null ? [] : [{ entry_id, held }]));
}

/**
 * Returns why these journals cannot be reversed from the tills that took their cash: a till has spent it meanwhile. The tills are locked, so that it cannot be
 * spent before the mirrors are written.
 */
async function tillProblem(tx: Tx, which: RawBuilder<boolean>): Promise<Refusal<'till_too_low'> | null> {
  const { rows } = await sql<{ branch_id: number; amount: number }>`
    select a.branch_id, sum(p.amount)::bigint as amount
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id and a.kind = ${accountRef('cash:branch', { owner: 0 }).kind}
    where ${which} and j.reverses_id is null and not exists (select from journal r where r.reverses_id = j.id)
    group by a.branch_id
    having sum(p.amount) > 0
    order by a.branch_id`.execute(tx);
  for (const { branch_id, amount } of rows) {
    const held = await lockBalance(tx, accountRef('cash:branch', { owner: branch_id }));
    if (held < amount) return refuse('till_too_low', { values: { amount, held: Math.max(held, 0), branch_id } });
  }
  return null;
}

/**
 * Posts the mirror journals of entries that are rolled back, in the same transaction as the rollback. Entries without money are skipped. Refused (thrown) with
 * `handover_confirmed`, `on_handover` or `on_clearance` when the money has moved on meanwhile, and with `till_too_low` when the till has spent it.
 */
export async function reverseEntries(
  tx: Tx,
  rows: readonly { readonly entry_id: number; readonly rollback_entry_id: number; readonly at: Date }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const held = await mayRollbackMoney(
    tx,
    rows.map(({ entry_id }) => entry_id),
  );
  const [first] = held.values();
  if (first) throw new Refused(refuse(first));
  const entries = rows.map(({ entry_id }) => entry_id);
  const low = await tillProblem(tx, sql<boolean>`j.entry_id = any(${entries}::bigint[])`);
  if (low) throw new Refused(low);
  await withdrawClaims(tx, rows);
  return writeMirrors(tx, journalsOfEntries(rows));
}

/** Withdraws the claims of deliveries that are rolled back. Their references, and payments made before the delivery, may be used again. */
async function withdrawClaims(
  tx: Tx,
  rows: readonly { readonly entry_id: number; readonly at: Date }[],
): Promise<void> {
  for (const { entry_id, at } of rows)
    await tx
      .updateTable('payment_claim')
      .set({ status: paymentClaimLife.at.withdrawn, ...touched(at) })
      .where('entry_id', '=', entry_id)
      .where('status', 'in', [...paymentClaimLife.commands.withdraw.from])
      .execute();
  const { free, find } = advancePaymentLife.commands;
  await sql`
    update advance_payment a
    set status = case when a.line_id is null then ${free.to} else ${find.to} end, claim_id = null, version = a.version + 1, updated_at = ${rows[0]?.at}
    from payment_claim p
    where p.entry_id = any(${rows.map(({ entry_id }) => entry_id)}::bigint[]) and p.status = ${paymentClaimLife.at.withdrawn}
      and a.claim_id = p.id and a.status = any(${[...free.from]}::text[])`.execute(tx);
}

/** Reverses the fee of a visit that is reopened; the refusal is returned. */
export async function reversePickup(
  tx: Tx,
  pickupId: number,
  now: Date,
): Promise<Refusal<MoneyHeld | 'till_too_low'> | null> {
  const ofVisit = sql<boolean>`j.pickup_request_id = ${pickupId}`;
  const [moved] = await lockHeld(tx, ofVisit);
  if (moved) return refuse(moved.held);
  const low = await tillProblem(tx, ofVisit);
  if (low) return low;
  await writeMirrors(tx, journalsOfPickup(pickupId, now));
  return null;
}
