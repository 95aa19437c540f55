import type { WorkQueue } from './work-queues.ts';
import { moves, type Move, type StepNeed, type StepStatus } from './step-moves.ts';

/** What one scan means while a branch works on a queue. */
export interface ScanMode {
  /** The step that each scan asks for; null is whatever comes next for the parcel at this branch. */
  readonly status: StepStatus | null;
  /** Chosen once, before the first parcel. */
  readonly asks: readonly StepNeed[];
  /** Asked for once, before the first parcel (S-06). */
  readonly confirm: boolean;
}

const steps: Readonly<Record<WorkQueue, readonly (StepStatus | null)[]>> = {
  accept: ['accept_from_origin_branch'],
  send: [null],
  receive: [null, 'sendback_to_transport'],
  deliver: ['send_to_destination_address', 'delivered'],
  out: [
    'delivered',
    'sendback_to_destination_branch',
    'arrivedback_to_destination_branch',
    'arrivedback_to_origin_branch',
  ],
  return: [null, 'sendback_to_origin_address', 'sentback_to_customer', 'return_confirmed'],
  missing: [],
};

/**
 * The meanings a scan can have in each queue (N-14), the usual one first. Where a queue is worked through without scans there is none.
 *
 * @example scanModes.deliver[0] // { status: 'send_to_destination_address', asks: ['courier'], confirm: false }
 */
export const scanModes: Readonly<Record<WorkQueue, readonly ScanMode[]>> = Object.fromEntries(
  Object.entries(steps).map(([queue, statuses]) => [queue, statuses.map(modeOf)]),
) as unknown as Record<WorkQueue, readonly ScanMode[]>;

function modeOf(status: StepStatus | null): ScanMode {
  const move: Move | null = status === null ? null : moves[status];
  return { status, asks: move?.needs ?? [], confirm: move?.confirm === true };
}
