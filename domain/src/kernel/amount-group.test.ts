import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountGroup } from './amount-group.ts';
import { locales } from './locale.ts';

test.each([
  ['en', [8_300_000, 46_700], ['8,300,000', '46,700'], '8,346,700'],
  ['mm', [8_300_000, 46_700], ['8,300,000', '46,700'], '8,346,700'],
  ['zh', [99_999_998, 1], ['99,999,998', '1'], '99,999,999'],
  ['en', [83_400_000, 88_400_000, 29_300_000], ['83.4 million', '88.4 million', '29.3 million'], '201.1 million'],
  ['en', [200_000_000, 30_000], ['200.0 million', '<0.1 million'], '200.0 million'],
  ['mm', [83_000_000, 88_000_000, 29_040_000], ['830.0 သိန်း', '880.0 သိန်း', '290.4 သိန်း'], '2,000.4 သိန်း'],
  ['zh', [83_000_000, 88_000_000, 29_000_000], ['8,300万', '8,800万', '2,900万'], '20,000万'],
  ['zh', [12_000_000_000, 0], ['1,200,000万', '0'], '1,200,000万'],
  ['en', [-150_000_000, 25_000_000], ['−150 million', '25 million'], '−125 million'],
] as const)('in %s %j are shown in one unit and add up', (locale, column, parts, total) => {
  expect(amountGroup([column], locale)).toEqual({ parts: [parts], totals: [total] });
});

test('the largest figure of all columns decides the unit of all', () => {
  expect(amountGroup([[400_000_000], [250_000, 100_000]], 'en')).toEqual({
    parts: [['400.0 million'], ['0.3 million', '0.1 million']],
    totals: ['400.0 million', '0.4 million'],
  });
});

test('the shown parts add up to the shown sum, each within a tenth of the unit of what it is', () => {
  const size: Record<string, number> = { million: 1e6, သိန်း: 1e5, 万: 1e4 };
  const read = (shown: string) => {
    const [, figure = '', name = ''] = /^([<\d.,−]+)\s?(\D*)$/.exec(shown) ?? [];
    const tenths = figure.startsWith('<') ? 0 : Math.round(Number(figure.replace('−', '-').replaceAll(',', '')) * 10);
    return { tenths, name };
  };
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.array(fc.integer({ min: -2_000_000, max: 3_000_000_000 }), { minLength: 1, maxLength: 12 }),
      (locale, column) => {
        const { parts, totals } = amountGroup([column], locale);
        const shown = (parts[0] ?? []).map(read);
        const total = read(totals[0] ?? '');
        const names = new Set([...shown, total].filter(({ tenths }) => tenths !== 0).map(({ name }) => name));
        expect(names.size).toBeLessThanOrEqual(1);
        expect(shown.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(total.tenths);
        const [name = ''] = names;
        for (const [at, { tenths }] of shown.entries())
          expect(Math.abs(tenths * ((size[name] ?? 1) / 10) - (column[at] ?? 0))).toBeLessThan(
            (size[name] ?? 1) / 10 + 1,
          );
      },
    ),
  );
});
