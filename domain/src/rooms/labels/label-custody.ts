import { labelStatuses, type LabelStatus } from './label-statuses.ts';

/** Stops of a parcel: origin branch, line haul, destination branch, courier, receiver. */
export const custodyStops = 5;

export interface Custody {
  /** Number of stops reached; 0 before the operator has it. */
  readonly reached: number;
  /** On its way back to the sender. */
  readonly back: boolean;
}

/** Statuses whose stop does not follow from their row. */
const own: Partial<Record<LabelStatus, number>> = {
  send_to_mmpost: 2,
  mpost_return_confirmed: 2,
  missing: 2,
  arrived_to_origin_branch: 1,
  arrivedback_to_origin_branch: 1,
  sendback_to_origin_branch: 2,
  schedule_return: 1,
  sentback_to_customer: 1,
  return_confirmed: 1,
  reject: 0,
};

/**
 * Returns the stop of a status, as lists show it under a code.
 *
 * @example custodyOf('send_to_destination_branch') // { reached: 2, back: false }
 */
export function custodyOf(status: LabelStatus): Custody {
  const row: { tone: string; rollup: string; moving?: true; street?: true; custody?: true } = labelStatuses[status];
  const back = row.tone === 'return' || status === 'arrived_to_origin_branch';
  const reached =
    own[status] ??
    (row.rollup === 'delivered'
      ? 5
      : row.rollup === 'process'
        ? row.custody
          ? 1
          : 0
        : row.street
          ? 4
          : row.moving
            ? 2
            : 3);
  return { reached, back };
}
