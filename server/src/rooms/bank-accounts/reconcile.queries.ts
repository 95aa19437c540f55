import { sql, type RawBuilder } from 'kysely';
import type { Apart, Reconciliation } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import { ledgerOfBank, readBankAccount } from './bank-accounts.queries.ts';

/** The journals behind postings of a bank account, `p` and `j`, with the documents by which the bank names them. */
export const bankPostings = sql`
  posting p
  join journal j on j.id = p.journal_id
  left join transfer tf on tf.id = j.transfer_id
  left join clearance cl on cl.id = j.clearance_id
  left join cash_handover ho on ho.id = j.handover_id`;
/** The number of the document that a posting is of. */
export const documentOf: RawBuilder<string | null> = sql<
  string | null
>`coalesce(tf.number, cl.number, nullif(ho.slip_no, ''), 'H-' || ho.id)`;
const isTaken = (posting: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from bank_line y where y.posting_id = ${posting})`;

/** A posting that was taken back before the bank saw it is nothing to look for, nor is its mirror. */
const isTakenBack = sql<boolean>`exists (
  select from journal r
  join posting q on q.journal_id = r.id and q.account_id = p.account_id and q.amount = -p.amount
  where (r.reverses_id = j.id or r.id = j.reverses_id) and not ${isTaken(sql`q.id`)})`;
/** No line of a statement stands for it yet, and one is to be expected. */
export const isOpenPosting = sql<boolean>`(not ${isTaken(sql`p.id`)} and not ${isTakenBack})`;

const shown = 200;

/**
 * What the bank and the books say at the end of a day, and everything that only one of them has until then: lines whose posting is missing or later, and
 * postings whose line is. The two sums explain the difference; what is left was there before the first statement.
 */
export async function readReconciliation(db: Database, id: number, day: string): Promise<Reconciliation | null> {
  const account = await readBankAccount(db, id);
  if (!account) return null;
  const of = sql`(select a.id from account a join bank_account t on t.id = ${id} where ${ledgerOfBank})`;
  const { rows: sums } = await sql<{ bank: number; later: number }>`
    select ${account.opening_balance}::bigint + coalesce((select sum(x.amount) from bank_line x where x.bank_account_id = ${id} and x.day <= ${day}::date), 0)::bigint as bank,
      coalesce((select sum(p.amount) from posting p join journal j on j.id = p.journal_id
        where p.account_id = ${of} and j.business_date > ${day}::date), 0)::bigint as later`.execute(db);
  const lines = await sql<Apart & { total: number }>`
    select x.id, j.id as journal_id, x.day, x.amount, concat_ws(' · ', nullif(x.details, ''), nullif(x.reference, '')) as what, j.event,
      ${personName('f.brought_by')} as owner, j.business_date as later, sum(x.amount) over ()::bigint as total
    from bank_line x
    join bank_file f on f.id = x.bank_file_id
    left join posting p on p.id = x.posting_id
    left join journal j on j.id = p.journal_id
    where x.bank_account_id = ${id} and x.day <= ${day}::date and (x.posting_id is null or j.business_date > ${day}::date)
    order by x.day, x.id limit ${shown}`.execute(db);
  const postings = await sql<Apart & { total: number }>`
    select p.id, j.id as journal_id, j.business_date as day, p.amount, coalesce(${documentOf}, j.note, '') as what, j.event,
      ${personName('j.staff_id')} as owner, x.day as later, sum(p.amount) over ()::bigint as total
    from ${bankPostings}
    left join bank_line x on x.posting_id = p.id
    where p.account_id = ${of} and j.business_date <= ${day}::date and (x.day > ${day}::date or ${isOpenPosting})
    order by j.business_date, p.id limit ${shown}`.execute(db);
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
    start: bank - ledger - lines_sum + postings_sum,
    lines: apart(lines.rows),
    postings: apart(postings.rows),
  };
}
