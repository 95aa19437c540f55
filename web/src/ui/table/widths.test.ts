import { expect, test } from 'vitest';
import { clampWidth, mendWidths, widthAfterKey, widthStyle, withWidth } from './widths.ts';

const keys = (key: string, more: object = {}) => ({ key, altKey: true, shiftKey: true, ...more });

test.each([
  ['wider', keys('ArrowRight'), 200, 216],
  ['narrower', keys('ArrowLeft'), 200, 184],
  ['never narrower than can be read', keys('ArrowLeft'), 64, 64],
  ['never wider than a screen', keys('ArrowRight'), 800, 800],
  ['nothing without Shift', keys('ArrowRight', { shiftKey: false }), 200, undefined],
  ['nothing without Alt', keys('ArrowRight', { altKey: false }), 200, undefined],
  ['nothing by another key', keys('ArrowUp'), 200, undefined],
])('P-09 the keys make a column %s', (_, event, width, after) => expect(widthAfterKey(event, width)).toBe(after));

test('P-09 widths are whole pixels within bounds, one column at a time, and can be taken away', () => {
  expect([clampWidth(99.6), clampWidth(-5), clampWidth(9999)]).toEqual([100, 64, 800]);
  expect(withWidth({ name: 120 }, 'role', 90.4)).toEqual({ name: 120, role: 90 });
  expect(withWidth({ name: 120, role: 90 }, 'name', null)).toEqual({ role: 90 });
  expect(widthStyle({ name: 120 })).toEqual({ '--w-name': '120px' });
});

test('P-09 kept widths are mended: columns that went are forgotten, and what is no width', () => {
  expect(mendWidths({ name: 120, gone: 90, role: 'wide', branch: 4000 }, ['name', 'role', 'branch'])).toEqual({
    name: 120,
    branch: 800,
  });
  for (const nonsense of [null, 3, 'x', undefined]) expect(mendWidths(nonsense, ['name'])).toEqual({});
});
