import { sql } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { offered } from '@waybill/domain/kernel/who-may.ts';
import { bankBalanceProblem, entersClosing, verdictOf } from '@waybill/domain/rooms/bank-lines/closing-balance.ts';
import { bankLineAt, mostConfirmed } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import type { UnmatchedRow, Reconciliation } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { ledgerOfBank, readBankAccount } from './bank-accounts.queries.ts';
import {
  documentOf,
  journalOfPosting,
  movedTo,
  postingOfUnmatched,
  referencesOf,
  reversedOn,
} from './bank-postings.sql.ts';
import { readElsewhere, readLinesElsewhere, type ElsewhereLine, type ElsewherePosting } from './elsewhere.queries.ts';
import { readBringers, readClosing, readLastLineDay } from './closing-balance.queries.ts';

const shown = 200;
type Found = Omit<UnmatchedRow, 'elsewhere'>;
const notGone = sql`null::date as gone, null::text as gone_to`;
const namedBy = (one: ElsewherePosting | undefined) =>
  one ? { document: one.document ?? '', bank_account: one.bank_account, line_id: null } : null;
const waitedFor = (document: string, one: ElsewhereLine | undefined) =>
  one ? { document, bank_account: one.bank_account, line_id: one.line_id } : null;

/**
 * Reads the balances of bank and ledger at the end of a day, and everything that only one of them has until then: lines whose posting is missing or
 * later, and postings whose line is, or that were reversed since. The two sums explain the difference; the rest was there before the first statement.
 * It reads the days of the bank, open items, and what came after the day, independent of the length of the history, because a line and its posting
 * have the same amount. Lines that wait for a second person are no difference, but nothing agrees before they are confirmed.
 */
