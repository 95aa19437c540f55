import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early-answers.ts';
import { sessionStore, type Session } from './session-store.ts';

const signedIn = (token: string) =>
  sessionStore.set({ session: { token, user: { id: 1 } } as Session, farewell: null });

afterEach(() => {
  vi.useRealTimers();
  sessionStore.set({ session: null, farewell: null });
});

/** Numbers its answers, so that it is seen which was given. */
function desk() {
  let requests = 0;
  return async () => ++requests;
}

test('what a page asks first is asked once, and taken once', async () => {
  signedIn('a');
  const ask = desk();
  askEarly('today', ask);
  askEarly('today', ask);
  expect([await takeEarly('today', ask), await takeEarly('today', ask)]).toEqual([1, 2]);
});

test('another question, another person and an old answer are asked anew', async () => {
  vi.useFakeTimers();
  signedIn('a');
  const ask = desk();
  askEarly('today', ask);
  expect(await takeEarly('yesterday', ask)).toBe(2);
  askEarly('today', ask);
  signedIn('b');
  expect(await takeEarly('today', ask)).toBe(4);
  askEarly('today', ask);
  vi.advanceTimersByTime(10_001);
  expect(await takeEarly('today', ask)).toBe(6);
});

test('an early failure is the failure of whoever takes it, and the next question is asked anew', async () => {
  signedIn('a');
  askEarly('today', () => Promise.reject(new Error('no line')));
  await expect(takeEarly('today', async () => 1)).rejects.toThrow('no line');
  expect(await takeEarly('today', async () => 1)).toBe(1);
});
