import { codAt, codStates, type CodState } from './cod-states.ts';
import type { ReturnStep } from './label-life.ts';
import {
  currentStatuses,
  isLabelStatus,
  labelStatuses,
  labelStatusNames,
  rollups,
  statusesOf,
  trackingFilter,
  type LabelStatus,
} from './label-statuses.ts';
import { beforeAcceptance } from './label-tabs.ts';

/** Which parcels a status means where one is asked for. */
export interface StatusMeaning {
  readonly statuses: readonly LabelStatus[];
  /** Only those whose return has come to this step. */
  readonly return_step?: ReturnStep;
  /** Only those that the branch keeps for their receiver. */
  readonly kept?: true;
  /** Only those whose COD is in one of these states; null is a parcel without COD. */
  readonly cod?: readonly (CodState | null)[];
}

const paid: readonly (CodState | null)[] = [null, codAt.paid];
const waitsForReturn = (return_step: ReturnStep): StatusMeaning => ({ statuses: currentStatuses, return_step });

/** A roll-up finds parcels of several statuses. Two notes and the hold find the parcels that have them now (S-01). */
const wider: Readonly<Partial<Record<LabelStatus, StatusMeaning>>> = {
  ...Object.fromEntries(rollups.map((rollup) => [rollup, { statuses: statusesOf(rollup) }])),
  accepted: {
    statuses: currentStatuses.filter(
      (status) => labelStatuses[status].custody && !(beforeAcceptance as readonly LabelStatus[]).includes(status),
    ),
  },
  receivable: { statuses: statusesOf('delivered'), cod: codStates.filter((state) => !paid.includes(state)) },
  success: { statuses: statusesOf('delivered'), cod: paid },
  pending_return: waitsForReturn('pending_return'),
  pending_return_confirm: waitsForReturn('pending_return_confirm'),
  pending_return_confirmed: waitsForReturn('schedule_return'),
  hold_mail: { statuses: currentStatuses, kept: true },
};

/**
 * The parcels that a status of a filter means; null for what no parcel can have, such as a step that was taken back.
 *
 * @example meaningOf('missing') // { statuses: ['missing'] }
 */
export function meaningOf(value: string): StatusMeaning | null {
  if (!isLabelStatus(value)) return null;
  // The source's "delivered" is the one status of its type.
  if (currentStatuses.includes(value)) return { statuses: [value] };
  return wider[value] ?? null;
}

/** Every status that a filter offers beside the source's seventeen, in the order of the table. */
export const furtherFilter: readonly LabelStatus[] = labelStatusNames.filter(
  (status) => meaningOf(status) !== null && !(trackingFilter as readonly LabelStatus[]).includes(status),
);
