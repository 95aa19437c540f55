import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type AgentServiceState = 'pending' | 'confirm' | 'denied';
export type AgentServiceCommand = 'ask' | 'confirm' | 'deny' | 'end';

const decides: Permission = 'agent_service.decide';

/** The life of an agent's service (S-25, decisions 3 and 12): an agent branch asks, head office confirms or denies; what is denied is asked for again, what is confirmed is ended by super roles. */
export const agentServiceLife = lifecycle<AgentServiceState, AgentServiceCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    confirm: { tone: 'success' },
    denied: { tone: 'danger' },
  },
  commands: {
    ask: { from: ['denied'], to: 'pending', permission: 'agent_service.ask' },
    confirm: { from: ['pending'], to: 'confirm', permission: decides },
    deny: { from: ['pending'], to: 'denied', permission: decides, confirm: true },
    end: { from: ['confirm'], to: 'denied', permission: decides, confirm: true },
  },
});
export const agentServiceStates = Object.keys(agentServiceLife.states) as AgentServiceState[];
export const agentServiceCommands = Object.keys(agentServiceLife.commands) as AgentServiceCommand[];
export const agentServiceAt = {
  pending: agentServiceLife.initial,
  confirmed: agentServiceLife.commands.confirm.to,
} as const;

/** What an agent can offer (decisions 12). */
export const agentServices = ['cod', 'emo', 'pickup', 'transit'] as const;
export type AgentService = (typeof agentServices)[number];

/** How an agent earns with a service: so much for each piece, or a percentage of the fee. */
export const commissionKinds = ['fixed', 'percent'] as const;
export type CommissionKind = (typeof commissionKinds)[number];
