import { sendJson, type Query } from './request.ts';
import { currentSession } from './session-store.ts';
import { deviceVault, lifetimes, type Vault } from './vault.ts';

/** Lifetime of an early answer, in milliseconds; later readers send a new request. */
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

/** Sends a page's first request while its code is still loading: on a slow network both arrive together. */
export function askEarly(key: string, ask: () => Promise<unknown>): void {
  if (isFor(early, key)) return;
  const answer = ask();
  // The page reports the failure when it takes the answer, or sends the request again.
  answer.catch(() => undefined);
  early = { key, token: currentSession()?.token, at: Date.now(), answer };
}

/** Returns the answer of an early request, once and only for the same request of the same person; otherwise sends the request now. */
export function takeEarly<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const ready = isFor(early, key) ? (early.answer as Promise<T>) : null;
  early = null;
  return ready ?? ask();
}

/** The first request of a page at an address. */
export interface FirstQuestion {
  /** Path and query of the page. */
  readonly address: string;
  readonly key: string;
  readonly path: string;
  readonly query: Query;
  readonly background: boolean;
}

/** Sign-out and a change of branch drop every value whose name begins with `list` (`kernel/session.ts`). */
const questionsName = 'list-questions';
/** Maximum number of addresses whose first request is remembered; those opened longest ago are dropped. */
const mostQuestions = 40;

/** Returns the current address, the key of its remembered request. */
export const hereNow = (): string => window.location.pathname + window.location.search;

/** Remembers the first request of an address, encrypted, so that it is sent early when this person opens it again. Shared computers remember nothing. */
export async function keepQuestion(question: FirstQuestion, vault: Vault = deviceVault): Promise<void> {
  const session = currentSession();
  if (!session || session.shared) return;
  const kept = (await vault.get<FirstQuestion[]>(questionsName)) ?? [];
  const first = kept[0];
  if (first?.address === question.address && first.key === question.key) return;
  // After a sign-out nothing may be stored.
  if (currentSession()?.token !== session.token) return;
  const others = kept.filter(({ address }) => address !== question.address);
  await vault.put(questionsName, [question, ...others].slice(0, mostQuestions), lifetimes.mainCache);
}

/** Sends the remembered request of this address again, before any of its code is loaded. */
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
