import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { moveInContract as calls } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  addMoveInSheet,
  createMoveIn,
  mapMoveInSheet,
  proposeMoveIn,
  signMoveIn,
  takeOutMoveInSheet,
  voidMoveIn,
  withdrawMoveIn,
} from './change-move-in.ts';
import { moveInErrors, moveInTemplate } from './move-in-files.ts';
import { moveInSource, readBadRows, readMoveIn } from './move-ins.queries.ts';
import { readSheets } from './move-ins.store.ts';

export const moveInRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, moveInSource, viewer, query)),
  command(calls.create, (context, { body }) => createMoveIn(context, body)),
  read(calls.template, (context, { query }) => moveInTemplate(context, query.kind)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readMoveIn(db, viewer, params.id, now)),
  command(calls.add, (context, { params, body }) => addMoveInSheet(context, params.id, body)),
  command(calls.map, (context, { params, body }) => mapMoveInSheet(context, params.id, body)),
  command(calls.take_out, (context, { params, body }) => takeOutMoveInSheet(context, params.id, body)),
  read(calls.rows, async ({ db, viewer, locale }, { params, query }) => {
    if (viewer.covers !== 'all') return refuse('not_found');
    const sheet = (await readSheets(db, params.id)).find(({ id }) => id === query.sheet_id);
    return sheet ? { data: await readBadRows(db, sheet, locale) } : refuse('not_found');
  }),
  read(calls.errors, (context, { params, query }) =>
    context.viewer.covers === 'all'
      ? moveInErrors(context, { id: params.id, sheetId: query.sheet_id })
      : Promise.resolve(refuse('not_found')),
  ),
  command(calls.propose, (context, { params, body }) => proposeMoveIn(context, params.id, body)),
  command(calls.withdraw, (context, { params, body }) => withdrawMoveIn(context, params.id, body)),
  command(calls.sign, (context, { params, body }) => signMoveIn(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidMoveIn(context, params.id, body)),
];
