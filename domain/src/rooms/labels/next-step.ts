import { can, type Viewer } from '../../kernel/access.ts';
import { defaultUserType, type UserType } from '../../kernel/user-types.ts';
import { direct, otherCarriers, toTheDoor } from './door-steps.ts';
import { backToSender } from './homeward-steps.ts';
import type { LabelFacts } from './label-kinds.ts';
import { conditions, type LabelLife } from './label-life.ts';
import { currentStatuses, labelStatuses, type LabelStatus } from './label-statuses.ts';
import { acceptanceSteps, betweenBranches } from './outward-steps.ts';
import { shippingTypes } from './sequences.ts';
import { actsAs } from './step-actors.ts';
import { moves, type Move, type StepStatus } from './step-moves.ts';
import type { StepRow } from './step-row.ts';

/** A parcel can be lost wherever the operator has it. */
const lost: readonly StepRow[] = [
  {
    types: shippingTypes,
    from: currentStatuses.filter((status) => labelStatuses[status].custody),
    to: 'missing',
    by: ['decider'],
    explicit: true,
  },
];

/**
 * All possible next steps (decisions 2.1), the usual one first. What a viewer may do, what a scan means and what a parcel waits for all come from this
 * table.
 */
const stepRows: readonly StepRow[] = [
  ...acceptanceSteps,
  ...betweenBranches,
  ...toTheDoor,
  ...direct,
  ...otherCarriers,
  ...backToSender,
  ...lost,
];

const byPlace = new Map<string, StepRow[]>();
for (const row of stepRows)
  for (const type of row.types)
    for (const from of row.from) {
      const key = `${type} ${from}`;
      byPlace.set(key, [...(byPlace.get(key) ?? []), row]);
    }

/** Returns the rows for the type, the previous and the current status; does not check actor or conditions. */
export function rowsAt(life: Pick<LabelLife, 'shipping_type' | 'previous' | 'status'>): readonly StepRow[] {
  const rows = byPlace.get(`${life.shipping_type} ${life.status}`) ?? [];
  return rows.filter((row) => !row.previous || (life.previous !== null && row.previous.includes(life.previous)));
}

/** Returns whether the row's condition holds; true without one. */
export function conditionHolds(row: StepRow, life: LabelLife, facts: LabelFacts): boolean {
  return row.when === undefined || conditions[row.when].isMet(life, facts);
}

/** Returns the row's move with its own exceptions. */
export function moveOf(row: StepRow): Move {
  return row.but ? { ...moves[row.to], ...row.but } : moves[row.to];
}

/** Steps that users of a narrow type may take with a parcel (A-07, decisions 11 and 12); the others take those of their role. */
const stepsOfType: Readonly<Record<UserType, 'of_role' | readonly LabelStatus[]>> = {
  fcs: 'of_role',
  agent: 'of_role',
  mpost: ['send_to_mmpost', 'mpost_return_confirmed', 'delivered'],
  mail_collector: 'of_role',
  za: [],
  // Their calls are those of a program with a key.
  merchant: 'of_role',
};

/** Returns whether users of this type may move a parcel to this status. */
function typeTakes({ userType = defaultUserType }: { readonly userType?: UserType }, to: LabelStatus): boolean {
  const steps = stepsOfType[userType];
  return steps === 'of_role' || steps.includes(to);
}

/** Returns whether the viewer is the step's actor, by where the parcel is and by the viewer's type. Does not check the permission. */
export function isActorOf(row: StepRow, viewer: Viewer, life: LabelLife): boolean {
  return typeTakes(viewer, row.to) && row.by.some((actor) => actsAs(actor, viewer, life));
}

/** Returns whether this person may take the step, by permission and by where the parcel is. */
export function mayTake(row: StepRow, viewer: Viewer, life: LabelLife): boolean {
  return isActorOf(row, viewer, life) && can(viewer, moveOf(row).permission);
}

/** Returns whether the branch may accept a label to another country: it must take international mail (decisions 12), even for a super role. */
export function mayLeave(row: StepRow, viewer: Viewer, { abroad }: LabelFacts): boolean {
  return !abroad || row.to !== accepted || viewer.internationalMail;
}
const accepted: StepStatus = 'accept_from_origin_branch';

/** Returns the viewer's possible next steps, the usual one first, each once. Decisions have their own calls; the others are scanned. */
export function nextSteps(viewer: Viewer, life: LabelLife, facts: LabelFacts): StepRow[] {
  if (life.closed_at) return [];
  const rows = rowsAt(life).filter(
    (row) => conditionHolds(row, life, facts) && mayTake(row, viewer, life) && mayLeave(row, viewer, facts),
  );
  return rows.filter((row, index) => rows.findIndex((other) => other.to === row.to) === index);
}

/** Returns the usual next step of any actor; null at the end. */
export function usualNext(life: LabelLife, facts: LabelFacts): StepRow | null {
  if (life.closed_at) return null;
  return rowsAt(life).find((row) => !row.explicit && conditionHolds(row, life, facts)) ?? null;
}
