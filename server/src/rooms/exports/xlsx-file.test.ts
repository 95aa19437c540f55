import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { csvFile } from '../../kernel/sheets/csv-file.ts';
import { fileKeeper } from './file-keeper.ts';
import type { SheetSource } from '../../kernel/sheets/sheet-source.ts';
import { xlsxFile } from '../../kernel/sheets/xlsx-file.ts';

type Row = (string | number)[];
async function* batches(rows: readonly Row[], size = 2): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
const sheet = (rows: readonly Row[], heads = ['အမည်', 'Amount']): SheetSource => ({
  name: 'Staff list',
  at: new Date(0),
  heads: heads.map((text) => ({ text, width: 20 })),
  rows: batches(rows),
});
const all = async (pieces: AsyncIterable<Buffer>) => {
  const list: Buffer[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
};
const whole = async (pieces: AsyncIterable<Buffer>) => Buffer.concat(await all(pieces));
const opened = async (source: SheetSource, rowsPerSheet?: number) =>
  readZip(await whole(xlsxFile(source, rowsPerSheet)));

const hostile: Row[] = [
  ['=1+1', 5],
  ['+959791234567', -45000],
  ['@SUM(A1)', 0],
  ['<script>&"\'', 1250000],
  ['ဒေါ်ခင်မာ', 7],
  ['two\nlines\tand tab', 8],
  ['_x0041_', 9],
  ['0912345678', 10],
  [' spaces ', 11],
  ['a\rb', 12],
  ['😀 \u0007 \uFFFE', 13],
  ['', 14],
];

test('N-22 a workbook read back holds every text as text and every number as number, whatever the texts are', async () => {
  const cells = readSheet((await opened(sheet(hostile))).get('xl/worksheets/sheet1.xml') as string);
  expect([cells.get('A1'), cells.get('B1')]).toEqual([{ text: 'အမည်' }, { text: 'Amount' }]);
  hostile.forEach(([text, number], index) => {
    const expected = text === '' ? undefined : { text: String(text).replace('\u0007', '').replace('\uFFFE', '') };
    expect([cells.get(`A${index + 2}`), cells.get(`B${index + 2}`)]).toEqual([expected, { number }]);
  });
  expect(cells.size).toBe(2 + hostile.length * 2 - 1);
});

test('N-22 a workbook has all the parts that a spreadsheet program asks for, and a head that stays in view', async () => {
  const parts = await opened(sheet(hostile));
  expect([...parts.keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const first = parts.get('xl/worksheets/sheet1.xml') as string;
  expect(first).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(first).toContain('<col min="2" max="2" width="20" customWidth="1"/>');
  expect(first).toContain('<c r="A1" s="1" t="inlineStr">');
  expect(first).not.toContain('<f>');
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Staff list" sheetId="1" r:id="rId1"/>');
});

test('N-22 dates, moments and percentages are numbers with a format, so that a spreadsheet sorts them; phones and codes stay text', async () => {
  const kinds = ['date', 'instant', 'percent', 'phones', 'code'] as const;
  const source: SheetSource = {
    ...sheet([
      ['20-11-2026', '20-11-2026 18:30', '12.5 %', '0912345678', '000123'],
      ['', 'soon', '', '', ''],
    ]),
    heads: kinds.map((kind) => ({ text: kind, width: 10, kind })),
  };
  const parts = await opened(source);
  const first = parts.get('xl/worksheets/sheet1.xml') as string;
  const cells = readSheet(first);
  expect(['A2', 'B2', 'C2', 'D2', 'E2', 'A3', 'B3'].map((at) => cells.get(at))).toEqual([
    { number: 46346 },
    { number: 46346.77083333 },
    { number: 0.125 },
    { text: '0912345678' },
    { text: '000123' },
    undefined,
    { text: 'soon' },
  ]);
  expect(first).toContain('<c r="A2" s="3">');
  expect(parts.get('xl/styles.xml')).toContain('formatCode="dd\\-mm\\-yyyy"');
});

test('N-22 a list without rows is a workbook with its heads', async () => {
  expect([...readSheet((await opened(sheet([]))).get('xl/worksheets/sheet1.xml') as string).keys()]).toEqual([
    'A1',
    'B1',
  ]);
});

test('N-22 more rows than a worksheet takes go on in the next one, under the same heads', async () => {
  const rows = Array.from({ length: 7 }, (_, n): Row => [`row ${n}`, n]);
  const parts = await opened(sheet(rows), 4);
  const sheets = [1, 2, 3].map((n) => readSheet(parts.get(`xl/worksheets/sheet${n}.xml`) as string));
  expect(sheets.map((cells) => cells.size / 2)).toEqual([4, 4, 2]);
  expect(sheets.map((cells) => cells.get('A1'))).toEqual(Array(3).fill({ text: 'အမည်' }));
  expect(
    sheets.flatMap((cells) => [...cells].filter(([at]) => at.startsWith('B') && at !== 'B1').map(([, cell]) => cell)),
  ).toEqual(rows.map(([, n]) => ({ number: n })));
  expect(parts.get('xl/workbook.xml')).toMatch(/sheetId="1".*sheetId="2".*sheetId="3"/);
  expect(parts.get('[Content_Types].xml')).toContain('/xl/worksheets/sheet3.xml');
});

test.each([
  ['csv', csvFile],
  ['xlsx', xlsxFile],
] as const)('N-22 what fails in the middle of a %s file fails the file, it is not a shorter one', async (_, write) => {
  const source: SheetSource = {
    ...sheet([]),
    rows: (async function* () {
      yield [['one', 1]] as Row[];
      throw new Error('the database went away');
    })(),
  };
  await expect(whole(write(source))).rejects.toThrow('the database went away');
});

test.each([
  ['csv', csvFile],
  ['xlsx', xlsxFile],
] as const)(
  'N-22 a %s file of 20,000 rows is never far ahead of who takes it: memory does not grow with the rows',
  async (_, write) => {
    let pulled = 0;
    // Random letters do not compress, so that input and output sizes can be compared.
    const cells = () => Array.from({ length: 6 }, () => randomBytes(24).toString('base64'));
    const source: SheetSource = {
      ...sheet([], ['a', 'b', 'c', 'd', 'e', 'f']),
      rows: (async function* () {
        for (let n = 0; n < 20; n++) {
          const rows = Array.from({ length: 1000 }, cells);
          pulled += 1000;
          yield rows;
        }
      })(),
    };
    const bytesPerRow = 6 * 32 * 0.75;
    let taken = 0;
    let furthest = 0;
    let pieces = 0;
    const file = fileKeeper(262_144, async (chunk) => {
      furthest = Math.max(furthest, pulled * bytesPerRow - taken);
      taken += chunk.length;
      pieces += 1;
    });
    for await (const piece of write(source)) await file.add(piece);
    expect(await file.end()).toBe(taken);
    expect([pulled, pieces > 8]).toEqual([20_000, true]);
    expect(furthest, 'bytes of rows that were read and not yet written').toBeLessThan(taken / 2.5);
  },
);

test('N-22 a file is cut into pieces of exactly the same size, the last one shorter', async () => {
  const sizes = async (lengths: number[], size: number) => {
    const put: number[] = [];
    const file = fileKeeper(size, async (chunk, position) => {
      put[position] = chunk.length;
    });
    for (const length of lengths) await file.add(Buffer.alloc(length, 1));
    await file.end();
    return put;
  };
  expect(await sizes([3, 4, 5], 5)).toEqual([5, 5, 2]);
  expect(await sizes([10], 5)).toEqual([5, 5]);
  expect(await sizes([23], 5)).toEqual([5, 5, 5, 5, 3]);
  expect(await sizes([], 5)).toEqual([]);
});

test('N-22 a piece that cannot be put away fails the file, at the latest at its end', async () => {
  const file = fileKeeper(2, async (_, position) => {
    if (position === 1) throw new Error('the disk is full');
  });
  await file.add(Buffer.alloc(4));
  await expect(file.end()).rejects.toThrow('the disk is full');
});
