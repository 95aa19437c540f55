import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { branchTypes, type BranchType } from '../branches/branch-kinds.ts';
import type { Viewer } from '../../kernel/access.ts';
import { isSuperRole } from '../../kernel/roles.ts';
import { agentServiceLife, type AgentServiceCommand, type AgentServiceState } from './agent-service-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a requested agent service. */
export interface AgentServiceFacts {
  readonly status: AgentServiceState;
  readonly branch_id: number;
  /** Who requested it last; null where it was taken over from before requests were needed. */
  readonly wanted_by: number | null;
}

export type AgentServiceRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'super_roles_only'
  | 'service_other_branch';

/**
 * Returns the next state of a command, or the refusal. A branch requests for itself; the requester does not decide; only super roles end a confirmed
 * service.
 *
 * @example decideAgentService(directorWhoAsked, service, 'confirm') // second_person_needed
 * Source: decisions 3 and 12.
 */
export function decideAgentService(
  actor: Viewer,
  service: AgentServiceFacts,
  command: AgentServiceCommand,
): AgentServiceState | Refusal<AgentServiceRefusal> {
  return decideBy<AgentServiceState, AgentServiceCommand, AgentServiceRefusal>(
    agentServiceLife,
    actor,
    service.status,
    command,
    () => {
      if (command === 'ask') return actor.branchId === service.branch_id ? null : refuse('service_other_branch');
      if (command === 'end') return isSuperRole(actor.role) ? null : refuse('super_roles_only');
      return actor.id === service.wanted_by ? refuse('second_person_needed') : null;
    },
  );
}

/** Returns the commands that a screen offers, each with the reason when it is blocked. */
export function agentServiceActions(
  actor: Viewer,
  service: AgentServiceFacts,
): OfferedAction<AgentServiceCommand, AgentServiceRefusal>[] {
  const hidden: readonly AgentServiceRefusal[] = ['missing_permission', 'service_other_branch', 'super_roles_only'];
  return actionsBy(agentServiceLife, service.status, (command) => decideAgentService(actor, service, command), {
    hides: hidden,
  });
}

/** Returns whether this type of branch needs a confirmed service for what others may offer. */
export function needsService(type: BranchType): boolean {
  return type === agentBranch;
}
export const agentBranch: BranchType = branchTypes[1];
