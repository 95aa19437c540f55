import { groups, type Call, type CallOptions, type Input } from './generated/api.ts';
import { errorOf, WaybillError } from './waybill-error.ts';
import { webCrypto } from './web-crypto.ts';

export { WaybillError };

export interface ConnectOptions {
  /** Address of Waybill, for example `https://waybill.example.com`. */
  readonly baseUrl: string;
  /** `wb_live_…` or `wb_test_…`. Keep it on your server: anyone who has it has all its rights. */
  readonly key: string;
  /** The language of messages. */
  readonly language?: 'en' | 'my' | 'zh';
  /** Retries after the first attempt; 4 by default. */
  readonly retries?: number;
  /** Timeout of an attempt in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number;
  /** Maximum wait before a retry in seconds, even if the server asks for more; 60 by default. */
  readonly longestWaitSeconds?: number;
  readonly fetch?: typeof fetch;
  /** Waits between attempts. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** All calls that a key may make, in groups: `waybill.labels.create({ body })`. */
export type Waybill = ReturnType<typeof groups>;

/**
 * Connects a program with its key.
 *
 * @example
 * const waybill = connect({ baseUrl: 'https://waybill.example.com', key: process.env.WAYBILL_KEY });
 * const { data } = await waybill.labels.create({ body: { … } });
 */
export function connect(options: ConnectOptions): Waybill {
  return groups(caller(options));
}

/** Temporary statuses: too many calls, a restarting server, a proxy that cannot reach it. */
const passing = new Set([429, 502, 503, 504]);

function caller({
  baseUrl,
  key,
  language = 'en',
  retries = 4,
  timeoutMs = 30_000,
  longestWaitSeconds = 60,
  fetch: send = globalThis.fetch,
  wait = waitFor,
}: ConnectOptions): Call {
  return async <Answer>(
    method: string,
    path: string,
    input: Input,
    options: CallOptions = {},
    answers: 'json' | 'file' = 'json',
  ): Promise<Answer> => {
    const url = baseUrl.replace(/\/+$/, '') + addressOf(path, input);
    // One idempotency key for all attempts, so that a write whose answer was lost is not applied twice.
    const once = method === 'GET' ? null : (options.idempotencyKey ?? (await randomKey()));
    const request: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: answers === 'file' ? '*/*' : 'application/json',
        'accept-language': language,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(once === null ? {} : { 'idempotency-key': once }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    };
    for (let attempt = 0; ; attempt++) {
      const outcome = await tryOnce(send, url, request, timeoutMs, options.signal);
      if (!(outcome instanceof WaybillError)) {
        if (outcome.ok) return (await (answers === 'file' ? outcome.blob() : outcome.json())) as Answer;
        if (!passing.has(outcome.status) || attempt >= retries) throw await errorOf(outcome);
      } else if (options.signal?.aborted || attempt >= retries) throw outcome;
      const seconds = secondsBefore(outcome, attempt);
      if (seconds > longestWaitSeconds) throw outcome instanceof WaybillError ? outcome : await errorOf(outcome);
      if (!(outcome instanceof WaybillError)) await outcome.body?.cancel();
      await wait(seconds * 1000, options.signal);
    }
  };
}

/** Makes one attempt: returns its answer, or why there was none. */
async function tryOnce(
  send: typeof fetch,
  url: string,
  request: RequestInit,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Response | WaybillError> {
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    ending.abort();
  }, timeoutMs);
  try {
    return await send(url, { ...request, signal: ending.signal });
  } catch (cause) {
    return new WaybillError({
      status: 0,
      code: late ? 'timeout' : 'network',
      message: late ? `No answer within ${timeoutMs} ms.` : 'The server could not be reached.',
      cause,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/**
 * Returns the seconds until the next attempt: what the server asks for, else half a second that doubles, with random jitter so that many programs do
 * not retry together.
 */
function secondsBefore(outcome: Response | WaybillError, attempt: number): number {
  const retryAfter = outcome instanceof WaybillError ? null : outcome.headers.get('retry-after');
  if (retryAfter !== null && /^\d+$/.test(retryAfter)) return Number(retryAfter);
  return Math.min(8, 0.5 * 2 ** attempt) * (0.5 + Math.random() / 2);
}

function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function randomKey(): Promise<string> {
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
