import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { renewNearestBranches } from '../places/places.door.ts';
import { branchRecord } from './branch.record.ts';
import { readTownName, updateBranch, valuesOf, type BranchValues } from './branches.store.ts';
import { checkBranchCollection, notifyCollections } from './branch-collection-change.ts';
import { unknownTown } from './create-branch.ts';

/** Changes a branch; its code stays. A second editor is refused with the changes of the first (`changed_meanwhile`). */
export function editBranch(
  context: CommandContext,
  id: number,
  { version, ...values }: BranchValues & { version: number },
): Changed<BranchDetail> {
  return editRecord(
    context,
    branchRecord,
    { id, version },
    {
      valuesOf,
      settle: async ({ branch_collection_id: from }) =>
        (await checkBranchCollection(context, from, values.branch_collection_id)) ??
        ((await readTownName(context.tx, values.place_id)) === null ? unknownTown : values),
      save: async (_values, branch) => {
        const town = (await readTownName(context.tx, values.place_id)) ?? branch.town;
        await updateBranch(context.tx, branch, { values, town, now: context.now });
        await renewNearestBranches(context.tx);
        await notifyCollections(context, [
          { branchId: id, from: branch.branch_collection_id, to: values.branch_collection_id },
        ]);
      },
    },
  );
}
