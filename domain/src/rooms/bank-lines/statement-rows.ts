import { withoutClock, writtenDate } from '../../kernel/written-date.ts';
import { foreignCurrencyOf, statementFieldOf, type StatementField, type StatementTable } from './statement-columns.ts';
import type { DateOrder } from './statement-dates.ts';
import { isBlankFigure, readFigure, signOfWord, type DecimalSign } from './statement-figures.ts';
import { labelOf } from './statement-labels.ts';

/** A line as the bank wrote it. Whole kyat, in is positive; `pyas` is its true amount where that has parts of a kyat. */
export interface StatementLine {
  readonly row: number;
  readonly day: string;
  readonly amount: number;
  readonly pyas: number | null;
  readonly reference: string;
  readonly details: string;
  /** Words of the rows below that belong to it. */
  readonly more: string;
}

export interface SheetCells {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Why a row is no line: recognised ones, and those that may be lines but cannot be read. */
export const leftReasons = [
  'head',
  'page',
  'opening',
  'closing',
  'total',
  'day_head',
  'no_amount',
  'words',
  'bad_date',
  'bad_amount',
  'no_sign',
  'both_sides',
  'no_day',
  'unnamed_amount',
  'other_currency',
  'below_kyat',
] as const;
export type LeftReason = (typeof leftReasons)[number];
/** Reasons of rows that may be lines, so that a person decides. */
const doubtful: ReadonlySet<LeftReason> = new Set([
  'bad_date',
  'bad_amount',
  'no_sign',
  'both_sides',
  'no_day',
  'unnamed_amount',
  'other_currency',
]);
export const isDoubtfulRow = (why: LeftReason): boolean => doubtful.has(why);

export interface LeftRow {
  readonly row: number;
  readonly why: LeftReason;
  readonly text: string;
}

/** A line with its exact amount and the printed balance, in pyas. */
export interface ReadLine extends StatementLine {
  readonly exact: number;
  readonly balance: number | null;
  readonly isSigned: boolean;
}

/** A step of the balance in the order of rows. */
export type StatementStep =
  | { readonly kind: 'line'; readonly line: ReadLine }
  | { readonly kind: 'opening' | 'closing'; readonly row: number; readonly pyas: number }
  | { readonly kind: 'total'; readonly row: number; readonly out: number | null; readonly in: number | null };

const accountShape =
  /(?:account|a\/c|acct)\.?\s*(?:no|number|#)?[.:：\s-]*([\dxX*][\d -]{4,30}\d)|(?:စာရင်းအမှတ်|账号|账户)[:：\s]*([\d -]{6,30})/i;

/** Reads row after row: what a row means depends on those above it. */
export class StatementRows {
  readonly steps: StatementStep[] = [];
  readonly left: LeftRow[] = [];
  joined = 0;
  accountNumber: string | null = null;
  readonly #table: StatementTable;
  readonly #decimal: DecimalSign;
  readonly #order: DateOrder;
  #day: string | null = null;
  /** Row after which words belong to the last line; null after anything else. */
  #follows: number | null = null;
  /** Words of a dated row whose amount is in the next row. */
  #ahead: { readonly row: number; readonly words: string } | null = null;
  #sums = { out: 0, in: 0 };

  constructor(table: StatementTable, decimal: DecimalSign, order: DateOrder) {
    this.#table = table;
    this.#decimal = decimal;
    this.#order = order;
  }

  /** Takes the balances and the number of the account printed above the heading. */
  readTitles(titles: readonly (readonly string[])[], rows: readonly SheetCells[]): void {
    for (const [at, cells] of titles.entries()) {
      const [, number, other = number] = accountShape.exec(cells.join(' ')) ?? [];
      this.accountNumber ??= other?.replace(/\D/g, '') ?? null;
      for (const [place, text] of cells.entries()) {
        const label = labelOf(text);
        if (label !== 'opening' && label !== 'closing') continue;
        const after = [text.slice(text.search(/[:：]|\s(?=[\d(-])/) + 1), ...cells.slice(place + 1, place + 4)];
        const pyas = this.#balanceOf(after);
        if (pyas !== null) this.steps.push({ kind: label, row: rows[at]?.row ?? 0, pyas });
      }
    }
  }

  read({ row, cells }: SheetCells): void {
    const filled = cells.filter((text) => text !== '');
    if (filled.length === 0) return;
    const leave = (why: LeftReason) => {
      this.left.push({ row, why, text: filled.join(' · ') });
      this.#follows = null;
    };
    const text = (field: StatementField) =>
      this.#table.at[field] === undefined ? '' : (cells[this.#table.at[field]] ?? '');
    if (this.#isHead(cells)) return leave('head');
    const figures = (['out', 'in', 'amount'] as const).map(text).filter((cell) => /\p{N}/u.test(cell));
    const words = this.#wordsOf(cells);
    const label = labelOf(words);
    if (label === 'page') return leave('page');
    const date = writtenDate(text('day'));
    if (label !== null && (date === null || figures.length === 0 || label !== 'total')) {
      const isBalance = label === 'opening' || label === 'closing';
      if (!isBalance && date === null) return this.#total(row, text, leave);
      if (
        isBalance &&
        (date === null || figures.length === 0 || text('balance') === '' || /bal|b\/?f|c\/?f/i.test(words))
      ) {
        const pyas = this.#balanceOf(
          cells.toReversed().filter((cell) => writtenDate(cell) === null || cell === text('balance')),
        );
        if (pyas !== null) this.steps.push({ kind: label, row, pyas });
        return leave(label);
      }
    }
    const dayText = text('day');
    if (date !== null) this.#day = date[this.#order];
    const hasMoney =
      figures.length > 0 || (date !== null && this.#moneyCells(text).some((cell) => !isBlankFigure(cell)));
    if (!hasMoney) return this.#wordsOnly(row, cells, date !== null, text, leave);
    if (date === null && withoutClock(dayText) !== '')
      return leave(figures.some((cell) => readFigure(cell, this.#decimal) !== null) ? 'bad_date' : 'words');
    if (date !== null && date[this.#order] === null) return leave('bad_date');
    if (this.#day === null) return leave('no_day');
    this.#line(row, { text, words, isDated: date !== null, day: this.#day }, leave);
  }

  /** Leaves lines out after all: their sign is not certain. */
  leaveOut(which: (line: ReadLine) => boolean, why: LeftReason): void {
    const kept = this.steps.filter((step) => step.kind !== 'line' || !which(step.line));
    for (const step of this.steps)
      if (step.kind === 'line' && which(step.line))
        this.left.push({ row: step.line.row, why, text: `${step.line.day} · ${step.line.details}` });
    this.steps.splice(0, this.steps.length, ...kept);
    this.left.sort((a, b) => a.row - b.row);
  }

  #line(
    row: number,
    {
      text,
      words,
      isDated,
      day,
    }: { text: (field: StatementField) => string; words: string; isDated: boolean; day: string },
    leave: (why: LeftReason) => void,
  ): void {
    const amount = this.#amountOf(text);
    if (typeof amount === 'string') return leave(amount);
    const [isBare, { exact, isSigned }] = [!isDated && words === '' && text('balance') === '', amount];
    if (isBare) {
      const isSum = exact < 0 ? -exact === this.#sums.out : exact === this.#sums.in;
      const { details, reference } = this.#table.at;
      if (details !== undefined || reference !== undefined) return leave(isSum ? 'total' : 'unnamed_amount');
      if (isSum) return leave('unnamed_amount');
    }
    if (foreignCurrencyOf(text('currency')) !== null) return leave('other_currency');
    if (exact === 0) return leave('no_amount');
    const kyat = Math.sign(exact) * Math.round(Math.abs(exact) / 100);
    if (kyat === 0) return leave('below_kyat');
    const balance = readFigure(text('balance'), this.#decimal);
    const ahead = this.#ahead?.row === row - 1 ? this.#ahead.words : '';
    this.#ahead = null;
    this.#sums =
      exact < 0 ? { ...this.#sums, out: this.#sums.out - exact } : { ...this.#sums, in: this.#sums.in + exact };
    this.steps.push({
      kind: 'line',
      line: {
        row,
        day,
        amount: kyat,
        pyas: exact % 100 === 0 ? null : exact,
        reference: text('reference'),
        details: ahead === '' ? text('details') : `${ahead} ${text('details')}`.trim(),
        more: '',
        exact,
        isSigned,
        balance: balance === null ? null : (balance.sign ?? 1) * balance.pyas,
      },
    });
    this.#follows = row;
  }

  /** Takes a row without amounts: words of the line above, the day of the lines below, or nothing. */
  #wordsOnly(
    row: number,
    cells: readonly string[],
    isDated: boolean,
    text: (field: StatementField) => string,
    leave: (why: LeftReason) => void,
  ): void {
    const { day, details, reference } = this.#table.at;
    const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
    const last = this.steps.at(-1);
    if (isDated) {
      const words = text('details');
      this.#ahead = words === '' ? null : { row, words };
      if (text('balance') !== '' && this.steps.every(({ kind }) => kind !== 'line')) {
        const balance = this.#balanceOf([text('balance')]);
        if (balance !== null && !this.steps.some(({ kind }) => kind === 'opening'))
          this.steps.push({ kind: 'opening', row, pyas: balance });
      }
      return leave(filled.length === 1 ? 'day_head' : 'no_amount');
    }
    const isOfLine = filled.every(
      (at) => at === details || at === reference || (at === day && withoutClock(cells[at] ?? '') === ''),
    );
    if (last?.kind !== 'line' || this.#follows !== row - 1 || !isOfLine) return leave('words');
    const more = [last.line.more, text('details'), text('reference')].filter((part) => part !== '').join(' ');
    this.steps[this.steps.length - 1] = { kind: 'line', line: { ...last.line, more } };
    this.#follows = row;
    this.joined += 1;
  }

  #total(row: number, text: (field: StatementField) => string, leave: (why: LeftReason) => void): void {
    const read = (field: StatementField) => readFigure(text(field), this.#decimal)?.pyas ?? null;
    if (text('out') !== '' || text('in') !== '')
      this.steps.push({ kind: 'total', row, out: read('out'), in: read('in') });
    leave('total');
  }

  /** Returns the exact amount in pyas with its sign, or why it is not certain. */
  #amountOf(text: (field: StatementField) => string): { exact: number; isSigned: boolean } | LeftReason {
    const read = (field: StatementField) =>
      isBlankFigure(text(field)) ? { pyas: 0, sign: null, named: false } : readFigure(text(field), this.#decimal);
    if (this.#table.at.in === undefined) {
      const figure = read('amount');
      if (figure === null) return 'bad_amount';
      if (this.#table.at.sign === undefined)
        return { exact: figure.pyas * (figure.sign ?? 1), isSigned: figure.sign !== null };
      const sign = signOfWord(text('sign'));
      // A minus before an amount that came in may be a reversal or a habit of the bank.
      if (sign === null || (figure.sign !== null && figure.sign !== sign)) return 'no_sign';
      return { exact: figure.pyas * sign, isSigned: true };
    }
    const [out, into] = [read('out'), read('in')];
    if (out === null || into === null) return 'bad_amount';
    if (out.pyas !== 0 && into.pyas !== 0) return this.#areSums(out.pyas, into.pyas) ? 'total' : 'both_sides';
    if ((out.named && out.sign === 1) || (into.named && into.sign === -1)) return 'no_sign';
    const sign = out.pyas === 0 ? (into.sign ?? 1) : -1;
    return { exact: sign * (out.pyas === 0 ? into.pyas : out.pyas), isSigned: true };
  }

  #areSums(out: number, into: number): boolean {
    return out === this.#sums.out && into === this.#sums.in;
  }

  #balanceOf(texts: readonly string[]): number | null {
    for (const text of texts) {
      const figure = /\p{N}/u.test(text) ? readFigure(text, this.#decimal) : null;
      if (figure !== null) return (figure.sign ?? 1) * figure.pyas;
    }
    return null;
  }

  #moneyCells(text: (field: StatementField) => string): string[] {
    return (['out', 'in', 'amount'] as const).map(text).filter((cell) => cell !== '');
  }

  /** Returns the texts of a row outside the columns of figures. */
  #wordsOf(cells: readonly string[]): string {
    const { day, value_day, out, in: into, amount, balance, sign, currency } = this.#table.at;
    const figures = new Set([value_day, out, into, amount, balance, sign, currency]);
    return cells
      .filter(
        (cell, at) =>
          cell !== '' &&
          !figures.has(at) &&
          !(at === day && withoutClock(cell) === '') &&
          !(at === day && writtenDate(cell)),
      )
      .join(' ')
      .trim();
  }

  #isHead(cells: readonly string[]): boolean {
    const { head, at } = this.#table;
    const places = [at.day, at.out, at.in, at.amount].filter((place) => place !== undefined);
    return places.every((place) => cells[place] === head[place] || statementFieldOf(cells[place] ?? '') !== null);
  }
}
