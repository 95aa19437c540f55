import type { LabelStatus } from '../labels/label-statuses.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';
import { commissionKinds, type AgentService, type CommissionKind } from './agent-service-states.ts';

/** Events at an agent's branch that earn a commission: the service, and the fee of which a percentage is taken. */
export const commissionEvents = {
  /** The agent collected COD at the door or counter and must hand it over. */
  delivered: { service: 'cod', fee: 'cod_fee' },
  emo_sold: { service: 'emo', fee: 'emo' },
  emo_paid: { service: 'emo', fee: 'emo' },
  picked_up: { service: 'pickup', fee: 'pickup' },
  /** A parcel left the agent for another branch, alone or in a sealed bag. */
  transited: { service: 'transit', fee: 'shipping' },
} as const satisfies Record<string, { readonly service: AgentService; readonly fee: string }>;
export type CommissionEvent = keyof typeof commissionEvents;

/** Steps with which a parcel leaves a branch on its way. */
const transitSteps: readonly LabelStatus[] = ['send_from_forward_branch'];
export function isTransit(status: LabelStatus): boolean {
  return transitSteps.includes(status);
}

/** Current commission of a branch: whole kyat a piece, or hundredths of a percent of the fee. */
export interface CommissionTerm {
  readonly branch_id: number;
  readonly service: AgentService;
  readonly commission_kind: CommissionKind;
  readonly commission: number;
}

/** Work that earns commission: number of pieces, and the fee charged for all of them in whole kyat. */
export interface CommissionedWork {
  readonly event: CommissionEvent;
  readonly branch_id: number;
  readonly fee: number;
  /** Defaults to 1. */
  readonly pieces?: number;
}

/**
 * Returns the branch's commission by its current terms in whole kyat, rounding half a kyat up; 0 without a confirmed service or for a branch of the
 * operator.
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

/** Books the commission as the operator's expense, owed to the agent until it keeps it from its cash. No postings for a commission of 0. */
export function commissionPostings(branchId: number, amount: number): readonly Posting[] {
  return [
    { account: accountRef('expense', { name: 'agent_commission' }), amount },
    { account: accountRef('receivable:agent', { owner: branchId }), amount: -amount },
  ].filter((posting) => posting.amount !== 0);
}

/** An agent's settlement in whole kyat: cash in the till, commission kept from it, and cash to pay in. */
export interface AgentDue {
  readonly held: number;
  readonly commission: number;
  readonly due: number;
}

/**
 * Returns what an agent must pay in: the till's cash minus the commission earned and not yet kept. The commission kept never exceeds the till; the rest,
 * and corrections for work taken back since, move to the next settlement.
 *
 * @example agentDue({ held: 60_000, earned: 1_500 }) // { held: 60_000, commission: 1_500, due: 58_500 }
 */
export function agentDue({ held, earned }: { readonly held: number; readonly earned: number }): AgentDue {
  const commission = Math.min(Math.max(0, earned), Math.max(0, held));
  return { held, commission, due: Math.max(0, held) - commission };
}
