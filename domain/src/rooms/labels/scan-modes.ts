import type { WorkQueue } from './work-queues.ts';
import { moves, type ChosenNeed, type Move, type StepNeed, type StepStatus } from './step-moves.ts';

/** Meaning of a scan while a branch works on a queue. */
export interface ScanMode {
  /** Step that each scan asks for; null is the parcel's next step at this branch. */
  readonly status: StepStatus | null;
  /** Chosen once, before the first parcel. */
  readonly asks: readonly ChosenNeed[];
  /** Every parcel is scanned by two codes: ours, then the mail post's. */
  readonly pairs: boolean;
  /** Confirmed once, before the first parcel (S-06). */
  readonly confirm: boolean;
}

const chosenNeeds: Readonly<Record<ChosenNeed, true>> = { courier: true, reason: true, branch: true };

const steps: Readonly<Record<WorkQueue, readonly (StepStatus | null)[]>> = {
  accept: ['accept_from_origin_branch'],
  send: [null, 'send_to_mmpost'],
  receive: [null, 'sendback_to_transport'],
  deliver: ['send_to_destination_address', 'delivered'],
  out: [
    'delivered',
    'sendback_to_destination_branch',
    'arrivedback_to_destination_branch',
    'arrivedback_to_origin_branch',
    'mpost_return_confirmed',
  ],
  return: [null, 'sendback_to_origin_address', 'sentback_to_customer', 'return_confirmed'],
  missing: [],
};

/**
 * Scan modes of each queue (N-14), the usual one first; none for a queue that is worked without scans.
 *
 * @example scanModes.deliver[0] // { status: 'send_to_destination_address', asks: ['courier'], pairs: false, confirm: false }
 */
export const scanModes: Readonly<Record<WorkQueue, readonly ScanMode[]>> = Object.fromEntries(
  Object.entries(steps).map(([queue, statuses]) => [queue, statuses.map(modeOf)]),
) as unknown as Record<WorkQueue, readonly ScanMode[]>;

function modeOf(status: StepStatus | null): ScanMode {
  const move: Move | null = status === null ? null : moves[status];
  const needs: readonly StepNeed[] = move?.needs ?? [];
  return { status, asks: needs.filter(isChosen), pairs: needs.includes('post_code'), confirm: move?.confirm === true };
}

function isChosen(need: StepNeed): need is ChosenNeed {
  return Object.hasOwn(chosenNeeds, need);
}
