import type { FastifyInstance } from 'fastify';
import { stepOf, sumOfTimes, timeSteps } from '@waybill/domain/rooms/operations/answer-times.ts';

/** What a server answered: how often, with how many errors of ours, how fast. */
export interface CallLoad {
  readonly call: string;
  readonly answers: number;
  readonly errors: number;
  readonly times: readonly number[];
}

const pieceMs = 300_000;
const pieces = 12;

interface Counted {
  answers: number;
  errors: number;
  readonly times: number[];
}

/** Counts what a server answers, by call, over the last hour in pieces of five minutes: a few numbers for each call that was made, whatever the traffic. */
export class ServerLoad {
  readonly #clock: () => Date;
  readonly #pieces = new Map<number, Map<string, Counted>>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  answered(call: string, status: number, ms: number): void {
    const piece = this.#current();
    let own = piece.get(call);
    if (!own) piece.set(call, (own = { answers: 0, errors: 0, times: timeSteps.map(() => 0).concat(0) }));
    own.answers += 1;
    if (status >= 500) own.errors += 1;
    const step = stepOf(ms);
    own.times[step] = (own.times[step] ?? 0) + 1;
  }

  /** Each call of the last hour. */
  lastHour(): CallLoad[] {
    this.#current();
    return sumOfCalls(
      [...this.#pieces.values()].map((piece) => [...piece].map(([call, counted]) => ({ call, ...counted }))),
    );
  }

  #current(): Map<string, Counted> {
    const now = Math.floor(this.#clock().getTime() / pieceMs);
    for (const at of this.#pieces.keys()) if (at <= now - pieces) this.#pieces.delete(at);
    const found = this.#pieces.get(now);
    if (found) return found;
    const made = new Map<string, Counted>();
    this.#pieces.set(now, made);
    return made;
  }
}

/** What several servers, or pieces of an hour, counted, as one. */
export function sumOfCalls(all: readonly (readonly CallLoad[])[]): CallLoad[] {
  const byCall = new Map<string, CallLoad[]>();
  for (const part of all.flat()) byCall.set(part.call, [...(byCall.get(part.call) ?? []), part]);
  return [...byCall].map(([call, parts]) => ({
    call,
    answers: parts.reduce((sum, part) => sum + part.answers, 0),
    errors: parts.reduce((sum, part) => sum + part.errors, 0),
    times: sumOfTimes(parts.map(({ times }) => times)),
  }));
}

/** Counts the calls of the API; streams that stay open for hours are no answers. */
export function countLoad(app: FastifyInstance, load: ServerLoad): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url?.startsWith('/api/') && url !== '/api/events')
      load.answered(`${request.method} ${url}`, reply.statusCode, reply.elapsedTime);
  });
}
