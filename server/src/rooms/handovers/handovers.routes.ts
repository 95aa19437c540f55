import { handoversContract as calls } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { readBranchCash, readCarriers, readOwnCash, readShortages } from './cash.queries.ts';
import { countHandover, settleHandover, voidOpenHandover } from './change-handover.ts';
import { handoverExcel } from './handover-excel.ts';
import { handoverSource, readHandover } from './handovers.queries.ts';
import { openHandover } from './open-handover.ts';
import { repayShortage } from './repay-shortage.ts';
import { reverseHandover } from './reverse-handover.ts';
import { writeOffShortage } from './write-off-shortage.ts';
import { readAgentDue, settleAgent } from './settle-agent.ts';
import { sendCash } from './send-cash.ts';
import { readHandoverSums } from './sums.queries.ts';

export const handoverRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, handoverSource, viewer, query)),
  read(calls.mine, async ({ db, viewer }) => ({ data: await readOwnCash(db, viewer.id) })),
  read(calls.carriers, async ({ db, viewer }) => ({ data: await readCarriers(db, viewer) })),
  read(calls.branchCash, async ({ db, viewer }) => ({ data: await readBranchCash(db, viewer) })),
  read(calls.sums, async (context, { query }) => ({ data: await readHandoverSums(context, query) })),
  read(calls.shortages, async ({ db, viewer }) => ({ data: await readShortages(db, viewer) })),
  command(calls.repay, (context, { body }) => repayShortage(context, body)),
  command(calls.writeOff, (context, { body }) => writeOffShortage(context, body)),
  command(calls.open, (context, { body }) => openHandover(context, body)),
  command(calls.send, (context, { body }) => sendCash(context, body)),
  command(calls.excel, (context, { params }) => handoverExcel(context, params.id)),
  read(calls.agentDue, async (context) => ({ data: await readAgentDue(context) })),
  command(calls.settleAgent, (context, { body }) => settleAgent(context, body)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readHandover(db, viewer, params.id)),
  command(calls.count, (context, { params, body }) => countHandover(context, params.id, body)),
  command(calls.settle, (context, { params, body }) => settleHandover(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidOpenHandover(context, params.id, body)),
  command(calls.reverse, (context, { params, body }) => reverseHandover(context, params.id, body)),
];
