import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { deleteCollection, lockCollection } from './branch-collections.store.ts';
import { setCollectionOf } from './branches.store.ts';

/** Deletes a collection that nobody oversees; its branches are in none afterwards. Refused with `in_use` while somebody's reach it is. */
export async function removeCollection(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, now } = context;
  const collection = await lockCollection(tx, id);
  if (!collection) return refuse('not_found');
  await setCollectionOf(tx, collection.values.branches, null, now);
  await deleteCollection(tx, id);
  context.audit({
    room: 'branch_collections',
    record: id,
    name: collection.values.name_en,
    action: 'remove',
    branchId: null,
    before: collection.values,
  });
  context.publish({ topic: 'branch_collection', payload: { id } });
  return { message: 'ok' };
}
