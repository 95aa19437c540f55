import { expect, test } from 'vitest';
import { globalKey, type GlobalKeyPress } from './global-keys.ts';

const press = (more: Partial<GlobalKeyPress>): GlobalKeyPress => ({
  key: '',
  code: '',
  control: false,
  shift: false,
  alt: false,
  typing: false,
  ...more,
});
const usual = { singleKeys: true, over: false };

test('L-01 Ctrl+K opens the palette, also on a Myanmar keyboard and in a field', () => {
  expect(globalKey(press({ key: 'k', code: 'KeyK', control: true, typing: true }), usual)).toBe('openPalette');
  expect(globalKey(press({ key: 'ု', code: 'KeyK', control: true }), usual)).toBe('openPalette');
});

test('L-01 single keys work outside of fields only', () => {
  expect(['/', '?', '['].map((key) => globalKey(press({ key }), usual))).toEqual([
    'openPalette',
    'openShortcuts',
    'toggleSidebar',
  ]);
  expect(['/', '?', '['].map((key) => globalKey(press({ key, typing: true }), usual))).toEqual([null, null, null]);
});

test('L-01 single keys can be turned off, and each has a form with Ctrl', () => {
  const off = { singleKeys: false, over: false };
  expect(['/', '?', '['].map((key) => globalKey(press({ key }), off))).toEqual([null, null, null]);
  expect(
    [
      press({ code: 'KeyK', control: true }),
      press({ code: 'Slash', control: true, shift: true }),
      press({ code: 'KeyB', control: true }),
    ].map((key) => globalKey(key, off)),
  ).toEqual(['openPalette', 'openShortcuts', 'toggleSidebar']);
});

test('L-01 nothing opens over an open dialog or menu, and Alt belongs to the browser', () => {
  expect(globalKey(press({ code: 'KeyK', control: true }), { singleKeys: true, over: true })).toBeNull();
  expect(globalKey(press({ key: '/', alt: true }), usual)).toBeNull();
});
