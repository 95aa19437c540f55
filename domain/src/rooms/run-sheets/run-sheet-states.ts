import { lifecycle } from '../../kernel/lifecycle.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type RunSheetState = 'active' | 'hand_over' | 'complete' | 'inactive';
export type RunSheetCommand = 'count' | 'settle' | 'close' | 'void';

/**
 * Life of a run sheet (S-25, decisions 5): parcels are handed to a courier one by one; the courier counts before seeing the list; a difference gets an
 * owner; it is closed when every parcel is delivered or back and the cash is in. An empty one is voided.
 */
export const runSheetLife = lifecycle<RunSheetState, RunSheetCommand, Permission>({
  initial: 'active',
  states: {
    active: { tone: 'attention' },
    hand_over: { tone: 'transit' },
    complete: { tone: 'success', final: true },
    inactive: { tone: 'neutral', final: true },
  },
  commands: {
    count: { from: ['active'], to: 'hand_over', permission: 'label.scan' },
    settle: { from: ['active'], to: 'hand_over', permission: 'run_sheet.settle' },
    close: { from: ['hand_over'], to: 'complete', permission: 'run_sheet.give' },
    void: { from: ['active'], to: 'inactive', permission: 'run_sheet.give', confirm: true },
  },
});

/** Statuses in which the courier still has to deliver a parcel; in others they only bring it back. */
export const doorStatuses: readonly LabelStatus[] = [
  'send_to_destination_address',
  'postman_hand_over',
  'sendback_to_origin_address',
];

/** State of a sheet's parcel: with the courier, delivered, or back at the branch (or with another person). */
export const stopStates = ['out', 'delivered', 'back'] as const;
export type StopState = (typeof stopStates)[number];
