import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { decideWriteOff } from '../handovers/decide-handover.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';

interface EndRow {
  readonly permission: Permission;
  /** Gives up money, so a third person who was not involved in the document must decide it. */
  readonly third: boolean;
}

/** How a gate's shortage of a parcel is resolved: paid later, kept as its charge, or lost. */
const gateEnds = {
  brought: { permission: 'cod.pay', third: false },
  charge: { permission: 'cod.approve', third: true },
  written_off: { permission: 'cod.approve', third: true },
} as const satisfies Record<string, EndRow>;
export type GateEnd = keyof typeof gateEnds;
export const gateEndNames = Object.keys(gateEnds) as GateEnd[];
/** Returns whether the rest comes into the till. */
export function bringsCash(end: GateEnd): boolean {
  return !gateEnds[end].third;
}

/** People involved in a document: its makers and editors, its approver, and who counted. */
export interface GateHands {
  readonly makers: readonly number[];
  readonly approvedBy: number | null;
  readonly countedBy: number | null;
}

/** Returns the people who may not resolve the shortage this way themselves. */
export function gateEndHands(end: GateEnd, { makers, approvedBy, countedBy }: GateHands): readonly number[] {
  const others = [approvedBy, countedBy].filter((id) => id !== null);
  return gateEnds[end].third ? [...makers, ...others] : makers;
}

/**
 * Returns why this person may not resolve the shortage this way, or null. A person who did not make the document counts the rest; giving up money needs
 * a third person, like any missing cash. Source: decisions 4.1, 15.
 */
export function decideGateEnd(
  viewer: Viewer,
  end: GateEnd,
  hands: GateHands,
): Refusal<'missing_permission' | 'second_person_needed'> | null {
  if (!can(viewer, gateEnds[end].permission)) return refuse('missing_permission');
  return decideWriteOff(viewer, { owner: hands.makers[0] ?? 0, hands: gateEndHands(end, hands) });
}

/** Returns the postings of a resolution; `rest` is the shortage, above zero, in whole kyat. */
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
