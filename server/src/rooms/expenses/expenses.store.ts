import { sql, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { expenseCategoryLife } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { vendorKey } from '@waybill/domain/rooms/expenses/expense-figures.ts';
import { defaultExpenseSettings, type ExpenseSettings } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { expenseLife, type ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { numberedAs } from '@waybill/domain/rooms/ledger/document-number.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import { readMoneySettings, saveMoneySettings } from '../ledger/ledger.door.ts';
import { readGeneralLimit } from '../outflows/outflows.door.ts';

type Tx = Transaction<Tables>;

const { day_limit, receipt_above } = defaultExpenseSettings;
/** Column names of expense settings, which share a table with settings of other rooms. */
const ownSettings = { expense_day_limit: day_limit, expense_receipt_above: receipt_above };

export async function readExpenseSettings(db: Database): Promise<ExpenseSettings> {
  const kept = await readMoneySettings(db, ownSettings);
  return {
    approval_limit: await readGeneralLimit(db, 'expense'),
    day_limit: kept.expense_day_limit,
    receipt_above: kept.expense_receipt_above,
  };
}

/** Saves all settings but the limit of one purchase, which is shared by all outflows. */
export function saveExpenseSettings(tx: Tx, values: Omit<ExpenseSettings, 'approval_limit'>): Promise<void> {
  return saveMoneySettings(tx, { expense_day_limit: values.day_limit, expense_receipt_above: values.receipt_above });
}

/** An expense as commands see it. */
export type LockedExpense = TableRow<'expense'>;

export function lockExpense(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedExpense | null> {
  return lockRow(tx, 'expense e', id, covered(viewer, 'e.branch_id'));
}

export type KeptExpense = Pick<TableRow<'expense'>, 'category_id' | 'vendor' | 'vendor_phone' | 'amount' | 'note'>;

const columnsOf = ({ category_id, vendor, vendor_phone, amount, note }: KeptExpense, number: string) => ({
  category_id,
  vendor,
  vendor_phone,
  amount,
  note,
  vendor_key: vendorKey(vendor),
  search_key: [number, vendor, vendor_phone ?? '', note ?? ''].map((text) => searchKey(text)).join(' '),
});

/** Inserts an expense of a branch, recorded and not paid. */
export async function insertExpense(
  tx: Tx,
  values: KeptExpense,
  of: { readonly branchId: number; readonly receiptId: number | null; readonly by: number; readonly now: Date },
): Promise<number> {
  const day = businessDate(of.now);
  const year = Number(day.slice(0, 4));
  const number = numberedAs('EXP', year, await nextSerial(tx, 'expense', year));
  const { id } = await tx
    .insertInto('expense')
    .values({
      ...columnsOf(values, number),
      number,
      branch_id: of.branchId,
      receipt_file_id: of.receiptId,
      status: expenseLife.at.pending,
      business_date: day,
      created_by: of.by,
      created_at: of.now,
      changed_by: of.by,
      updated_at: of.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes changed values, and clears the approval, which was for the old ones. */
export async function updateExpense(
  tx: Tx,
  { id, number }: Pick<LockedExpense, 'id' | 'number'>,
  values: KeptExpense,
  of: { readonly receiptId: number | null; readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('expense')
    .set({
      ...columnsOf(values, number),
      receipt_file_id: of.receiptId,
      status: expenseLife.at.pending,
      changed_by: of.by,
      approved_by: null,
      approved_at: null,
      ...touched(of.now),
    })
    .where('id', '=', id)
    .execute();
}

export async function setExpenseApproved(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('expense')
    .set({ status: expenseLife.at.approved, approved_by: by, approved_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Marks an expense as paid; its day is that of the payment's journal. */
export async function setExpensePaid(
  tx: Tx,
  id: number,
  { by, now, day }: { readonly by: number; readonly now: Date; readonly day: string },
): Promise<void> {
  await tx
    .updateTable('expense')
    .set({ status: expenseLife.at.paid, paid_by: by, paid_at: now, business_date: day, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Marks an expense as refused, withdrawn or voided. */
export async function setExpenseEnded(
  tx: Tx,
  id: number,
  status: ExpenseState,
  { by, now, reason }: { readonly by: number; readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('expense')
    .set({ status, ended_by: by, ended_at: now, end_reason: reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the category accepts new expenses. It and its group are locked until the transaction ends. */
export async function isOpenCategory(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select c.status = ${expenseCategoryLife.initial} as open from expense_category c
    where c.id = ${id} or c.id = (select parent_id from expense_category where id = ${id})
    order by c.id for share`.execute(tx);
  return rows.length > 0 && rows.every(({ open }) => open);
}

/** Saves a branch's monthly budget of a category; null removes it. Returns the previous one. */
export async function saveBudget(
  tx: Tx,
  key: { readonly branch_id: number; readonly category_id: number; readonly month: string },
  amount: number | null,
): Promise<number | null> {
  const { branch_id, category_id, month } = key;
  const { rows } = await sql<{ amount: number }>`
    select amount from expense_budget
    where branch_id = ${branch_id} and category_id = ${category_id} and month = ${month}::date for update`.execute(tx);
  if (amount === null)
    await sql`delete from expense_budget where branch_id = ${branch_id} and category_id = ${category_id} and month = ${month}::date`.execute(
      tx,
    );
  else
    await sql`insert into expense_budget (branch_id, category_id, month, amount)
      values (${branch_id}, ${category_id}, ${month}::date, ${amount})
      on conflict (month, branch_id, category_id) do update set amount = excluded.amount`.execute(tx);
  return rows[0]?.amount ?? null;
}
