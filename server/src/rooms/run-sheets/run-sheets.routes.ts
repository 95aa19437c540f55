import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { runSheetContract as calls } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { paperLink } from '../../kernel/paper-links.ts';
import { batch, command, read, readOne, type Route } from '../../kernel/routes.ts';
import { countParcels, endRunSheet, openRunSheet, orderStops, settleParcels } from './change-run-sheet.ts';
import { scanOntoSheets } from './give-parcels.ts';
import { readOwnRun } from './own-run.queries.ts';
import { readSheetPaper } from './sheet-paper.queries.ts';
import { readRunSheet, runSheetSource, stopSource } from './run-sheets.queries.ts';

export const runSheetRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, runSheetSource, viewer, query)),
  read(calls.stops, ({ db, viewer }, { query }) => readPage(db, stopSource, viewer, query)),
  read(calls.mine, async ({ db, viewer, now }) => ({ data: await readOwnRun(db, viewer.id, now) })),
  command(calls.order, (context, { body }) => orderStops(context, body)),
  batch(calls.scan, (context, { body }) => scanOntoSheets(context, body.scans)),
  command(calls.create, (context, { body }) => openRunSheet(context, body)),
  read(calls.link, async (context, { params: { id } }) => {
    const sheet = await readSheetPaper(context, id);
    return isRefusal(sheet) ? sheet : paperLink(context, { kind: 'run_sheet', id });
  }),
  readOne(calls.detail, ({ db, viewer }, { params }) => readRunSheet(db, viewer, params.id)),
  command(calls.count, (context, { params, body }) => countParcels(context, params.id, body)),
  command(calls.settle, (context, { params, body }) => settleParcels(context, params.id, body)),
  command(calls.close, (context, { params }) => endRunSheet(context, 'close', params.id)),
  command(calls.void, (context, { params }) => endRunSheet(context, 'void', params.id)),
];
