import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { BranchCollectionDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { tellCollections, type BranchMove } from './branch-collection-change.ts';
import { readCollection } from './branch-collections.queries.ts';
import {
  insertCollection,
  isNameTaken,
  lockBranches,
  lockCollection,
  updateCollection,
  type CollectionValues,
} from './branch-collections.store.ts';
import { setCollectionOf } from './branches.store.ts';

/** A new collection; its branches leave the one they were in. Refused: `duplicate` with the name. */
export async function createCollection(
  context: CommandContext,
  body: CollectionValues,
): Promise<{ data: BranchCollectionDetail } | Refusal> {
  const { tx, now } = context;
  const refusal = await checkNames(context, body, null);
  if (refusal) return refusal;
  const id = await insertCollection(tx, body, now);
  const after = await moveBranches(context, id, [], body.branches);
  if (!Array.isArray(after)) return after as Refusal;
  context.audit({
    room: 'branch_collections',
    record: id,
    name: body.name_en,
    action: 'create',
    branchId: null,
    after: { ...body, branches: after },
  });
  return answer(context, id);
}

/** Changes names and members. Of two editors the second is told what the first changed. */
export async function editCollection(
  context: CommandContext,
  id: number,
  body: CollectionValues & { version: number },
): Promise<{ data: BranchCollectionDetail } | Refusal> {
  const { tx, now } = context;
  const { version, ...values } = body;
  const before = await lockCollection(tx, id);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, {
      room: 'branch_collections',
      record: id,
      version: before.version,
      current: before.values,
    });
  const refusal = await checkNames(context, values, id);
  if (refusal) return refusal;
  const after = await moveBranches(context, id, before.values.branches, values.branches);
  if (!Array.isArray(after)) return after as Refusal;
  const change = differences(before.values, { ...values, branches: after });
  if (change) await updateCollection(tx, id, values, now);
  context.audit({
    room: 'branch_collections',
    record: id,
    name: values.name_en,
    action: 'edit',
    branchId: null,
    ...(change ?? { before: {}, after: {} }),
  });
  return answer(context, id);
}

async function checkNames(
  { tx }: CommandContext,
  values: CollectionValues,
  but: number | null,
): Promise<Refusal | null> {
  return (await isNameTaken(tx, values.name_en, but))
    ? refuse('duplicate', { fields: { name_en: [{ code: 'duplicate' }] } })
    : null;
}

/** Brings the members to what is wanted: each branch that comes or goes gets its own audit line. Answers the members' ids, or a refusal for one that does not exist. */
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
  await setCollectionOf(tx, leaving, null, now);
  await setCollectionOf(
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
  await tellCollections(context, moves, id);
  return after;
}

async function answer(context: CommandContext, id: number): Promise<{ data: BranchCollectionDetail }> {
  context.publish({ topic: 'branch_collection', payload: { id } });
  const detail = await readCollection(context.tx, id);
  if (!detail) throw new Error('a branch collection was saved that is not there');
  return { data: detail };
}
