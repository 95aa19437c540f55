import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideExpense } from '@waybill/domain/rooms/expenses/decide-expense.ts';
import type { expenseForm, newExpenseForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { answerRecord, editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { keepFile } from '../files/files.door.ts';
import { payLocked } from './change-expense.ts';
import { expenseRecord } from './expense.record.ts';
import { readExpense } from './expenses.queries.ts';
import { insertExpense, isOpenCategory, lockExpense, updateExpense } from './expenses.store.ts';
import { readExpenseFacts } from './facts.queries.ts';

const closed = () => refuse('category_closed', { fields: { category_id: [{ code: 'category_closed' }] } });

const keepReceipt = (context: CommandContext, receipt: FileFacts | null, branchId: number): Promise<number> | null =>
  receipt && keepFile(context, receipt, { field: 'receipt', room: 'expenses', branchId });

/**
 * Records an expense of the current branch. With `pay_now` the cash leaves at once where no second person is required; otherwise the expense waits for one.
 * Refused: `category_closed`, and `receipt_needed` and `not_enough_cash` when it is paid at once.
 */
export async function createExpense(
  context: CommandContext,
  { pay_now, receipt, ...values }: FormValues<typeof newExpenseForm>,
): Promise<{ data: ExpenseDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('branch_not_covered');
  if (!(await isOpenCategory(tx, values.category_id))) return closed();
  const receiptId = await keepReceipt(context, receipt, branchId);
  const id = await insertExpense(tx, values, { branchId, receiptId, by: viewer.id, now });
  const made = await lockExpense(tx, viewer, id);
  if (!made) return refuse('branch_not_covered');
  context.audit({ room: 'expenses', record: id, name: made.number, action: 'create', branchId, after: values });
  if (pay_now) {
    const paid = await payLocked(context, made);
    if (isRefusal(paid) && !waitsFor.includes(paid.code)) return paid;
    if (!isRefusal(paid)) context.audit({ room: 'expenses', record: id, name: made.number, branchId, ...paid });
  }
  context.publish({ topic: 'expense', branchId, payload: { id } });
  return answerRecord(await readExpense(tx, viewer, id, now));
}

/** It is recorded anyway and waits for a person with the permission. */
const waitsFor: readonly string[] = ['purchase_above_limit', 'day_above_limit', 'missing_permission'];

/** Changes an expense that is not paid; an approval was for the old values, so it waits again. The second of two editors is refused (`changed_meanwhile`). */
export function editExpense(
  context: CommandContext,
  id: number,
  { version, receipt, ...wanted }: FormValues<typeof expenseForm> & { version: number },
): Changed<ExpenseDetail> {
  const { tx, viewer, now } = context;
  return editRecord(
    context,
    expenseRecord,
    { id, version },
    {
      valuesOf: ({ category_id, vendor, vendor_phone, amount, note }) => ({
        category_id,
        vendor,
        vendor_phone,
        amount,
        note,
      }),
      settle: async (expense) => {
        const decided = decideExpense(viewer, await readExpenseFacts(tx, viewer, expense, now), 'edit');
        if (isRefusal(decided)) return decided;
        if (wanted.category_id !== expense.category_id && !(await isOpenCategory(tx, wanted.category_id)))
          return closed();
        return { ...wanted, ...(receipt ? { receipt: receipt.name } : {}) };
      },
      save: async ({ receipt: _, ...values }, expense) => {
        const receiptId = (await keepReceipt(context, receipt, expense.branch_id)) ?? expense.receipt_file_id;
        await updateExpense(tx, expense, values, { receiptId, by: viewer.id, now });
      },
    },
  );
}
