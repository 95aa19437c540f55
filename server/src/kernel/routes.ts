import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@waybill/contract/kernel/endpoint.ts';
import { answerRecord } from './change-record.ts';
import type { BatchCommand } from './hot/batch-commands.ts';
import type { needsFreshSession } from './hot/cached-viewers.ts';
import type { BatchContext, CommandContext, ReadContext, RequestContext } from './context.ts';

/** Input of a handler: the validated parts of the request. */
export interface InputParts<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** An answer that is not JSON. */
export class FileAnswer {
  readonly stream: Readable | string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  constructor(stream: Readable | string | Buffer, headers: Readonly<Record<string, string>>) {
    this.stream = stream;
    this.headers = headers;
  }
}

/** An answer that stays open: the handler writes to the connection itself. */
export class StreamAnswer {
  readonly open: (reply: FastifyReply) => Promise<void>;
  constructor(open: (reply: FastifyReply) => Promise<void>) {
    this.open = open;
  }
}

/** A call with its handler. Handlers are methods, whose parameters may be narrower: `register` passes what the schemas of the endpoint have parsed. */
export type Route =
  | {
      readonly kind: 'guest';
      readonly endpoint: Endpoint;
      handle(context: RequestContext, input: InputParts<Endpoint>): Promise<unknown>;
    }
  | {
      readonly kind: 'read';
      readonly endpoint: Endpoint;
      readonly proves?: boolean;
      handle(context: ReadContext, input: InputParts<Endpoint>): Promise<unknown>;
    }
  | {
      readonly kind: 'batch';
      readonly endpoint: Endpoint;
      handle(context: BatchContext, input: InputParts<Endpoint>): Promise<unknown>;
    }
  | {
      readonly kind: 'command';
      readonly endpoint: Endpoint;
      handle(context: CommandContext, input: InputParts<Endpoint>, prepared?: unknown): Promise<unknown>;
      before?(context: ReadContext, input: InputParts<Endpoint>): Promise<unknown>;
      batch?(
        ...calls: Parameters<BatchCommand<InputParts<Endpoint>, unknown>>
      ): ReturnType<BatchCommand<InputParts<Endpoint>, unknown>>;
    };

type AnyEndpoint = Endpoint<string, $ZodType, $ZodType, $ZodType, $ZodType>;
type DataOf<E> = OutputOf<E> extends { readonly data: infer Data } ? Data : never;
type Outcome<E> = Promise<OutputOf<E> | Refusal | FileAnswer | StreamAnswer>;

/** A call without a session: it opens its own transactions where it needs them. */
export function guest<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: RequestContext, input: InputParts<E>) => Outcome<E>,
): Route {
  return { kind: 'guest', endpoint, handle };
}

/** A call that changes nothing. */
export function read<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: ReadContext, input: InputParts<E>) => Outcome<E>,
): Route {
  return { kind: 'read', endpoint, handle };
}

/** A read that answers one record; `not_found` when there is none in the viewer's scope. */
export function readOne<E extends AnyEndpoint>(
  endpoint: E,
  find: (context: ReadContext, input: InputParts<E>) => Promise<DataOf<E> | null | undefined>,
): Route {
  return read(endpoint, async (context, input) => answerRecord(await find(context, input)) as OutputOf<E> | Refusal);
}

/**
 * A read that is called so often that a separate statement for the session would be noticeable: the viewer may be cached, and a statement of the call
 * itself verifies that they are still valid (`hot/cached-viewers.ts`). The handler returns `needsFreshSession` when none did.
 */
export function provenRead<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: ReadContext, input: InputParts<E>) => Outcome<E> | Promise<OutputOf<E> | typeof needsFreshSession>,
): Route {
  return { kind: 'read', endpoint, proves: true, handle };
}

/**
 * A call that changes something: it runs in the frame of `run-command.ts`, or with `together` in that of `hot/batch-commands.ts` when several arrive
 * at once.
 */
export function command<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: CommandContext, input: InputParts<E>) => Outcome<E>,
  together?: BatchCommand<InputParts<E>, OutputOf<E>>,
): Route {
  return { kind: 'command', endpoint, handle, batch: together };
}

/**
 * A command with a part that takes long, such as checking a password, or must be kept although the rest is refused, such as a count of failures.
 * `before` does this part without holding a connection, and passes its result to the command; its refusal is that of the call.
 */
export function preparedCommand<E extends AnyEndpoint, Prepared>(
  endpoint: E,
  before: (context: ReadContext, input: InputParts<E>) => Promise<Prepared | Refusal>,
  handle: (context: CommandContext, input: InputParts<E>, prepared: Prepared) => Outcome<E>,
): Route {
  return { kind: 'command', endpoint, handle, before };
}

/** A call of many independent parts, each of which is applied or refused separately. Its viewer may be cached, as that of `provenRead`. */
export function batch<E extends AnyEndpoint>(
  endpoint: E,
  handle: (context: BatchContext, input: InputParts<E>) => Outcome<E> | Promise<OutputOf<E> | typeof needsFreshSession>,
): Route {
  return { kind: 'batch', endpoint, handle };
}
