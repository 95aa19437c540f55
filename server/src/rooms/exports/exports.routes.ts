import { exportsContract as calls } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { exportSource } from './exports.queries.ts';
import { fetchFile } from './fetch-file.ts';
import { personFile } from './person-file.ts';
import { retryExport } from './retry-export.ts';
import { startExport } from './start-export.ts';

export const exportRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, exportSource, viewer, query)),
  command(calls.start, (context, { body }) => startExport(context, body)),
  command(calls.retry, (context, { params }) => retryExport(context, params.id)),
  command(calls.file, (context, { params }) => fetchFile(context, params.id)),
  command(calls.person, (context, { body }) => personFile(context, body)),
];
