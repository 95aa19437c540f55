import type { Method } from '@waybill/contract/kernel/endpoint.ts';
import type { CallOutput, EndpointId, Registry } from '@waybill/contract/registry.ts';
import type { BodyOf, InputOf } from '@waybill/contract/kernel/endpoint.ts';
import { fillPath, type PathParams } from './path.ts';
import { sendJson, type RequestOptions } from './request.ts';

type IsUnknown<T> = unknown extends T ? true : false;
/** A member that is required only when something in it is required. */
type Member<Key extends string, T> =
  IsUnknown<T> extends true
    ? { [K in Key]?: undefined }
    : Record<never, never> extends T
      ? { [K in Key]?: T }
      : { [K in Key]: T };
/** A form's body is checked by its rules, not by its type, so a partial body may be sent. */
type FormBody<B> = (string extends keyof B ? object : Partial<B>) | FormData;
type Body<E> =
  IsUnknown<InputOf<E>['body']> extends false
    ? InputOf<E>['body'] | FormData
    : IsUnknown<BodyOf<E>> extends true
      ? unknown
      : FormBody<BodyOf<E>>;

/** Arguments of a call: its parameters, query and body as in the contract, and how it is sent. */
export type CallArguments<Id extends EndpointId> = Member<'params', InputOf<Registry[Id]>['params']> &
  Member<'query', InputOf<Registry[Id]>['query']> &
  Member<'body', Body<Registry[Id]>> &
  Pick<RequestOptions, 'idempotencyKey' | 'signal' | 'background'>;

/** The arguments are optional when nothing in them is required. */
export type CallRest<Id extends EndpointId> =
  Record<never, never> extends CallArguments<Id> ? [CallArguments<Id>?] : [CallArguments<Id>];

/** Sends a call by its row of the generated table. */
export function sendCall<Id extends EndpointId>(
  [method, path]: readonly [Method, string],
  input: object | undefined,
): Promise<CallOutput<Id>> {
  const { params, query, ...options } = (input ?? {}) as RequestOptions & { params?: PathParams };
  return sendJson<CallOutput<Id>>(method, fillPath(path, params), { ...options, query });
}
