import type { FastifyInstance } from 'fastify';
import { routeKindOf } from './matched-route.ts';
import { stepOf, sumOfTimes, timeSteps } from '@waybill/domain/kernel/answer-times.ts';

/** Statistics of answered calls: number, server errors, duration. */
export interface CallLoad {
  readonly call: string;
  readonly answers: number;
  readonly errors: number;
  readonly times: readonly number[];
}

/** A slow statement as it was sent, without its values. Times in milliseconds. */
export interface SlowStatement {
  readonly text: string;
  readonly times: number;
  readonly longest_ms: number;
  readonly all_ms: number;
}

/** Duration from which a statement counts as slow, in milliseconds. */
const slowFromMs = 200;
/** Maximum different statements kept per five minutes, and characters of each: few enough to be written once a minute. */
const mostStatements = 40;
const mostOfText = 600;

const pieceMs = 300_000;
const pieces = 12;

interface Counted {
  answers: number;
  errors: number;
  readonly times: number[];
}

interface Piece {
  readonly calls: Map<string, Counted>;
  readonly slow: Map<string, SlowStatement>;
}

/** Counts answered calls over the last hour in intervals of five minutes: a few numbers per call, whatever the traffic. Keeps slow statements too. */
export class ServerLoad {
  readonly #clock: () => Date;
  readonly #pieces = new Map<number, Piece>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  answered(call: string, status: number, ms: number): void {
    const { calls } = this.#current();
    let own = calls.get(call);
    if (!own) calls.set(call, (own = { answers: 0, errors: 0, times: timeSteps.map(() => 0).concat(0) }));
    own.answers += 1;
    if (status >= 500) own.errors += 1;
    const step = stepOf(ms);
    own.times[step] = (own.times[step] ?? 0) + 1;
  }

  /** Records a statement that the database has answered. */
  asked(statement: string, ms: number): void {
    if (ms < slowFromMs) return;
    const { slow } = this.#current();
    const text = statement
      .replace(/^\/\*.*?\*\//, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, mostOfText);
    const known = slow.get(text);
    if (!known && slow.size >= mostStatements) return;
    slow.set(text, {
      text,
      times: (known?.times ?? 0) + 1,
      longest_ms: Math.max(known?.longest_ms ?? 0, Math.round(ms)),
      all_ms: (known?.all_ms ?? 0) + Math.round(ms),
    });
  }

  /** Returns the slow statements of the last hour. */
  slowStatements(): SlowStatement[] {
    this.#current();
    return sumOfStatements([...this.#pieces.values()].map(({ slow }) => [...slow.values()]));
  }

  /** Returns the statistics of each call of the last hour. */
  lastHour(): CallLoad[] {
    this.#current();
    return sumOfCalls(
      [...this.#pieces.values()].map(({ calls }) => [...calls].map(([call, counted]) => ({ call, ...counted }))),
    );
  }

  #current(): Piece {
    const now = Math.floor(this.#clock().getTime() / pieceMs);
    for (const at of this.#pieces.keys()) if (at <= now - pieces) this.#pieces.delete(at);
    const found = this.#pieces.get(now);
    if (found) return found;
    const made: Piece = { calls: new Map(), slow: new Map() };
    this.#pieces.set(now, made);
    return made;
  }
}

/** Merges call statistics of several servers or intervals. */
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

/** Merges slow statements of several servers or intervals, those with the longest total first. */
export function sumOfStatements(all: readonly (readonly SlowStatement[])[]): SlowStatement[] {
  const byText = new Map<string, SlowStatement>();
  for (const one of all.flat()) {
    const known = byText.get(one.text);
    byText.set(
      one.text,
      known
        ? {
            text: one.text,
            times: known.times + one.times,
            longest_ms: Math.max(known.longest_ms, one.longest_ms),
            all_ms: known.all_ms + one.all_ms,
          }
        : one,
    );
  }
  return [...byText.values()].toSorted((a, b) => b.all_ms - a.all_ms).slice(0, mostStatements);
}

/** Counts the calls of the API; streams that stay open for hours are left out. */
export function countLoad(app: FastifyInstance, load: ServerLoad): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    if (routeKindOf(request) === 'call' && url !== '/api/events')
      load.answered(`${request.method} ${url}`, reply.statusCode, reply.elapsedTime);
  });
}
