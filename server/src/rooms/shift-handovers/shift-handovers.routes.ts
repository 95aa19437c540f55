import { shiftHandoverContract as calls } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { countShift, settleShift, signShift, startShiftHandover, voidShift } from './change-shift.ts';
import { readOpenWork } from './open-work.queries.ts';
import { readShiftHandover, shiftHandoverSource } from './shift-handovers.queries.ts';

export const shiftHandoverRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, shiftHandoverSource, viewer, query)),
  read(calls.work, async ({ db, viewer }) => ({ data: await readOpenWork(db, viewer.branchId ?? 0) })),
  command(calls.create, (context, { body }) => startShiftHandover(context, body)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readShiftHandover(db, viewer, params.id)),
  command(calls.count, (context, { params, body }) => countShift(context, params.id, body)),
  command(calls.settle, (context, { params, body }) => settleShift(context, params.id, body)),
  command(calls.sign, (context, { params }) => signShift(context, params.id)),
  command(calls.void, (context, { params, body }) => voidShift(context, params.id, body)),
];
