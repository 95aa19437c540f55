import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { createRecord, editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { notifyCollections, type BranchMove } from './branch-collection-change.ts';
import {
  insertBranchCollection,
  isBranchCollectionNameTaken,
  lockBranches,
  updateBranchCollection,
  type BranchCollectionValues,
} from './branch-collections.store.ts';
import { setBranchCollectionOf } from './branches.store.ts';
import { collectionRecord } from './collection.record.ts';

/** Creates a collection; its branches leave the one they were in. Refused: `duplicate` with the name. */
export async function createBranchCollection(
  context: CommandContext,
  body: BranchCollectionValues,
): Promise<{ data: BranchCollectionDetail } | Refusal> {
  const { tx, now } = context;
  const refusal = await checkNames(context, body, null);
  if (refusal) return refusal;
  const id = await insertBranchCollection(tx, body, now);
  const after = await moveBranches(context, id, [], body.branches);
  if (!Array.isArray(after)) return after as Refusal;
  return createRecord(context, collectionRecord, id, {
    name: body.name_en,
    branchId: null,
    after: { ...body, branches: after },
  });
}

/** Changes names and members. A second editor is refused with the changes of the first. */
export function editBranchCollection(
  context: CommandContext,
  id: number,
  { version, ...wanted }: BranchCollectionValues & { version: number },
): Changed<BranchCollectionDetail> {
  return editRecord(
    context,
    { ...collectionRecord, auditSubject: () => ({ name: wanted.name_en, branchId: null }) },
    { id, version },
    {
      valuesOf: ({ values }) => values,
      settle: async ({ values }) => {
        const refusal = await checkNames(context, wanted, id);
        if (refusal) return refusal;
        const branches = await moveBranches(context, id, values.branches, wanted.branches);
        return Array.isArray(branches) ? { ...wanted, branches } : (branches as Refusal);
      },
      save: (values) => updateBranchCollection(context.tx, id, values, context.now),
    },
  );
}

async function checkNames(
  { tx }: CommandContext,
  values: BranchCollectionValues,
  but: number | null,
): Promise<Refusal | null> {
  return (await isBranchCollectionNameTaken(tx, values.name_en, but))
    ? refuse('duplicate', { fields: { name_en: [{ code: 'duplicate' }] } })
    : null;
}

/** Updates the members: each added or removed branch gets its own audit line. Returns the members' ids, or a refusal for one that does not exist. */
async function moveBranches(
  context: CommandContext,
  id: number,
  members: readonly number[],
  wanted: readonly number[],
): Promise<number[] | Refusal> {
  const { tx, now } = context;
  const after = [...new Set(wanted)].sort((a, b) => a - b);
  const rows = await lockBranches(tx, [...new Set([...members, ...after])]);
  const codes = new Map(rows.map((row) => [row.id, row.code]));
  if (after.some((branch) => !codes.has(branch)))
    return refuse('validation_failed', { fields: { branches: [{ code: 'select' }] } });
  const leaving = members.filter((branch) => !after.includes(branch));
  const coming = rows.filter((row) => after.includes(row.id) && row.collection !== id);
  await setBranchCollectionOf(tx, leaving, null, now);
  await setBranchCollectionOf(
    tx,
    coming.map((row) => row.id),
    id,
    now,
  );
  const moves: BranchMove[] = [
    ...leaving.map((branchId) => ({ branchId, from: id, to: null })),
    ...coming.map((row) => ({ branchId: row.id, from: row.collection, to: id })),
  ];
  for (const { branchId, from, to } of moves) {
    context.audit({
      room: 'branches',
      record: branchId,
      name: codes.get(branchId) ?? null,
      action: 'edit',
      branchId,
      before: { branch_collection_id: from },
      after: { branch_collection_id: to },
    });
    context.publish({ topic: 'branch', payload: { id: branchId } });
  }
  await notifyCollections(context, moves, id);
  return after;
}
