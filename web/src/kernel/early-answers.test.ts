import { afterEach, expect, test, vi } from 'vitest';
import { askAgain, askEarly, keepQuestion, takeEarly } from './early-answers.ts';
import { sessionStore, type Session } from './session-store.ts';
import { openLine } from './testing-line.ts';
import { createVault, memoryShelf, openCipher } from './vault.ts';

const signedIn = (token: string) =>
  sessionStore.set({ session: { token, user: { id: 1 } } as Session, farewell: null });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStore.set({ session: null, farewell: null });
});

/** Numbers its answers, so that a test can tell them apart. */
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

const vaultOf = () => createVault({ shelf: memoryShelf(), cipher: openCipher, now: () => 1000 });
const question = (address: string, search = '') => ({
  address,
  key: JSON.stringify(['labels.list', search]),
  path: '/api/label',
  query: { search, page: 1 },
  background: false,
});
const noAnswer = async () => 'asked again';

test('Q-03 what the page at an address asked last is asked when it is opened again, before the page is there', async () => {
  const line = openLine(() => Response.json({ data: [7] }));
  signedIn('a');
  const vault = vaultOf();
  await keepQuestion(question('/label/search'), vault);
  await keepQuestion(question('/label/search?search=su', 'su'), vault);
  await askAgain('/label/search?search=su', vault);
  expect(await takeEarly(question('', 'su').key, noAnswer)).toEqual({ data: [7] });
  await askAgain('/label/waiting', vault);
  expect(line.sent()).toEqual(['GET /api/label?search=su&page=1']);
});

test('Q-03 K-09 nothing is asked for the next person, and a shared computer keeps no question', async () => {
  const line = openLine(() => Response.json({ data: [] }));
  const vault = vaultOf();
  signedIn('a');
  await keepQuestion(question('/label/search'), vault);
  await vault.dropAll('list');
  signedIn('b');
  await askAgain('/label/search', vault);
  sessionStore.set({ session: { token: 'c', user: { id: 2 }, shared: true } as Session, farewell: null });
  await keepQuestion(question('/label/search'), vault);
  await askAgain('/label/search', vault);
  expect(line.sent()).toEqual([]);
});
