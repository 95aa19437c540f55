import { sql, type Transaction } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { bankLineAt, type BankLineState, type MatchMethod } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { matchDays, type OpenStatementLine, type OpenPosting } from '@waybill/domain/rooms/bank-lines/match-lines.ts';
import type { DateOrder } from '@waybill/domain/rooms/bank-lines/statement-dates.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import { personName } from '../../kernel/sql/names.ts';
import { involvedUsers, isReversed, referencesOf, postingOfUnmatched } from '../bank-accounts/bank-postings.door.ts';
import { ledgerOfBank, lockBank } from '../bank-accounts/bank-accounts.door.ts';
import type { TakenStatementLine } from './take-statement.ts';

type Tx = Transaction<Tables>;

export type LockedBankLine = TableRow<'bank_line'>;

/** Locks the bank first, so that one posting is never matched to two lines. */
export async function lockBankLine(tx: Tx, id: number): Promise<LockedBankLine | null> {
  await lockBank(tx);
  return lockRow(tx, 'bank_line x', id);
}

/** Inserts a file; null when one with the same lines was imported for this account before. */
export async function insertBankFile(
  tx: Tx,
  file: { accountId: number; name: string; hash: string; lines: number; by: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_file (bank_account_id, name, content_hash, lines, brought_by, brought_at)
    values (${file.accountId}, ${file.name}, ${file.hash}, ${file.lines}, ${file.by}, ${file.now})
    on conflict (bank_account_id, content_hash) do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Reads who imported the same lines before, and when. */
export async function readFileTwin(tx: Tx, accountId: number, hash: string): Promise<{ by: string; at: Date } | null> {
  const { rows } = await sql<{ by: string; at: Date }>`
    select ${personName('f.brought_by')} as by, f.brought_at as at
    from bank_file f
    where f.bank_account_id = ${accountId} and f.content_hash = ${hash}`.execute(tx);
  return rows[0] ?? null;
}

/** Inserts all lines of a file and the sums of each day by one statement; lines of an earlier file are skipped. Returns the number of new lines. */
export async function insertBankLines(
  tx: Tx,
  of: { accountId: number; fileId: number; now: Date },
  lines: readonly TakenStatementLine[],
): Promise<number> {
  const rows = lines.map((line) => ({
    ...line,
    search_key: [line.reference, line.details].map((text) => searchKey(text)).join(' '),
  }));
  const { rows: kept } = await sql<{ n: number }>`
    with made as (
      insert into bank_line (bank_account_id, bank_file_id, row, day, amount, pyas, reference, details, line_key, nth, status, search_key, created_at, updated_at)
      select ${of.accountId}, ${of.fileId}, row, day, amount, pyas, reference, details, line_key, nth, ${bankLineAt.open}, search_key, ${of.now}::timestamptz, ${of.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(row int, day date, amount bigint, pyas bigint, reference text, details text, line_key text, nth int,
        search_key text)
      order by row
      on conflict (bank_account_id, line_key, nth) do nothing
      returning bank_account_id, day, amount
    ), days as (
      insert into bank_day as d (bank_account_id, day, amount)
      select bank_account_id, day, sum(amount)::bigint from made group by 1, 2 order by 2
      on conflict (bank_account_id, day) do update set amount = d.amount + excluded.amount
    )
    select count(*)::int as n from made`.execute(tx);
  return kept[0]?.n ?? 0;
}

/** Keeps the order of day and month that a person answered, so that later statements of the account are not asked again. */
export async function keepDateOrder(tx: Tx, accountId: number, order: DateOrder): Promise<void> {
  await tx.updateTable('bank_account').set({ date_order: order }).where('id', '=', accountId).execute();
}

/** An unmatched line with its importer, and a posting with all its users. */
type BroughtLine = OpenStatementLine & { readonly brought_by: number };
type HandledPosting = OpenPosting & { readonly hands: readonly number[] };

/** A line older than this is matched only by a user. */
const openDays = 60;

/** Reads unmatched lines around these days, and the postings that may match: two statements for any number. */
export async function readOpen(
  tx: Tx,
  accountId: number,
  days: { readonly from: string; readonly to: string },
): Promise<{ lines: BroughtLine[]; postings: HandledPosting[] }> {
  const from = addDays(days.from, -openDays);
  const lines = await sql<BroughtLine>`
    select x.id, x.day, x.amount, x.reference || ' ' || x.details as text, f.brought_by
    from bank_line x join bank_file f on f.id = x.bank_file_id
    where x.bank_account_id = ${accountId} and x.posting_id is null and not x.by_hand and x.day between ${from}::date and ${days.to}::date`.execute(
    tx,
  );
  const postings = await sql<HandledPosting>`
    select p.id, j.business_date as day, p.amount, ${referencesOf} as "references", ${involvedUsers} as hands
    from bank_account t
    join account a on ${ledgerOfBank}
    join bank_unseen u on u.account_id = a.id ${postingOfUnmatched}
    where t.id = ${accountId} and u.business_date between ${addDays(from, -matchDays)}::date and ${addDays(days.to, matchDays)}::date
      and not ${isReversed}`.execute(tx);
  return { lines: lines.rows, postings: postings.rows };
}

/** Matches lines to postings, confirmed or waiting for a second person: one statement for any number. */
export async function setMatched(
  tx: Tx,
  pairs: readonly { readonly line_id: number; readonly posting_id: number; readonly status: BankLineState }[],
  { how, by, now }: { readonly how: MatchMethod; readonly by: number; readonly now: Date },
): Promise<void> {
  await sql`
    with seen as (
      update bank_line x
      set posting_id = m.posting_id, posted_on = u.business_date, how = ${how}, matched_by = ${by}, matched_at = ${now}, status = m.status,
        version = ${nextVersion}, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as m(line_id bigint, posting_id bigint, status text)
      join bank_unseen u on u.posting_id = m.posting_id
      where x.id = m.line_id and x.posting_id is null
      returning x.posting_id
    )
    delete from bank_unseen u using seen s where u.posting_id = s.posting_id`.execute(tx);
}

/** Matches the line to a posting moved from another account, where it is no longer expected. */
export async function setMoved(tx: Tx, id: number, movedPostingId: number): Promise<void> {
  await tx.updateTable('bank_line').set({ moved_posting_id: movedPostingId }).where('id', '=', id).execute();
}

/** Marks the match as confirmed by a second person. */
export async function setConfirmed(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('bank_line')
    .set({ status: bankLineAt.matched, confirmed_by: by, confirmed_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Removes a line's match; the bank has then not shown its posting. */
export async function setUnmatched(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`
    with was as materialized (
      select p.id, p.account_id, x.posted_on, p.amount from bank_line x join posting p on p.id = x.posting_id where x.id = ${id}
    ), open as (
      update bank_line
      set posting_id = null, moved_posting_id = null, posted_on = null, how = null, matched_by = null, matched_at = null, confirmed_by = null, confirmed_at = null, by_hand = true, status = ${bankLineAt.open},
        version = ${nextVersion}, updated_at = ${now}
      where id = ${id}
    )
    insert into bank_unseen (posting_id, account_id, business_date, amount)
    select id, account_id, posted_on, amount from was`.execute(tx);
}
