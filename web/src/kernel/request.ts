import type { Method } from '@waybill/contract/kernel/endpoint.ts';
import { ApiError, errorOf, networkDown } from './api-error.ts';
import { idleMessage, kernelWords } from './kernel.words.ts';
import { currentLocale } from './preferences.ts';
import { reactionTo, type CallKind, type Reaction } from './reactions.ts';
import { currentSession, type Session } from './session-store.ts';
import { sessionIdle } from './session-idle.ts';

export type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface RequestOptions {
  readonly query?: Query;
  /** Sent as JSON, or unchanged when it is FormData. */
  readonly body?: unknown;
  /** A write sent again under the same key is done once. Random by default. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Background request: it neither renews the session nor shows its failure. */
  readonly background?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

let perform: (reaction: Reaction, error: ApiError) => void = () => {};

/** Registers how reactions are carried out. */
export function onReaction(how: typeof perform): void {
  perform = how;
}

/** Asks the person for their second factor; answers whether it was proved. */
type FactorQuestion = () => Promise<boolean>;
let askFactor: FactorQuestion | null = null;
/** The question that is open: requests that are refused meanwhile wait for the same answer. */
let openQuestion: Promise<boolean> | null = null;

/** Registers how the second factor is asked for when a command needs it again. */
export function onFactorAgain(how: FactorQuestion | null): void {
  askFactor = how;
}

async function provesFactor(): Promise<boolean> {
  if (!askFactor) return false;
  openQuestion ??= askFactor().finally(() => (openQuestion = null));
  return openQuestion;
}

/**
 * Sends one request with the headers that every request carries (C-02). Returns a 2xx answer; otherwise throws an `ApiError`, after the reaction of X-01. A
 * request after the idle lifetime is not sent: the session ends (S-30). A command that needs the second factor again is repeated under the same key once
 * the person has proved it.
 */
export async function send(method: Method, path: string, sent: RequestOptions = {}): Promise<Response> {
  const options = method === 'GET' ? sent : { ...sent, idempotencyKey: sent.idempotencyKey ?? randomKey() };
  const session = currentSession();
  const callKind = { write: method !== 'GET', background: options.background === true, withSession: session !== null };
  if (session && sessionIdle.isOver())
    throw reacted(new ApiError({ status: 401, code: 'session_expired', message: idleMessage }), callKind);
  if (session && !callKind.background) sessionIdle.renew();
  const response = await fetch(addressOf(path, options.query), {
    method,
    headers: {
      ...headersFor(method, options, session?.token ?? null),
      ...restHeader(session, callKind),
      ...options.headers,
    },
    body: bodyFor(options.body),
    signal: options.signal,
  }).catch((failure: unknown) => {
    if (options.signal?.aborted) throw failure;
    throw connectionError(callKind);
  });
  if (response.ok) return response;
  const error = errorOf(response.status, await response.text().catch(() => ''), response.headers.get('x-request-id'));
  if (error.code === 'second_factor_again' && !callKind.background && (await provesFactor()))
    return send(method, path, options);
  throw reacted(error, { ...callKind, withSession: session !== null && currentSession()?.token === session.token });
}

/** Sends a request like `send` and reads the JSON of the answer; `null` when it is empty. */
export async function sendJson<T>(method: Method, path: string, options?: RequestOptions): Promise<T> {
  const response = await send(method, path, options);
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** Returns the error of a call that could not be sent, after the reaction of X-01. */
export function connectionError(callKind: CallKind): ApiError {
  return reacted(
    new ApiError({ status: 0, code: networkDown, message: kernelWords.network[currentLocale()] }),
    callKind,
  );
}

function reacted(error: ApiError, callKind: CallKind): ApiError {
  const reaction = reactionTo(error, callKind);
  if (reaction.kind !== 'none') perform(reaction, error);
  return error;
}

function headersFor(method: Method, options: RequestOptions, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'x-client-token': clientToken(),
    'x-locale': currentLocale(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(options.body === undefined || options.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'idempotency-key': options.idempotencyKey ?? '' }),
  };
}

/** Tells the server how long ago the last activity was, so that background refreshes do not renew the session there, and scanning does. */
function restHeader(session: Session | null, { background }: { background: boolean }): Record<string, string> {
  if (!session || !background) return {};
  return { 'x-idle-seconds': String(Math.floor(sessionIdle.restedFor() / 1000)) };
}

function bodyFor(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** Reads the client token, which the server writes into the page: it differs by installation, and the page is built once. */
function clientToken(): string {
  return (
    document.querySelector<HTMLMetaElement>('meta[name=waybill-client-token]')?.content ??
    import.meta.env.VITE_CLIENT_TOKEN ??
    'waybill-development'
  );
}

/** Returns 128 random bits; `crypto.randomUUID` does not exist on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a path with its query; empty values are left out, and a list is repeated once per value.
 *
 * @example addressOf('/staff', { page: 2, search: '' }) === '/staff?page=2'
 */
export function addressOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue]) {
      if (one !== null && one !== undefined && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}
