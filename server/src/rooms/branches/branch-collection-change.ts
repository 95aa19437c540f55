import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { reachChanged } from '../../kernel/end-sessions.ts';
import { membersOf, overseersOf, touchBranchCollection } from './branch-collections.store.ts';

/** A branch that moves from one collection to another; `null` for none. */
export interface BranchMove {
  readonly branchId: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** May the user move a branch from `before` to `wanted`? Only administrators of rights may, because it changes what users see. */
export async function checkBranchCollection(
  { tx, viewer }: CommandContext,
  before: number | null,
  wanted: number | null,
): Promise<Refusal | null> {
  if (wanted === before) return null;
  if (!mayUseCollections(viewer))
    return refuse('validation_failed', { fields: { branch_collection_id: [{ code: 'missing_permission' }] } });
  if (wanted === null) return null;
  const known = await tx.selectFrom('branch_collection').select('id').where('id', '=', wanted).executeTakeFirst();
  return known ? null : refuse('validation_failed', { fields: { branch_collection_id: [{ code: 'select' }] } });
}

/**
 * Writes an audit line and a new version to every collection that gained or lost a branch, so that its second editor is refused, and notifies the
 * users who oversee these collections. Call it after the branches have moved. `but` is the collection of the running command, which does this itself.
 */
export async function notifyCollections(
  context: CommandContext,
  moves: readonly BranchMove[],
  but: number | null = null,
): Promise<void> {
  const real = moves.filter((move) => move.from !== move.to);
  const touched = [...new Set(real.flatMap((move) => [move.from, move.to]))]
    .filter((id): id is number => id !== null && id !== but)
    .sort((a, b) => a - b);
  for (const id of touched) {
    const name = await touchBranchCollection(context.tx, id, context.now);
    const after = await membersOf(context.tx, id);
    const came = new Set(real.filter((move) => move.to === id).map((move) => move.branchId));
    const left = real.filter((move) => move.from === id).map((move) => move.branchId);
    const before = [...after.filter((member) => !came.has(member)), ...left].sort((a, b) => a - b);
    context.audit({
      room: 'branch_collections',
      record: id,
      name,
      action: 'edit',
      branchId: null,
      before: { branches: before },
      after: { branches: after },
    });
  }
  if (real.length > 0) context.publish({ topic: 'branch_collection', payload: {} });
  const collections = real.flatMap((move) => [move.from, move.to]).filter((id): id is number => id !== null);
  await reachChanged(context.tx, await overseersOf(context.tx, collections), context.now);
}
