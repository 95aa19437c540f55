import { agentServiceContract as calls } from '@waybill/contract/rooms/agent-services/agent-services.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { agentSource } from './agents.queries.ts';
import { agentServiceSource } from './agent-services.queries.ts';
import { askForService, askForServiceAgain, confirmService, denyService } from './change-agent-service.ts';

export const agentServiceRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, agentServiceSource, viewer, query)),
  read(calls.agents, ({ db, viewer }, { query }) => readPage(db, agentSource, viewer, query)),
  command(calls.create, (context, { body }) => askForService(context, body)),
  command(calls.ask, (context, { params, body }) => askForServiceAgain(context, params.id, body)),
  command(calls.confirm, (context, { params, body }) => confirmService(context, params.id, body)),
  command(calls.deny, (context, { params, body }) => denyService(context, 'deny', params.id, body)),
  command(calls.end, (context, { params, body }) => denyService(context, 'end', params.id, body)),
];
