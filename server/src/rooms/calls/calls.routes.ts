import { callContract as calls } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { callSourceAt, readPhoneCall, readCallCounts, readCallDay, readCallsOf } from './calls.queries.ts';
import { logPhoneCall } from './log-call.ts';
import { nextPhoneCall, releasePhoneCall, takePhoneCall } from './take-call.ts';

export const callRoutes: Route[] = [
  read(calls.list, ({ db, viewer, now }, { query }) => readPage(db, callSourceAt(now), viewer, query)),
  read(calls.count, async ({ db, viewer, now }) => ({ data: await readCallCounts(db, viewer, now) })),
  read(calls.day, async ({ db, viewer, now }) => ({ data: await readCallDay(db, viewer.id, now) })),
  command(calls.next, (context, { body }) => nextPhoneCall(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readPhoneCall(db, viewer, params.id, now)),
  command(calls.take, (context, { params }) => takePhoneCall(context, params.id)),
  command(calls.release, (context, { params }) => releasePhoneCall(context, params.id)),
  command(calls.log, (context, { params, body }) => logPhoneCall(context, params.id, body)),
  readOne(calls.ofLabel, ({ db, viewer }, { params }) => readCallsOf(db, viewer, params.id)),
];
