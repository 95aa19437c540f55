import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import {
  exceptionScansContract as exceptions,
  trackingContract as calls,
} from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { recallContract as recalls } from '@waybill/contract/rooms/tracking/recall.contract.ts';
import { labelsContract } from '@waybill/contract/rooms/labels/labels.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { batch, command, read, readOne, type Route } from '../../kernel/routes.ts';
import { acceptLabel } from './accept-label.ts';
import { changeReturn } from './change-return.ts';
import { decideParcel, foundParcel, keepLabel } from './decide-parcel.ts';
import { exceptionSource } from './exceptions.queries.ts';
import { countQueues, parcelSource, trackCodes } from './parcels.queries.ts';
import { recallParcel } from './recall-parcel.ts';
import { redirectParcel } from './redirect-parcel.ts';
import { rollbackStep } from './rollback-step.ts';
import { scanParcels } from './scan-parcels.ts';
import { settleScan } from './settle-scan.ts';
import { readShipping } from './shipping.queries.ts';

export const trackingRoutes: Route[] = [
  batch(calls.scan, (context, { body }) => scanParcels(context, body.scans)),
  read(calls.track, async ({ db, viewer }, { body }) => ({ data: await trackCodes(db, viewer, body.codes) })),
  read(calls.parcels, ({ db, viewer }, { query }) =>
    readPage(db, parcelSource, viewer, { ...query, queue: query.queue ?? workQueues[0] }),
  ),
  read(calls.count, async ({ db, viewer }) => ({ data: await countQueues(db, viewer) })),
  readOne(calls.shipping, ({ db, viewer, now }, { params }) => readShipping(db, viewer, params.id, now)),
  command(labelsContract.accept, (context, { params }) => acceptLabel(context, params.id)),
  command(calls.rollback, (context, { params, body }) =>
    rollbackStep(context, params.id, { reason: body.reason, version: body.version, entryId: body.entry_id }),
  ),
  command(calls.raiseReturn, (context, { params, body }) => changeReturn(context, 'raise', params.id, body)),
  command(calls.askReturn, (context, { params, body }) => changeReturn(context, 'ask', params.id, body)),
  command(calls.agreeReturn, (context, { params, body }) => changeReturn(context, 'agree', params.id, body)),
  command(calls.againReturn, (context, { params, body }) => changeReturn(context, 'again', params.id, body)),
  command(recalls.recall, (context, { params, body }) => recallParcel(context, params.id, body)),
  command(calls.redirect, (context, { params, body }) => redirectParcel(context, params.id, body)),
  command(calls.reject, (context, { params, body }) =>
    decideParcel(context, 'reject', 'pending_reject', params.id, { ...body, remark: null }),
  ),
  command(calls.agreeReject, (context, { params, body }) =>
    decideParcel(context, 'agree_reject', 'reject', params.id, { ...body, reason: null }),
  ),
  command(calls.keep, (context, { params, body }) => keepLabel(context, params.id, body)),
  command(calls.missing, (context, { params, body }) =>
    decideParcel(context, 'missing', 'missing', params.id, { ...body, remark: null }),
  ),
  command(calls.found, (context, { params, body }) => foundParcel(context, params.id, body)),
  read(exceptions.list, ({ db, viewer }, { query }) => readPage(db, exceptionSource, viewer, query)),
  command(exceptions.settle, (context, { params, body }) => settleScan(context, params.id, body.note)),
];
