import type { $ZodType, infer as Infer, input as Input } from 'zod/v4/core';
import type { AccessRule } from '@waybill/domain/rooms/roles/access.ts';
import type { BodySize } from './body-sizes.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: `guest` needs no session; `signed-in` any session, even one that must choose a new password first; otherwise an access rule. */
export type Access = 'guest' | 'signed-in' | AccessRule;

/**
 * Which records a call can reach: `none` no record of a branch; `self` only the caller's own; `branch` those of the branches that the caller
 * covers; `operator` those of the whole operator. The access tests try every endpoint with a record in its path with a foreign one.
 */
export type Scope = 'none' | 'self' | 'branch' | 'operator';

export interface Endpoint<
  Id extends string = string,
  Params extends $ZodType = $ZodType,
  Query extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
  Output extends $ZodType = $ZodType,
> {
  /** `<room>.<verb>`, unique; the typed client calls it by this. */
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
  /** What a 2xx answer holds; `null` when the answer is not JSON (a file, a stream). */
  readonly output: Output | null;
  /** The answer of the record's detail, where a call that saves a form answers something else: a second editor is refused with the record as this masks it. */
  readonly detail?: $ZodType;
  readonly refusals?: readonly RefusalCode[];
  readonly status?: 200 | 201 | 202;
  /** How much its body may hold as JSON (`body-sizes.ts`); one form unless said otherwise. */
  readonly bodySize?: BodySize;
  /** Accepts multipart/form-data beside JSON, files as `key[]` (C-01). */
  readonly multipart?: true;
  /** Fields of the body that say whose it is, of which one is enough. What a merchant's own program sends is the merchant's, whether it says so or not. */
  readonly ownerFields?: readonly [string, ...string[]];
  /** Staff may ask it of the sandbox too, with `?world=test`. */
  readonly worlds?: true;
  /** Its own, tighter request limit. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** A write that changes nothing worth an audit line (a read mark, a token, a selection). */
  readonly unaudited?: true;
  /** Its answer holds a secret that is shown once: it is never kept for an idempotency key. */
  readonly secret?: true;
  /** It shows personal details whole and leaves an audit line; every other call answers people with masked ones. Never kept for an idempotency key. */
  readonly showsDetails?: true;
  /** The browser knows its address with the frame, as those of lists: it is called before anything of a room is opened, or when the line may be down. `false` for a page of rows that is no list of a room. */
  readonly withFrame?: boolean;
}

/** Declares one call. From it come the route, the checks, the typed client, the OpenAPI document and the access tests. */
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
