import { z } from 'zod';
import {
  newAgentPayoutForm,
  payAgentForm,
  voidAgentPayoutForm,
} from '@waybill/domain/rooms/agent-payouts/decide-agent-payout.ts';
import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import { bodyOf, idParam, instant, listQuery, many, named, one, rowOf, version } from '../../kernel/schemas.ts';
import { agentPayoutList } from './agent-payouts.columns.ts';

export type AgentPayoutTopic = 'agent_payout';

const text = z.string().nullable();
const row = rowOf(agentPayoutList, {
  id: z.number().int(),
  name: z.string().describe('its number'),
  agent: named,
  branch: named.describe('the office that pays'),
  amount: z.number().int().describe('whole kyat'),
  note: text,
  status: z.enum(agentPayoutLife.stateNames),
  method: z.enum(payMethods).nullable(),
  bank_account: text,
  created_by_id: z.number().int(),
  created_by: z.string(),
  created_at: instant,
  approved_by: text,
  paid_by_id: z.number().int().nullable(),
  paid_by: text,
  paid_at: instant.nullable(),
  ended_by: text.describe('who put it away, or took it back'),
  end_reason: text,
  version,
});
export type AgentPayoutRow = z.infer<typeof row>;

const permissionOf = (command: keyof typeof agentPayoutLife.commands) => ({
  permission: agentPayoutLife.commands[command].permission,
});
const refused = ['not_found', 'state_not_allowed', 'agent_payout_changed'] as const satisfies readonly RefusalCode[];
const second = ['second_person_needed', 'not_independent'] as const satisfies readonly RefusalCode[];

export const agentPayoutContract = {
  list: endpoint({
    id: 'agent_payouts.list',
    method: 'GET',
    path: '/api/agent-payout',
    summary: 'What agents were paid of their commission, and are to be paid',
    access: agentPayoutList.access,
    scope: 'branch',
    query: listQuery(agentPayoutList),
    output: many(row),
  }),
  create: endpoint({
    id: 'agent_payouts.create',
    method: 'POST',
    path: '/api/agent-payout',
    summary: 'A payout of all that an agent has earned beyond the cash it holds; how much it is say the books',
    access: { ...permissionOf('pay'), needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(newAgentPayoutForm),
    output: one(row),
    refusals: ['nothing_to_pay_out', 'agent_payout_open', 'agent_settles', 'validation_failed'],
  }),
  approve: endpoint({
    id: 'agent_payouts.approve',
    method: 'POST',
    path: '/api/agent-payout/{id}/approve',
    summary: 'Approve a payout above the limit. Not by who made it',
    access: permissionOf('approve'),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version }),
    output: one(row),
    refusals: [...factorRefusals, ...refused, ...second, 'approval_not_needed'],
  }),
  pay: endpoint({
    id: 'agent_payouts.pay',
    method: 'POST',
    path: '/api/agent-payout/{id}/pay',
    summary: 'Pay an agent out of the till of the office or a bank account. Not by who made it',
    access: { ...permissionOf('pay'), needsBranch: true },
    scope: 'branch',
    params: idParam,
    body: bodyOf(payAgentForm, { version }),
    output: one(row),
    refusals: [
      ...factorRefusals,
      ...refused,
      ...second,
      'agent_payout_elsewhere',
      'agent_payout_above_limit',
      'agent_settles',
      'not_enough_cash',
      'bank_account_closed',
      'bank_account_elsewhere',
    ],
  }),
  void: endpoint({
    id: 'agent_payouts.void',
    method: 'POST',
    path: '/api/agent-payout/{id}/void',
    summary: 'Put a payout away; what is paid is taken back by a third person, at the office that paid it',
    access: permissionOf('void'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(voidAgentPayoutForm),
    output: one(row),
    refusals: ['not_found', 'state_not_allowed', ...second, 'agent_payout_elsewhere', 'agent_payout_on_statement'],
  }),
};
