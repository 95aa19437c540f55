import { sql, type Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { editBranchForm } from '@waybill/domain/rooms/branches/branch-form.ts';
import { townTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { activeStaff, branchScope } from './branches.queries.ts';

type Tx = Transaction<Tables>;
export type BranchValues = FormValues<typeof editBranchForm>;

export type LockedBranch = TableRow<'branch'> & { readonly active_staff: number };

/**
 * Locks a branch until the transaction ends. Assigning it to a user as their home waits for this lock, because their row references it; so its users
 * are counted after the lock.
 */
export async function lockBranch(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedBranch | null> {
  const branch = await lockRow(tx, 'branch b', id, branchScope(viewer));
  if (!branch) return null;
  const counted = await sql<{ n: number }>`select ${activeStaff} as n from branch b where b.id = ${id}`.execute(tx);
  return { ...branch, active_staff: counted.rows[0]?.n ?? 0 };
}

/** Returns the record under the names of its form, for the audit log and a second editor. */
export function valuesOf(row: LockedBranch): BranchValues {
  return {
    name_en: row.name_en,
    name_mm: row.name_mm,
    name_zh: row.name_zh,
    type: row.type,
    place_id: row.place_id,
    address: row.address,
    phone: row.phones,
    postcode: row.postcode,
    international_mail: row.international_mail,
    branch_collection_id: row.branch_collection_id,
  } as BranchValues;
}

/** The English name of the place is stored with the branch, for searches. */
function columnsOf(code: string, values: BranchValues, town: string) {
  const { phone, ...columns } = values;
  return {
    ...columns,
    town,
    phones: phone,
    search_key: searchKey(
      [code, values.name_en, values.name_mm, values.name_zh, town, values.address, values.postcode, ...phone]
        .filter(Boolean)
        .join(' '),
    ),
  };
}

/** Reads the English name of an active town or township; `null` for any other place. */
export async function readTownName(tx: Tx, placeId: number): Promise<string | null> {
  const place = await tx
    .selectFrom('place')
    .select('name_en')
    .where('id', '=', placeId)
    .where('type', 'in', [...townTypes])
    .where('in_use', '=', true)
    .executeTakeFirst();
  return place?.name_en ?? null;
}

export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await tx.selectFrom('branch').select('id').where('code', '=', code).executeTakeFirst()) !== undefined;
}

export async function insertBranch(
  tx: Tx,
  branch: { code: string; values: BranchValues; town: string; status: BranchState; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('branch')
    .values({
      code: branch.code,
      ...columnsOf(branch.code, branch.values, branch.town),
      status: branch.status,
      created_at: branch.now,
      updated_at: branch.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBranch(
  tx: Tx,
  branch: LockedBranch,
  { values, town, now }: { values: BranchValues; town: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('branch')
    .set({ ...columnsOf(branch.code, values, town), ...touched(now) })
    .where('id', '=', branch.id)
    .execute();
}

export async function setBranchStatus(tx: Tx, id: number, status: BranchState, now: Date): Promise<void> {
  await tx
    .updateTable('branch')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Moves branches to a collection, or with `null` out of any. */
export async function setBranchCollectionOf(
  tx: Tx,
  branchIds: readonly number[],
  collectionId: number | null,
  now: Date,
): Promise<void> {
  if (branchIds.length === 0) return;
  await tx
    .updateTable('branch')
    .set({ branch_collection_id: collectionId, ...touched(now) })
    .where('id', 'in', [...branchIds])
    .execute();
}
