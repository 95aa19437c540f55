import { currentStatuses, type LabelStatus } from '../labels/label-statuses.ts';

/** A branch's work in a period by the steps it entered: figures of the dashboard and choices of track-by-date. */
export interface StepCount {
  readonly statuses: readonly LabelStatus[];
  /** Only entries with a reason: without one, the same status has another meaning. */
  readonly withReason?: true;
  /** Amount of the labels that is summed beside their number. */
  readonly money?: 'shipping_total' | 'cod_amount';
}

/**
 * Figures in the order of a parcel's life. A failed delivery is an entry with a reason by which a courier brings a parcel back: to the destination
 * branch, or to the origin branch where one branch is both. Without a reason, the return to the origin branch is a step of an agreed return.
 */
export const stepCounts = {
  accepted: { statuses: ['accept_from_origin_branch'], money: 'shipping_total' },
  sent: {
    statuses: [
      'send_to_destination_branch',
      'send_to_forward_branch',
      'send_from_forward_branch',
      'send_from_redirect_branch',
    ],
  },
  arrived: { statuses: ['arrived_to_destination_branch', 'arrived_to_forward_branch'] },
  out: { statuses: ['send_to_destination_address'] },
  delivered: { statuses: ['delivered'], money: 'cod_amount' },
  failed: { statuses: ['sendback_to_destination_branch', 'sendback_to_origin_branch'], withReason: true },
  returned: { statuses: ['return_confirmed'] },
  lost: { statuses: ['missing'] },
} as const satisfies Record<string, StepCount>;
export type StepCountName = keyof typeof stepCounts;
export const stepCountNames = Object.keys(stepCounts) as StepCountName[];

/** Figures whose entries are not those of one status: separate choices on track-by-date. */
export const trackedGroups = ['sent', 'arrived', 'failed'] as const satisfies readonly StepCountName[];
export type TrackedGroup = (typeof trackedGroups)[number];
const groupOf = (name: string | undefined): TrackedGroup | undefined => trackedGroups.find((group) => group === name);

/** Choices of track-by-date: every status a parcel can have, and the groups. */
export type TrackedStep = LabelStatus | TrackedGroup;
export const trackedSteps: readonly TrackedStep[] = [...currentStatuses, ...trackedGroups];

/** Returns the entries of a track-by-date choice; every step without a choice. */
export function stepsOf(chosen: string | undefined): StepCount {
  const group = groupOf(chosen);
  if (group) return stepCounts[group];
  const status = currentStatuses.find((one) => one === chosen);
  return { statuses: status ? [status] : currentStatuses };
}

/** Returns the track-by-date choice whose rows a figure counts. */
export function trackedAs(name: StepCountName): TrackedStep {
  return groupOf(name) ?? (stepCounts[name].statuses[0] as LabelStatus);
}

/** Returns the figure that counts an entry, or null. */
export function countOf(status: string, hasReason: boolean): StepCountName | null {
  return (
    stepCountNames.find((name) => {
      const row: StepCount = stepCounts[name];
      return (row.statuses as readonly string[]).includes(status) && (!row.withReason || hasReason);
    }) ?? null
  );
}

/** Returns the share of successful delivery attempts in the period, in whole percent; null without attempts. */
export function deliveryRate({ delivered, failed }: Readonly<Record<'delivered' | 'failed', number>>): number | null {
  return delivered + failed === 0 ? null : Math.floor((delivered * 100) / (delivered + failed));
}
