import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { removeRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { deleteBranchCollection } from './branch-collections.store.ts';
import { setBranchCollectionOf } from './branches.store.ts';
import { collectionRecord } from './collection.record.ts';

/** Deletes a collection; its branches are in none afterwards. Refused with `in_use` while a user oversees it. */
export function removeBranchCollection(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, now } = context;
  return removeRecord(context, collectionRecord, id, async ({ values }) => {
    await setBranchCollectionOf(tx, values.branches, null, now);
    await deleteBranchCollection(tx, id);
    return { action: 'remove', before: values };
  });
}
