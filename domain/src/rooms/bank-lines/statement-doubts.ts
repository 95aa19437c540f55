import { formatDate } from '../../kernel/calendar.ts';
import { groupThousands, minus } from '../../kernel/digits.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { StatementDoubt, StatementFailure, StatementReading } from './read-statement.ts';
import type { DateOrder } from './statement-dates.ts';
import { isDoubtfulRow } from './statement-rows.ts';

export type StatementRefusal =
  | 'bank_file_columns'
  | 'bank_file_unsigned'
  | 'bank_file_currency'
  | 'bank_file_dates'
  | 'bank_file_row'
  | 'bank_file_balance';

/** Formats pyas as kyat, with parts of a kyat only where there are some. @example sayPyas(123_456) === '1,234.56' */
export function sayPyas(pyas: number): string {
  const size = Math.abs(pyas);
  const part = size % 100 === 0 ? '' : `.${String(size % 100).padStart(2, '0')}`;
  return `${pyas < 0 ? minus : ''}${groupThousands(Math.floor(size / 100))}${part}`;
}

/** Refuses a file of which no line can be read. */
export function failureRefusal(failure: StatementFailure): Refusal<StatementRefusal> {
  if ('unsigned' in failure) return refuse('bank_file_unsigned', { values: { heading: failure.unsigned } });
  if ('currency' in failure) return refuse('bank_file_currency', { values: { currency: failure.currency } });
  return columnsRefusal(failure.headings);
}

const columnsRefusal = (headings: readonly string[]) =>
  refuse('bank_file_columns', { values: { options: headings.filter(Boolean).slice(0, 12).join(', ').slice(0, 300) } });

/** Returns what a person has to agree to before these lines are taken. */
export function doubtsOf({ table, isProven, left, gaps }: StatementReading): StatementDoubt[] {
  const doubts: Record<StatementDoubt, boolean> = {
    columns: table.by === 'heads' && !isProven,
    left_out: left.some(({ why }) => isDoubtfulRow(why)),
    balance: gaps.length > 0,
  };
  return (Object.keys(doubts) as StatementDoubt[]).filter((doubt) => doubts[doubt]);
}

/** Refuses a statement while a question about it is not answered; null when its lines can be taken. */
export function statementProblem(
  reading: StatementReading,
  { date_order, agreed }: { readonly date_order: DateOrder | null; readonly agreed: readonly StatementDoubt[] },
): Refusal<StatementRefusal> | null {
  const { order, table, left, gaps } = reading;
  const [doubt] = doubtsOf(reading).filter((one) => !agreed.includes(one));
  if (doubt === 'columns') return columnsRefusal(table.head);
  if (!order.isSure && date_order === null && order.example) {
    const { text, day, month } = order.example;
    const [first, second] = [day ?? month, month ?? day].map((date) => formatDate(date ?? ''));
    return refuse('bank_file_dates', { values: { text, day: first ?? '', month: second ?? '' } });
  }
  if (doubt === 'left_out')
    return refuse('bank_file_row', { values: { n: left.find(({ why }) => isDoubtfulRow(why))?.row ?? 0 } });
  if (doubt !== 'balance') return null;
  const [gap] = gaps;
  return refuse('bank_file_balance', {
    values: { n: gap?.row ?? 0, expected: sayPyas(gap?.expected ?? 0), found: sayPyas(gap?.found ?? 0) },
  });
}

/** Returns whether the file names another account than this one; banks hide digits or leave zeros out. */
export function isOtherAccount(named: string | null, number: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
  const [one, other] = [digits(named ?? ''), digits(number)];
  return one.length >= 4 && other.length >= 4 && !one.endsWith(other) && !other.endsWith(one);
}
