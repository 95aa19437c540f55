import type { LabelStatus } from './label-statuses.ts';
import { scanModes, type ScanMode } from './scan-modes.ts';
import { queueRows, type QueueRow, type WorkQueue } from './work-queues.ts';
import { homeRoads } from './sequences.ts';

/** Desks where senders hand in or get back parcels (N-30). */
export const dueDesks = ['accept', 'return'] as const satisfies readonly WorkQueue[];
export type DueDesk = (typeof dueDesks)[number];

const dueStatuses: Readonly<Record<DueDesk, readonly LabelStatus[]>> = {
  accept: ['pending', 'pickup_courier', 'pickup_courier_leader'],
  return: [
    'accept_from_origin_branch',
    'accept_by_transport',
    'arrived_to_origin_branch',
    'arrivedback_to_origin_branch',
    'mpost_return_confirmed',
    'schedule_return',
    'sentback_to_customer',
  ],
};
/** Types of a label whose return was agreed to: before, it can still be delivered. */

/** Returns the rows of the desk's queue that are due at the sender's branch. */
export function dueRows(desk: DueDesk): QueueRow[] {
  return queueRows
    .filter(({ queue }) => queue === desk)
    .map((row) => ({
      ...row,
      statuses: row.statuses.filter((status) => dueStatuses[desk].includes(status)),
      ...(row.returning ? { types: homeRoads } : {}),
    }))
    .filter(({ statuses }) => statuses.length > 0);
}

/**
 * Meanings of a scan at the desk, the usual one first. A returned parcel goes to a courier next, so courier and step are confirmed once before the first
 * scan.
 */
export const deskModes: Readonly<Record<DueDesk, readonly ScanMode[]>> = {
  accept: scanModes.accept,
  return: [
    { status: null, asks: ['courier'], pairs: false, confirm: true },
    ...scanModes.return.filter(({ status }) => status !== null),
  ],
};
