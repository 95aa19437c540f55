import { sql } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { namesReference } from '@waybill/domain/rooms/bank-lines/match-lines.ts';
import type { MatchCandidate } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import { ledgerOfBank } from './bank-accounts.queries.ts';
import { documentOf, involvedUsers, isReversed, postingOfUnmatched, referencesOf } from './bank-postings.sql.ts';

interface Dated {
  readonly day: string;
  readonly amount: number;
}

/** An unmatched line of another account's statement that names a posting of this account. */
export interface ElsewhereLine extends Dated {
  readonly line_id: number;
  readonly bank_account: string;
  readonly text: string;
}

/** A posting that a line names and that the ledger has on another account, with all its users. */
export interface ElsewherePosting extends MatchCandidate {
  readonly bank_account: string;
  readonly bank_account_id: number;
  readonly is_default: boolean;
  readonly staff_id: number | null;
  readonly hands: readonly number[];
}

/** Maximum days between a line and a posting. */
const nearDays = 60;

/**
 * Finds postings of other accounts that lines of one bank account name: of the same amount, and not shown there. Such a payment came in on the wrong
 * account. One statement for any number of lines, limited to postings that the bank has not shown. By line id, nearest day first.
 */
export async function readElsewhere(
  db: Database,
  accountId: number,
  lines: readonly (Dated & { readonly id: number; readonly text: string })[],
): Promise<ReadonlyMap<number, readonly ElsewherePosting[]>> {
  if (lines.length === 0) return new Map();
  const { amounts, from, to } = around(lines);
  const { rows } = await sql<ElsewherePosting & { amount: number; names: string[] }>`
    select p.id as posting_id, j.id as journal_id, j.business_date, j.event, ${documentOf} as document, j.note, ${personName('j.staff_id')} as staff,
      j.staff_id, ${involvedUsers} as hands, t.name as bank_account, t.id as bank_account_id, t.is_default, p.amount, ${referencesOf} as names
    from bank_account t
    join account a on ${ledgerOfBank}
    join bank_unseen u on u.account_id = a.id ${postingOfUnmatched}
    where t.id <> ${accountId} and u.amount = any(${amounts}::bigint[])
      and u.business_date between ${from}::date and ${to}::date
      and not ${isReversed}
    order by p.id`.execute(db);
  return new Map(
    lines.map(({ id, day, amount, text }) => [
      id,
      rows
        .filter((row) => row.amount === amount && namesReference(text, row.names))
        .toSorted((one, other) => away(one.business_date, day) - away(other.business_date, day)),
    ]),
  );
}

/**
 * Finds the reverse: unmatched lines of other accounts that name postings of this one, whose expected money came in there. One statement for any
 * number of postings. By posting id, nearest day first.
 */
export async function readLinesElsewhere(
  db: Database,
  accountId: number,
  postings: readonly (Dated & { readonly id: number; readonly names: readonly string[] })[],
): Promise<ReadonlyMap<number, readonly ElsewhereLine[]>> {
  if (postings.length === 0) return new Map();
  const { amounts, from, to } = around(postings);
  const { rows } = await sql<ElsewhereLine>`
    select x.id as line_id, x.day, x.amount, t.name as bank_account, x.reference || ' ' || x.details as text
    from bank_line x join bank_account t on t.id = x.bank_account_id
    where x.bank_account_id <> ${accountId} and x.posting_id is null and x.amount = any(${amounts}::bigint[])
      and x.day between ${from}::date and ${to}::date
    order by x.id`.execute(db);
  return new Map(
    postings.map(({ id, day, amount, names }) => [
      id,
      rows
        .filter((row) => row.amount === amount && namesReference(row.text, names))
        .toSorted((one, other) => away(one.day, day) - away(other.day, day)),
    ]),
  );
}

const away = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** The searched amounts, and the range of days. */
function around(rows: readonly Dated[]) {
  const days = rows.map(({ day }) => day).toSorted();
  return {
    amounts: [...new Set(rows.map(({ amount }) => amount))],
    from: addDays(days[0] ?? '', -nearDays),
    to: addDays(days.at(-1) ?? '', nearDays),
  };
}
