import { describe, expect, test } from 'vitest';
import { BadCsv, readCsv, type CsvRow } from './read-csv.ts';

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const rowsOf = async (text: string | Uint8Array, size = 3): Promise<CsvRow[]> => {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(chunks(typeof text === 'string' ? new TextEncoder().encode(text) : text, size)))
    rows.push(row);
  return rows;
};

describe('CSV files are read as they come', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a\rb\r',
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    ['\uFEFFa,b\n', [[1, 'a', 'b']]],
    ['"a,1","say ""yes""",""\n', [[1, 'a,1', 'say "yes"', '']]],
    [
      '"two\r\nlines",x\nnext,y\n',
      [
        [1, 'two\nlines', 'x'],
        [3, 'next', 'y'],
      ],
    ],
    [
      'a\n\n\n  \nb\n',
      [
        [1, 'a'],
        [5, 'b'],
      ],
    ],
    ['5" pipe,x\n', [[1, '5" pipe', 'x']]],
    [',\n', [[1, '', '']]],
    ['လှိုင်,莱\n', [[1, 'လှိုင်', '莱']]],
    ['', []],
  ])('%j in chunks of any size', async (text, expected) => {
    for (const size of [1, 2, 3, 7, 1000])
      expect(
        (await rowsOf(text, size)).map(({ line, cells }) => [line, ...cells]),
        `in chunks of ${size}`,
      ).toEqual(expected);
  });

  test('X-03 what is not UTF-8, and a quote that is never closed, are refused in words', async () => {
    await expect(rowsOf(Uint8Array.from([0x61, 0xff, 0x0a]))).rejects.toThrow(new BadCsv('it is not UTF-8'));
    await expect(rowsOf(Uint8Array.from([0xe1, 0x80]))).rejects.toThrow(new BadCsv('it is not UTF-8'));
    await expect(rowsOf(`a\n"${'x'.repeat(1_000_001)}`, 100_000)).rejects.toThrow(new BadCsv('line 2 does not end'));
  });
});
