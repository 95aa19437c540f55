import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type AgentServiceState = 'pending' | 'confirm' | 'denied';
export type AgentServiceCommand = 'ask' | 'confirm' | 'deny' | 'end';

const decides: Permission = 'agent_service.decide';

/**
 * Life of an agent's service (S-25, decisions 3 and 12): an agent branch requests, head office confirms or denies; a denied one can be requested again,
 * a confirmed one is ended by super roles.
 */
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

/** Services that an agent can offer (decisions 12). */
export const agentServices = ['cod', 'emo', 'pickup', 'transit'] as const;
export type AgentService = (typeof agentServices)[number];

/** Kind of commission: a fixed amount for each piece, or a percentage of the fee. */
export const commissionKinds = ['fixed', 'percent'] as const;
export type CommissionKind = (typeof commissionKinds)[number];
