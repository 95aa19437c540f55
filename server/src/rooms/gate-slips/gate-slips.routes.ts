import { gateSlipsContract as calls } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { batch, command, read, readOne, type Route } from '../../kernel/routes.ts';
import { addSlipPhoto, confirmByWord, confirmLate, openGateSlip } from './change-gate-slip.ts';
import { countGateSlip, ownGateCase, settleGateCase } from './count-gate-slip.ts';
import { countAtGates, gateParcelSource, gateSlipSource, readGateSlip } from './gate-slips.queries.ts';
import { scanOntoSlips } from './give-to-gate.ts';

export const gateSlipRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, gateSlipSource, viewer, query)),
  read(calls.parcels, ({ db, viewer }, { query }) => readPage(db, gateParcelSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await countAtGates(db, viewer) })),
  batch(calls.scan, (context, { body }) => scanOntoSlips(context, body.scans)),
  command(calls.create, (context, { body }) => openGateSlip(context, body)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readGateSlip(db, viewer, params.id)),
  command(calls.add_photo, (context, { params, body }) => addSlipPhoto(context, params.id, body)),
  command(calls.enter_count, (context, { params, body }) => countGateSlip(context, params.id, body)),
  command(calls.own, (context, { params }) => ownGateCase(context, params.id)),
  command(calls.settle, (context, { params, body }) => settleGateCase(context, params.id, body)),
  command(calls.confirm, (context, { params, body }) => confirmByWord(context, params.id, body)),
  command(calls.confirm_late, (context, { params, body }) => confirmLate(context, params.id, body)),
];
