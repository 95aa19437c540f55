import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { labelImportsContract as calls } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { errorSheet, sampleSheet } from './import-files.ts';
import {
  countOrders,
  labelImportSource,
  readImportFacts,
  readImport,
  readLabelIds,
  readOrders,
} from './label-imports.queries.ts';
import { dropImport, makeImportLabels, stopMaking } from './make-labels.ts';
import { fixRows, leaveRows, mapColumns } from './mend-import.ts';
import { readPastedText } from './read-pasted-text.ts';
import { uploadImport } from './upload-import.ts';

export const labelImportRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, labelImportSource, viewer, query)),
  command(calls.upload, (context, { body }) => uploadImport(context, body)),
  read(calls.readText, (context, { body }) => readPastedText(context, body.lines)),
  read(calls.sample, (context) => sampleSheet(context)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readImport(db, viewer, params.id)),
  read(calls.rows, async ({ db, viewer, locale }, { params, query: { status, page, per_page } }) => {
    const facts = await readImportFacts(db, viewer, params.id);
    if (!facts) return refuse('not_found');
    const total = await countOrders(db, facts.id, status);
    return {
      data: await readOrders(db, facts, { status, limit: per_page, offset: (page - 1) * per_page }, locale),
      total,
      page,
      per_page,
      last_page: Math.max(1, Math.ceil(total / per_page)),
    };
  }),
  command(calls.map, (context, { params, body }) => mapColumns(context, params.id, body)),
  command(calls.fix, (context, { params, body }) => fixRows(context, params.id, body)),
  command(calls.leave, (context, { params, body }) => leaveRows(context, params.id, body)),
  command(calls.make, (context, { params }) => makeImportLabels(context, params.id)),
  command(calls.stop, (context, { params }) => stopMaking(context, params.id)),
  command(calls.drop, (context, { params }) => dropImport(context, params.id)),
  read(calls.errors, (context, { params }) => errorSheet(context, params.id)),
  read(calls.labels, async ({ db, viewer }, { params }) => {
    const facts = await readImportFacts(db, viewer, params.id);
    return facts ? { data: await readLabelIds(db, facts.id) } : refuse('not_found');
  }),
];
