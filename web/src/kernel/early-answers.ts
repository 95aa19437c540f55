import { sendJson, type Query } from './request.ts';
import { currentSession } from './session-store.ts';
import { deviceVault, lifetimes, type Vault } from './vault.ts';

/** How long an early answer counts as fresh, in milliseconds; a later reader asks again. */
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

/** What the page at an address asked the server first. */
export interface FirstQuestion {
  /** Path and query of the page. */
  readonly address: string;
  readonly key: string;
  readonly path: string;
  readonly query: Query;
  readonly background: boolean;
}

/** The sign-out and a change of branch drop whatever has a name that begins with `list` (`kernel/session.ts`). */
const questionsName = 'list-questions';
/** Addresses whose question is kept; the ones opened longest ago make room. */
const mostQuestions = 40;

/** The page at this address, as its question is kept under. */
export const hereNow = (): string => window.location.pathname + window.location.search;

/** Keeps what the page at an address asked, sealed, so that it is asked early when this person opens it again. A shared computer keeps nothing. */
export async function keepQuestion(question: FirstQuestion, vault: Vault = deviceVault): Promise<void> {
  const session = currentSession();
  if (!session || session.shared) return;
  const kept = (await vault.get<FirstQuestion[]>(questionsName)) ?? [];
  const first = kept[0];
  if (first?.address === question.address && first.key === question.key) return;
  // The sign-out has dropped them: nothing may come after it.
  if (currentSession()?.token !== session.token) return;
  const others = kept.filter(({ address }) => address !== question.address);
  await vault.put(questionsName, [question, ...others].slice(0, mostQuestions), lifetimes.mainCache);
}

/** Asks what the page at this address asked the last time, before any of its code is here. */
export async function askAgain(address: string, vault: Vault = deviceVault): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const kept = await vault.get<FirstQuestion[]>(questionsName);
  const question = kept?.find((one) => one.address === address);
  if (!question || currentSession()?.token !== session.token) return;
  askEarly(question.key, () =>
    sendJson('GET', question.path, { query: question.query, background: question.background }),
  );
}
