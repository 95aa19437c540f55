import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type MailbagState =
  | 'pending'
  | 'process'
  | 'accept_by_transport'
  | 'checkin_transit'
  | 'checkout_transit'
  | 'arrived_from_transport'
  | 'complete';
export type MailbagCommand = 'seal' | 'unseal' | 'hand_over' | 'check_in' | 'check_out' | 'receive' | 'finish';

/** Permission to pack, move and open bags. */
const worksBags: Permission = 'mailbag.work';

/**
 * Life of a mailbag (S-23, decisions 3): filled, sealed, handed to the vehicle, received and sent by branches on its way, taken off at its destination,
 * read parcel by parcel, finished.
 */
export const mailbagLife = lifecycle<MailbagState, MailbagCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    process: { tone: 'info' },
    accept_by_transport: { tone: 'transit' },
    checkin_transit: { tone: 'info' },
    checkout_transit: { tone: 'transit' },
    arrived_from_transport: { tone: 'attention' },
    complete: { tone: 'success', final: true },
  },
  commands: {
    seal: { from: ['pending'], to: 'process', permission: worksBags },
    unseal: { from: ['process'], to: 'pending', permission: 'mailbag.unseal', confirm: true },
    hand_over: { from: ['process'], to: 'accept_by_transport', permission: worksBags },
    receive: {
      from: ['accept_by_transport', 'checkout_transit'],
      to: 'arrived_from_transport',
      permission: worksBags,
    },
    check_in: { from: ['accept_by_transport', 'checkout_transit'], to: 'checkin_transit', permission: worksBags },
    check_out: { from: ['checkin_transit'], to: 'checkout_transit', permission: worksBags },
    finish: { from: ['arrived_from_transport'], to: 'complete', permission: worksBags, confirm: true },
  },
});

/** Entries of a bag's log: its states, and the departure at a hand-over to a vehicle (decisions 16). */
export type MailbagEntry = MailbagState | 'send_from_transport';
export const entryOf: Readonly<Record<MailbagCommand, MailbagEntry>> = {
  seal: 'process',
  unseal: 'pending',
  hand_over: 'send_from_transport',
  check_in: 'checkin_transit',
  check_out: 'checkout_transit',
  receive: 'arrived_from_transport',
  finish: 'complete',
};

/** Tabs of the list by next action. */
export const mailbagStages = {
  open: ['pending'],
  sealed: ['process', 'checkin_transit'],
  road: ['accept_by_transport', 'checkout_transit'],
  reading: ['arrived_from_transport'],
  done: ['complete'],
} as const satisfies Record<string, readonly MailbagState[]>;
export type MailbagStage = keyof typeof mailbagStages;
export const mailbagStageNames = Object.keys(mailbagStages) as MailbagStage[];

/**
 * State of a packed parcel: packed; read at the other end; not found there; found there without being listed; read in another bag, so no longer missing
 * in this one.
 */
export const packedStates = ['in', 'matched', 'short', 'over', 'elsewhere'] as const;
export type PackedState = (typeof packedStates)[number];
export const packed = { in: 'in', matched: 'matched', short: 'short', over: 'over', elsewhere: 'elsewhere' } as const;
