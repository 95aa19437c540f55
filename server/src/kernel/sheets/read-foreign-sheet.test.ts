import { beforeAll, describe, expect, test } from 'vitest';
import { makeXlsx, plainSheet } from '../testing/make-xlsx.ts';
import { readForeignSheet } from './read-foreign-sheet.ts';

const limits = { rows: 20_000, columns: 30, bytes: 96 * 1024 * 1024 };
let big: Awaited<ReturnType<typeof makeXlsx>>;
beforeAll(async () => {
  big = await makeXlsx({
    sheet: plainSheet(
      Array.from({ length: 5_000 }, (_, row) => Array.from({ length: 12 }, (__, at) => `${row}.${at}`)),
    ),
  });
});

describe('a file that somebody sent is read beside the server', () => {
  test('others are answered while 5,000 rows of Excel are read, and every row comes', async () => {
    let turns = 0;
    let answering = setImmediate(function answer() {
      turns += 1;
      answering = setImmediate(answer);
    });
    const sheet = await readForeignSheet('xlsx', big, limits);
    clearImmediate(answering);
    if (typeof sheet === 'string') throw new Error(sheet);
    expect(sheet.rows.map(({ row }) => row)).toEqual(Array.from({ length: 5_000 }, (_, at) => at + 1));
    expect(sheet.rows.at(-1)?.cells.get(11)).toEqual({ text: '4999.11', formula: false });
    expect(turns, 'turns for others, at least one between two of the 20 parts of 250 rows').toBeGreaterThanOrEqual(20);
  });

  test.each([
    ['a comma', 'name,phone\nDaw Khin,0944\n'],
    ['a semicolon, beside decimal commas', 'name;phone\nDaw Khin;0944\nMa Mya;1,5\n'],
    ['a tab', 'name\tphone\nDaw Khin\t0944\n'],
    ['a bar', 'name|phone\nDaw Khin|0944\n'],
    ['a declared sign', 'sep=;\nname;phone\nDaw Khin;0944\n'],
  ])('V-16 the cells of a CSV file are parted at %s', async (_what, text) => {
    const sheet = await readForeignSheet('csv', Buffer.from(text), limits);
    if (typeof sheet === 'string') throw new Error(sheet);
    expect(sheet.rows.slice(0, 2).map(({ cells }) => [...cells.values()].map((cell) => cell.text))).toEqual([
      ['name', 'phone'],
      ['Daw Khin', '0944'],
    ]);
  });

  test('V-16 a text file in UTF-16 is read', async () => {
    const sheet = await readForeignSheet('csv', Buffer.from('\uFEFFအမည်\t0944\r\n', 'utf16le'), limits);
    expect(sheet).toMatchObject({ rows: [{ row: 1 }] });
    if (typeof sheet === 'string') throw new Error(sheet);
    expect(sheet.rows[0]?.cells.get(0)?.text).toBe('အမည်');
  });

  test('what takes longer than it may is given up', async () => {
    expect(await readForeignSheet('xlsx', big, limits, { within: 1 })).toBe('sheet_too_large');
  });

  test('of many files at once some are told to come again, the others are read', async () => {
    const file = Buffer.from('name,phone\nDaw Khin,09440012345\n');
    const read = await Promise.allSettled(Array.from({ length: 12 }, () => readForeignSheet('csv', file, limits)));
    expect(read.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 2 }, () => ({
        status: 'rejected',
        reason: expect.objectContaining({ refusal: expect.objectContaining({ code: 'too_many_requests' }) }),
      })),
    );
    const sheets = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(sheets).toEqual(
      Array.from({ length: 10 }, () => ({
        ...{ name: '', hidden: false, hiddenColumns: [], problem: null },
        rows: [
          {
            row: 1,
            cells: new Map([
              [0, { text: 'name', formula: false }],
              [1, { text: 'phone', formula: false }],
            ]),
          },
          {
            row: 2,
            cells: new Map([
              [0, { text: 'Daw Khin', formula: false }],
              [1, { text: '09440012345', formula: false }],
            ]),
          },
        ],
        merged: [],
      })),
    );
    expect(await readForeignSheet('csv', Buffer.from([0xff, 0xfe, 0x41]), limits)).toBe('csv_unreadable');
  });
});
