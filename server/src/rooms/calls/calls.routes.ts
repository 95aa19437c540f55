import { callContract as calls } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { callSourceAt, readCall, readCallCounts, readCallDay, readCallsOf } from './calls.queries.ts';
import { logCall } from './log-call.ts';
import { nextCall, releaseCall, takeCall } from './take-call.ts';

export const callRoutes: Route[] = [
  read(calls.list, ({ db, viewer, now }, { query }) => readPage(db, callSourceAt(now), viewer, query)),
  read(calls.count, async ({ db, viewer, now }) => ({ data: await readCallCounts(db, viewer, now) })),
  read(calls.day, async ({ db, viewer, now }) => ({ data: await readCallDay(db, viewer.id, now) })),
  command(calls.next, (context, { body }) => nextCall(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readCall(db, viewer, params.id, now)),
  command(calls.take, (context, { params }) => takeCall(context, params.id)),
  command(calls.release, (context, { params }) => releaseCall(context, params.id)),
  command(calls.log, (context, { params, body }) => logCall(context, params.id, body)),
  readOne(calls.ofLabel, ({ db, viewer }, { params }) => readCallsOf(db, viewer, params.id)),
];
