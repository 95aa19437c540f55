import { writeCourierNote } from './write-courier-note.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { labelsContract as calls } from '@waybill/contract/rooms/labels/labels.contract.ts';
import { answerRecord } from '../../kernel/change-record.ts';
import { needsFreshSession } from '../../kernel/hot/cached-viewers.ts';
import { command, provenRead, read, readOne, type Route } from '../../kernel/routes.ts';
import { editLabel, handIn, removeLabel } from './change-label.ts';
import { createLabel, createLabelsTogether, createOfflineLabel } from './create-label.ts';
import { createManyLabels } from './create-many.ts';
import { readLabelChanges } from './label-changes.queries.ts';
import { findLabels } from './find-labels.queries.ts';
import { countLabels, readLabelPage } from './label-list.queries.ts';
import { labelData, labelStatusList } from './label-lists.ts';
import { dropDraft, keepDraft, keptBytes, removeTemplate, saveTemplate } from './label-drafts.store.ts';
import { leaseSerials } from './serial-leases.store.ts';
import { readDrafts, readLabel, readTemplates } from './labels.queries.ts';

const tooLarge = (body: object) => JSON.stringify(body).length > keptBytes;

export const labelRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readLabelPage(db, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await countLabels(db, viewer) })),
  provenRead(calls.find, async ({ db, viewer }, { query }) => {
    const found = await findLabels(db, viewer, query.q);
    return found === needsFreshSession ? needsFreshSession : { data: [...found] };
  }),
  read(calls.statuses, async () => ({ data: labelStatusList })),
  read(calls.choices, async () => ({ data: labelData })),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readLabel(db, viewer, params.id, now)),
  command(calls.showDetails, async (context, { params }) => {
    const label = await readLabel(context.tx, context.viewer, params.id, context.now);
    if (!label) return refuse('not_found');
    context.audit({
      room: 'labels',
      record: label.id,
      name: label.tracking_code,
      action: 'show_details',
      branchId: label.holder_branch?.id ?? null,
    });
    return { data: label };
  }),
  command(calls.create, (context, { body }) => createLabel(context, body), createLabelsTogether),
  command(calls.createMany, (context, { body }) => createManyLabels(context, body.labels)),
  read(calls.changes, ({ db, viewer, now }, { query }) => readLabelChanges(db, viewer, query.cursor, now)),
  command(calls.lease, async (context, { body }) => ({ data: { codes: await leaseSerials(context, body.device) } })),
  command(calls.createOffline, (context, { body }) => createOfflineLabel(context, body)),
  command(calls.edit, (context, { params, body }) => editLabel(context, params.id, body)),
  command(calls.remove, (context, { params }) => removeLabel(context, params.id)),
  command(calls.submit, (context, { params }) => handIn(context, params.id)),
  read(calls.drafts, async ({ db, viewer }) => ({ data: await readDrafts(db, viewer.id) })),
  command(calls.keepDraft, async ({ tx, viewer, now }, { params, body }) => {
    if (tooLarge(body.body)) return refuse('too_large');
    await keepDraft(tx, viewer.id, viewer.branchId, params.key, body.body, now);
    return { message: 'ok' };
  }),
  command(calls.dropDraft, async ({ tx, viewer }, { params }) => {
    await dropDraft(tx, viewer.id, params.key);
    return { message: 'ok' };
  }),
  read(calls.templates, async ({ db, viewer }) => ({ data: await readTemplates(db, viewer) })),
  command(calls.courierNote, (context, { params, body }) => writeCourierNote(context, params.id, body)),
  command(calls.saveTemplate, async ({ tx, viewer, now }, { body }) => {
    if (tooLarge(body.body)) return refuse('too_large');
    const id = await saveTemplate(tx, {
      name: body.name,
      customerId: viewer.customerId ?? body.customer_id,
      own: viewer.customerId ?? null,
      branchId: viewer.branchId,
      body: body.body,
      by: viewer.id,
      now,
    });
    return answerRecord((await readTemplates(tx, viewer)).find((template) => template.id === id));
  }),
  command(calls.removeTemplate, async ({ tx, viewer }, { params }) =>
    (await removeTemplate(tx, viewer, params.id)) ? { message: 'ok' } : refuse('not_found'),
  ),
];
