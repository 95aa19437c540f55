import { expect, test } from 'vitest';
import { cleanOffset, cleanSettings, usualFormat } from './print-settings.ts';

test('N-13 what a device remembers is cleaned of what no printer has', () => {
  expect(cleanSettings(null)).toEqual({ format: null, locale: 'mm', offsets: {} });
  expect(
    cleanSettings({
      format: 'a5',
      locale: 'zh',
      offsets: { a5: { x: 1.2, y: -99 }, a6: { x: 1, y: 1 }, a4_4up: { x: 0, y: 'x' } },
    }),
  ).toEqual({ format: 'a5', locale: 'zh', offsets: { a5: { x: 1, y: -10 } } });
  expect([cleanOffset(0.2), cleanOffset(Number.NaN), cleanOffset(-0.1)]).toEqual([0, 0, 0]);
});

test('labels made for one preprint type are shown in it, any others in the usual format', () => {
  const [invoice, none] = [{ preprint_type: 'smart_invoice' }, { preprint_type: null }] as const;
  expect([usualFormat([invoice, invoice]), usualFormat([invoice, none]), usualFormat([none]), usualFormat([])]).toEqual(
    ['smart_invoice', 'thermal_100x150', 'thermal_100x150', 'thermal_100x150'],
  );
});
