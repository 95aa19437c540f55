import { expect, test } from 'vitest';
import { leadsToRows, rowCommand, type KeyPress } from './keyboard.ts';

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ key, code: '', ...plain, ...more });
const onRow = (cursor: number, singleKeys = true) => ({ cursor, count: 30, singleKeys });

test.each([
  ['ArrowDown', 4, 5],
  ['j', 4, 5],
  ['J', 4, 5],
  ['ArrowUp', 4, 3],
  ['k', 4, 3],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 29, 29],
  ['PageDown', 4, 14],
  ['PageDown', 25, 29],
  ['PageUp', 4, 0],
  ['Home', 17, 0],
  ['End', 17, 29],
])('P-09 %s on row %i goes to row %i', (key, from, to) => {
  const shifted = key === 'J';
  expect(rowCommand(press(key, { shiftKey: shifted }), onRow(from))).toEqual({ do: shifted ? 'span' : 'move', to });
});

test.each([
  [' ', 'toggle'],
  ['x', 'toggle'],
  ['Enter', 'open'],
  ['.', 'menu'],
  ['ContextMenu', 'menu'],
  ['p', 'peek'],
])('P-09 the key %j on a row means %s', (key, command) => {
  expect(rowCommand(press(key), onRow(3))).toEqual({ do: command });
});

test('P-09 Shift with arrows, Home or End makes a span', () => {
  expect(rowCommand(press('ArrowDown', { shiftKey: true }), onRow(3))).toEqual({ do: 'span', to: 4 });
  expect(rowCommand(press('End', { shiftKey: true }), onRow(3))).toEqual({ do: 'span', to: 29 });
});

test('P-09 Shift+F10 opens the menu and Ctrl+A ticks all', () => {
  expect(rowCommand(press('F10', { shiftKey: true }), onRow(3))).toEqual({ do: 'menu' });
  expect(rowCommand(press('a', { ctrlKey: true }), onRow(3))).toEqual({ do: 'all' });
});

test.each([
  ['ျ', 'KeyJ', { do: 'move', to: 4 }],
  ['ု', 'KeyK', { do: 'move', to: 2 }],
  ['ထ', 'KeyX', { do: 'toggle' }],
  ['။', 'Period', { do: 'menu' }],
])('P-09 with a Myanmar layout on, %s means what its place on the keyboard means', (key, code, command) => {
  expect(rowCommand(press(key, { code }), onRow(3))).toEqual(command);
});

test.each(['j', 'k', 'x', '.', 'p'])('P-09 single keys can be turned off: %s', (key) => {
  expect(rowCommand(press(key), onRow(3, false))).toBeUndefined();
});

test('P-09 with single keys off, arrows, Space and Enter still work', () => {
  expect(rowCommand(press('ArrowDown'), onRow(3, false))).toEqual({ do: 'move', to: 4 });
  expect(rowCommand(press(' '), onRow(3, false))).toEqual({ do: 'toggle' });
  expect(rowCommand(press('Enter'), onRow(3, false))).toEqual({ do: 'open' });
});

test.each([
  press('j', { ctrlKey: true }),
  press('ArrowDown', { altKey: true }),
  press('x', { metaKey: true }),
  press('q'),
  press('Tab'),
  press('Escape'),
  press('1', { code: 'Digit1' }),
])('P-09 keys of the browser are left to it: $key', (pressed) => {
  expect(rowCommand(pressed, onRow(3))).toBeUndefined();
});

test('P-09 without rows no key means anything', () => {
  expect(rowCommand(press('ArrowDown'), { cursor: 0, count: 0, singleKeys: true })).toBeUndefined();
});

test('P-09 J leads to the rows from elsewhere on the page, by its place with a Myanmar layout too, and only by itself', () => {
  const keys = [press('j'), press('ျ', { code: 'KeyJ' }), press('k'), press('ArrowDown'), press('Enter')];
  expect(keys.map(leadsToRows)).toEqual([true, true, false, false, false]);
  for (const chord of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const)
    expect(leadsToRows(press('j', { [chord]: true }))).toBe(false);
});
