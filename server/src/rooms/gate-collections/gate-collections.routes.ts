import { gateCollectionContract as calls } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  approveGateCharge,
  createGateCollection,
  leaveOutOfGate,
  setLineOfGate,
  voidGateCollection,
} from './change-gate-collection.ts';
import { completeGateCollection, settleGateLine } from './complete-gate-collection.ts';
import { gateCollectionExcel } from './gate-collection-excel.ts';
import { gateCollectionSource, gateLineSource, readGateCollection } from './gate-collections.queries.ts';
import { gateWaitSource, readGateMerchant } from './gate-waits.queries.ts';

export const gateCollectionRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, gateCollectionSource, viewer, query)),
  read(calls.lines, ({ db, viewer }, { query }) => readPage(db, gateLineSource, viewer, query)),
  read(calls.waits, ({ db, viewer }, { query }) => readPage(db, gateWaitSource, viewer, query)),
  readOne(calls.merchant, ({ db, viewer }, { params }) => readGateMerchant(db, viewer, params.id)),
  command(calls.create, (context, { body }) => createGateCollection(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readGateCollection(db, viewer, params.id, now)),
  command(calls.excel, (context, { params }) => gateCollectionExcel(context, params.id)),
  command(calls.setLine, (context, { params, body }) => setLineOfGate(context, params.id, body)),
  command(calls.leaveOut, (context, { params, body }) => leaveOutOfGate(context, params.id, body)),
  command(calls.approve, (context, { params, body }) => approveGateCharge(context, params.id, body)),
  command(calls.complete, (context, { params, body }) => completeGateCollection(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidGateCollection(context, params.id, body)),
  command(calls.settle, (context, { params, body }) => settleGateLine(context, params.id, body)),
];
