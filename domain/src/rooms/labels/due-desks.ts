import type { LabelStatus } from './label-statuses.ts';
import { scanModes, type ScanMode } from './scan-modes.ts';
import { queueRows, type QueueRow, type WorkQueue } from './work-queues.ts';
import { homeRoads } from './sequences.ts';

/** The desks at which parcels change hands with their senders (N-30): they hand in what is expected, and get back what could not be delivered. */
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
/** The types that a label has once its return was agreed to: before, it may still be delivered. */

/** The part of the desk's queue that is due at the sender's own branch: the rows of that queue, narrowed. */
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
 * What a scan at the desk can mean, the usual first. A parcel that goes back is given to a courier by its next step, so the courier is chosen and the
 * step agreed to before the first scan, once for all of them.
 */
export const deskModes: Readonly<Record<DueDesk, readonly ScanMode[]>> = {
  accept: scanModes.accept,
  return: [
    { status: null, asks: ['courier'], pairs: false, confirm: true },
    ...scanModes.return.filter(({ status }) => status !== null),
  ],
};
