import type { $ZodType, infer as Infer, input as Input } from 'zod/v4/core';
import type { AccessRule } from '@waybill/domain/kernel/access.ts';
import type { BodySize } from './body-sizes.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: `guest` needs no session; `signed-in` any session, even one that must choose a new password first; otherwise an access rule. */
export type Access = 'guest' | 'signed-in' | AccessRule;

/**
 * Which records a call can reach: `none`: no record of a branch; `self`: the caller's own; `branch`: those of the branches that the caller
 * covers; `operator`: all. The access tests call every endpoint with the id of a record outside this scope.
 */
export type Scope = 'none' | 'self' | 'branch' | 'operator';

export interface Endpoint<
  Id extends string = string,
  Params extends $ZodType = $ZodType,
  Query extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
  Output extends $ZodType = $ZodType,
> {
  /** `<room>.<verb>`, unique; the name under which the typed client calls it. */
  readonly id: Id;
  readonly method: Method;
  /** With `{name}` for parameters, as the specification writes paths. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly scope: Scope;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Body of a 2xx answer; `null` when the answer is not JSON (a file, a stream). */
  readonly output: Output | null;
  /**
   * Schema of the record's detail, for a form call that answers something else. It masks the record that is sent to the second editor on a version
   * conflict.
   */
  readonly detail?: $ZodType;
  readonly refusals?: readonly RefusalCode[];
  readonly status?: 200 | 201 | 202;
  /** Size limit of the JSON body (`body-sizes.ts`); defaults to `form`. */
  readonly bodySize?: BodySize;
  /** Accepts multipart/form-data beside JSON, files as `key[]` (C-01). */
  readonly multipart?: true;
  /** Fields of the body that name the owner of the record; one of them is enough. For a merchant's API key the owner is always that merchant. */
  readonly ownerFields?: readonly [string, ...string[]];
  /** Staff may also call it on the sandbox, with `?world=test`. */
  readonly worlds?: true;
  /** Separate request limit of this call, lower than the general one. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** A write that changes nothing worth an audit line (a read mark, a token, a selection). */
  readonly unaudited?: true;
  /** The answer holds a secret that is shown once, so it is never stored for an idempotency key. */
  readonly secret?: true;
  /**
   * Answers with unmasked personal details and leaves an audit line; all other calls mask them for people. The answer is never stored for an idempotency
   * key.
   */
  readonly showsDetails?: true;
  /**
   * Include its address in the first load, as for lists, because it is called before a room is opened or while offline. `false` for a page of rows that
   * is not a room's list.
   */
  readonly withFrame?: boolean;
}

/** Declares one call. The route, the checks, the typed client, the OpenAPI document and the access tests are derived from it. */
export function endpoint<
  const Id extends string,
  Params extends $ZodType,
  Query extends $ZodType,
  Body extends $ZodType,
  Output extends $ZodType,
>(row: Endpoint<Id, Params, Query, Body, Output>): Endpoint<Id, Params, Query, Body, Output> {
  return row;
}

export type ParamsOf<E> =
  E extends Endpoint<string, infer P, $ZodType, $ZodType, $ZodType>
    ? unknown extends Infer<P>
      ? Record<string, never>
      : Infer<P>
    : never;
export type QueryOf<E> =
  E extends Endpoint<string, $ZodType, infer Q, $ZodType, $ZodType>
    ? unknown extends Infer<Q>
      ? Record<string, never>
      : Infer<Q>
    : never;
export type BodyOf<E> = E extends Endpoint<string, $ZodType, $ZodType, infer B, $ZodType> ? Infer<B> : never;
export type OutputOf<E> = E extends Endpoint<string, $ZodType, $ZodType, $ZodType, infer O> ? Infer<O> : never;
export type InputOf<E> =
  E extends Endpoint<string, infer P, infer Q, infer B, $ZodType>
    ? { params: Input<P>; query: Input<Q>; body: Input<B> }
    : never;
