import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountGroup } from './amount-group.ts';
import { locales } from './locale.ts';

test.each([
  ['en', [830_000, 880_000, 290_000], ['830K', '880K', '290K'], '2,000K'],
  ['en', [8_340_000, 8_840_000, 2_930_000], ['8.3M', '8.9M', '2.9M'], '20.1M'],
  ['en', [46_700, 900], ['46,700', '900'], '47,600'],
  ['en', [20_000_000, 30_000], ['20.0M', '<0.1M'], '20.0M'],
  ['mm', [830_000, 880_000, 290_000], ['8.3 သိန်း', '8.8 သိန်း', '2.9 သိန်း'], '20.0 သိန်း'],
  ['mm', [46_700, 99_999], ['46,700', '99,999'], '146,699'],
  ['zh', [830_000, 880_000, 290_000], ['83万', '88万', '29万'], '200万'],
  ['zh', [12_000_000_000, 0], ['1,200,000万', '0'], '1,200,000万'],
  ['en', [-1_500_000, 250_000], ['−1,500K', '250K'], '−1,250K'],
] as const)('in %s %j are shown in one unit and add up', (locale, column, parts, total) => {
  expect(amountGroup([column], locale)).toEqual({ parts: [parts], totals: [total] });
});

test('the largest figure of all columns decides the unit of all', () => {
  expect(amountGroup([[40_000_000], [250_000, 100_000]], 'en')).toEqual({
    parts: [['40.0M'], ['0.3M', '0.1M']],
    totals: ['40.0M', '0.4M'],
  });
});

test('the shown parts add up to the shown sum, each within a tenth of the unit of what it is', () => {
  const size: Record<string, number> = { K: 1e3, M: 1e6, သိန်း: 1e5, 万: 1e4 };
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
