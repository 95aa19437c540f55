import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type HandoverState = 'active' | 'hand_over' | 'inactive';
export type HandoverCommand = 'count' | 'confirm' | 'settle' | 'void';

/**
 * Life of a cash handover (S-25, decisions 3): counted by the receiver without seeing the expected amount; confirmed when both are equal or an owner of
 * the difference is named; can be voided while open.
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

interface KindRow {
  /** Permissions to open it, and to count at the other end. */
  readonly opens: Permission;
  readonly counts: Permission;
  /** From a courier to the branch, or from the branch onwards. */
  readonly leg: 'street' | 'branch';
}

/** Kinds of handovers (decisions 5): courier to cashier, branch to bank, branch to the office that keeps the operator's money, agent to either. */
export const handoverKinds = {
  courier: { opens: 'cash.handover', counts: 'cash.count', leg: 'street' },
  bank: { opens: 'cash.count', counts: 'cash.confirm', leg: 'branch' },
  head_office: { opens: 'cash.count', counts: 'cash.confirm', leg: 'branch' },
  /** An agent settles: the till's cash minus the commission kept from it. */
  agent: { opens: 'cash.count', counts: 'cash.confirm', leg: 'branch' },
} as const satisfies Record<string, KindRow>;
export type HandoverKind = keyof typeof handoverKinds;
export const handoverKindNames = Object.keys(handoverKinds) as HandoverKind[];
export const cashTransferKinds = handoverKindNames.filter((kind) => handoverKinds[kind].leg === 'branch');
export const courierKind: HandoverKind = 'courier';
export const agentKind: HandoverKind = 'agent';
/** Kinds whose sender enters the amount; a settlement's comes from the books. */
export const sendingKinds = cashTransferKinds.filter((kind) => kind !== agentKind);

/** Who holds a label's money until it reaches head office or the bank. */
export const cashPlaces = ['courier', 'branch', 'mmpost', 'gate'] as const;
export type CashPlace = (typeof cashPlaces)[number];
/** Holders of COD that is not yet ready for clearance: part of it may already have arrived at head office. */
export const codHolders = [...cashPlaces, 'channel', 'arrived'] as const;
export type CodHolder = (typeof codHolders)[number];
export const arrivedHolder: CodHolder = 'arrived';
/** The provider of a payment channel. */
export const channelHolder: CodHolder = 'channel';
/** Holder of cash that another person than its collector has counted. */
export const countedPlace: CashPlace = 'branch';
export const streetPlace: CashPlace = 'courier';
