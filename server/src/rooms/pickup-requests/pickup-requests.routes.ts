import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { pickupRequestContract as calls } from '@waybill/contract/rooms/pickup-requests/pickup-requests.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  acceptPickup,
  assignPickup,
  denyPickup,
  failPickup,
  handOverPickup,
  receivePickup,
  seeDenial,
  takePickup,
  withdrawPickup,
} from './change-pickup.ts';
import { createPlan, endPlan } from './change-plan.ts';
import { completePickup } from './complete-pickup.ts';
import { attachLabels, takeOutLabel } from './door-labels.ts';
import {
  countPickups,
  readDenied,
  readMine,
  readPickupCouriers,
  readQuarters,
  readServing,
  readWeek,
} from './pickup-boards.queries.ts';
import { pickupPlanSource } from './pickup-plans.queries.ts';
import { pickupRequestSource, readPickup, readUnplanned } from './pickup-requests.queries.ts';
import { reopenPickup } from './reopen-pickup.ts';
import { createPickup, editPickup } from './save-pickup.ts';

export const pickupRequestRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, pickupRequestSource, viewer, query)),
  read(calls.count, async ({ db, viewer }, { query }) => ({ data: await countPickups(db, viewer, query) })),
  read(calls.week, async ({ db, viewer }, { query }) => ({ data: await readWeek(db, viewer, query) })),
  read(calls.quarters, async ({ db, viewer, now }, { query }) => ({
    data: await readQuarters(db, viewer, query.day ?? businessDate(now)),
  })),
  read(calls.mine, async ({ db, viewer }) => ({ data: await readMine(db, viewer) })),
  read(calls.couriers, async ({ db, viewer, now }, { query }) => {
    const branch = await readServing(db, query);
    const day = query.day ?? businessDate(now);
    return { branch, data: branch ? await readPickupCouriers(db, viewer, branch.id, day) : [] };
  }),
  read(calls.unplanned, async ({ db, viewer }) => ({ data: await readUnplanned(db, viewer.customerId ?? 0) })),
  read(calls.noti, ({ db, viewer }) => readDenied(db, viewer)),
  read(calls.plans, ({ db, viewer }, { query }) => readPage(db, pickupPlanSource, viewer, query)),
  command(calls.createPlan, (context, { body }) => createPlan(context, body)),
  command(calls.endPlan, (context, { params }) => endPlan(context, params.id)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readPickup(db, viewer, params.id)),
  command(calls.create, (context, { body }) => createPickup(context, body)),
  command(calls.edit, (context, { params, body }) => editPickup(context, params.id, body)),
  command(calls.assign, (context, { params, body }) => assignPickup(context, params.id, body)),
  command(calls.take, (context, { params }) => takePickup(context, params.id)),
  command(calls.accept, (context, { params }) => acceptPickup(context, params.id)),
  command(calls.deny, (context, { params, body }) => denyPickup(context, params.id, body.reason)),
  command(calls.complete, (context, { params, body }) => completePickup(context, params.id, body)),
  command(calls.attach, (context, { params, body }) => attachLabels(context, params.id, body)),
  command(calls.takeOut, (context, { params, body }) => takeOutLabel(context, params.id, body)),
  command(calls.withdraw, (context, { params, body }) => withdrawPickup(context, params.id, body.reason)),
  command(calls.handover, (context, { params, body }) => handOverPickup(context, params.id, body)),
  command(calls.fail, (context, { params, body }) => failPickup(context, params.id, body.reason)),
  command(calls.reopen, (context, { params }) => reopenPickup(context, params.id)),
  command(calls.receive, (context, { params, body }) => receivePickup(context, params.id, body)),
  command(calls.seen, (context, { params }) => seeDenial(context, params.id)),
];
