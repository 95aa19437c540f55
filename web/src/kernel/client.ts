import type { Method } from '@waybill/contract/kernel/endpoint.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { frameCalls } from '@waybill/contract/generated/frame-calls.ts';
import { isInBackground } from './background.ts';
import { sendCall, type CallRest } from './call-types.ts';
import { loadWhenIdle } from './lazy-part.tsx';
import { fillPath, type PathParams } from './path.ts';
import { connectionError, send, sendJson, type Query, type RequestOptions } from './request.ts';
import { currentSession } from './session-store.ts';

/**
 * Makes one call of the contract. Throws an `ApiError` when it is refused or fails, after the reactions of X-01.
 *
 * @example const { data } = await call('staff.detail', { params: { id: 7 } });
 */
export async function call<Id extends EndpointId>(id: Id, ...[input]: CallRest<Id>): Promise<CallOutput<Id>> {
  // Known only until the first `await`.
  const sent = isInBackground ? { ...input, background: true } : input;
  return sendCall<Id>(await rowOf(id, sent as RequestOptions | undefined), sent);
}

/** Returns the address of a call with its parameters filled in, for saving or opening it instead of reading. */
export async function addressOfCall(id: EndpointId, params: PathParams): Promise<string> {
  return fillPath((await rowOf(id))[1], params);
}

type CallRow = readonly [Method, string];

/** Fetches the table of all calls, which grows with the product and is therefore not in the first load. Callers that will need it soon may fetch it ahead. */
export async function fetchCalls(): Promise<Readonly<Record<EndpointId, CallRow>>> {
  return (await import('@waybill/contract/generated/calls.ts')).calls;
}

loadWhenIdle(async () => void (await fetchCalls()));

async function rowOf(id: EndpointId, { background = false }: RequestOptions = {}): Promise<CallRow> {
  const known: Partial<Record<string, CallRow>> = frameCalls;
  if (known[id]) return known[id];
  const all = await fetchCalls().catch(() => {
    throw connectionError({ write: true, background, withSession: false });
  });
  return all[id];
}

type Sending = Omit<RequestOptions, 'body' | 'query'>;

/** Generic helpers for any path (C-03), used with addresses supplied by the server. `T` is what the caller expects. */
export const get = <T>(path: string, query?: Query, options?: Sending): Promise<T> =>
  sendJson<T>('GET', path, { ...options, query });
export const post = <T>(path: string, body?: unknown, options?: Sending): Promise<T> =>
  sendJson<T>('POST', path, { ...options, body });
export const put = <T>(path: string, body?: unknown, options?: Sending): Promise<T> =>
  sendJson<T>('PUT', path, { ...options, body });
export const del = <T>(path: string, options?: Sending): Promise<T> => sendJson<T>('DELETE', path, options);
export const postForm = <T>(path: string, payload: FormPayload, options?: Sending): Promise<T> =>
  sendJson<T>('POST', path, { ...options, body: formDataOf(payload) });

type FormValue = string | number | boolean | Blob | null | undefined;
export type FormPayload = Readonly<Record<string, FormValue | readonly FormValue[]>>;

/**
 * Converts a payload with files to multipart form data; a list is appended as `key[]`, once for each value (C-01).
 *
 * @example formDataOf({ name: 'Shwe', photos: [one, two] }) // name, photos[], photos[]
 */
export function formDataOf(payload: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  const append = (key: string, value: FormValue) => {
    if (value instanceof Blob) data.append(key, value);
    else if (value !== null && value !== undefined) data.append(key, String(value));
  };
  for (const [key, value] of Object.entries(payload)) {
    if (Array.isArray(value)) for (const one of value as readonly FormValue[]) append(`${key}[]`, one);
    else append(key, value as FormValue);
  }
  return data;
}

/** Adds the signed-in person's hashid to the payload, where a call requires it (C-02). */
export function withHashid<P extends object>(payload: P): P & { hashid?: string } {
  const hashid = currentSession()?.user.hashid;
  if (hashid === undefined) return payload;
  if (!(payload instanceof FormData)) return { ...payload, hashid };
  payload.set('hashid', hashid);
  return payload;
}

export interface Download {
  readonly blob: Blob;
  /** File name given by the server. */
  readonly name: string | null;
}

/** Downloads a file of the server: an export, a document. */
export async function download(path: string, query?: Query, options?: Sending): Promise<Download> {
  return fileOf(await send('GET', path, { ...options, query, headers: { accept: '*/*' } }));
}

/** Asks for a file with a body, which no address shows. */
export async function downloadBy(path: string, body: unknown): Promise<Download> {
  return fileOf(await send('POST', path, { body, headers: { accept: '*/*' } }));
}

async function fileOf(response: Response): Promise<Download> {
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) };
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
}
