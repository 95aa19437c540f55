import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';

/** Marks postings as shown by one line of the bank together: they are not expected any more. Throws when the bank showed one of them meanwhile. */
export async function gatherPostings(
  tx: Transaction<Tables>,
  lineId: number,
  postings: readonly number[],
): Promise<void> {
  const { numAffectedRows } = await sql`
    with parts as (
      delete from bank_unseen where posting_id = any(${[...postings]}::bigint[]) returning posting_id, account_id, business_date, amount)
    insert into bank_gathered (posting_id, bank_line_id, account_id, business_date, amount, gathered_on)
    select posting_id, ${lineId}, account_id, business_date, amount, max(business_date) over () from parts`.execute(tx);
  if (Number(numAffectedRows) !== postings.length) throw new Error(`bank line ${lineId}: a payment was shown before`);
}

/** Frees what a line showed together; each is expected again. */
export async function freePostings(tx: Transaction<Tables>, lineId: number): Promise<void> {
  await sql`
    with parts as (delete from bank_gathered where bank_line_id = ${lineId} returning posting_id, account_id, business_date, amount)
    insert into bank_unseen (posting_id, account_id, business_date, amount)
    select posting_id, account_id, business_date, amount from parts`.execute(tx);
}
