import { lifecycle } from '../../kernel/lifecycle.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';
import type { Permission } from '../roles/permissions.ts';

export type RunSheetState = 'active' | 'hand_over' | 'complete' | 'inactive';
export type RunSheetCommand = 'count' | 'settle' | 'close' | 'void';

/**
 * The life of a run sheet (S-25, decisions 5): parcels are handed to a courier one by one; the courier counts them before seeing the list; a difference gets an
 * owner; it is closed when every parcel is delivered or back and the cash is in. One that nothing was put on is voided.
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

export const runSheetStates = Object.keys(runSheetLife.states) as RunSheetState[];
export const runSheetCommands = Object.keys(runSheetLife.commands) as RunSheetCommand[];
export const runSheetAt = {
  giving: runSheetLife.initial,
  out: runSheetLife.commands.count.to,
  closed: runSheetLife.commands.close.to,
} as const;

/** While a parcel is in one of these its courier still has to go to a door with it; else they only bring it back. */
export const doorStatuses: readonly LabelStatus[] = [
  'send_to_destination_address',
  'postman_hand_over',
  'sendback_to_origin_address',
];

/** What became of a parcel of a sheet: with the courier, at the receiver, or back at the branch (or with somebody else). */
export const stopStates = ['out', 'delivered', 'back'] as const;
export type StopState = (typeof stopStates)[number];
