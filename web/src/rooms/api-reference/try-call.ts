import type { Wish } from './code-samples.ts';

export interface TriedCall {
  readonly status: number;
  readonly ms: number;
  readonly requestId: string | null;
  readonly text: string;
}

/** Makes a call with somebody's key, and with nothing of the session: it is answered as their program would be. */
export async function tryCall(wish: Wish, key: string, once: string): Promise<TriedCall> {
  const began = performance.now();
  const response = await fetch(wish.url, {
    method: wish.method,
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      ...(wish.method === 'GET' ? {} : { 'idempotency-key': once }),
      ...(wish.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(wish.body === undefined ? {} : { body: JSON.stringify(wish.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    ms: Math.round(performance.now() - began),
    requestId: response.headers.get('x-request-id'),
    text: readable(text),
  };
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
