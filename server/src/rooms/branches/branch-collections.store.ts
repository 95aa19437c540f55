import { sql, type Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { branchCollectionForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;
export type BranchCollectionValues = FormValues<typeof branchCollectionForm>;

export interface LockedBranchCollection {
  readonly id: number;
  readonly version: number;
  readonly values: BranchCollectionValues;
}

/** Locks a collection with its members until the transaction ends. */
export async function lockBranchCollection(tx: Tx, id: number): Promise<LockedBranchCollection | null> {
  const row = await tx.selectFrom('branch_collection').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return null;
  const { name_en, name_mm, name_zh, version } = row;
  return {
    id,
    version,
    values: { name_en, name_mm, name_zh, branches: await membersOf(tx, id) } as BranchCollectionValues,
  };
}

/** Returns the ids of its branches, in their order. */
export async function membersOf(tx: Tx, id: number): Promise<number[]> {
  return (
    await tx.selectFrom('branch').select('id').where('branch_collection_id', '=', id).orderBy('id').execute()
  ).map((row) => row.id);
}

/** Locks the branches with these ids and returns the collection of each; missing ones are left out. */
export async function lockBranches(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; code: string; collection: number | null }[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('branch')
    .select(['id', 'code', 'branch_collection_id as collection'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

function columnsOf({ branches: _, ...names }: BranchCollectionValues) {
  return { ...names, search_key: searchKey([names.name_en, names.name_mm, names.name_zh].filter(Boolean).join(' ')) };
}

/** Does another collection have this English name, in any case? */
export async function isBranchCollectionNameTaken(tx: Tx, name: string, but: number | null): Promise<boolean> {
  const { rows } =
    await sql`select 1 from branch_collection where lower(name_en) = lower(${name}) and id is distinct from ${but}::bigint`.execute(
      tx,
    );
  return rows.length > 0;
}

export async function insertBranchCollection(tx: Tx, values: BranchCollectionValues, now: Date): Promise<number> {
  return (
    await tx
      .insertInto('branch_collection')
      .values({ ...columnsOf(values), created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updateBranchCollection(
  tx: Tx,
  id: number,
  values: BranchCollectionValues,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('branch_collection')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Increases its version because its members changed. Returns its name. */
export async function touchBranchCollection(tx: Tx, id: number, now: Date): Promise<string> {
  return (
    await tx
      .updateTable('branch_collection')
      .set(touched(now))
      .where('id', '=', id)
      .returning('name_en')
      .executeTakeFirstOrThrow()
  ).name_en;
}

/** Deletes it. While a user oversees it, the foreign key of their row refuses, which becomes `in_use`. */
export async function deleteBranchCollection(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('branch_collection').where('id', '=', id).execute();
}

/** Returns the users who oversee one of these collections. */
export async function overseersOf(tx: Tx, collectionIds: readonly number[]): Promise<number[]> {
  if (collectionIds.length === 0) return [];
  return (
    await tx
      .selectFrom('staff')
      .select('id')
      .where('branch_collection_id', 'in', [...collectionIds])
      .execute()
  ).map((person) => person.id);
}
