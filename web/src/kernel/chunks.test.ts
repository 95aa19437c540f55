import { expect, test } from 'vitest';
import { mayReload } from './chunks.ts';

function marks() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('N-34 a failed chunk reloads the page once for each build, never in a loop', () => {
  const tab = marks();
  expect([
    mayReload(tab, 'build-1', true),
    mayReload(tab, 'build-1', true),
    mayReload(tab, 'build-2', true),
    mayReload(tab, 'build-2', true),
  ]).toEqual([true, false, true, false]);
});

test('N-34 without a network the page is left as it is, and may still reload later', () => {
  const tab = marks();
  expect([mayReload(tab, 'build-1', false), mayReload(tab, 'build-1', true)]).toEqual([false, true]);
});

test('N-34 where no mark can be kept the page does not reload', () => {
  expect(
    mayReload(
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('quota');
        },
      },
      'build-1',
      true,
    ),
  ).toBe(false);
});
