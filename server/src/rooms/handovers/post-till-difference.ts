import { tillDifferencePostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { writeJournals } from '../ledger/ledger.door.ts';

/** What a till was counted at, against the books. Whole kyat. */
interface CountedTill {
  /** Names the count, so that it is posted once. */
  readonly key: string;
  readonly branchId: number;
  /** Less (negative) or more than the books say. */
  readonly difference: number;
  /** Who answers for missing money. */
  readonly ownerId: number | null;
  readonly note: string;
}

/** Posts what a counted till has less or more: from then on it is owed and paid back like any other missing cash, or kept as an overage. */
export async function postTillDifference(
  { tx, viewer, now }: CommandContext,
  { key, branchId, difference, ownerId, note }: CountedTill,
): Promise<void> {
  if (difference === 0) return;
  await writeJournals(tx, [
    {
      key,
      event: 'till_counted',
      at: now,
      branch_id: branchId,
      staff_id: ownerId ?? viewer.id,
      note,
      postings: tillDifferencePostings(branchId, difference, ownerId),
    },
  ]);
}