export async function readReconciliation(
  db: Database,
  viewer: SessionViewer,
  { id, day }: { readonly id: number; readonly day: string },
  now: Date,
): Promise<Reconciliation | null> {
  const account = await readBankAccount(db, id);
  if (!account) return null;
  const of = sql`(select a.id from account a join bank_account t on t.id = ${id} where ${ledgerOfBank})`;
  const { rows: sums } = await sql<{ bank: number; later: number }>`
    select ${account.opening_balance}::bigint + coalesce((select sum(d.amount) from bank_day d where d.bank_account_id = ${id} and d.day <= ${day}::date), 0)::bigint as bank,
      (coalesce((select sum(u.amount) from bank_unseen u where u.account_id = ${of} and u.business_date > ${day}::date), 0)
        + coalesce((select sum(x.amount) from bank_line x where x.bank_account_id = ${id} and x.posting_id is not null and x.posted_on > ${day}::date), 0)
        + coalesce((select sum(g.amount) from bank_gathered g where g.account_id = ${of} and g.gathered_on > ${day}::date and g.business_date > ${day}::date), 0))::bigint as later`.execute(
    db,
  );
  const lines = await sql<Found & { total: number }>`
    with apart as (
      select x.id, x.amount from bank_line x where x.bank_account_id = ${id} and x.posting_id is null and x.day <= ${day}::date
      union all
      select x.id, x.amount from bank_line x
      where x.bank_account_id = ${id} and x.posting_id is not null and x.posted_on > ${day}::date and x.day <= ${day}::date
    )
    select x.id, j.id as journal_id, x.day, x.amount, concat_ws(' · ', nullif(x.details, ''), nullif(x.reference, '')) as what, j.event,
      ${personName('f.brought_by')} as owner, x.posted_on as later, ${notGone}, (select sum(amount) from apart)::bigint as total
    from apart
    join bank_line x on x.id = apart.id
    join bank_file f on f.id = x.bank_file_id
    left join posting p on p.id = x.posting_id
    left join journal j on j.id = p.journal_id
    order by x.day, x.id limit ${shown}`.execute(db);
  const postings = await sql<Found & { total: number; names: string[] }>`
    with unseen as materialized (
      select u.posting_id as id, u.amount, ${reversedOn} as gone, ${movedTo} as gone_to
      from bank_unseen u ${postingOfUnmatched}
      where u.account_id = ${of} and u.business_date <= ${day}::date
    ), apart as (
      select id, amount, null::date as later, gone, gone_to from unseen where gone is null or gone > ${day}::date
      union all
      select x.posting_id, x.amount, x.day, null, null from bank_line x
      where x.bank_account_id = ${id} and x.posting_id is not null and x.day > ${day}::date and x.posted_on <= ${day}::date
      union all
      select g.posting_id, g.amount, g.gathered_on, null, null from bank_gathered g
      where g.account_id = ${of} and g.gathered_on > ${day}::date and g.business_date <= ${day}::date
    )
    select p.id, j.id as journal_id, j.business_date as day, p.amount, coalesce(${documentOf}, j.note, '') as what, j.event,
      ${personName('j.staff_id')} as owner, apart.later, apart.gone, apart.gone_to, ${referencesOf} as names, (select sum(amount) from apart)::bigint as total
    from apart join posting p on p.id = apart.id ${journalOfPosting}
    order by j.business_date, p.id limit ${shown}`.execute(db);
  const { rows: openings } = await sql<NonNullable<Reconciliation['opening']>>`
    select o.amount, ${personName('o.created_by')} as created_by, ${personName('o.confirmed_by')} as confirmed_by
    from opening_balance o where o.bank_account_id = ${id} and o.status = ${openingBalanceLife.at.complete}`.execute(
    db,
  );
  const waiting = await readWaiting(db, viewer, { id, day }, now);
  const last_day = await readLastLineDay(db, id, day);
  const closing = await readClosing(db, id, last_day);
  const { bank = 0, later = 0 } = sums[0] ?? {};
  const ledger = account.ledger_balance - later;
  const [lines_sum, postings_sum] = [lines.rows[0]?.total ?? 0, postings.rows[0]?.total ?? 0];
  const difference = bank - ledger;
  const apart = (rows: readonly (Found & { total: number })[]) => rows.map(({ total: _, ...row }) => row);
  const open = lines.rows.filter(({ later: on }) => on === null).map(({ what, ...row }) => ({ ...row, text: what }));
  const elsewhere = await readElsewhere(db, id, open);
  const waits = postings.rows.filter(({ later: on, gone }) => on === null && gone === null);
  const cameIn = await readLinesElsewhere(db, id, waits);
  return {
    account,
    day,
    bank,
    ledger,
    difference,
    lines_sum,
    postings_sum,
    opening: openings[0] ?? null,
    start: difference - lines_sum + postings_sum,
    lines: apart(lines.rows).map((row) => ({ ...row, elsewhere: namedBy(elsewhere.get(row.id)?.[0]) })),
    postings: apart(postings.rows.map(({ names: _, ...row }) => row)).map((row) => ({
      ...row,
      elsewhere: waitedFor(row.what, cameIn.get(row.id)?.[0]),
    })),
    waiting,
    last_day,
    closing,
    verdict: verdictOf({
      has_lines: last_day !== null,
      difference,
      apart: lines.rows.length + postings.rows.length,
      waiting: waiting.length,
      confirmed: closing?.complete ?? false,
    }),
    actions: last_day === null || closing?.complete ? [] : [await offeredClosing(db, viewer, { id, last_day }, now)],
  };
}

/** Reads lines up to the day that a second person has to check, oldest first, with whether this user may. */
async function readWaiting(
  db: Database,
  viewer: SessionViewer,
  { id, day }: { readonly id: number; readonly day: string },
  now: Date,
): Promise<Reconciliation['waiting']> {
  const { rows } = await sql<Found & { brought_by: number }>`
    select x.id, j.id as journal_id, x.day, x.amount, concat_ws(' · ', nullif(x.details, ''), nullif(x.reference, '')) as what, j.event,
      ${personName('f.brought_by')} as owner, null::date as later, ${notGone}, f.brought_by
    from bank_line x
    join bank_file f on f.id = x.bank_file_id
    join posting p on p.id = x.posting_id
    join journal j on j.id = p.journal_id
    where x.bank_account_id = ${id} and x.status = ${bankLineAt.waiting} and x.day <= ${day}::date
    order by x.day, x.id limit ${mostConfirmed}`.execute(db);
  const others = new Set<number>();
  for (const bringer of new Set(rows.map(({ brought_by }) => brought_by)))
    if (can(viewer, entersClosing) && (await confirmedByAnother(db, bringer, viewer.id, now))) others.add(bringer);
  return rows.map(({ brought_by, ...row }) => ({ ...row, elsewhere: null, confirmable: others.has(brought_by) }));
}

async function offeredClosing(
  db: Database,
  viewer: SessionViewer,
  { id, last_day }: { readonly id: number; readonly last_day: string },
  now: Date,
) {
  const bringers = await readBringers(db, { accountId: id, day: last_day }, viewer.id, now);
  return offered('enter_balance', bankBalanceProblem(viewer, bringers), entersClosing);
}
