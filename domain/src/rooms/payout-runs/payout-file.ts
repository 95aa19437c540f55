import { escapeFormula } from '../../kernel/safe-cell.ts';
import type { PayoutTemplateValues } from './payout-template-form.ts';
import { parsePattern, patternLines, type PatternPart } from './payout-pattern.ts';

/** A payment as a bank's file names it. Whole kyat. */
export interface PayoutFileLine {
  readonly reference: string;
  readonly account: string;
  readonly holder: string;
  readonly bank: string;
  readonly phone: string;
  readonly amount: number;
}

/** Facts of the whole file. */
export interface PayoutFileFacts {
  readonly run: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Number of the operator's account. */
  readonly payer: string;
}

export type PayoutFileTemplate = Pick<
  PayoutTemplateValues,
  'format' | 'delimiter' | 'width_in' | 'file_name' | 'header' | 'columns' | 'trailer'
>;

/** A file as rows of cells; `text` for the formats that are texts. */
export interface PayoutFile {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly text: string | null;
}

/** A value that its place in a fixed-width file cannot hold: cutting an account or an amount would pay someone else. */
export interface NarrowPlace {
  readonly narrow: string;
  readonly reference: string;
}

/** Values that are cut to the width of their place; all others must fit. */
const cuttable: readonly string[] = ['holder', 'bank'];
const separators = { comma: ',', semicolon: ';', pipe: '|', tab: '\t' } as const;
/** A letter with its marks, and letters stacked below it, which are never parted. */
const cluster = /\P{M}(?:\p{M}|(?<=\u1039)\P{M})*/gu;

type Values = Readonly<Record<string, string>>;
const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
};
/** Size of a text in letters, or in bytes of UTF-8. */
const sizeOf = (text: string, inBytes: boolean): number =>
  [...text].reduce((size, sign) => size + (inBytes ? bytesOf(sign) : 1), 0);

/** Cuts a text to a width without parting a letter from its marks. @example cutTo('ကျော်', 4, false) === 'ကျ' */
export function cutTo(text: string, width: number, inBytes: boolean): string {
  let kept = '';
  for (const [letter] of text.matchAll(cluster)) {
    if (sizeOf(kept + letter, inBytes) > width) break;
    kept += letter;
  }
  return kept;
}

const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function dateIn(date: string, format: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return format.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month).replace('DD', day);
}

function write(part: PatternPart, values: Values, inBytes: boolean): string | NarrowPlace {
  if (typeof part === 'string') return part;
  const { name, format, width, right, fill } = part;
  const whole = name === 'date' ? dateIn(values['date'] ?? '', format || 'YYYY-MM-DD') : (values[name] ?? '');
  if (width === null) return whole;
  const text = cuttable.includes(name) ? cutTo(whole, width, inBytes) : whole;
  const gap = width - sizeOf(text, inBytes);
  if (gap < 0) return { narrow: name, reference: values['reference'] ?? '' };
  return right ? fill.repeat(gap) + text : text + fill.repeat(gap);
}

function writeAll(parts: readonly PatternPart[], values: Values, inBytes: boolean): string | NarrowPlace {
  let text = '';
  for (const part of parts) {
    const written = write(part, values, inBytes);
    if (typeof written !== 'string') return written;
    text += written;
  }
  return text;
}

/** A cell of a separated file: no cell runs as a formula or begins another one. Digits stay as the bank reads them. */
function cellText(text: string, separator: string): string {
  const safe = /^\d+$/.test(text) ? text : escapeFormula(text);
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Makes the file of a run from its template: header, a row for each payment, trailer. Amounts are whole kyat, or with two zero decimals where the bank
 * wants them. Returns the place that is too narrow instead of cutting an account or amount.
 *
 * @example makePayoutFile({ format: 'csv', columns: 'Account = {account}\nAmount = {amount}', … }, facts, lines)
 */
export function makePayoutFile(
  template: PayoutFileTemplate,
  facts: PayoutFileFacts,
  lines: readonly PayoutFileLine[],
): PayoutFile | NarrowPlace {
  const inBytes = template.width_in === 'bytes';
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const whole: Values = {
    ...facts,
    count: String(lines.length),
    total: String(total),
    total2: `${total}.00`,
  };
  const columns = patternLines(template.columns).map((line) => {
    const at = line.indexOf('=');
    return { head: line.slice(0, at).trim(), parts: parsePattern(line.slice(at + 1).trim()) ?? [] };
  });
  const rows: (string | number)[][] = [];
  for (const [at, { amount, ...line }] of lines.entries()) {
    const values: Values = {
      ...whole,
      ...Object.fromEntries(Object.entries(line).map(([key, value]) => [key, plain(value)])),
      line: String(at + 1),
      amount: String(amount),
      amount2: `${amount}.00`,
    };
    const row: (string | number)[] = [];
    for (const { parts } of columns) {
      const cell = writeAll(parts, values, inBytes);
      if (typeof cell !== 'string') return cell;
      const [only] = parts;
      const isAmount = parts.length === 1 && typeof only === 'object' && only.name === 'amount' && only.width === null;
      row.push(isAmount ? amount : cell);
    }
    rows.push(row);
  }
  const around: string[][] = [];
  for (const text of [template.header, template.trailer]) {
    const written: string[] = [];
    for (const line of patternLines(text ?? '')) {
      const filled = writeAll(parsePattern(line) ?? [], whole, inBytes);
      if (typeof filled !== 'string') return filled;
      written.push(filled);
    }
    around.push(written);
  }
  const name = writeAll(parsePattern(template.file_name) ?? [], whole, false);
  if (typeof name !== 'string') return name;
  const [header = [], trailer = []] = around;
  const heads = columns.map(({ head }) => head);
  const fileName = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  if (template.format === 'xlsx')
    return { name: fileName, heads, rows: [...rows, ...trailer.map((line) => [line])], text: null };
  const separator = separators[template.delimiter];
  const join = (row: readonly (string | number)[]) =>
    template.format === 'fixed'
      ? row.join('')
      : row.map((cell) => (typeof cell === 'number' ? String(cell) : cellText(cell, separator))).join(separator);
  const body = template.format === 'csv' && heads.some((head) => head !== '') ? [heads, ...rows] : rows;
  const text = [...header, ...body.map(join), ...trailer].map((line) => `${line}\r\n`).join('');
  return { name: fileName, heads, rows, text };
}
