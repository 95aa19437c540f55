import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { ExpenseSettings } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import type { ExpenseMonth } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { setOutflowLimit } from '../outflows/outflows.door.ts';
import { readExpenseSettings, saveBudget, saveExpenseSettings } from './expenses.store.ts';
import { boundsOf, readMonth } from './spent.queries.ts';

/** Saves from which amount a second person and a receipt are required; it also applies to expenses already recorded. */
export async function changeExpenseSettings(
  context: CommandContext,
  after: ExpenseSettings,
): Promise<{ data: ExpenseSettings }> {
  const { approval_limit, ...own } = after;
  const { approval_limit: _, ...before } = await readExpenseSettings(context.tx);
  await setOutflowLimit(context, 'expense', null, approval_limit);
  await saveExpenseSettings(context.tx, own);
  context.audit({
    room: 'expenses',
    record: 'settings',
    name: null,
    action: 'edit',
    branchId: null,
    before,
    after: own,
  });
  return { data: after };
}

interface WantedBudget {
  readonly branch_id: number;
  readonly category_id: number;
  readonly month: string;
  readonly amount: number | null;
}

/** Sets a branch's monthly budget of a category; empty removes it. Returns the month of that branch. */
export async function setBudget(
  context: CommandContext,
  { branch_id, category_id, month, amount }: WantedBudget,
): Promise<{ data: ExpenseMonth } | Refusal> {
  const { tx, viewer } = context;
  const category = await tx
    .selectFrom('expense_category')
    .select('id')
    .where('id', '=', category_id)
    .executeTakeFirst();
  const branch = await tx.selectFrom('branch').select('id').where('id', '=', branch_id).executeTakeFirst();
  if (!covers(viewer, branch_id) || !branch) return refuse('branch_not_covered');
  if (!category) return refuse('validation_failed', { fields: { category_id: [{ code: 'select' }] } });
  const before = await saveBudget(tx, { branch_id, category_id, month: boundsOf(month)[0] }, amount);
  context.audit({
    room: 'expenses',
    record: 'budget',
    name: null,
    action: 'edit',
    branchId: branch_id,
    before: { budget: before },
    after: { budget: amount, branch_id, category_id, month },
  });
  context.publish({ topic: 'expense', branchId: branch_id, payload: {} });
  return { data: await readMonth(tx, viewer, { month, branch_id, mayBudget: true }) };
}
