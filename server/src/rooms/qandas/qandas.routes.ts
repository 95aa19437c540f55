import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { qandaContract as calls } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { qandaSource, readQanda } from './qandas.queries.ts';
import { createQanda, editQanda, removeQanda } from './write-qanda.ts';

export const qandaRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, qandaSource, viewer, query)),
  read(calls.detail, async ({ db, viewer }, { params }) => {
    const data = await readQanda(db, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
  command(calls.create, (context, { body }) => createQanda(context, body)),
  command(calls.edit, (context, { params, body }) => editQanda(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeQanda(context, params.id)),
];
