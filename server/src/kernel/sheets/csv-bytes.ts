import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { csvCell } from '@waybill/domain/kernel/safe-cell.ts';
import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import { unescaped } from '../db/copy-out.ts';
import { cellReader } from '../file-cells.ts';

type Way = 'text' | 'number' | 'instant' | 'date' | 'word';
const wayOf: Readonly<Record<ColumnKind, Way>> = {
  text: 'text',
  code: 'text',
  named: 'text',
  names: 'text',
  phones: 'text',
  number: 'number',
  kyat: 'number',
  percent: 'word',
  instant: 'instant',
  date: 'date',
  state: 'word',
  words: 'word',
  yes_no: 'word',
};

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const comma = 0x2c;
const minus = 0x2d;
const dot = 0x2e;
const nine = 0x39;
const zero = 0x30;

/** Characters that need parsing as text: a backslash of COPY, and characters that CSV must quote. */
const careful = new Uint8Array(256);
for (const sign of '\\",;') careful[sign.charCodeAt(0)] = 1;
/** ASCII letters and digits, which may begin a cell. */
const plain = new Uint8Array(256);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') plain[sign.charCodeAt(0)] = 1;
/** Cache at most this many distinct values per column. */
const mostWords = 1000;
/** A number with more digits may be read wrongly by JavaScript. */
const mostDigits = 15;

/** Are these the first two of three bytes of a Myanmar (U+1000 to U+107F) or Chinese (U+4E00 to U+9FFF) character? */
const isLetter = (first: number, second: number): boolean =>
  (first === 0xe1 && (second === 0x80 || second === 0x81)) ||
  (first === 0xe4 && second >= 0xb8) ||
  (first >= 0xe5 && first <= 0xe9);

/**
 * Converts lines of COPY to lines of CSV, with the same cells as `csvCell` and `cellReader`. For a million rows, texts would cost more than the
 * query: nearly every cell is copied byte by byte, and only one with a special character becomes a text. `write` takes whole lines; its result is
 * valid until the next call. `rows` is the number of rows written.
 *
 * @example const csv = csvBytes(columns, 'mm'); for await (const lines of copyLines(source, statement)) await file.add(csv.write(lines));
 */
export function csvBytes(
  columns: readonly Column[],
  locale: Locale,
): { readonly write: (lines: Buffer) => Buffer; readonly rows: () => number } {
  const readers = columns.map((column) => cellReader(column, locale));
  const known = columns.map(() => new Map<string, Buffer>());
  const ways = columns.map(({ kind }) => wayOf[kind]);
  let lines: Buffer = Buffer.alloc(0);
  let from = 0;
  let made = Buffer.allocUnsafeSlow(0);
  let length = 0;
  let rows = 0;

  /** There is always room for the rest when it is copied byte by byte, with a carriage return before each line feed. */
  function makeRoom(more: number): void {
    const needed = length + more + 2 * (lines.length - from);
    if (needed <= made.length) return;
    const larger = Buffer.allocUnsafeSlow(needed + (needed >> 1));
    made.copy(larger, 0, 0, length);
    made = larger;
  }

  function put(bytes: Buffer): void {
    makeRoom(bytes.length);
    length += bytes.copy(made, length);
  }

  function endOfCell(): number {
    const input = lines;
    let to = from;
    while (input[to] !== tab && input[to] !== lineFeed) to++;
    return to;
  }

  /** Converts a cell with the column's reader. */
  function slowly(column: number, to: number): Buffer {
    return Buffer.from(csvCell(readers[column]?.(unescaped(lines.toString('utf8', from, to))) ?? ''));
  }

  function putText(column: number): void {
    const [input, output, began] = [lines, made, length];
    let at = from;
    let end = began;
    let byte = input[at] ?? lineFeed;
    const isZero = byte === zero;
    let digits = true;
    let care = byte !== tab && byte !== lineFeed && plain[byte] === 0 && !isLetter(byte, input[at + 1] ?? 0);
    while (byte !== tab && byte !== lineFeed) {
      if (careful[byte] === 1) care = true;
      if (byte < zero || byte > nine) digits = false;
      output[end++] = byte;
      byte = input[++at] ?? lineFeed;
    }
    // Phones and codes of digits are written so that a spreadsheet keeps all of them (`isCode`).
    if (digits && (isZero || at - from >= 12)) care = true;
    const last = output[end - 1] ?? 0;
    if (!care && end > began && (last === space || last >= 0x80))
      care = !(end - began >= 3 && isLetter(output[end - 3] ?? 0, output[end - 2] ?? 0));
    if (care) put(slowly(column, at));
    else length = end;
    from = at;
  }

  function putNumber(column: number): void {
    const [input, output] = [lines, made];
    let at = from;
    let end = length;
    let digits = true;
    for (let byte = input[at] ?? lineFeed; byte !== tab && byte !== lineFeed; byte = input[++at] ?? lineFeed) {
      if ((byte < zero || byte > nine) && !(byte === minus && at === from)) digits = false;
      output[end++] = byte;
    }
    if (digits && at - from <= mostDigits) length = end;
    else put(slowly(column, at));
    from = at;
  }

  /** Writes DD.MM.YYYY with or without a time, at most to the minute. */
  function putTime(column: number, shown: 10 | 16): void {
    const to = endOfCell();
    const usual = lines[from + 2] === dot && lines[from + 5] === dot && (shown === 10 || lines[from + 10] === space);
    if (to === from) return;
    if (usual && to - from >= shown) {
      lines.copy(made, length, from, from + shown);
      made[length + 2] = minus;
      made[length + 5] = minus;
      length += shown;
    } else put(slowly(column, to));
    from = to;
  }

  /** Writes one of few values as its word. */
  function putWord(column: number): void {
    const to = endOfCell();
    const words = known[column] ?? new Map<string, Buffer>();
    const key = lines.toString('latin1', from, to);
    let word = words.get(key);
    if (!word) {
      if (words.size >= mostWords) words.clear();
      words.set(key, (word = slowly(column, to)));
    }
    from = to;
    put(word);
  }

  const putCell: Readonly<Record<Way, (column: number) => void>> = {
    text: putText,
    number: putNumber,
    instant: (column) => putTime(column, 16),
    date: (column) => putTime(column, 10),
    word: putWord,
  };

  function write(whole: Buffer): Buffer {
    lines = whole;
    from = 0;
    length = 0;
    makeRoom(0);
    while (from < lines.length) {
      for (let column = 0; column < ways.length; column++) {
        if (column > 0) made[length++] = comma;
        putCell[ways[column] ?? 'text'](column);
        from++;
      }
      made[length++] = carriageReturn;
      made[length++] = lineFeed;
      rows++;
    }
    return made.subarray(0, length);
  }
  return { write, rows: () => rows };
}
