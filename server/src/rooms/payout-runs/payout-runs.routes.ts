import { payoutTemplateLife } from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import { payoutRunContract as calls } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { payoutTemplateContract as templates } from '@waybill/contract/rooms/payout-runs/payout-templates.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { answerPayoutRun, findInStatement, markPayout } from './answer-payout-run.ts';
import { readPayoutCandidates, readPayeeBanks } from './candidates.queries.ts';
import { approvePayoutRun, sendPayoutRun, takeOutOfRun, voidPayoutRun } from './change-payout-run.ts';
import { createPayoutTemplate, stepPayoutTemplate } from './change-payout-template.ts';
import { createPayoutRun } from './create-payout-run.ts';
import { fetchPayoutFile } from './fetch-payout-file.ts';
import { payoutRunSource, readPayoutRun } from './payout-runs.queries.ts';
import { payoutTemplateSource, readPayoutTemplate } from './payout-templates.queries.ts';

export const payoutRunRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, payoutRunSource, viewer, query)),
  read(calls.candidates, async ({ db, viewer, now }, { query }) => ({
    data: { rows: await readPayoutCandidates(db, viewer, query, now), banks: await readPayeeBanks(db, viewer) },
  })),
  command(calls.create, (context, { body }) => createPayoutRun(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readPayoutRun(db, viewer, params.id, now)),
  command(calls.take_out, (context, { params, body }) => takeOutOfRun(context, params.id, body)),
  command(calls.approve, (context, { params, body }) => approvePayoutRun(context, params.id, body)),
  command(calls.send, (context, { params, body }) => sendPayoutRun(context, params.id, body)),
  command(calls.file, (context, { params }) => fetchPayoutFile(context, params.id)),
  command(calls.answer, (context, { params, body }) => answerPayoutRun(context, params.id, body)),
  command(calls.statement, (context, { params }) => findInStatement(context, params.id)),
  command(calls.paid, (context, { params, body }) => markPayout(context, params.id, body)),
  command(calls.failed, (context, { params, body }) => markPayout(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidPayoutRun(context, params.id, body)),
  read(templates.list, ({ db, viewer }, { query }) => readPage(db, payoutTemplateSource, viewer, query)),
  readOne(templates.detail, ({ db, viewer, now }, { params }) => readPayoutTemplate(db, viewer, params.id, now)),
  command(templates.create, (context, { body }) => createPayoutTemplate(context, body)),
  ...payoutTemplateLife.commandNames.map((name) =>
    command(templates[name], (context, { params, body }) => stepPayoutTemplate(context, name, params.id, body.version)),
  ),
];
