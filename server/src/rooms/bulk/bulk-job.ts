import { safeParse } from 'zod';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { bulkLife } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import { refusalOfThrown } from '../../kernel/errors.ts';
import { denial } from '../../kernel/http.ts';
import { idOfPayload, queueJob, withJobLock } from '../../kernel/job-lock.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { InputParts, Route } from '../../kernel/routes.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { createThrottle, publishEvent } from '../../kernel/publish-event.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { isRunning, openRows, readBulkOrder, statusOf, tallyOf, type JobOrder, type OpenRow } from './bulk.queries.ts';
import { finishJob, markDone, markFailed } from './bulk.store.ts';

/** Tools of a bulk job: the same handlers that answer the calls. */
export interface BulkTools {
  readonly services: Services;
  readonly db: Database;
  readonly routes: readonly Route[];
}

/** A job pauses after this long and queues again, so that one of a hundred thousand records does not block an export of ten. */
const sliceMs = 20_000;
const batch = 200;
const tellEveryMs = 200;
/** Attempts per record while the database does not answer. */
const attempts = 3;

/** The advisory lock held while a bulk job runs. */
export const bulkLock = (id: number) => `bulk:${id}`;

export function bulkJob(tools: BulkTools): Job {
  return { name: 'bulk', work: (payload) => runBulk(tools, idOfPayload(payload)) };
}

async function runBulk(tools: BulkTools, id: number): Promise<void> {
  let more = false;
  const bugs: unknown[] = [];
  await withJobLock(tools.db, bulkLock(id), async (held) => {
    const order = await readBulkOrder(held, id);
    if (order) more = await workThrough(tools, held, order, bugs);
  });
  if (more) await queueJob(tools.db, 'bulk', { id });
  // The rows are settled and the job is done; thrown so that it is logged. The next attempt finds no work.
  if (bugs.length > 0) throw bugs[0];
}

/** Processes the open rows one after the other; returns whether some are left for another turn. */
async function workThrough(tools: BulkTools, held: Database, order: JobOrder, bugs: unknown[]): Promise<boolean> {
  const { services, db } = tools;
  const tally = { ...(await tallyOf(held, order.id)) };
  const mayTell = createThrottle(tellEveryMs);
  const until = performance.now() + sliceMs;
  for (
    let after = 0, rows = await openRows(held, order.id, after, batch);
    rows.length > 0;
    rows = await openRows(held, order.id, after, batch)
  ) {
    for (const row of rows) {
      // A worker that lost the lock ends here: another one processes these rows.
      if (!(await isRunning(held, order.id))) return false;
      if (performance.now() > until) return true;
      tally[await settle(tools, held, order, row, bugs)] += 1;
      after = row.position;
      if (mayTell()) await tell(tools, order, bulkLife.initial, tally);
    }
  }
  await finishJob(held, order.id, services.clock());
  await tell(tools, order, await statusOf(db, order.id), tally);
  return false;
}

async function tell(
  { services, db }: BulkTools,
  order: JobOrder,
  status: string,
  tally: { done: number; failed: number },
): Promise<void> {
  await publishEvent(db, services.clock(), {
    topic: 'bulk',
    staffId: order.staff_id,
    payload: { id: order.id, status, total: order.total, ...tally },
  });
}

/** Settles one record: done, or failed with the code of the refusal. A bug in the command fails its own record, not the others. */
async function settle(
  tools: BulkTools,
  held: Database,
  order: JobOrder,
  row: OpenRow,
  bugs: unknown[],
): Promise<'done' | 'failed'> {
  const once = () =>
    doRow(tools, order, row).catch((thrown: unknown) => {
      if (refusalOfThrown(thrown)) throw thrown;
      bugs.push(thrown);
      return 'internal';
    });
  let code = await once();
  // A lost connection says nothing about the record; after a restart of the database the lock is lost too, and nothing is marked.
  for (let attempt = 1; code === 'unavailable' && attempt < attempts; attempt++) code = await once();
  if (code !== null) await markFailed(held, order.id, row.position, code);
  return code === null ? 'done' : 'failed';
}

/**
 * Makes the call for one record as if its user had sent it now: with their current rights, its own transaction, audit and events. The row is marked
 * in the same transaction, so that nothing is done twice however the process ends; the key guards against a second worker. Returns the code of the
 * refusal, `null` when it was done.
 */
async function doRow({ services, db, routes }: BulkTools, order: JobOrder, row: OpenRow): Promise<string | null> {
  const route = routes.find((one) => one.endpoint.id === order.action);
  if (route?.kind !== 'command') throw new Error(`${order.action} is no command`);
  const { endpoint } = route;
  const viewer = await readActor(db, order.staff_id, order.branch_id);
  if (!viewer) return 'unauthorized';
  const denied = denial(endpoint, viewer);
  if (denied) return denied.code;
  const params = endpoint.params && safeParse(endpoint.params, { id: row.record_id });
  const body = endpoint.body && safeParse(endpoint.body, order.input);
  if (params?.success === false || body?.success === false) return 'validation_failed';
  const outcome = await runCommand(
    {
      services,
      db,
      live: null,
      viewer,
      now: services.clock(),
      requestId: `bulk-${order.id}-${row.position}`,
      locale: viewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: endpoint.id,
      status: endpoint.status ?? 200,
      audited: endpoint.unaudited !== true,
      idempotencyKey: `bulk:${order.id}:${row.record_id}`,
      input: { params: params?.data ?? {}, query: {}, body: body?.data ?? {} } as InputParts<typeof endpoint>,
      act: async (context, input) => {
        const output = await route.handle(context, input);
        if (isRefusal(output)) return output;
        await markDone(context.tx, order.id, row.position);
        return { message: 'ok' };
      },
    },
  );
  if (isRefusal(outcome)) return outcome.code;
  // The answer may be that of an earlier attempt, which marked its row.
  return null;
}
