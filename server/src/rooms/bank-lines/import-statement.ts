import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bankLineAt, stateOfMatch } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { matchLines } from '@waybill/domain/rooms/bank-lines/match-lines.ts';
import type { statementForm } from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import {
  doubtsOf,
  failureRefusal,
  isOtherAccount,
  statementProblem,
} from '@waybill/domain/rooms/bank-lines/statement-doubts.ts';
import { statementFields, type AccountHeadings } from '@waybill/domain/rooms/bank-lines/statement-columns.ts';
import { isDoubtfulRow, leftReasons } from '@waybill/domain/rooms/bank-lines/statement-rows.ts';
import type { ImportedStatement, StatementPreview } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { lockBank } from '../bank-accounts/bank-accounts.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import {
  insertBankFile,
  insertBankLines,
  keepDateOrder,
  readFileTwin,
  readOpen,
  setMatched,
} from './bank-lines.store.ts';
import { followTransfers } from './change-bank-line.ts';
import { takeStatement } from './take-statement.ts';

type Wish = FormValues<typeof statementForm>;

/** Headings and order of dates of earlier statements, where those of the account do not apply. */
export type StatementHabits = Pick<TableRow<'payment_channel'>, 'date_order'> & {
  readonly headings: AccountHeadings | null;
};

/** Reads the file of a request under the headings of its account or these; a refusal when no line of it can be read. */
export async function readStatementFile(
  db: Database,
  { bank_account_id, file: facts, date_order, encoding }: Wish,
  habits: StatementHabits = { headings: null, date_order: null },
) {
  const account = await db.selectFrom('bank_account').selectAll().where('id', '=', bank_account_id).executeTakeFirst();
  if (!account) return refuse('validation_failed', { fields: { bank_account_id: [{ code: 'select' }] } });
  const file = uploadOf(facts, 'file');
  const usual = habits.date_order ?? account.date_order;
  const taken = await takeStatement(file, habits.headings ?? account, { answered: date_order, usual, encoding });
  if ('readings' in taken) return refuse('file_asks', { values: { ...taken } });
  if ('problem' in taken) return refuse('validation_failed', { fields: { file: [taken.problem] } });
  return 'reading' in taken ? { account, file, ...taken } : failureRefusal(taken);
}

const shown = { lines: 20, rows: 100, gaps: 20 } as const;

/** Reads a statement for review: what would be taken, what is left out and why, what has to be answered. Stores nothing. */
export async function previewStatement(
  { db }: ReadContext,
  wish: Wish,
  habits?: StatementHabits,
): Promise<{ data: StatementPreview } | Refusal> {
  const read = await readStatementFile(db, wish, habits);
  if (isRefusal(read)) return read;
  const { account, lines, reading } = read;
  const { table, order, left, gaps, jumps, joined, opening, closing, accountNumber } = reading;
  const days = lines.map(({ day }) => day).toSorted();
  const sum = (isIn: boolean) =>
    lines.reduce((all, { amount }) => (amount > 0 === isIn ? all + Math.abs(amount) : all), 0);
  return {
    data: {
      lines: lines.length,
      money_in: sum(true),
      money_out: sum(false),
      first_day: days[0] ?? null,
      last_day: days.at(-1) ?? null,
      opening,
      closing,
      columns_by: table.by,
      columns: statementFields.flatMap((field) => {
        const at = table.at[field];
        return at === undefined ? [] : [{ field, heading: table.head[at] ?? '' }];
      }),
      other_account: isOtherAccount(accountNumber, account.number) ? accountNumber : null,
      date_order: wish.date_order ?? order.order,
      date_sure: order.isSure,
      date_example: order.example,
      rounded: lines.filter(({ pyas }) => pyas !== null).length,
      joined,
      sample: lines.slice(0, shown.lines).map(({ line_key: _, nth: __, ...line }) => line),
      left: leftReasons
        .map((why) => ({ why, count: left.filter((one) => one.why === why).length, doubtful: isDoubtfulRow(why) }))
        .filter(({ count }) => count > 0),
      left_rows: left
        .toSorted((a, b) => Number(isDoubtfulRow(b.why)) - Number(isDoubtfulRow(a.why)))
        .slice(0, shown.rows),
      gap_count: gaps.length,
      gaps: gaps.slice(0, shown.gaps),
      jumps: jumps.slice(0, shown.gaps).map(({ row, day }) => ({ row, day })),
      doubts: doubtsOf(reading),
    },
  };
}

