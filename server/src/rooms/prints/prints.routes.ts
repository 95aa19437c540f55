import { printsContract as calls } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { labelDocument } from './label-document.ts';
import { preparePrints } from './prepare-prints.ts';
import { readPrints } from './prints.queries.ts';
import { readCustoms } from './read-customs.ts';
import { recordPrint } from './record-print.ts';

export const printRoutes: Route[] = [
  read(calls.prepare, (context, { body }) => preparePrints(context, body)),
  command(calls.record, (context, { body }) => recordPrint(context, body)),
  read(calls.document, (context, { params, query }) => labelDocument(context, params.id, query)),
  readOne(calls.customs, (context, { params }) => readCustoms(context, params.id)),
  readOne(calls.ofLabel, ({ db, viewer }, { params }) => readPrints(db, viewer, params.id)),
];
