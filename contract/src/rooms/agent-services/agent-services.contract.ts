import { z } from 'zod';
import {
  askAgainForm,
  askServiceForm,
  confirmServiceForm,
  denyServiceForm,
} from '@waybill/domain/rooms/agent-services/agent-service-forms.ts';
import {
  agentServiceLife,
  agentServices,
  commissionKinds,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { agentList } from './agents.columns.ts';
import { agentServiceList } from './agent-services.columns.ts';

export type AgentServiceTopic = 'agent_service';

const count = z.number().int();
const row = rowOf(agentServiceList, {
  id: count,
  branch: named,
  service: z.enum(agentServices),
  status: z.enum(agentServiceLife.stateNames),
  commission_kind: z.enum(commissionKinds),
  commission_amount: count.nullable().describe('whole kyat for each piece, where it is fixed'),
  commission_percent: count.nullable().describe('hundredths of a percent of the fee, where it is a percentage'),
  starts_on: z.string().nullable().describe('the first business day, as 2026-11-24'),
  wanted_by: z.string().nullable(),
  wanted_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  actions: z.array(action),
});
export type AgentServiceRow = z.infer<typeof row>;

const agent = rowOf(agentList, {
  id: count,
  code: z.string(),
  branch: named,
  services: count.describe('that are confirmed'),
  held: count
    .nullable()
    .describe('cash in its till, whole kyat; null while the viewer may have to count what was sent from it'),
  owed: count.describe('commission earned and not kept yet'),
  commission: count.nullable().describe('the part of it that the till reaches for'),
  due: count.nullable().describe('what is to be paid in'),
  settlement_id: count.nullable().describe('the one that is not counted to its end'),
  settled_at: instant.nullable(),
});
export type AgentRow = z.infer<typeof agent>;

const change = <const Name extends keyof typeof agentServiceLife.commands>(command: Name, summary: string) => ({
  id: `agent_services.${command}` as const,
  method: 'POST' as const,
  path: `/api/agent-service/{id}/${command}`,
  summary,
  access: { permission: agentServiceLife.commands[command].permission } as const,
  scope: 'branch' as const,
  params: idParam,
  output: one(row),
});
const refusals = ['not_found', 'state_not_allowed'] as const;

export const agentServiceContract = {
  list: endpoint({
    id: 'agent_services.list',
    method: 'GET',
    path: '/api/agent-service',
    summary: 'What the covered agent branches may offer and have asked for',
    access: agentServiceList.access,
    scope: 'branch',
    query: listQuery(agentServiceList),
    output: many(row),
  }),
  agents: endpoint({
    id: 'agent_services.agents',
    method: 'GET',
    path: '/api/agent-service/agents',
    summary: 'What the covered agents hold, have earned and are to pay in',
    access: agentList.access,
    scope: 'branch',
    query: listQuery(agentList),
    output: many(agent),
  }),
  create: endpoint({
    id: 'agent_services.create',
    method: 'POST',
    path: '/api/agent-service',
    summary: 'The current branch, which is an agent’s, asks to offer a service, with its commission',
    access: { permission: agentServiceLife.commands.ask.permission, needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(askServiceForm),
    output: one(row),
    refusals: ['not_an_agent', 'service_requested', 'validation_failed'],
  }),
  ask: endpoint({
    ...change('ask', 'Ask again for what was denied'),
    body: bodyOf(askAgainForm),
    refusals: [...refusals, 'service_other_branch', 'validation_failed'],
  }),
  confirm: endpoint({
    ...change('confirm', 'Head office confirms the service and its commission, from a day on'),
    body: bodyOf(confirmServiceForm),
    refusals: [...refusals, 'second_person_needed', 'not_independent', 'day_past'],
  }),
  deny: endpoint({
    ...change('deny', 'Head office denies the service'),
    body: bodyOf(denyServiceForm),
    refusals: [...refusals, 'second_person_needed', 'not_independent'],
  }),
  end: endpoint({
    ...change('end', 'A super role ends a confirmed service; its commission counts until today'),
    body: bodyOf(denyServiceForm),
    refusals: [...refusals, 'super_roles_only'],
  }),
};
