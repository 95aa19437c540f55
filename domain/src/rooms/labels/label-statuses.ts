import type { Tone } from '../../kernel/lifecycle.ts';

/** The four tabs of labels (source 4.1): groups of statuses. */
export const rollups = ['process', 'ongoing', 'delivered', 'returned'] as const;
export type Rollup = (typeof rollups)[number];

interface StatusRow {
  readonly tone: Tone;
  readonly rollup: Rollup;
  /**
   * `step` happens to the parcel and can be scanned; `decision` is set by its own command; `note` is an entry that never becomes the current status;
   * `rollup` names several statuses in lists and is never an entry.
   */
  readonly kind: 'step' | 'decision' | 'note' | 'rollup';
  /** The operator has the parcel, so it can be lost. */
  readonly custody?: true;
  /** On its way between two branches. */
  readonly moving?: true;
  /** With our staff on the street. */
  readonly street?: true;
  /** No step follows. */
  readonly final?: true;
}

/** All statuses of a label (S-01): source 4.1, with the source's last three filter options as the custody steps they name. */
const table = {
  created: { tone: 'neutral', rollup: 'process', kind: 'step' },
  pending: { tone: 'neutral', rollup: 'process', kind: 'step' },
  pickup_courier: { tone: 'info', rollup: 'process', kind: 'step', custody: true, street: true },
  pickup_courier_leader: { tone: 'info', rollup: 'process', kind: 'step', custody: true, street: true },
  pending_reject: { tone: 'attention', rollup: 'process', kind: 'decision' },
  reject: { tone: 'danger', rollup: 'returned', kind: 'decision', final: true },
  accept_from_origin_branch: { tone: 'info', rollup: 'process', kind: 'step', custody: true },
  accept_by_transport: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  sendback_to_transport: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  send_to_destination_branch: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  arrived_to_destination_branch: { tone: 'info', rollup: 'ongoing', kind: 'step', custody: true },
  send_to_destination_address: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, street: true },
  postman_hand_over: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, street: true },
  delivered: { tone: 'success', rollup: 'delivered', kind: 'step', final: true },
  send_to_forward_branch: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  arrived_to_forward_branch: { tone: 'info', rollup: 'ongoing', kind: 'step', custody: true },
  send_from_forward_branch: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  redirected: { tone: 'transit', rollup: 'ongoing', kind: 'decision', custody: true },
  send_from_redirect_branch: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  sendback_to_destination_branch: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true, street: true },
  arrivedback_to_destination_branch: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true },
  sendback_to_origin_branch: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true, moving: true },
  arrived_to_origin_branch: { tone: 'info', rollup: 'ongoing', kind: 'step', custody: true },
  arrivedback_to_origin_branch: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true },
  sendback_to_origin_address: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true, street: true },
  sentback_to_customer: { tone: 'return', rollup: 'ongoing', kind: 'step' },
  return_confirmed: { tone: 'return', rollup: 'returned', kind: 'step', final: true },
  schedule_return: { tone: 'attention', rollup: 'ongoing', kind: 'step', custody: true },
  send_to_mmpost: { tone: 'transit', rollup: 'ongoing', kind: 'step', custody: true },
  mpost_return_confirmed: { tone: 'return', rollup: 'ongoing', kind: 'step', custody: true },
  missing: { tone: 'danger', rollup: 'ongoing', kind: 'decision' },
  pending_return: { tone: 'attention', rollup: 'ongoing', kind: 'note' },
  pending_return_confirm: { tone: 'attention', rollup: 'ongoing', kind: 'note' },
  pending_return_confirmed: { tone: 'attention', rollup: 'ongoing', kind: 'rollup' },
  hold_mail: { tone: 'attention', rollup: 'ongoing', kind: 'note' },
  hold_mail_ended: { tone: 'neutral', rollup: 'ongoing', kind: 'note' },
  details_changed: { tone: 'info', rollup: 'ongoing', kind: 'note' },
  rollback: { tone: 'return', rollup: 'ongoing', kind: 'note' },
  parted: { tone: 'info', rollup: 'ongoing', kind: 'note' },
  process: { tone: 'neutral', rollup: 'process', kind: 'rollup' },
  ongoing: { tone: 'transit', rollup: 'ongoing', kind: 'rollup' },
  accepted: { tone: 'info', rollup: 'process', kind: 'rollup' },
  receivable: { tone: 'info', rollup: 'delivered', kind: 'rollup' },
  success: { tone: 'success', rollup: 'delivered', kind: 'rollup' },
  returned: { tone: 'return', rollup: 'returned', kind: 'rollup' },
} as const satisfies Record<string, StatusRow>;

export type LabelStatus = keyof typeof table;
export const labelStatuses: Readonly<Record<LabelStatus, StatusRow>> = table;
export const labelStatusNames = Object.keys(table) as LabelStatus[];

/** Statuses that can be a parcel's current one. */
export const currentStatuses = labelStatusNames.filter(
  (status) => labelStatuses[status].kind === 'step' || labelStatuses[status].kind === 'decision',
);
/** Statuses that a scan may ask for. */
export const scannedStatuses = labelStatusNames.filter((status) => labelStatuses[status].kind === 'step');
/** Returns the current statuses of a tab. */
export function statusesOf(rollup: Rollup): LabelStatus[] {
  return currentStatuses.filter((status) => labelStatuses[status].rollup === rollup);
}

/** Returns whether a parcel is still on its way to the receiver, who can pay until then. */
export function isOnItsWay(status: string): boolean {
  return (
    isLabelStatus(status) &&
    (['process', 'ongoing'] satisfies Rollup[] as Rollup[]).includes(labelStatuses[status].rollup)
  );
}

export function isLabelStatus(value: unknown): value is LabelStatus {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

/** Returns whether a user can see it as a parcel's status (S-01). Notes never change the status, so only the timeline shows them. */
export function isVisible(status: LabelStatus): boolean {
  return labelStatuses[status].kind !== 'note';
}

/** Filter for shipment tracking (S-02): the source's options in order. Its "send to the postal carrier" is the hand-over to the mail post. */
export const trackingFilter = [
  'pending',
  'accept_from_origin_branch',
  'send_to_mmpost',
  'send_to_destination_branch',
  'arrived_to_destination_branch',
  'send_to_destination_address',
  'delivered',
  'sendback_to_origin_address',
  'sentback_to_customer',
  'sendback_to_destination_branch',
  'arrivedback_to_destination_branch',
  'sendback_to_origin_branch',
  'arrived_to_origin_branch',
  'return_confirmed',
  'pickup_courier_leader',
  'pickup_courier',
  'postman_hand_over',
] as const satisfies readonly LabelStatus[];
