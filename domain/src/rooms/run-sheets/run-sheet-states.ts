import { formatClock } from '../../kernel/calendar.ts';
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

/** Number of a courier's last sheets from which the usual time is derived, and minimum for a prediction. */
export const sheetsRemembered = 10;
const minSheets = 3;
const [dayMinutes, quarterHour] = [1440, 15];

/**
 * Returns the time of day in Yangon at which a courier usually gets a run sheet: the median of the last ones to the quarter of an hour; null of too few.
 *
 * @example usualSheetTime([at('08:50'), at('09:05'), at('14:00')]) === '09:00'
 */
export function usualSheetTime(made: readonly Date[]): string | null {
  if (made.length < minSheets) return null;
  const minutes = made
    .map((at) => formatClock(at).split(':').map(Number))
    .map(([hour = 0, minute = 0]) => hour * 60 + minute)
    .toSorted((a, b) => a - b);
  const usual = minutes[Math.floor(minutes.length / 2)] ?? 0;
  const rounded = (Math.round(usual / quarterHour) * quarterHour) % dayMinutes;
  return [Math.floor(rounded / 60), rounded % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
