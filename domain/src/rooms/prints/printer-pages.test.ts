import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escposPage } from './escpos.ts';
import { packPicture, unpackPicture } from './packed-picture.ts';
import { zplPage } from './zpl.ts';

test('O-16 a packed picture has the same dots, and is a fraction of its bytes where there is little ink', () => {
  const picture = fc
    .tuple(fc.integer({ min: 1, max: 150 }), fc.array(fc.constantFrom(0, 255, 1, 128, 0x3c, 7), { maxLength: 12 }))
    .chain(([rowBytes, inks]) =>
      fc.record({
        rowBytes: fc.constant(rowBytes),
        rows: fc.array(fc.array(fc.constantFrom(0, 0, 0, 255, ...inks), { minLength: rowBytes, maxLength: rowBytes }), {
          minLength: 1,
          maxLength: 12,
        }),
      }),
    );
  fc.assert(
    fc.property(picture, ({ rowBytes, rows }) => {
      const bits = Uint8Array.from(rows.flat());
      const read = unpackPicture(packPicture({ bits, rowBytes }), { rowBytes, rows: rows.length });
      expect(read?.bits).toEqual(bits);
    }),
  );
  expect(packPicture({ bits: new Uint8Array(120_000), rowBytes: 100 })).toBe(`,${':'.repeat(1199)}`);
});

test.each([
  ['a row too short', 'FF', 2, 1],
  ['a row too long', 'hF', 1, 1],
  ['too few rows', ',', 1, 2],
  ['too many rows', ',,', 1, 1],
  ['a command', '^XA', 1, 1],
  ['a count of nothing', ',G', 1, 1],
])('O-16 a text that is no picture of its size is refused: %s', (_name, text, rowBytes, rows) => {
  expect(unpackPicture(text, { rowBytes, rows })).toBe(null);
});

test('O-16 no text of a code is a command to the printer', () => {
  const page = (text: string) => {
    const code = { x: 1, y: 2, dot: 3, height: 4, text, ecc: 'M' } as const;
    const codes = [
      { ...code, kind: 'qr' },
      { ...code, kind: 'bars' },
    ] as const;
    return zplPage({ width: 8, height: 1, picture: ',', codes });
  };
  const commands = (zpl: string) => zpl.match(/[~^][A-Z]{2}/g);
  expect(commands(page('^XZ~JA_\\ဝယ်'))).toEqual(commands(page('EX')));
  expect(page('^X')).toContain('^FDMA,_5EX^FS');
});

test('O-16 a receipt is its picture in strips that a small printer holds, and is cut', () => {
  const bits = Uint8Array.from({ length: 300 }, (_, at) => at % 251);
  const receipt = escposPage({ width: 8, height: 300, picture: packPicture({ bits, rowBytes: 1 }), codes: [] });
  const bytes = [...(receipt ?? [])];
  expect(bytes.slice(0, 2)).toEqual([0x1b, 0x40]);
  expect(bytes.slice(-4)).toEqual([0x1d, 0x56, 66, 3]);
  expect(
    [128, 128, 44].reduce((at, rows) => {
      expect(bytes.slice(at, at + 8)).toEqual([0x1d, 0x76, 0x30, 0, 1, 0, rows, 0]);
      return at + 8 + rows;
    }, 2),
  ).toBe(bytes.length - 4);
  expect(escposPage({ width: 8, height: 2, picture: ',', codes: [] })).toBe(null);
});
