import { sql } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { namesReference } from '@waybill/domain/rooms/bank-lines/match-lines.ts';
import type { MatchCandidate } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import { ledgerOfBank } from './bank-accounts.queries.ts';
import { documentOf, handsOf, isTakenBack, referencesOf, unseenPostings } from './bank-postings.ts';

/** A posting that a line names and the books have on another account, with everybody who has a hand in it. */
export interface ElsewherePosting extends MatchCandidate {
  readonly bank_account: string;
  readonly bank_account_id: number;
  readonly is_default: boolean;
  readonly staff_id: number | null;
  readonly hands: readonly number[];
}

/** So many days around a line are looked at. */
const nearDays = 60;

/**
 * What lines of one bank account name that the books have on another: of the same amount, and not seen there. A payment that came in on the wrong account.
 * One statement for any number of lines, over what the bank has not shown. By the id of the line, the nearest day first.
 */
export async function readElsewhere(
  db: Database,
  accountId: number,
  lines: readonly { readonly id: number; readonly day: string; readonly amount: number; readonly text: string }[],
): Promise<ReadonlyMap<number, readonly ElsewherePosting[]>> {
  if (lines.length === 0) return new Map();
  const days = lines.map(({ day }) => day).toSorted();
  const { rows } = await sql<ElsewherePosting & { amount: number; names: string[] }>`
    select p.id as posting_id, j.id as journal_id, j.business_date, j.event, ${documentOf} as document, j.note, ${personName('j.staff_id')} as staff,
      j.staff_id, ${handsOf} as hands, t.name as bank_account, t.id as bank_account_id, t.is_default, p.amount, ${referencesOf} as names
    from bank_account t
    join account a on ${ledgerOfBank}
    join (${unseenPostings}) on u.account_id = a.id
    where t.id <> ${accountId} and u.amount = any(${[...new Set(lines.map(({ amount }) => amount))]}::bigint[])
      and u.business_date between ${addDays(days[0] ?? '', -nearDays)}::date and ${addDays(days.at(-1) ?? '', nearDays)}::date
      and not ${isTakenBack}
    order by p.id`.execute(db);
  const away = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));
  return new Map(
    lines.map(({ id, day, amount, text }) => [
      id,
      rows
        .filter((row) => row.amount === amount && namesReference(text, row.names))
        .toSorted((one, other) => away(one.business_date, day) - away(other.business_date, day)),
    ]),
  );
}
