import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PickupRequestState = 'unassigned' | 'pending' | 'ongoing' | 'complete' | 'handover' | 'failed';
export type PickupRequestCommand =
  | 'assign'
  | 'take'
  | 'accept'
  | 'deny'
  | 'complete'
  | 'handover'
  | 'fail'
  | 'withdraw'
  | 'reopen';

/** Permission to make requests and give them to couriers. */
export const editsPickups = 'pickup_request.edit' satisfies Permission;
/** Permission to act for the courier. */
export const decidesPickups = 'pickup_request.decide' satisfies Permission;

/**
 * Life of a pickup request (S-24, decisions 3). Commands without a permission are those of its courier; `take` is that of the courier to whom it was
 * handed over.
 */
export const pickupRequestLife = lifecycle<PickupRequestState, PickupRequestCommand, Permission | null>({
  initial: 'unassigned',
  states: {
    unassigned: { tone: 'attention' },
    pending: { tone: 'info' },
    ongoing: { tone: 'transit' },
    complete: { tone: 'success' },
    handover: { tone: 'return' },
    failed: { tone: 'danger' },
  },
  commands: {
    assign: { from: ['unassigned', 'handover'], to: 'pending', permission: editsPickups },
    take: { from: ['handover'], to: 'pending', permission: null },
    accept: { from: ['pending'], to: 'ongoing', permission: null },
    deny: { from: ['pending'], to: 'unassigned', permission: null, confirm: true },
    complete: { from: ['ongoing'], to: 'complete', permission: null },
    handover: { from: ['ongoing'], to: 'handover', permission: null },
    fail: { from: ['ongoing'], to: 'failed', permission: null, confirm: true },
    withdraw: {
      from: ['unassigned', 'pending', 'ongoing', 'handover', 'failed'],
      to: 'failed',
      permission: editsPickups,
      confirm: true,
    },
    reopen: { from: ['failed', 'complete'], to: 'unassigned', permission: editsPickups, confirm: true },
  },
});

/** States that need further work. */
export const openPickupStates: readonly PickupRequestState[] = ['unassigned', 'pending', 'ongoing', 'handover'];
/** States in which the sender may still call the visit off: no courier is on the way. */
export const waitingPickupStates: readonly PickupRequestState[] = ['unassigned', 'pending'];
/** States in which a courier has to do it. */
export const carriedPickupStates: readonly PickupRequestState[] = ['pending', 'ongoing'];

/** Returns whether the request can be changed in this state. */
export function isChangeable(state: PickupRequestState): boolean {
  return state !== pickupRequestLife.at.complete;
}

/** Entries of the append-only log (S-24). */
export const pickupLogStatuses = ['unassigned', 'pending', 'accept', 'deny', 'complete', 'handover', 'failed'] as const;
export type PickupLogStatus = (typeof pickupLogStatuses)[number];

/** Log entry of each command. */
export const loggedAs: Readonly<Record<PickupRequestCommand | 'create', PickupLogStatus>> = {
  create: 'unassigned',
  assign: 'pending',
  take: 'pending',
  accept: 'accept',
  deny: 'deny',
  complete: 'complete',
  handover: 'handover',
  fail: 'failed',
  withdraw: 'failed',
  reopen: 'unassigned',
};

export type PickupPlanState = 'active' | 'ended';
export type PickupPlanCommand = 'end';

/** A weekly plan makes requests until a user ends it or its last day is over. */
export const pickupPlanLife = lifecycle<PickupPlanState, PickupPlanCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, ended: { tone: 'neutral', final: true } },
  commands: { end: { from: ['active'], to: 'ended', permission: editsPickups, confirm: true } },
});
