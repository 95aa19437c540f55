import { sql, type RawBuilder } from 'kysely';
import { openingBalanceAt } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import type { Apart, Reconciliation } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import { ledgerOfBank, readBankAccount } from './bank-accounts.queries.ts';

/** The journals behind postings of a bank account, `p` and `j`, with the documents by which the bank names them. */
export const bankPostings = sql`
  posting p
  join journal j on j.id = p.journal_id
  left join transfer tf on tf.id = j.transfer_id
  left join clearance cl on cl.id = j.clearance_id
  left join cash_handover ho on ho.id = j.handover_id
  left join gate_collection gc on gc.id = j.gate_collection_id
  left join remittance rm on rm.id = case when j.event = ${'remitted' satisfies JournalEvent} then split_part(j.key, ':', 2)::bigint end`;
/** The number of the document that a posting is of. */
export const documentOf: RawBuilder<string | null> = sql<
  string | null
>`coalesce(tf.number, cl.number, gc.number, rm.number, nullif(ho.slip_no, ''), 'H-' || ho.id)`;
/** What the bank may call it by. */
export const referencesOf = sql<
  string[]
>`array_remove(array[tf.number, cl.number, gc.number, rm.number, rm.reference, nullif(ho.slip_no, ''), case when j.event = ${'agent_paid' satisfies JournalEvent} then j.note end], null)`;

/** The same of what no line of a statement stands for: as few as the bank has not shown. */
export const unseenPostings = sql`bank_unseen u join (${bankPostings}) on p.id = u.posting_id`;
/** A posting `u` that was taken back before the bank saw it is nothing to look for, nor is its mirror, or what took back the bag of cash that it was. */
export const isTakenBack = sql<boolean>`exists (
  select from journal r
  join posting q on q.journal_id = r.id and q.account_id = p.account_id and q.amount = -p.amount
  join bank_unseen w on w.posting_id = q.id
  where r.reverses_id = j.id or r.id = j.reverses_id or r.handover_id = j.handover_id)`;

const shown = 200;

/**
 * What the bank and the books say at the end of a day, and everything that only one of them has until then: lines whose posting is missing or later, and
 * postings whose line is. The two sums explain the difference; what is left was there before the first statement. It reads the days of the bank, what is
 * open, and what came after the day, however long the history is: a line and the posting that it stands for are of the same amount.
 */
export async function readReconciliation(db: Database, id: number, day: string): Promise<Reconciliation | null> {
  const account = await readBankAccount(db, id);
  if (!account) return null;
  const of = sql`(select a.id from account a join bank_account t on t.id = ${id} where ${ledgerOfBank})`;
  const { rows: sums } = await sql<{ bank: number; later: number }>`
    select ${account.opening_balance}::bigint + coalesce((select sum(d.amount) from bank_day d where d.bank_account_id = ${id} and d.day <= ${day}::date), 0)::bigint as bank,
      (coalesce((select sum(u.amount) from bank_unseen u where u.account_id = ${of} and u.business_date > ${day}::date), 0)
        + coalesce((select sum(x.amount) from bank_line x where x.bank_account_id = ${id} and x.posting_id is not null and x.posted_on > ${day}::date), 0))::bigint as later`.execute(
    db,
  );
  const lines = await sql<Apart & { total: number }>`
    with apart as (
      select x.id, x.amount from bank_line x where x.bank_account_id = ${id} and x.posting_id is null and x.day <= ${day}::date
      union all
      select x.id, x.amount from bank_line x
      where x.bank_account_id = ${id} and x.posting_id is not null and x.posted_on > ${day}::date and x.day <= ${day}::date
    )
    select x.id, j.id as journal_id, x.day, x.amount, concat_ws(' · ', nullif(x.details, ''), nullif(x.reference, '')) as what, j.event,
      ${personName('f.brought_by')} as owner, x.posted_on as later, (select sum(amount) from apart)::bigint as total
    from apart
    join bank_line x on x.id = apart.id
    join bank_file f on f.id = x.bank_file_id
    left join posting p on p.id = x.posting_id
    left join journal j on j.id = p.journal_id
    order by x.day, x.id limit ${shown}`.execute(db);
  const postings = await sql<Apart & { total: number }>`
    with apart as (
      select u.posting_id as id, u.amount, null::date as later
      from ${unseenPostings}
      where u.account_id = ${of} and u.business_date <= ${day}::date and not ${isTakenBack}
      union all
      select x.posting_id, x.amount, x.day from bank_line x
      where x.bank_account_id = ${id} and x.posting_id is not null and x.day > ${day}::date and x.posted_on <= ${day}::date
    )
    select p.id, j.id as journal_id, j.business_date as day, p.amount, coalesce(${documentOf}, j.note, '') as what, j.event,
      ${personName('j.staff_id')} as owner, apart.later, (select sum(amount) from apart)::bigint as total
    from apart join (${bankPostings}) on p.id = apart.id
    order by j.business_date, p.id limit ${shown}`.execute(db);
  const { rows: openings } = await sql<NonNullable<Reconciliation['opening']>>`
    select o.amount, ${personName('o.created_by')} as created_by, ${personName('o.confirmed_by')} as confirmed_by
    from opening_balance o where o.bank_account_id = ${id} and o.status = ${openingBalanceAt.booked}`.execute(db);
  const { bank = 0, later = 0 } = sums[0] ?? {};
  const ledger = account.ledger_balance - later;
  const [lines_sum, postings_sum] = [lines.rows[0]?.total ?? 0, postings.rows[0]?.total ?? 0];
  const apart = (rows: readonly (Apart & { total: number })[]) => rows.map(({ total: _, ...row }) => row);
  return {
    account,
    day,
    bank,
    ledger,
    difference: bank - ledger,
    lines_sum,
    postings_sum,
    opening: openings[0] ?? null,
    start: bank - ledger - lines_sum + postings_sum,
    lines: apart(lines.rows),
    postings: apart(postings.rows),
  };
}
