import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type HandoverState = 'active' | 'hand_over' | 'inactive';
export type HandoverCommand = 'count' | 'confirm' | 'settle' | 'void';

/**
 * The life of a cash handover (S-25, decisions 3): counted by the receiver without seeing the expected amount; confirmed when both are equal, or
 * when somebody was named who answers for the difference; voided as long as it is open.
 */
export const handoverLife = lifecycle<HandoverState, HandoverCommand, Permission | null>({
  initial: 'active',
  states: {
    active: { tone: 'attention' },
    hand_over: { tone: 'success', final: true },
    inactive: { tone: 'neutral', final: true },
  },
  commands: {
    count: { from: ['active'], to: 'active', permission: null },
    confirm: { from: ['active'], to: 'hand_over', permission: null },
    settle: { from: ['active'], to: 'hand_over', permission: null, confirm: true },
    void: { from: ['active'], to: 'inactive', permission: null, confirm: true },
  },
});

export const handoverStates = Object.keys(handoverLife.states) as HandoverState[];
export const handoverAt = {
  open: handoverLife.initial,
  confirmed: handoverLife.commands.confirm.to,
  void: handoverLife.commands.void.to,
} as const;

interface KindRow {
  /** Who opens it, and who counts at the other end. */
  readonly opens: Permission;
  readonly counts: Permission;
  /** A courier gives to the branch, or the branch gives away. */
  readonly leg: 'street' | 'branch';
}

/** Who hands cash to whom (decisions 5): courier to cashier, branch to the bank, branch to the office that keeps the operator's money, agent to either. */
export const handoverKinds = {
  courier: { opens: 'cash.handover', counts: 'cash.count', leg: 'street' },
  bank: { opens: 'cash.count', counts: 'cash.confirm', leg: 'branch' },
  head_office: { opens: 'cash.count', counts: 'cash.confirm', leg: 'branch' },
  /** An agent settles: all the cash of the till, less the commission that is kept of it. */
  agent: { opens: 'cash.count', counts: 'cash.confirm', leg: 'branch' },
} as const satisfies Record<string, KindRow>;
export type HandoverKind = keyof typeof handoverKinds;
export const handoverKindNames = Object.keys(handoverKinds) as HandoverKind[];
export const transferKinds = handoverKindNames.filter((kind) => handoverKinds[kind].leg === 'branch');
export const courierKind: HandoverKind = 'courier';
export const agentKind: HandoverKind = 'agent';
/** The ways of sending of which the sender says how much is in the bag; of a settlement the books say it. */
export const sendingKinds = transferKinds.filter((kind) => kind !== agentKind);

/** Who has the money of a label until it reaches head office or the bank. */
export const cashPlaces = ['courier', 'branch', 'mmpost', 'gate'] as const;
export type CashPlace = (typeof cashPlaces)[number];
/** The same of COD that waits for its gate: it may have arrived already. */
export const codHolders = [...cashPlaces, 'arrived'] as const;
export type CodHolder = (typeof codHolders)[number];
export const arrivedHolder: CodHolder = 'arrived';
/** The place of cash that somebody other than its collector has counted. */
export const countedPlace: CashPlace = 'branch';
export const streetPlace: CashPlace = 'courier';
