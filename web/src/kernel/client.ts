import type { CallOutput, EndpointId, Registry } from '@waybill/contract/registry.ts';
import type { BodyOf, InputOf } from '@waybill/contract/kernel/endpoint.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { fillPath, type PathParams } from './path.ts';
import { send, sendJson, type Query, type RequestOptions } from './request.ts';
import { currentSession } from './session-store.ts';

type IsUnknown<T> = unknown extends T ? true : false;
/** A member that must be given only when something in it must. */
type Member<Key extends string, T> = IsUnknown<T> extends true ? { [K in Key]?: undefined } : Record<never, never> extends T ? { [K in Key]?: T } : { [K in Key]: T };
/** A form's body is checked by its rules, not by its type, so any part of it may be sent. */
type FormBody<B> = (string extends keyof B ? object : Partial<B>) | FormData;
type Body<E> = IsUnknown<InputOf<E>['body']> extends false ? InputOf<E>['body'] : IsUnknown<BodyOf<E>> extends true ? unknown : FormBody<BodyOf<E>>;

export type CallArguments<Id extends EndpointId> = Member<'params', InputOf<Registry[Id]>['params']> & Member<'query', InputOf<Registry[Id]>['query']> & Member<'body', Body<Registry[Id]>>
  & Pick<RequestOptions, 'idempotencyKey' | 'signal' | 'background'>;

/**
 * Makes one call of the contract. Throws an `ApiError` when it is refused or fails, after the reactions of X-01.
 *
 * @example const { data } = await call('staff.detail', { params: { id: 7 } });
 */
export async function call<Id extends EndpointId>(id: Id, ...[input]: Record<never, never> extends CallArguments<Id> ? [CallArguments<Id>?] : [CallArguments<Id>]): Promise<CallOutput<Id>> {
  const { params, query, ...options } = (input ?? {}) as RequestOptions & { params?: PathParams };
  const [method, path] = calls[id];
  return sendJson<CallOutput<Id>>(method, fillPath(path, params), { ...options, query });
}

type Sending = Omit<RequestOptions, 'body' | 'query'>;

/** The generic helpers take any path (C-03), for what a supplied address names. `T` is what the caller expects. */
export const get = <T>(path: string, query?: Query, options?: Sending): Promise<T> => sendJson<T>('GET', path, { ...options, query });
export const post = <T>(path: string, body?: unknown, options?: Sending): Promise<T> => sendJson<T>('POST', path, { ...options, body });
export const put = <T>(path: string, body?: unknown, options?: Sending): Promise<T> => sendJson<T>('PUT', path, { ...options, body });
export const del = <T>(path: string, options?: Sending): Promise<T> => sendJson<T>('DELETE', path, options);
export const postForm = <T>(path: string, payload: FormPayload, options?: Sending): Promise<T> => sendJson<T>('POST', path, { ...options, body: formDataOf(payload) });

type FormValue = string | number | boolean | Blob | null | undefined;
export type FormPayload = Readonly<Record<string, FormValue | readonly FormValue[]>>;

/**
 * A payload with files as multipart form data; a list is appended as `key[]`, once for each of its values (C-01).
 *
 * @example formDataOf({ name: 'Shwe', photos: [one, two] }) // name, photos[], photos[]
 */
export function formDataOf(payload: FormPayload): FormData {
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

/** The payload with the hashid of the signed-in person, where a call asks for it (C-02). */
export function withHashid<P extends object>(payload: P): P & { hashid?: string } {
  const hashid = currentSession()?.user.hashid;
  if (hashid === undefined) return payload;
  if (!(payload instanceof FormData)) return { ...payload, hashid };
  payload.set('hashid', hashid);
  return payload;
}

export interface Download {
  readonly blob: Blob;
  /** As the server calls it. */
  readonly name: string | null;
}

/** A file of the server: an export, a document. */
export async function download(path: string, query?: Query, options?: Sending): Promise<Download> {
  const response = await send('GET', path, { ...options, query, headers: { accept: '*/*' } });
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) };
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
}
