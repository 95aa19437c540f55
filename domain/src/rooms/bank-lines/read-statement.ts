import { fileEncodings } from '../../kernel/file-types.ts';
import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { checkBalances, checkTotals, type BalanceGap } from './statement-balance.ts';
import {
  findStatementTable,
  foreignCurrencyOf,
  type AccountHeadings,
  type StatementField,
  type StatementTable,
} from './statement-columns.ts';
import { dateOrders, findDateOrder, type DateOrder, type FoundOrder } from './statement-dates.ts';
import { decimalSignOf } from './statement-figures.ts';
import {
  StatementRows,
  type LeftRow,
  type SheetCells,
  type StatementLine,
  type StatementStep,
} from './statement-rows.ts';

/** Maximum size of a statement. */
export const statementBounds = { rows: 10_000, columns: 40, bytes: 24_000_000, fileBytes: 5 * 1024 * 1024 } as const;

/** Doubts that a person has to settle before lines are taken: guessed columns, rows left out though they may be lines, a balance that does not follow. */
export const statementDoubts = ['columns', 'left_out', 'balance'] as const;
export type StatementDoubt = (typeof statementDoubts)[number];

export const statementForm = form({
  bank_account_id: rule.idRef({ required: true }),
  file: rule.file({
    maxBytes: statementBounds.fileBytes,
    types: ['.xlsx', '.csv', '.txt', '.sta', '.mt940', '.940', '.ofx', '.qfx'],
    required: true,
  }),
  date_order: rule.select({ options: dateOrders }),
  encoding: rule.select({ options: fileEncodings }),
  agreed: rule.multiselect({ options: statementDoubts }),
});

/** A statement as read. Amounts of balances in pyas. */
export interface StatementReading {
  /** In the order of time. */
  readonly lines: readonly StatementLine[];
  /** Rows whose words were joined to the line above. */
  readonly joined: number;
  readonly left: readonly LeftRow[];
  readonly table: StatementTable;
  readonly order: FoundOrder;
  readonly gaps: readonly BalanceGap[];
  readonly opening: number | null;
  readonly closing: number | null;
  /** The printed balance follows from line to line, which proves the amounts and their signs. */
  readonly isProven: boolean;
  /** Dates far from the one before, which may be read wrongly. */
  readonly jumps: readonly { readonly row: number; readonly day: string }[];
  /** Number of the account that the file names above its lines. */
  readonly accountNumber: string | null;
}

/** Why nothing can be read: columns not found, no sign of in or out, money of another country. */
export type StatementFailure =
  | { readonly headings: readonly string[] }
  | { readonly unsigned: string }
  | { readonly currency: string };

/** Days between two lines from which a date is probably read wrongly. */
const jumpDays = 40;

/**
 * Reads the lines of a statement whatever its bank prints around them: titles, repeated heads, pages, totals, balances, words on further rows. Amounts
 * need a sign: a column for each direction, a column of words such as Dr and Cr, or a sign in the cell. What may be a line and cannot be read is left
 * out and named. `answered` is the order of day and month that a person has chosen, `usual` that of earlier statements of this account.
 */
export function readStatement(
  rows: readonly SheetCells[],
  headings: AccountHeadings,
  { answered = null, usual = null }: { readonly answered?: DateOrder | null; readonly usual?: DateOrder | null } = {},
): StatementReading | StatementFailure {
  const texts = rows.map(({ cells }) => cells);
  const table = findStatementTable(texts, headings);
  if (!table) return { headings: widest(texts.slice(0, 60)) };
  const currency = currencyOf(table, texts);
  if (currency !== null) return { currency };
  const body = rows.slice(table.headAt + 1);
  const column = (field: StatementField) =>
    body.map(({ cells }) => (table.at[field] === undefined ? '' : (cells[table.at[field]] ?? '')));
  const titles = texts.slice(0, table.headAt).flat();
  const order = findDateOrder(
    [...column('day'), ...column('value_day')].filter((text) => text !== ''),
    titles,
    usual,
  );
  const decimal = decimalSignOf((['out', 'in', 'amount', 'balance'] as const).flatMap(column));
  const reader = new StatementRows(table, decimal, answered ?? order.order ?? 'day');
  reader.readTitles(texts.slice(0, table.headAt), rows);
  for (const row of body) reader.read(row);
  return finish(reader, table, order);
}

function finish(reader: StatementRows, table: StatementTable, order: FoundOrder): StatementReading | StatementFailure {
  const isSingle = table.at.in === undefined;
  const unsigned = isSingle && table.at.sign === undefined ? markUnsigned(reader) : null;
  const steps = inOrderOfTime(reader.steps);
  const { isProven, opening, closing, ...checked } = checkBalances(steps);
  const gaps = [...checked.gaps, ...checkTotals(reader.steps, opening)];
  if (unsigned === 'none' && !isProven) return { unsigned: table.head[table.at.amount ?? -1] ?? '' };
  const read = steps.flatMap((step) => (step.kind === 'line' ? [step.line] : []));
  const lines = read.map(({ exact: _, balance: __, isSigned: ___, ...line }) => line);
  const jumps = lines.filter(({ day }, at) => at > 0 && daysBetween(lines[at - 1]?.day ?? day, day) > jumpDays);
  return {
    lines,
    joined: reader.joined,
    left: reader.left,
    table,
    order,
    gaps,
    opening,
    closing,
    isProven,
    jumps,
    accountNumber: reader.accountNumber,
  };
}

/**
 * Judges a single column of amounts: with minus signs, what has none came in. Where only incoming amounts are marked, the others have no certain sign
 * and are left out. Returns `none` when no amount has any sign.
 */
function markUnsigned(reader: StatementRows): 'none' | null {
  const lines = reader.steps.flatMap((step) => (step.kind === 'line' ? [step.line] : []));
  if (lines.length > 0 && lines.every(({ isSigned }) => !isSigned)) return 'none';
  if (lines.some(({ isSigned, exact }) => isSigned && exact < 0)) return null;
  reader.leaveOut(({ isSigned }) => !isSigned, 'no_sign');
  return null;
}

const daysBetween = (from: string, to: string) => Math.abs(Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Returns the steps with the oldest first: statements of many banks begin with the newest line. */
function inOrderOfTime(steps: readonly StatementStep[]): readonly StatementStep[] {
  const lines = steps.flatMap((step) => (step.kind === 'line' ? [step.line] : []));
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || first === last) return steps;
  const reversed = steps.toReversed();
  if (first.day !== last.day) return first.day > last.day ? reversed : steps;
  return checkBalances(reversed).gaps.length < checkBalances(steps).gaps.length ? reversed : steps;
}

/** Returns the foreign currency that headings of amounts or all lines name. */
function currencyOf({ head, headAt, at }: StatementTable, texts: readonly (readonly string[])[]): string | null {
  const fields = [at.out, at.in, at.amount, at.balance];
  for (const column of fields) {
    const named = column === undefined ? null : foreignCurrencyOf(head[column] ?? '');
    if (named !== null) return named;
  }
  const titles = texts.slice(0, headAt).map((cells) => cells.join(' '));
  return foreignCurrencyOf(titles.find((text) => /\b(?:currency|ccy)\b|ငွေကြေး|币种/i.test(text)) ?? '');
}

/** Returns the row with the most texts: probably the headings. */
function widest(rows: readonly (readonly string[])[]): readonly string[] {
  const texts = rows.map((cells) => cells.filter((text) => text !== '' && !/^[\d\s.,-]+$/.test(text)));
  return texts.reduce((most, row) => (row.length > most.length ? row : most), []);
}
