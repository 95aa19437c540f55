import type { LabelMoneyEventName } from '../ledger/label-postings.ts';
import type { Permission } from '../../kernel/permissions.ts';
import type { CodCommand } from './cod-states.ts';
import type { LabelStatus } from './label-statuses.ts';
import type { ScanRefusalCode } from './scan-refusals.ts';

/** Inputs of a step from the user. */
const stepNeeds = ['courier', 'reason', 'post_code', 'branch', 'slip', 'word'] as const;
export type StepNeed = (typeof stepNeeds)[number];
/** Inputs that no scan can bring: a bus gate's slip, and a confirmation that a parcel arrived. The gates' room provides them. */
export type RoomNeed = Extract<StepNeed, 'slip' | 'word'>;
/** Inputs chosen once, before the first scan. */
export type ChosenNeed = Exclude<StepNeed, RoomNeed | 'post_code'>;

/** Who has the parcel after a step: the acting branch, a courier of it, the acting person, or its previous holder. */
export type HolderAfter = 'branch' | 'courier' | 'actor' | 'keep';

export interface Move {
  readonly permission: Permission;
  readonly holder: HolderAfter;
  readonly needs?: readonly StepNeed[];
  /** Requires confirmation (S-06). */
  readonly confirm?: true;
  /** Requires confirmation when the scan names no status: the parcel is with another carrier, so a second scan must not count as delivery. */
  readonly confirmUnwished?: true;
  /** Refusal without the permission; by default that the permission is missing. */
  readonly denied?: ScanRefusalCode;
  /** Event posted to the ledger. */
  readonly money?: Extract<LabelMoneyEventName, 'accepted' | 'delivered' | 'return_confirmed'>;
  readonly cod?: Extract<CodCommand, 'deliver' | 'cancel'>;
  /** The receiver has it afterwards: proof is needed as its services require (`delivery-proof.ts`). */
  readonly proves?: boolean;
  /** Ends the label's life. */
  readonly closes?: true;
}

const away: Move = { permission: 'label.scan', holder: 'branch' };
const arrive: Move = { permission: 'label.scan', holder: 'branch' };
const carried: Move = { permission: 'label.scan', holder: 'courier', needs: ['courier'] };

/** Effects and inputs of each step, for every shipping type. */
export const moves = {
  pending: { permission: 'label.create', holder: 'keep' },
  pickup_courier: { permission: 'label.scan', holder: 'actor' },
  pickup_courier_leader: { permission: 'label.scan', holder: 'actor' },
  pending_reject: { permission: 'label.scan', holder: 'keep', needs: ['reason'] },
  reject: { permission: 'label.decide', holder: 'keep', cod: 'cancel', closes: true },
  accept_from_origin_branch: { ...arrive, money: 'accepted' },
  accept_by_transport: { permission: 'label.scan', holder: 'keep' },
  sendback_to_transport: { permission: 'label.scan', holder: 'keep' },
  send_to_destination_branch: away,
  send_to_forward_branch: away,
  send_from_forward_branch: away,
  send_from_redirect_branch: away,
  arrived_to_destination_branch: arrive,
  arrived_to_forward_branch: arrive,
  arrived_to_origin_branch: arrive,
  arrivedback_to_destination_branch: arrive,
  arrivedback_to_origin_branch: { ...arrive, confirm: true },
  send_to_destination_address: carried,
  postman_hand_over: carried,
  delivered: { permission: 'label.scan', holder: 'keep', money: 'delivered', cod: 'deliver', proves: true },
  redirected: { permission: 'label.redirect', holder: 'keep', needs: ['reason', 'branch'] },
  sendback_to_destination_branch: { permission: 'label.scan', holder: 'keep', needs: ['reason'] },
  sendback_to_origin_branch: away,
  sendback_to_origin_address: { ...carried, confirm: true },
  sentback_to_customer: { permission: 'label.scan', holder: 'keep' },
  schedule_return: arrive,
  return_confirmed: { ...arrive, money: 'return_confirmed', cod: 'cancel', closes: true },
  send_to_mmpost: { ...away, needs: ['post_code'] },
  mpost_return_confirmed: arrive,
  missing: { permission: 'label.decide', holder: 'keep', needs: ['reason'], cod: 'cancel' },
} as const satisfies Partial<Record<LabelStatus, Move>>;

export type StepStatus = keyof typeof moves;

/** Returns whether the carrier of the parcel collects money at this step. */
export function paysAtTheDoor(status: string): boolean {
  return (
    Object.hasOwn(moves, status) &&
    (moves[status as keyof typeof moves] as Move).money === ('delivered' satisfies LabelMoneyEventName)
  );
}
