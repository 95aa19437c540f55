import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { newBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { renewNearestBranches } from '../places/places.door.ts';
import { readBranch } from './branches.queries.ts';
import { insertBranch, isCodeTaken, readTownName } from './branches.store.ts';
import { checkBranchCollection, notifyCollections } from './branch-collection-change.ts';

/**
 * Creates a branch (C-01). A new branch is covered by no one yet, so only a user who covers all branches creates one. Refused: `branch_not_covered`,
 * `duplicate` with the code.
 */
export async function createBranch(
  context: CommandContext,
  body: FormValues<typeof newBranchForm>,
): Promise<{ data: BranchDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { code, ...values } = body;
  if (viewer.covers !== 'all') return refuse('branch_not_covered');
  const refusal = await checkBranchCollection(context, null, values.branch_collection_id);
  if (refusal) return refusal;
  const town = await readTownName(tx, values.place_id);
  if (town === null) return unknownTown;
  if (await isCodeTaken(tx, code)) return refuse('duplicate', { fields: { code: [{ code: 'duplicate' }] } });
  const id = await insertBranch(tx, { code, values, town, status: branchLife.initial, now });
  context.audit({
    room: 'branches',
    record: id,
    name: code,
    action: 'create',
    branchId: id,
    after: { code, ...values },
  });
  await renewNearestBranches(tx);
  context.publish({ topic: 'branch', payload: { id } });
  await notifyCollections(context, [{ branchId: id, from: null, to: values.branch_collection_id }]);
  const detail = await readBranch(tx, viewer, id, now);
  if (!detail) throw new Error('a branch was created that its creator cannot see');
  return { data: detail };
}

/** A branch needs a town or township of the list: a typing error would misroute parcels. */
export const unknownTown = refuse('validation_failed', { fields: { place_id: [{ code: 'select' }] } });
