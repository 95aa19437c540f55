import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { readBranch } from './branches.queries.ts';
import { lockBranch, updateBranch, valuesOf, type BranchValues } from './branches.store.ts';
import { checkCollection, tellCollections } from './branch-collection-change.ts';

/** Changes a branch; its code stays. Of two editors the second is told what the first changed (`changed_meanwhile`). */
export async function editBranch(
  context: CommandContext,
  id: number,
  body: BranchValues & { version: number },
): Promise<{ data: BranchDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { version, ...values } = body;
  const before = await lockBranch(tx, viewer, id);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'branches', record: id, version: before.version, current: valuesOf(before) });
  const refusal = await checkCollection(context, before.branch_collection_id, values.branch_collection_id);
  if (refusal) return refusal;
  const change = differences(valuesOf(before), values);
  if (change) await updateBranch(tx, before, values, now);
  context.audit({
    room: 'branches',
    record: id,
    name: before.code,
    action: 'edit',
    branchId: id,
    ...(change ?? { before: {}, after: {} }),
  });
  context.publish({ topic: 'branch', payload: { id } });
  await tellCollections(context, [
    { branchId: id, from: before.branch_collection_id, to: values.branch_collection_id },
  ]);
  const detail = await readBranch(tx, viewer, id);
  return detail ? { data: detail } : refuse('not_found');
}
