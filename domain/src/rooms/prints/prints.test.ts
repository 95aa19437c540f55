import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128, code128Symbols } from './code128.ts';
import { feeLines } from '../labels/label-money.ts';
import { codeGroups, readSymbol, symbolText } from './label-symbol.ts';
import { cellOf, perSheet, pieceMoney, printFormatNames, printFormats, sheetsOf, stickersOf } from './print-formats.ts';
import { parseLabelNumbers, isLabelNumber, isReprint, needsReason } from './reprint.ts';

describe('N-13 the bars of a Code 128', () => {
  test.each([
    [
      'a tracking code changes to pairs of digits and back',
      'EX473124829XM',
      [104, 37, 56, 20, 99, 73, 12, 48, 29, 100, 56, 45, 64, 106],
    ],
    ['digits alone begin in pairs', '123456', [105, 12, 34, 56, 44, 106]],
    ['two digits between letters are not worth a change', 'A12B', [104, 33, 17, 18, 34, 52, 106]],
    ['letters with three digits stay in one set', 'PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
  ])('N-13 %s', (_name, text, symbols) => expect(code128Symbols(text)).toEqual(symbols));

  test('N-13 a code of thirteen signs is 156 modules wide: 58.5 mm with bars of 3 dots, 39 mm with bars of 2', () => {
    const { bars, modules } = code128('EX473124829XM');
    expect([modules, bars[0], bars.at(-1)]).toEqual([156, { at: 0, width: 2 }, { at: 154, width: 2 }]);
  });

  test('N-13 whatever is encoded is read back from its symbols, and its bars are eleven modules a symbol and thirteen for the stop', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z -~]{1,24}$/), (text) => {
        const symbols = code128Symbols(text);
        expect(readSymbols(symbols)).toBe(text);
        expect(code128(text).modules).toBe((symbols.length - 1) * 11 + 13);
      }),
    );
  });

  test('N-13 shapes are those of the standard', () => {
    const shapeOf = (text: string, symbol: number) => {
      const bars = code128(text).bars.slice(symbol * 3, symbol * 3 + 4);
      return bars
        .slice(0, 3)
        .map(({ at, width }, index) => `${width}${(bars[index + 1]?.at ?? 0) - at - width}`)
        .join('');
    };
    expect([
      shapeOf(' ', 0),
      shapeOf(' ', 1),
      shapeOf('0000', 0),
      shapeOf('0099', 2),
      shapeOf('A0000', 2),
      shapeOf('0000A', 3),
      shapeOf('~', 1),
    ]).toEqual(['211214', '212222', '211232', '113141', '113141', '114131', '131141']);
    expect(
      code128('A')
        .bars.slice(-4)
        .map(({ width }) => width),
    ).toEqual([2, 3, 1, 2]);
  });

  test('N-13 what is no printable ASCII is refused', () => expect(() => code128('ခ')).toThrow(RangeError));
});

/** Decodes symbols like a scanner, with the check. */
function readSymbols(symbols: readonly number[]): string {
  const [check, stop] = symbols.slice(-2);
  const data = symbols.slice(0, -2);
  expect([data.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103, 106]).toEqual([check, stop]);
  let pairs = data[0] === 105;
  return data
    .slice(1)
    .map((value) => {
      if (value === (pairs ? 100 : 99)) {
        pairs = !pairs;
        return '';
      }
      return pairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
    })
    .join('');
}

