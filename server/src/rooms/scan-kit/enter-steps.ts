import { randomUUID } from 'node:crypto';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { applyScans } from './apply-scans.ts';
import type { ScanOutcome } from './plan-round.ts';
import { readScans, type ReadyScan } from './read-scans.ts';
import { batchOf } from './room-scans.ts';

/** A step entered at a desk on another person's report, instead of a scan of the parcel. */
export interface StepWish {
  readonly tracking_code: string;
  readonly status: LabelStatus;
  /** When it happened, as they were told. */
  readonly at: Date;
  /** The branch that answers for the parcel. */
  readonly branch_id: number;
  readonly remark?: string | null;
  /** Values that no scan can have: see `ReadyScan`. */
  readonly word?: true;
}

export type StepEntered =
  | { readonly kind: 'done'; readonly status: string }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * Enters steps within the command's transaction, all of them by one round of scans: the table of steps decides each for this person, and the entries, the
 * money and what hangs on it are written as for any scan. Answers each in its place.
 */
export async function enterSteps(context: CommandContext, wishes: readonly StepWish[]): Promise<StepEntered[]> {
  const scans = await readScans(
    context.tx,
    context.viewer,
    wishes.map(({ tracking_code, status, at, branch_id, remark }) => ({
      scan_id: randomUUID(),
      tracking_code,
      status,
      scanned_at: at.toISOString(),
      branch_id,
      confirmed: true,
      ...(remark ? { remark } : {}),
    })),
    context.now,
  );
  const ready = scans.flatMap((scan): ReadyScan[] =>
    'refusal' in scan ? [] : [wishes[scan.index]?.word ? { ...scan, word: true } : scan],
  );
  const outcomes = await applyScans(batchOf(context), ready);
  return scans.map((scan, index) =>
    'refusal' in scan ? { kind: 'refused', code: scan.refusal.code } : entered(outcomes.get(index)),
  );
}

function entered(outcome: ScanOutcome | undefined): StepEntered {
  if (!outcome) return { kind: 'refused', code: 'scan_overtaken' };
  return outcome.kind === 'refused'
    ? { kind: 'refused', code: outcome.refusal.code }
    : { kind: 'done', status: outcome.status };
}
