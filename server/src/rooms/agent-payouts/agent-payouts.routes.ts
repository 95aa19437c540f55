import { agentPayoutContract as calls } from '@waybill/contract/rooms/agent-payouts/agent-payouts.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { agentPayoutSource } from './agent-payouts.queries.ts';
import { approvePayout, makePayout, payAgent, voidPayout } from './change-agent-payout.ts';

export const agentPayoutRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, agentPayoutSource, viewer, query)),
  command(calls.create, (context, { body }) => makePayout(context, body)),
  command(calls.approve, (context, { params, body }) => approvePayout(context, params.id, body)),
  command(calls.pay, (context, { params, body }) => payAgent(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidPayout(context, params.id, body)),
];
