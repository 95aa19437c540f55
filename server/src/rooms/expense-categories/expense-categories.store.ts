import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type {
  CategoryPlace,
  ExpenseCategoryValues,
} from '@waybill/domain/rooms/expense-categories/expense-category-form.ts';
import {
  expenseCategoryLife,
  type ExpenseCategoryState,
} from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedCategory = ExpenseCategoryValues & TableRow<'expense_category'>;

/** Locks the category that a command changes, until the transaction ends. */
export function lockCategory(tx: Tx, id: number): Promise<LockedCategory | null> {
  return lockRow(tx, 'expense_category c', id);
}

const columnsOf = (values: ExpenseCategoryValues) => ({
  ...values,
  search_key: searchKey([values.name_en, values.name_mm, values.name_zh].filter(Boolean).join(' ')),
});

export async function insertCategory(tx: Tx, values: ExpenseCategoryValues, now: Date): Promise<number> {
  return (
    await tx
      .insertInto('expense_category')
      .values({ ...columnsOf(values), status: expenseCategoryLife.initial, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updateCategory(tx: Tx, id: number, values: ExpenseCategoryValues, now: Date): Promise<void> {
  await tx
    .updateTable('expense_category')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setCategoryStatus(tx: Tx, id: number, status: ExpenseCategoryState, now: Date): Promise<void> {
  await tx
    .updateTable('expense_category')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('expense_category').where('id', '=', id).execute();
}

/** Returns whether another category of the same group already has this name. */
export async function isCategoryNameTaken(tx: Tx, values: ExpenseCategoryValues, but: number | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from expense_category
    where coalesce(parent_id, 0) = ${values.parent_id ?? 0} and lower(name_en) = lower(${values.name_en})
      and id is distinct from ${but}::bigint`.execute(tx);
  return rows.length > 0;
}

/** Locks the future group of a category, until the transaction ends. */
export async function lockGroup(tx: Tx, parentId: number, id: number | null): Promise<CategoryPlace> {
  const { rows } = await sql<{ id: number; parent_id: number | null; open: boolean }>`
    select id, parent_id, status = ${expenseCategoryLife.initial} as open from expense_category where id = ${parentId} for share`.execute(
    tx,
  );
  const { rows: children } = await sql`select 1 from expense_category where parent_id = ${id}::bigint limit 1`.execute(
    tx,
  );
  return { id, hasChildren: children.length > 0, parent: rows[0] ?? null };
}
