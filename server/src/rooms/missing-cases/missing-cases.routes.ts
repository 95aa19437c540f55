import { missingCaseContract as calls } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  addStep,
  confirmProposal,
  denyProposal,
  handOnCase,
  findParcel,
  ownMissingCase,
  proposeCompensation,
  reopenCase,
  tickOff,
  waiveCompensation,
} from './change-missing-case.ts';
import { payCompensation } from './pay-compensation.ts';
import { missingCaseSource, readCase, readCaseCounts } from './missing-cases.queries.ts';

export const missingCaseRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, missingCaseSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await readCaseCounts(db, viewer) })),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readCase(db, viewer, params.id, now)),
  command(calls.own, (context, { params, body }) => ownMissingCase(context, params.id, body)),
  command(calls.hand_on, (context, { params, body }) => handOnCase(context, params.id, body)),
  command(calls.add_step, (context, { params, body }) => addStep(context, params.id, body)),
  command(calls.tick, (context, { params, body }) => tickOff(context, params.id, body)),
  command(calls.propose, (context, { params, body }) => proposeCompensation(context, params.id, body)),
  command(calls.waive, (context, { params, body }) => waiveCompensation(context, params.id, body.why)),
  command(calls.deny, (context, { params, body }) => denyProposal(context, params.id, body.reason)),
  command(calls.confirm, (context, { params, body }) => confirmProposal(context, params.id, body.version)),
  command(calls.pay, (context, { params, body }) => payCompensation(context, params.id, body)),
  command(calls.find, (context, { params, body }) => findParcel(context, params.id, body.remark)),
  command(calls.reopen, (context, { params, body }) => reopenCase(context, params.id, body.reason)),
];
