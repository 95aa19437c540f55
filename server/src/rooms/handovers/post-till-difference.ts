import { tillDifferencePostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { writeJournals } from '../ledger/journals.door.ts';

/** A till's count compared with the books, in whole kyat. */
interface CountedTill {
  /** Key of the count, so that it is posted once. */
  readonly key: string;
  readonly branchId: number;
  /** Difference to the books; negative when money is missing. */
  readonly difference: number;
  /** The person who answers for missing money. */
  readonly ownerId: number | null;
  readonly note: string;
}

/** Posts the difference of a counted till: a shortage is owed and repaid like any other missing cash, a surplus is kept as an overage. */
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
