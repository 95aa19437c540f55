import { bulkContract as calls } from '@waybill/contract/rooms/bulk/bulk.contract.ts';
import { command, readOne, type Route } from '../../kernel/routes.ts';
import { changeJob } from './change-job.ts';
import { readJob } from './bulk.queries.ts';
import { selectRows } from './select-rows.ts';
import { startBulk } from './start-bulk.ts';

export const bulkRoutes: Route[] = [
  command(calls.select, (context, { body }) => selectRows(context, body)),
  command(calls.start, (context, { body }) => startBulk(context, body)),
  readOne(calls.detail, ({ db, viewer, locale }, { params }) => readJob(db, viewer, params.id, locale)),
  command(calls.cancel, (context, { params }) => changeJob(context, 'cancel', params.id)),
  command(calls.retry, (context, { params }) => changeJob(context, 'retry', params.id)),
];
