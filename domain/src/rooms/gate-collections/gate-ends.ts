import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { decideWriteOff } from '../handovers/decide-handover.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';

interface EndRow {
  readonly permission: Permission;
  /** Money is given up by it, so none of those who stood at the document may say so. */
  readonly third: boolean;
}

/** How what a gate was short for a parcel ends: it brings the rest, kept it as its charge, or it is lost. */
const gateEnds = {
  brought: { permission: 'cod.pay', third: false },
  charge: { permission: 'cod.approve', third: true },
  written_off: { permission: 'cod.approve', third: true },
} as const satisfies Record<string, EndRow>;
export type GateEnd = keyof typeof gateEnds;
export const gateEndNames = Object.keys(gateEnds) as GateEnd[];
/** Does the rest come into the till by it? */
export function bringsCash(end: GateEnd): boolean {
  return !gateEnds[end].third;
}

/** Who stood at a document: who made or changed it, who approved it, and who counted. */
export interface GateHands {
  readonly makers: readonly number[];
  readonly approvedBy: number | null;
  readonly countedBy: number | null;
}

/** Whose accounts must be other people's than that of whoever ends it so. */
export function gateEndHands(end: GateEnd, { makers, approvedBy, countedBy }: GateHands): readonly number[] {
  const others = [approvedBy, countedBy].filter((id) => id !== null);
  return gateEnds[end].third ? [...makers, ...others] : makers;
}

/**
 * May this person end it so? The rest is counted by somebody who did not make the document; where money is given up it is a third person, by the rule of
 * missing cash.
 *
 * Source: decisions 4.1, 15.
 */
export function decideGateEnd(
  viewer: Viewer,
  end: GateEnd,
  hands: GateHands,
): Refusal<'missing_permission' | 'second_person_needed'> | null {
  if (!can(viewer, gateEnds[end].permission)) return refuse('missing_permission');
  return decideWriteOff(viewer, { owner: hands.makers[0] ?? 0, hands: gateEndHands(end, hands) });
}

/** What an end posts; `rest` is what is missing, above zero, in whole kyat. */
export function gateEndPostings(end: GateEnd, branchId: number, rest: number): Posting[] {
  const to = {
    brought: () => accountRef('cash:branch', { owner: branchId }),
    charge: () => accountRef('expense', { name: 'gate_charge' }),
    written_off: () => accountRef('expense', { name: 'shortage_written_off' }),
  }[end]();
  return [
    { account: to, amount: rest },
    { account: accountRef('receivable:gate', { owner: branchId }), amount: -rest },
  ];
}