describe('N-13 the content of the square code', () => {
  test('N-13 the QR holds code, branch and COD, and is read back; a bare code is one too', () => {
    const symbol = { tracking_code: 'EX473124829XM', branch: 'MDY', cod_amount: 45_000 };
    expect(symbolText(symbol)).toBe('EX473124829XM:MDY:45000');
    expect(readSymbol(` ${symbolText(symbol).toLowerCase()}\n`)).toEqual(symbol);
    expect(readSymbol('ex473124829xm')).toEqual({ tracking_code: 'EX473124829XM' });
    expect([readSymbol(''), readSymbol('a:b'), readSymbol('javascript:alert(1)'), readSymbol('EX47:MDY:1x')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test.each([
    ['EX473124829XM', 'EX 4731 2482 9 XM'],
    ['12345', '1234 5'],
    ['', ''],
  ])('N-13 %s is read out as "%s"', (code, spoken) => expect(codeGroups(code).join(' ')).toBe(spoken));
});

describe('N-13 sheets', () => {
  test.each([
    ['thermal_100x150', 100, 150, 1],
    ['thermal_100x100', 100, 100, 1],
    ['a4_4up', 210, 297, 4],
    ['a4_8up', 210, 297, 8],
    ['a5', 148, 210, 1],
    ['smart_invoice', 148, 210, 1],
    ['smart_envelope', 229, 162, 1],
    ['smart_envelope_dl', 220, 110, 1],
  ] as const)('N-13 %s is %i by %i mm with %i on a sheet', (name, width, height, count) => {
    expect([printFormats[name].paper, perSheet(printFormats[name])]).toEqual([{ width, height }, count]);
  });

  test('N-13 labels of a sheet lie side by side and fill it', () => {
    expect([0, 1, 2, 7].map((position) => cellOf(printFormats.a4_8up, position))).toEqual([
      { left: 0, top: 0, width: 105, height: 74.25 },
      { left: 105, top: 0, width: 105, height: 74.25 },
      { left: 0, top: 74.25, width: 105, height: 74.25 },
      { left: 105, top: 222.75, width: 105, height: 74.25 },
    ]);
  });

  test('N-13 every label is printed once and in order, wherever on the first sheet it begins', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...printFormatNames),
        fc.nat(60),
        fc.integer({ min: -3, max: 12 }),
        (name, count, start) => {
          const items = Array.from({ length: count }, (_, at) => at);
          const sheets = sheetsOf(printFormats[name], items, start);
          expect(sheets.flat().map(({ item }) => item)).toEqual(items);
          expect(
            sheets.every((slots, sheet) =>
              slots.every(
                ({ position }, at) => position < perSheet(printFormats[name]) && (sheet === 0 || position === at),
              ),
            ),
          ).toBe(true);
        },
      ),
    );
  });

  test('N-13 a part-used sheet is begun where it was left', () => {
    expect(sheetsOf(printFormats.a4_4up, ['a', 'b', 'c'], 2)).toEqual([
      [
        { position: 2, item: 'a' },
        { position: 3, item: 'b' },
      ],
      [{ position: 0, item: 'c' }],
    ]);
  });

  test('N-13 a shipment of three pieces has three stickers and one envelope', () => {
    const labels = [{ pieces: 3 }, { pieces: 1 }];
    expect(stickersOf(printFormats.a5, labels).map(({ piece }) => piece)).toEqual([1, 2, 3, 1]);
    expect(stickersOf(printFormats.smart_envelope, labels)).toHaveLength(2);
  });

  test.each([
    [1, 48_000, ['collect']],
    [3, 48_000, ['for_all', 'with_first', 'with_first']],
    [2, 0, ['nothing', 'nothing']],
  ])('N-13 of %i pieces with %i to collect one sticker says the amount', (pieces, cod_charge, kinds) => {
    expect(kinds.map((_, index) => pieceMoney({ pieces, cod_charge }, index + 1))).toEqual(kinds);
  });
});

test('N-13 what is asked for may be numbers and codes mixed, each is taken once and in its order', () => {
  expect(parseLabelNumbers(' 12,ex473124829xm\n12 ၊ 7; EX473124829XM:MDY:0\nLT 0000 0000 5 XM\n၈ 9')).toEqual([
    '12',
    'EX473124829XM',
    '7',
    'LT000000005XM',
    '8',
    '9',
  ]);
  expect(['12', '0', 'EX473124829XM', '12345678901234567'].map(isLabelNumber)).toEqual([true, false, false, false]);
});

test('N-13 a reason is asked for as soon as one of them was printed before, and the second copy says so', () => {
  expect([
    needsReason([{ printed: 0 }]),
    needsReason([{ printed: 0 }, { printed: 1 }]),
    isReprint(1),
    isReprint(2),
  ]).toEqual([false, true, false, true]);
});

test('N-13 the lines of an invoice leave out what is nothing and take the discount off', () => {
  const none = {
    shipping_fee: 3000,
    services_fee: 0,
    insurance_fee: 0,
    extra_charge: 0,
    discount: 0,
    tax: 0,
    shipping_total: 3000,
  };
  expect(feeLines(none)).toEqual([{ name: 'shipping_fee', amount: 3000 }]);
  expect(
    feeLines({ ...none, services_fee: 200, discount: 500, tax: 10, shipping_total: 2710 }).map(({ amount }) => amount),
  ).toEqual([3000, 200, -500, 10]);
  expect(feeLines({ ...none, shipping_fee: 0, shipping_total: 0 })).toEqual([{ name: 'shipping_fee', amount: 0 }]);
});
