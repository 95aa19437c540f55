import { qandaContract as calls } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { qandaSource, readQanda } from './qandas.queries.ts';
import { createQanda, editQanda, removeQanda } from './write-qanda.ts';

export const qandaRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, qandaSource, viewer, query)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readQanda(db, viewer, params.id)),
  command(calls.create, (context, { body }) => createQanda(context, body)),
  command(calls.edit, (context, { params, body }) => editQanda(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeQanda(context, params.id)),
];
