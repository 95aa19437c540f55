import { expect, test } from 'vitest';
import { cleanOffset, cleanSettings, layoutOf, usualFormat } from './print-settings.ts';

test('N-13 what a device remembers is cleaned of what no printer has', () => {
  expect(cleanSettings(null)).toEqual({
    format: null,
    locale: 'mm',
    offsets: {},
    printers: { labels: null, receipts: null },
    slipPaper: null,
  });
  expect(
    cleanSettings({
      format: 'a5',
      locale: 'zh',
      offsets: { a5: { x: 1.2, y: -99 }, a6: { x: 1, y: 1 }, a4_4up: { x: 0, y: 'x' } },
      printers: { labels: { way: 'usb', language: 'zpl_300', id: 7 }, receipts: { way: 'usb', language: 'zpl_203' } },
      slipPaper: 'roll_44',
    }),
  ).toEqual({
    format: 'a5',
    locale: 'zh',
    offsets: { a5: { x: 1, y: -10 } },
    printers: { labels: { way: 'usb', language: 'zpl_300' }, receipts: null },
    slipPaper: null,
  });
  expect([cleanOffset(0.2), cleanOffset(Number.NaN), cleanOffset(-0.1)]).toEqual([0, 0, 0]);
});

test('labels made for one preprint type are shown in it, any others in the usual format', () => {
  const [invoice, none] = [{ preprint_type: 'smart_invoice' }, { preprint_type: null }] as const;
  expect([usualFormat([invoice, invoice]), usualFormat([invoice, none]), usualFormat([none]), usualFormat([])]).toEqual(
    ['smart_invoice', 'thermal_100x150', 'thermal_100x150', 'thermal_100x150'],
  );
});

test('O-03 N-13 any label lies on the paper that this device chose, moved as its printer needs, whether it was made with or without a network', () => {
  const label = { preprint_type: 'smart_invoice' } as const;
  const kept = cleanSettings({ format: 'a5', locale: 'zh', offsets: { a5: { x: 1.5, y: -2 } } });
  expect(layoutOf(kept, [label])).toEqual({ format: 'a5', locale: 'zh', offset: { x: 1.5, y: -2 } });
  expect(layoutOf(cleanSettings(null), [label])).toEqual({
    format: 'smart_invoice',
    locale: 'mm',
    offset: { x: 0, y: 0 },
  });
});

test('O-16 a label printer gets a roll, whatever the labels were made for or the device had chosen', () => {
  const kept = cleanSettings({ format: 'a4_8up', printers: { labels: { way: 'file', language: 'zpl_203' } } });
  expect(layoutOf(kept, [{ preprint_type: null }]).format).toBe('thermal_100x150');
  expect(layoutOf(cleanSettings({ ...kept, format: 'thermal_100x100' }), []).format).toBe('thermal_100x100');
});
