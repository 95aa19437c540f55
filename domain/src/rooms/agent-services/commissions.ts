import type { LabelStatus } from '../labels/label-statuses.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';
import { commissionKinds, type AgentService, type CommissionKind } from './agent-service-states.ts';

/** What happens at an agent's branch and earns a commission: by which service, and of which fee where it is a percentage. */
export const commissionEvents = {
  /** COD was collected at the door or the counter of the agent, and is theirs to hand over. */
  delivered: { service: 'cod', fee: 'cod_fee' },
  emo_sold: { service: 'emo', fee: 'emo' },
  emo_paid: { service: 'emo', fee: 'emo' },
  picked_up: { service: 'pickup', fee: 'pickup' },
  /** A parcel went on from the agent towards another branch, by itself or in a sealed bag. */
  transited: { service: 'transit', fee: 'shipping' },
} as const satisfies Record<string, { readonly service: AgentService; readonly fee: string }>;
export type CommissionEvent = keyof typeof commissionEvents;

/** The steps with which a parcel goes on from a branch on its way. */
const transitSteps: readonly LabelStatus[] = ['send_from_forward_branch'];
export function isTransit(status: LabelStatus): boolean {
  return transitSteps.includes(status);
}

/** A commission that counts now at a branch: whole kyat a piece, or hundredths of a percent of the fee. */
export interface CommissionTerm {
  readonly branch_id: number;
  readonly service: AgentService;
  readonly commission_kind: CommissionKind;
  readonly commission: number;
}

/** What was done: how many pieces, and what fee was charged for all of them, in whole kyat. */
export interface CommissionedWork {
  readonly event: CommissionEvent;
  readonly branch_id: number;
  readonly fee: number;
  /** One, where nothing else is said. */
  readonly pieces?: number;
}

/**
 * What the branch earns with it by the terms that count, in whole kyat, half a kyat up; 0 where the service is not confirmed to it, or it is no agent's.
 *
 * @example commissionFor([{ branch_id: 3, service: 'cod', commission_kind: 'percent', commission: 250 }], { event: 'delivered', branch_id: 3, fee: 1_000 }) // 25
 * Source: decisions 12.
 */
export function commissionFor(terms: readonly CommissionTerm[], work: CommissionedWork): number {
  const { service } = commissionEvents[work.event];
  const term = terms.find((one) => one.branch_id === work.branch_id && one.service === service);
  if (!term) return 0;
  return term.commission_kind === commissionKinds[0]
    ? term.commission * (work.pieces ?? 1)
    : Math.floor((work.fee * term.commission + 5_000) / 10_000);
}

/** The operator's expense, owed to the agent until they keep it of the cash that they pay in. Nothing for a commission of 0. */
export function commissionPostings(branchId: number, amount: number): readonly Posting[] {
  return [
    { account: accountRef('expense', { name: 'agent_commission' }), amount },
    { account: accountRef('receivable:agent', { owner: branchId }), amount: -amount },
  ].filter((posting) => posting.amount !== 0);
}

/** What an agent settles: the cash in the till, the commission that is kept of it, and what is paid in. Whole kyat. */
export interface AgentDue {
  readonly held: number;
  readonly commission: number;
  readonly due: number;
}

/**
 * What an agent has to pay in: the cash that the till holds less the commission earned and not kept yet. No more is kept than the till holds; the rest is
 * kept at the next settlement, and so is what was kept for work that was taken back since.
 *
 * @example agentDue({ held: 60_000, earned: 1_500 }) // { held: 60_000, commission: 1_500, due: 58_500 }
 */
export function agentDue({ held, earned }: { readonly held: number; readonly earned: number }): AgentDue {
  const commission = Math.min(Math.max(0, earned), Math.max(0, held));
  return { held, commission, due: Math.max(0, held) - commission };
}