/**
 * Imports a statement: new lines are inserted, and those that name their document are matched at once; they wait for a second person where the
 * importer took part in the document. Refused while a question about the file is open. The same file is refused (`bank_file_twice`), the same line of
 * another file is skipped.
 */
export async function importStatement(
  context: CommandContext,
  wish: Wish,
): Promise<{ data: ImportedStatement } | Refusal> {
  const { tx, viewer, now } = context;
  const read = await readStatementFile(tx, wish);
  if (isRefusal(read)) return read;
  const { account, file, lines, hash, reading } = read;
  const problem = statementProblem(reading, wish);
  if (problem) return problem;
  if (lines.length === 0) return refuse('validation_failed', { fields: { file: [{ code: 'sheet_empty' }] } });
  await lockBank(tx);
  const fileId = await insertBankFile(tx, {
    accountId: account.id,
    name: file.name,
    hash,
    lines: lines.length,
    by: viewer.id,
    now,
  });
  if (fileId === null) {
    const twin = await readFileTwin(tx, account.id, hash);
    return refuse('bank_file_twice', { values: { by: twin?.by ?? '', at: twin ? formatDateTime(twin.at) : '' } });
  }
  const lines_new = await insertBankLines(tx, { accountId: account.id, fileId, now }, lines);
  const days = lines.map(({ day }) => day).toSorted();
  const open = await readOpen(tx, account.id, { from: days[0] ?? '', to: days.at(-1) ?? '' });
  const pairs = await statesOf(context, open, matchLines(open.lines, open.postings));
  await setMatched(tx, pairs, { how: 'auto', by: viewer.id, now });
  const lines_waiting = pairs.filter(({ status }) => status === bankLineAt.waiting).length;
  await followTransfers(
    context,
    pairs.map(({ posting_id }) => posting_id),
  );
  const learned = reading.order.example !== null && wish.date_order !== account.date_order ? wish.date_order : null;
  if (learned !== null) await keepDateOrder(tx, account.id, learned);
  const counts = {
    lines_new,
    lines_known: lines.length - lines_new,
    lines_matched: pairs.length - lines_waiting,
    lines_waiting,
  };
  context.audit({
    room: 'bank_lines',
    record: `file-${fileId}`,
    name: account.name,
    action: 'bring',
    branchId: null,
    after: {
      bank_account_id: account.id,
      file_name: file.name,
      lines_new,
      lines_known: counts.lines_known,
      matched_count: counts.lines_matched,
      waiting_count: lines_waiting,
      left_count: reading.left.length,
      gap_count: reading.gaps.length,
      agreed: doubtsOf(reading),
      ...(learned !== null && { date_order: learned }),
    },
  });
  context.publish({ topic: 'bank_line', payload: {} });
  return { data: counts };
}

/**
 * Returns which of these are confirmed, and which wait, by the importer of each line, who may be another user of long ago. Few users import
 * statements and book documents, so each pair is checked once.
 */
async function statesOf(
  { tx, now }: CommandContext,
  { lines, postings }: Awaited<ReturnType<typeof readOpen>>,
  pairs: ReturnType<typeof matchLines>,
) {
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const postingOf = new Map(postings.map((posting) => [posting.id, posting]));
  const known = new Map<string, boolean>();
  const areApart = async (bringer: number, hand: number) => {
    const key = `${bringer} ${hand}`;
    const apart = known.get(key) ?? (await confirmedByAnother(tx, bringer, hand, now));
    known.set(key, apart);
    return apart;
  };
  const found = [];
  for (const pair of pairs) {
    const bringer = lineOf.get(pair.line_id)?.brought_by ?? 0;
    let bringer_apart = true;
    for (const hand of new Set(postingOf.get(pair.posting_id)?.hands))
      bringer_apart = bringer_apart && (await areApart(bringer, hand));
    const status = stateOfMatch('auto', { bringer_apart, by_another: false }) ?? bankLineAt.open;
    found.push({ ...pair, status });
  }
  return found;
}
