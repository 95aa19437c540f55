import { expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { csvLines } from '@waybill/domain/kernel/safe-cell.ts';
import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import { cellReader } from '../file-cells.ts';
import { csvBytes } from './csv-bytes.ts';

const word = { en: 'Word, "so"', mm: 'စကားလုံး', zh: '词' };
const column = (kind: ColumnKind): Column => ({
  key: kind,
  kind,
  word,
  words: { known: word, t: word },
  states: { known: { word, tone: 'neutral' } },
});

/** A value as COPY writes it. */
const escapes: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't', '\v': 'v' };
const escaped = (text: string) => text.replace(/[\b\f\n\r\t\v\\]/g, (sign) => `\\${escapes[sign] ?? sign}`);

/** Characters that start, end, separate or disguise a cell, of one to four bytes, and their neighbours that do not. */
const signs = [
  ...'aZ09 =+-@,;"\'\\.(/\t\n\r\v\b\f\u0001~',
  '\u0085',
  '\u00A0',
  'é',
  '\u1000',
  '\u104F',
  '\u109F',
  '\u10A0',
  '\u1680',
  '\u2003',
  '\u200B',
  '\u2028',
  '\u202F',
  '\u205F',
  '\u2060',
  '\u3000',
  '\u3400',
  '\u4DFF',
  '\u4E00',
  '\u9FFF',
  '\uA000',
  '\uFEFF',
  '＝',
  '＠',
  '😀',
];
/** Every text of at most two of them, and the same around an ordinary one. */
const texts = [
  '',
  ...signs,
  ...signs.flatMap((one) => signs.flatMap((other) => [one + other, `${one}x${other}`, `x${one}${other}x`])),
];
const values: Readonly<Record<ColumnKind, readonly string[]>> = {
  text: texts,
  code: ['EX123456789MM', '000', '-1'],
  named: ['Yangon', 'ရန်ကုန်', '仰光'],
  names: ['a, b', 'က၊ ခ'],
  phones: ['09791234567, =1', '+959791234567'],
  number: ['', '0', '-7', '1250000', '1.50', '0.5', 'NaN', '123456789012345', '12345678901234567890', '1e3'],
  kyat: ['', '-45000', '0', '250000'],
  percent: ['', '0', '250', '10000'],
  instant: [
    '',
    '31.01.2026 17:29:59.999',
    '01.02.2026 00:00:00',
    '01.12.1999 06:30:00',
    '01.12.10999 06:30:00',
    'infinity',
  ],
  date: ['', '31.01.2026', '01.12.1999', '01.12.10999', 'infinity'],
  state: ['known', 'never_heard_of', '', '=1', 'က', 'a\\b'],
  words: ['known', 'never_heard_of', '', 't', 'a,b'],
  yes_no: ['t', 'f', ''],
};

test('N-22 T-03 lines of the database become the lines of CSV that their texts would become, whatever signs and values they hold', () => {
  const kinds = Object.keys(values) as ColumnKind[];
  const rows = texts.map((_, row) => kinds.map((kind) => values[kind][row % values[kind].length] ?? ''));
  const lines = rows.map((cells) => Buffer.from(`${cells.map(escaped).join('\t')}\n`));
  for (const locale of locales) {
    const readers = kinds.map((kind) => cellReader(column(kind), locale));
    const wanted = csvLines()(rows.map((cells) => readers.map((read, at) => read(cells[at] ?? ''))));
    const csv = csvBytes(kinds.map(column), locale);
    // Batches of one line and of many.
    const made = [lines.slice(0, 1), lines.slice(1, 7), lines.slice(7)].map((batch) =>
      csv.write(Buffer.concat(batch)).toString(),
    );
    expect(made.join('')).toBe(wanted);
    expect(csv.rows()).toBe(rows.length);
  }
});

test('N-22 a line may grow as much as its words and quotes make it', () => {
  const csv = csvBytes([column('words'), column('text')], 'mm');
  const line = Buffer.from(`known\t${'"'.repeat(5000)}\n`);
  const lines = Buffer.concat(Array.from({ length: 40 }, () => line));
  expect(csv.write(lines).toString()).toBe(`${word.mm},"${'"'.repeat(10_000)}"\r\n`.repeat(40));
});
