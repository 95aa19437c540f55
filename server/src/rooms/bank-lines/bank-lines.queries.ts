import { sql, type RawBuilder } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { readNumber } from '@waybill/domain/kernel/number-rules.ts';
import { offered } from '@waybill/domain/kernel/who-may.ts';
import {
  bankLineAt,
  bankLineLife,
  bankLineSteps,
  bookedMethods,
  decideBankLine,
  movedMethod,
  type BankLineFacts,
} from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { bankFeeList, bankLineList } from '@waybill/contract/rooms/bank-lines/bank-lines.columns.ts';
import type {
  BankFeeRow,
  BankLineDetail,
  BankLineRow,
  MatchCandidate,
} from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { byNumber, datesOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { personName } from '../../kernel/sql/names.ts';
import { contains, containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import {
  journalOfPosting,
  journalOfPostingIfAny,
  documentOf,
  involvedUsers,
  isReversed,
  readElsewhere,
  postingOfUnmatched,
} from '../bank-accounts/bank-postings.door.ts';
import { ledgerOfBank } from '../bank-accounts/bank-accounts.door.ts';
import { readOutflowLimits, readOutflowRoom, type Leaving } from '../outflows/outflows.door.ts';
import { ownKindKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import type { LockedBankLine } from './bank-lines.store.ts';
import { readProposedPayouts } from './settled-payments.queries.ts';

const amountBound = (compare: '>=' | '<=') => (value: string) => {
  const amount = readNumber(value);
  return amount === null || !Number.isInteger(amount)
    ? sql<boolean>`false`
    : sql<boolean>`abs(x.amount) ${sql.raw(compare)} ${amount}::bigint`;
};
const id = sql`x.id`;

/** Statement lines of all bank accounts, with their matches (M-06). */
export const bankLineSource = listSource<BankLineRow>({
  definition: bankLineList,
  id,
  from: sql`bank_line x
    join bank_account t on t.id = x.bank_account_id
    join bank_file f on f.id = x.bank_file_id
    left join posting p on p.id = x.posting_id ${journalOfPostingIfAny}`,
  columns: sql`x.id, t.name as bank_account, x.bank_account_id, x.day, x.amount, to_char(x.pyas / 100.0, 'FM999,999,999,999,990.00') as exact, x.reference, x.details, x.status, x.how, j.id as journal_id,
    coalesce(${documentOf}, case when x.how = ${movedMethod} then j.note end) as document, ${personName('x.matched_by')} as matched_by, x.matched_at,
    ${personName('x.confirmed_by')} as confirmed_by, x.confirmed_at, f.name as file_name, x.row as row_no,
    null::text as elsewhere`,
  scope: () => sql<boolean>`true`,
  sort: { id, day: sql`x.day`, amount: sql`x.amount` },
  search: (term) => contains('x.search_key', term),
  gather: withElsewhere,
  filters: {
    status: sameText('x.status'),
    bank_account_id: sameNumber('x.bank_account_id'),
    how: sameText('x.how'),
    ...datesOf('x.day'),
    amount_from: amountBound('>='),
    amount_to: amountBound('<='),
  },
});

/** Adds to unmatched lines the postings of other accounts that they name; one statement for each bank account. */
async function withElsewhere(db: Database, raws: readonly BankLineRow[]): Promise<readonly BankLineRow[]> {
  const open = raws.filter(({ status }) => status === bankLineAt.open);
  const found = new Map<number, string>();
  for (const account of new Set(open.map(({ bank_account_id }) => bank_account_id))) {
    const own = open.filter(({ bank_account_id }) => bank_account_id === account);
    const lines = own.map((line) => ({ ...line, text: textOf(line) }));
    for (const [lineId, [first]] of await readElsewhere(db, account, lines))
      if (first) found.set(lineId, first.bank_account);
  }
  return raws.map((raw) => ({ ...raw, elsewhere: found.get(raw.id) ?? null }));
}

const textOf = ({ reference, details }: Pick<BankLineRow, 'reference' | 'details'>) => `${reference} ${details}`;

/** The other side of a charge: the bank account that was charged. */
const chargedAccount = (of: RawBuilder<unknown>) => sql`(
  select ${of}
  from posting q
  join account a on a.id = q.account_id and a.kind = 'bank'
  join bank_account t on ${ledgerOfBank}
  where q.journal_id = p.journal_id
  limit 1)`;

/** Booked bank charges, newest first; those of transfers, clearances and statements alike. */
export const bankFeeSource = listSource<BankFeeRow>({
  definition: bankFeeList,
  id: sql`p.id`,
  from: sql`account e join posting p on p.account_id = e.id ${journalOfPosting}`,
  columns: sql`p.id, j.business_date, j.event, ${documentOf} as document, j.note, p.amount, ${chargedAccount(sql`t.name`)} as bank_account,
    ${personName('j.staff_id')} as staff, j.id as journal_id`,
  scope: () => sql<boolean>`(e.kind = 'expense' and e.name = 'bank_statement_fee')`,
  sort: { id: sql`p.id` },
  search: (term) => containsIn(sql`translate(lower(concat(j.note, ${documentOf})), ' -./', '')`, term),
  filters: {
    bank_account_id: (value) => byNumber(value, (number) => sql<boolean>`${chargedAccount(sql`t.id`)} = ${number}`),
    ...datesOf('j.business_date'),
  },
  row: (raw) => raw,
});

/** Reads all facts that the rules need for a line and this user. */
export async function readBankLineFacts(
  db: Database,
  viewer: SessionViewer,
  line: Pick<LockedBankLine, 'status' | 'amount' | 'bank_file_id' | 'bank_account_id'>,
  now: Date,
): Promise<BankLineFacts> {
  const leaving = await outflowOfLine(db, line, viewer);
  const [brought_by = 0] = leaving.people;
  const room =
    line.amount < 0
      ? await readOutflowRoom(db, viewer, leaving, now)
      : {
          ...(await readOutflowLimits(db, leaving.kind, viewer, now)),
          left_today: await readInterestAlone(db, leaving.people, now),
        };
  return {
    status: line.status,
    amount: line.amount,
    brought_by,
    by_another: await confirmedByAnother(db, brought_by, viewer.id, now),
    limit: room.limit,
    left_today: room.left_today,
  };
}

/** Outflow of a bank charge: counted by its account, and by the users who import the statement and book the line, the importer first. */
export async function outflowOfLine(
  db: Database,
  { bank_file_id, bank_account_id }: Pick<LockedBankLine, 'bank_file_id' | 'bank_account_id'>,
  viewer: Pick<SessionViewer, 'id'>,
): Promise<Leaving> {
  const { rows } = await sql<{ brought_by: number }>`
    select brought_by from bank_file where id = ${bank_file_id}`.execute(db);
  const people = [...new Set([rows[0]?.brought_by ?? 0, viewer.id])];
  return { kind: 'bank_charge', keys: ownKindKeys('bank_charge', `account:${bank_account_id}`, people), people };
}

/**
 * Sums the interest that these users booked alone today: lines that they imported, or that an account controlled by them did, and the reverse. A
 * second account does not make a second limit.
 */
async function readInterestAlone(db: Database, people: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql<{ brought_by: number; matched_by: number; amount: number }>`
    select g.brought_by, x.matched_by, sum(x.amount)::bigint as amount
    from bank_line x
    join posting p on p.id = x.posting_id
    join journal j on j.id = p.journal_id
    join bank_file g on g.id = x.bank_file_id
    where x.how = any(${[...bookedMethods]}::text[]) and x.amount > 0 and j.business_date >= ${businessDate(now)}::date
      and (g.brought_by = any(${[...people]}::bigint[]) or x.matched_by = any(${[...people]}::bigint[]))
    group by 1, 2`.execute(db);
  let sum = 0;
  for (const { brought_by, matched_by, amount } of rows)
    if (!(await confirmedByAnother(db, brought_by, matched_by, now))) sum += amount;
  return sum;
}

/** Days around a line within which matches are offered. */
const offeredDays = 60;

type Candidate = Omit<MatchCandidate, 'bank_account'> & {
  readonly staff_id: number | null;
  readonly hands: readonly number[];
};

/** Reads unmatched postings of the same account and amount, the nearest first; or the requested one. */
export async function readCandidates(
  db: Database,
  line: Pick<LockedBankLine, 'bank_account_id' | 'amount' | 'day'>,
  postingId: number | null = null,
): Promise<Candidate[]> {
  const which =
    postingId === null
      ? sql`u.business_date between ${addDays(line.day, -offeredDays)}::date and ${addDays(line.day, offeredDays)}::date`
      : sql`u.posting_id = ${postingId}`;
  const { rows } = await sql<Candidate>`
    select p.id as posting_id, j.id as journal_id, j.business_date, j.event, ${documentOf} as document, j.note, ${personName('j.staff_id')} as staff, j.staff_id, ${involvedUsers} as hands
    from bank_account t
    join account a on ${ledgerOfBank}
    join bank_unseen u on u.account_id = a.id ${postingOfUnmatched}
    where t.id = ${line.bank_account_id} and u.amount = ${line.amount} and ${which} and not ${isReversed}
    order by abs(j.business_date - ${line.day}::date), p.id limit 20`.execute(db);
  return rows;
}

const shownOf = ({ posting_id, journal_id, business_date, event, document, note, staff }: Candidate) => ({
  posting_id,
  journal_id,
  business_date,
  event,
  document,
  note,
  staff,
});

/** Reads one line with possible matches and commands; `null` when it does not exist. */
export async function readBankLine(
  db: Database,
  viewer: SessionViewer,
  lineId: number,
  now: Date,
): Promise<BankLineDetail | null> {
  const rows = await readRecords(
    db,
    sql<BankLineRow & { brought_by: string; bank_file_id: number; version: number }>`
    select ${bankLineSource.columns}, ${personName('f.brought_by')} as brought_by, x.bank_file_id, x.version
    from ${bankLineSource.from} where x.id = ${lineId}`,
  );
  if (!rows[0]) return null;
  const { bank_file_id, brought_by, version, ...raw } = rows[0];
  const facts = await readBankLineFacts(db, viewer, { ...raw, bank_file_id }, now);
  const open = commandsFrom(bankLineLife, raw.status);
  const commands = bankLineSteps.filter((step) => open.includes(step));
  const elsewhere = commands.includes('match')
    ? ((await readElsewhere(db, raw.bank_account_id, [{ ...raw, text: textOf(raw) }])).get(lineId) ?? [])
    : [];
  const [first] = elsewhere;
  const payouts = open.includes('gather') ? await readProposedPayouts(db, raw) : [];
  return {
    ...raw,
    elsewhere: first?.bank_account ?? null,
    brought_by,
    version,
    candidates: commands.includes('match')
      ? [
          ...(await readCandidates(db, raw)).map((one) => ({ ...shownOf(one), bank_account: null })),
          ...elsewhere.map((one) => ({ ...shownOf(one), bank_account: one.bank_account })),
        ]
      : [],
    payouts,
    actions: commands.flatMap((command) => {
      if (command === 'gather' && payouts.length === 0) return [];
      const decided = decideBankLine(viewer, facts, command);
      const action = offered(command, decided, bankLineLife.commands[command].permission);
      return ['bank_line_no_charge', 'bank_line_no_interest'].includes(action.blocked ?? '') ? [] : [action];
    }),
  };
}

/** Sums of the list of fees. */
export const feeSums = { amount: sql`p.amount` };
