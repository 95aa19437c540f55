import { expect, test } from 'vitest';
import { isRefusal } from './refusal.ts';
import { nextState, commandsFrom, inverseOf, lifecycle } from './lifecycle.ts';

const door = lifecycle({
  initial: 'shut',
  states: { shut: { tone: 'neutral' }, open: { tone: 'success' }, gone: { tone: 'danger', final: true } },
  commands: {
    open: { from: ['shut'], to: 'open', permission: null },
    remove: { from: ['shut', 'open'], to: 'gone', permission: null },
  },
});

test('a command leads to its state, or is refused with the state and the command', () => {
  expect(nextState(door, 'shut', 'open')).toBe('open');
  const refused = nextState(door, 'open', 'open');
  expect(isRefusal(refused) && [refused.code, refused.values]).toEqual([
    'state_not_allowed',
    { state: 'open', command: 'open' },
  ]);
});

test('the commands that lead out of a state', () => {
  expect([commandsFrom(door, 'shut'), commandsFrom(door, 'open'), commandsFrom(door, 'gone')]).toEqual([
    ['open', 'remove'],
    ['remove'],
    [],
  ]);
});

test('what undoes a command leads back to the one state it came from', () => {
  const gate = {
    shut: { from: ['open'], to: 'shut', permission: null },
    open: { from: ['shut'], to: 'open', permission: null },
    lock: { from: ['open', 'shut'], to: 'locked', permission: null },
    unlock: { from: ['locked'], to: 'shut', permission: null },
    paint: { from: ['open'], to: 'open', permission: null },
  };
  expect([inverseOf(gate, 'shut'), inverseOf(gate, 'open')]).toEqual(['open', 'shut']);
  expect([inverseOf(gate, 'lock'), inverseOf(gate, 'unlock'), inverseOf(gate, 'paint')]).toEqual([null, 'lock', null]);
  expect(inverseOf({ close: { confirm: true } }, 'close')).toBeNull();
});

test('a life with a state that nothing leads to throws at load', () => {
  expect(() =>
    lifecycle<'a' | 'b', never, null>({
      initial: 'a',
      states: { a: { tone: 'info' }, b: { tone: 'info' } },
      commands: {},
    }),
  ).toThrow('"b"');
});

test('a life in which a command leads out of a final state throws at load', () => {
  expect(() =>
    lifecycle({
      initial: 'a',
      states: { a: { tone: 'info' }, b: { tone: 'info', final: true } },
      commands: { go: { from: ['a'], to: 'b', permission: null }, back: { from: ['b'], to: 'a', permission: null } },
    }),
  ).toThrow('"b"');
});
