import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import {
  handoverCasesContract as caseCalls,
  handoverCollectionContract as calls,
} from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { paperLink } from '../../kernel/paper-links.ts';
import { batch, command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  confirmHanded,
  openHandoverCollection,
  ownHandoverCase,
  settleHandoverCase,
  voidHandoverCollection,
} from './change-handover-collection.ts';
import { handoverCaseSource } from './handover-cases.queries.ts';
import {
  handedParcelSource,
  handoverCollectionSource,
  readHandedPaper,
  readHandoverCollection,
} from './handover-collections.queries.ts';
import { scanHanded } from './scan-handed.ts';

export const handoverCollectionRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, handoverCollectionSource, viewer, query)),
  read(calls.parcels, ({ db, viewer }, { query }) => readPage(db, handedParcelSource, viewer, query)),
  batch(calls.scan, (context, { body }) => scanHanded(context, body.scans)),
  command(calls.create, (context, { body }) => openHandoverCollection(context, body)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readHandoverCollection(db, viewer, params.id)),
  read(calls.link, async (context, { params: { id } }) => {
    const paper = await readHandedPaper(context, id);
    return isRefusal(paper) ? paper : paperLink(context, { kind: 'handover_collection', id });
  }),
  command(calls.confirm, (context, { params, body }) => confirmHanded(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidHandoverCollection(context, params.id, body)),
  read(caseCalls.list, ({ db, viewer }, { query }) => readPage(db, handoverCaseSource, viewer, query)),
  command(caseCalls.own, (context, { params }) => ownHandoverCase(context, params.id)),
  command(caseCalls.settle, (context, { params, body }) => settleHandoverCase(context, params.id, body)),
];
