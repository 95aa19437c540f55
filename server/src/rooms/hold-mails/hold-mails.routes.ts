import { holdMailContract as calls } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { collectFee, extendHold, releaseHold } from './change-hold.ts';
import { holdMailSourceAt, readHold, readHoldCounts, readHoldsOf } from './hold-mails.queries.ts';
import { keepParcel, readParcelToHold } from './keep-parcel.ts';

export const holdMailRoutes: Route[] = [
  read(calls.list, ({ db, viewer, now }, { query }) => readPage(db, holdMailSourceAt(now), viewer, query)),
  read(calls.count, async ({ db, viewer, now }) => ({ data: await readHoldCounts(db, viewer, now) })),
  read(calls.parcel, (context, { query }) => readParcelToHold(context, query.code)),
  command(calls.create, (context, { body }) => keepParcel(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readHold(db, viewer, params.id, now)),
  command(calls.extend, (context, { params, body }) => extendHold(context, params.id, body)),
  command(calls.release, (context, { params }) => releaseHold(context, params.id)),
  command(calls.collect, (context, { params }) => collectFee(context, params.id)),
  readOne(calls.ofLabel, ({ db, viewer, now }, { params }) => readHoldsOf(db, viewer, params.id, now)),
];
