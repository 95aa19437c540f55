import { codAt, codLife, type CodState } from './cod-states.ts';
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

/** Parcels that a status filter means. */
export interface StatusMeaning {
  readonly statuses: readonly LabelStatus[];
  /** Only with a return in this step. */
  readonly return_step?: ReturnStep;
  /** Only those held for their receiver. */
  readonly kept?: true;
  /** Only with COD in one of these states; null is a parcel without COD. */
  readonly cod?: readonly (CodState | null)[];
}

const paid: readonly (CodState | null)[] = [null, codAt.paid];
const waitsForReturn = (return_step: ReturnStep): StatusMeaning => ({ statuses: currentStatuses, return_step });

/** Filter values wider than one status: a roll-up matches several statuses; two notes and the hold match the parcels that have them now (S-01). */
const wider: Readonly<Partial<Record<LabelStatus, StatusMeaning>>> = {
  ...Object.fromEntries(rollups.map((rollup) => [rollup, { statuses: statusesOf(rollup) }])),
  accepted: {
    statuses: currentStatuses.filter(
      (status) => labelStatuses[status].custody && !(beforeAcceptance as readonly LabelStatus[]).includes(status),
    ),
  },
  receivable: { statuses: statusesOf('delivered'), cod: codLife.stateNames.filter((state) => !paid.includes(state)) },
  success: { statuses: statusesOf('delivered'), cod: paid },
  pending_return: waitsForReturn('pending_return'),
  pending_return_confirm: waitsForReturn('pending_return_confirm'),
  pending_return_confirmed: waitsForReturn('schedule_return'),
  hold_mail: { statuses: currentStatuses, kept: true },
};

/**
 * Returns the parcels that a filter's status means; null for a value no parcel can have, such as an undone step.
 *
 * @example meaningOf('missing') // { statuses: ['missing'] }
 */
export function meaningOf(value: string): StatusMeaning | null {
  if (!isLabelStatus(value)) return null;
  // The source's "delivered" is the only status of its type.
  if (currentStatuses.includes(value)) return { statuses: [value] };
  return wider[value] ?? null;
}

/** Filter statuses besides the source's seventeen, in table order. */
export const furtherFilter: readonly LabelStatus[] = labelStatusNames.filter(
  (status) => meaningOf(status) !== null && !(trackingFilter as readonly LabelStatus[]).includes(status),
);
