import { currentSession } from './session-store.ts';

/** How long an early answer counts as fresh, in milliseconds; a later reader asks anew. */
const fresh = 10_000;

interface Early {
  readonly key: string;
  readonly token: string | undefined;
  readonly at: number;
  readonly answer: Promise<unknown>;
}
let early: Early | null = null;

const isFor = (one: Early | null, key: string): one is Early =>
  one?.key === key && one.token === currentSession()?.token && Date.now() - one.at < fresh;

/** Asks what a page will ask first, while its code is still on its way: on a slow line the answer comes together with it. */
export function askEarly(key: string, ask: () => Promise<unknown>): void {
  if (isFor(early, key)) return;
  const answer = ask();
  // The page reports a failure when it takes the answer, or asks again.
  answer.catch(() => undefined);
  early = { key, token: currentSession()?.token, at: Date.now(), answer };
}

/** The answer that was asked for early, once and only for the same question of the same person; else asks now. */
export function takeEarly<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const ready = isFor(early, key) ? (early.answer as Promise<T>) : null;
  early = null;
  return ready ?? ask();
}
