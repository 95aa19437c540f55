import { CompiledQuery } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { planMark } from './hot/prepared.ts';
import { rowArrays } from './hot/row-arrays.ts';
import type { Database } from './services.ts';

/** A call that a program made with its key. */
export interface LoggedApiCall {
  readonly at: Date;
  readonly api_key_id: number;
  readonly branch_id: number;
  readonly request_id: string;
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly ms: number;
  readonly address: string;
  readonly request_body: string | null;
  readonly answer_body: string | null;
}

/** Calls are written in batches, this long after the first of them was answered. */
const waitMs = 200;
/** A batch of this size is written at once. */
const together = 500;
/** Maximum calls in memory; it is reached only while the database does not answer. */
const most = 20_000;

const callRows = rowArrays({
  at: 'timestamptz',
  api_key_id: 'bigint',
  branch_id: 'bigint',
  request_id: 'text',
  call: 'text',
  method: 'text',
  path: 'text',
  status: 'int',
  code: 'text',
  ms: 'int',
  address: 'text',
  request_body: 'text',
  answer_body: 'text',
});
const columns = callRows.columns.join(', ');
const dayRows = rowArrays({ api_key_id: 'bigint', day: 'date', calls: 'int', refused: 'int' });
const insertText = `${planMark} with days as (
    insert into api_key_day (api_key_id, day, calls, refused)
    select d.api_key_id, d.day, d.calls, d.refused from ${dayRows.from(callRows.columns.length + 1)} d order by d.api_key_id, d.day
    on conflict (api_key_id, day) do update set calls = api_key_day.calls + excluded.calls, refused = api_key_day.refused + excluded.refused)
  insert into api_call (${columns}) select ${columns} from ${callRows.from(1)} c order by c.n`;

/**
 * Writes the calls of programs in batches after they were answered, so that no call waits for the log. Failed writes are retried. Calls that no
 * longer fit are counted and reported in the server's log.
 */
export class CallLog {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  #waiting: LoggedApiCall[] = [];
  #lost = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  add(call: LoggedApiCall): void {
    if (this.#waiting.length >= most) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(call);
    if (this.#waiting.length >= together) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), waitMs);
  }

  /** Writes all waiting calls; used when the server stops. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#writing) await this.#writing;
    if (this.#waiting.length === 0) return;
    this.#writing = this.#write();
    await this.#writing;
  }

  async #write(): Promise<void> {
    const calls = this.#waiting;
    this.#waiting = [];
    try {
      await this.#db.executeQuery(
        CompiledQuery.raw(insertText, [...callRows.values(calls), ...dayRows.values(daysOfCalls(calls))]),
      );
      if (this.#lost > 0) this.#log.error({ calls: this.#lost }, 'calls of programs were answered and not noted');
      this.#lost = 0;
    } catch (error) {
      this.#log.error({ error, calls: calls.length }, 'calls of programs wait to be noted');
      this.#waiting = [...calls, ...this.#waiting];
      this.#lost += Math.max(0, this.#waiting.length - most);
      this.#waiting.length = Math.min(this.#waiting.length, most);
      this.#timer ??= setTimeout(() => void this.flush(), waitMs * 25);
    } finally {
      this.#writing = null;
    }
  }
}

function daysOfCalls(calls: readonly LoggedApiCall[]) {
  const days = new Map<string, { api_key_id: number; day: string; calls: number; refused: number }>();
  for (const { api_key_id, at, status } of calls) {
    const day = businessDate(at);
    const kept = days.get(`${api_key_id} ${day}`) ?? { api_key_id, day, calls: 0, refused: 0 };
    kept.calls += 1;
    kept.refused += status >= 400 ? 1 : 0;
    days.set(`${api_key_id} ${day}`, kept);
  }
  return [...days.values()];
}
