import { nextState, lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { offered, type OfferedAction } from '../../kernel/who-may.ts';

export type CaseState = 'open' | 'settled';
export type CaseCommand = 'own' | 'settle';

/** Life of a difference between packed and read parcels (decisions 5): a person is responsible until it is settled. */
export const caseLife = lifecycle<CaseState, CaseCommand, Permission>({
  initial: 'open',
  states: { open: { tone: 'attention' }, settled: { tone: 'success', final: true } },
  commands: {
    own: { from: ['open'], to: 'open', permission: 'mailbag.work' },
    settle: { from: ['open'], to: 'settled', permission: 'mailbag.settle' },
  },
});

/** Missing, superfluous, damaged, or another seal than at closing. */
export const caseKinds = ['short', 'over', 'damaged', 'seal'] as const;
export type CaseKind = (typeof caseKinds)[number];

interface OutcomeRow {
  readonly of: readonly CaseKind[];
  /** The entry that the parcel's history must contain for this outcome. */
  readonly proof?: 'moved_on' | 'reported';
}

/** Outcomes of a difference. A statement about a missing parcel must be true of the parcel: otherwise the thief of a parcel could close its case. */
const caseOutcomes = {
  found: { of: ['short'], proof: 'moved_on' },
  reported_missing: { of: ['short'], proof: 'reported' },
  sent_on: { of: ['over'] },
  belongs_here: { of: ['over'] },
  fit_to_deliver: { of: ['damaged'] },
  sender_informed: { of: ['damaged'] },
  seal_explained: { of: ['seal'] },
  seal_broken: { of: ['seal'] },
} as const satisfies Record<string, OutcomeRow>;
export type CaseOutcome = keyof typeof caseOutcomes;
export const caseOutcomeNames = Object.keys(caseOutcomes) as CaseOutcome[];

/** Returns the outcomes that a case of this kind can have. @example outcomesOf('seal') // ['seal_explained', 'seal_broken'] */
export function outcomesOf(kind: CaseKind): CaseOutcome[] {
  return caseOutcomeNames.filter((name) => (caseOutcomes[name].of as readonly CaseKind[]).includes(kind));
}

/** Permissions to take over and to settle a kind of document's differences. */
export interface CaseRights {
  readonly own: Permission;
  readonly settle: Permission;
}
const bagCaseRights: CaseRights = {
  own: caseLife.commands.own.permission,
  settle: caseLife.commands.settle.permission,
};

/** Facts that the rules need of a case and its parcel. */
export interface CaseFacts {
  readonly kind: CaseKind;
  readonly status: CaseState;
  /** Who read the bag, which opened the case. */
  readonly opened_by: number;
  /** Who gave the parcel, where that was one person. */
  readonly gave_by?: number;
  /** The parcel moved after the case was opened. */
  readonly moved_on: boolean;
  /** The parcel is reported missing. */
  readonly reported: boolean;
}

export type CaseRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'outcome_not_possible'
  | 'parcel_not_found_yet'
  | 'parcel_not_reported';

/** Returns whether the viewer gave or counted. */
const hasHandIn = ({ id }: Viewer, { opened_by, gave_by }: CaseFacts) => id === opened_by || id === gave_by;

/**
 * Returns the next state when this person settles the case with this outcome, or the refusal. The reader of the bag does not settle what they did not
 * find in it, nor the giver what did not arrive.
 */
export function decideCase(
  actor: Viewer,
  facts: CaseFacts,
  outcome: CaseOutcome,
  rights: CaseRights = bagCaseRights,
): CaseState | Refusal<CaseRefusal> {
  if (!can(actor, rights.settle)) return refuse('missing_permission');
  const next = nextState(caseLife, facts.status, 'settle');
  if (isRefusal(next)) return next;
  if (hasHandIn(actor, facts)) return refuse('second_person_needed');
  const row: OutcomeRow = caseOutcomes[outcome];
  if (!row.of.includes(facts.kind)) return refuse('outcome_not_possible');
  if (row.proof === 'moved_on' && !facts.moved_on) return refuse('parcel_not_found_yet');
  return row.proof === 'reported' && !facts.reported ? refuse('parcel_not_reported') : next;
}

/** Returns the commands that a screen offers for a case, each with the reason when it is blocked. */
export function caseActions(
  actor: Viewer,
  facts: CaseFacts,
  owner: number | null,
  rights: CaseRights = bagCaseRights,
): OfferedAction<CaseCommand, CaseRefusal>[] {
  if (facts.status !== caseLife.at.open) return [];
  const own = owner === actor.id || !can(actor, rights.own) ? [] : [{ command: 'own' as const, blocked: null }];
  if (!can(actor, rights.settle)) return own;
  return [...own, offered('settle', hasHandIn(actor, facts) ? refuse('second_person_needed') : null, rights.settle)];
}
