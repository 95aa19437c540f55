import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnLetters, csvCell, csvLines, escapeFormula, isCode, longestCell, sheetText } from './safe-cell.ts';

test.each([
  ['=1+1'],
  ["=cmd|' /C calc'!A0"],
  ['+1+1'],
  ['-2+3'],
  ['@SUM(A1:A9)'],
  ['\t=1+1'],
  ['\r=1+1'],
  ['\n=1+1'],
  ['\tplain'],
  [' =1+1'],
  ['\u00A0=1'],
  ['\u200B=1'],
  ['\uFEFF=1'],
  ['＝1+1'],
  ['＋1+1'],
  ['－1'],
  ['＠SUM(A1)'],
  ['-'],
  ['=HYPERLINK("http://x.example","ဆုရရှိသည်")'],
  ['+95 9 791 234 567'],
  ['-၅၀၀၀'],
  ['+-1'],
  ['--1'],
  ['-1e5+cmd'],
  ['1\n=2'.slice(1)],
])('N-22 a spreadsheet would run %j as a formula, so it gets an apostrophe', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test.each([
  ['-45000'],
  ['+45000'],
  ['0'],
  ['-0.5'],
  ['12.50'],
  ['09791234567'],
  ['+959791234567'],
  ['EX473124829XM'],
  ['00123'],
  ['ဒေါ်ခင်'],
  ['张伟'],
  ['a=b'],
  ['5-6'],
  ["'quoted"],
  ['#5'],
  ['2026-11-21'],
  [''],
])('N-22 %j is harmless and stays as it is, numbers and phones unharmed', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

test.each<[string | number, string]>([
  [1250000, '1250000'],
  [-45000, '-45000'],
  [0, '0'],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['he said "no"', '"he said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' led by a blank', '" led by a blank"'],
  ['=1,2', '"\'=1,2"'],
  ['nul\0inside', 'nulinside'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['a;=1+1', '"a;\'=1+1"'],
  ['09791230001', '"=""09791230001"""'],
  ['000123', '"=""000123"""'],
  ['123456789012', '"=""123456789012"""'],
  ['0', '0'],
  ['45000', '45000'],
  ['a; @x;-2', '"a;\' @x;\'-2"'],
  ['a;"=1+1', '"a;\'""=1+1"'],
  ['', ''],
  ['၀၉၇၉၁', '၀၉၇၉၁'],
])('N-22 the CSV cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('N-22 a line of CSV ends as RFC 4180 says', () => {
  expect(csvLines()([['ကုဒ်', 'a"b', 7]])).toBe('ကုဒ်,"a""b",7\r\n');
});

test('N-22 every line of CSV is read back cell by cell, whatever the texts are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 }), (texts) => {
      const kept = texts.map((text) => (isCode(text) ? `="${text}"` : escapeFormula(text.replaceAll('\0', ''))));
      expect(readLine(csvLines()([texts]))).toEqual(kept);
    }),
  );
});

test('N-22 the lines of a file are those of its rows, however alike these are and however they come in batches', () => {
  const value = fc.constantFrom<string | number>('a', 'a,b', '=1', '', 0, 7, '7');
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { maxLength: 4 }), { maxLength: 4 }),
      (batches) => {
        const write = csvLines();
        expect(batches.map(write).join('')).toBe(
          batches
            .flat()
            .map((row) => `${row.map(csvCell).join(',')}\r\n`)
            .join(''),
        );
      },
    ),
  );
});

test('N-22 no cell of CSV begins with a sign that runs it, unless it is a number', () => {
  const nasty = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', ' =', '\n='), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(nasty, (text) => {
      const [first] = readLine(csvLines()([[text]]));
      expect(/^[+-]?\d+(\.\d+)?$/.test(first as string) || (first as string).startsWith("'")).toBe(true);
    }),
  );
});

test.each([
  ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
  ['=1+1', '=1+1'],
  ['bell\u0007gone', 'bellgone'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['half \uD800 pair', 'half  pair'],
  ['😀', '😀'],
  ['_x0041_', '_x005F_x0041_'],
  ['_x41_', '_x41_'],
  ['\uFFFE', ''],
  ['a\rb', 'a&#13;b'],
  ['ဗမာစာ', 'ဗမာစာ'],
])('N-22 the text %j stands in a worksheet as %j', (text, xml) => {
  expect(sheetText(text)).toBe(xml);
});

test('N-22 a text longer than a cell takes is cut, never in the middle of a character', () => {
  expect(sheetText('a'.repeat(longestCell + 5))).toHaveLength(longestCell);
  expect(sheetText('a'.repeat(longestCell - 1) + '😀')).toBe('a'.repeat(longestCell - 1));
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('N-22 column %i of a sheet is called %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});

/** Reads one CSV record, written from RFC 4180. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (line[at] === '"') {
      for (at += 1; line[at] !== '"' || line[at + 1] === '"'; at += line[at] === '"' ? 2 : 1) cell += line[at];
      at += 1;
    } else {
      for (; line[at] !== ',' && !line.startsWith('\r\n', at); at += 1) cell += line[at];
    }
    cells.push(cell);
    if (line[at] !== ',') return cells;
    at += 1;
  }
}
