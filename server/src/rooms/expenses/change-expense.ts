import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideExpense } from '@waybill/domain/rooms/expenses/decide-expense.ts';
import { expensePostings } from '@waybill/domain/rooms/expenses/expense-figures.ts';
import { expenseLife, type ExpenseCommand, type ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { changeRecord, changeState, type Changed, type Done } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { dayOfJournals } from '../ledger/ledger.door.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { lockOutflow, payOut, takeBack } from '../outflows/outflows.door.ts';
import { expenseRecord } from './expense.record.ts';
import { setExpenseApproved, setExpenseEnded, setExpensePaid, type LockedExpense } from './expenses.store.ts';
import { expenseKeys, readExpenseFacts, spendersOf } from './facts.queries.ts';

const keyOf = (id: number): string => `expense:${id}`;

async function decide(
  { tx, viewer, now }: CommandContext,
  expense: LockedExpense,
  command: ExpenseCommand,
): Promise<ExpenseState | Refusal> {
  return decideExpense(viewer, await readExpenseFacts(tx, viewer, expense, now), command);
}

/** Approves exactly the expense that the second person saw. */
export function approveExpense(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<ExpenseDetail> {
  return changeState(context, expenseRecord, id, {
    command: 'approve',
    decide: (expense) => decide(context, expense, 'approve'),
    check: async (_, { version: seen, amount }) =>
      seen === version
        ? requireFactorAgain(context, { kind: 'expense', record_id: id, amount })
        : refuse('expense_changed'),
    set: () => setExpenseApproved(context.tx, id, context.viewer.id, context.now),
  });
}

/** Pays an expense from the till. Refused: `not_enough_cash`, and by the rules. */
export function payExpense(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<ExpenseDetail> {
  return changeRecord(context, expenseRecord, id, async (expense) =>
    expense.version === version
      ? payLocked(context, expense)
      : ((await closedFirst(context, expense)) ?? refuse('expense_changed')),
  );
}

/** The second of two payers is told that it is paid, not that it changed. */
async function closedFirst(context: CommandContext, expense: LockedExpense): Promise<Refusal | null> {
  const decided = await decide(context, expense, 'pay');
  return isRefusal(decided) ? decided : null;
}

/** Pays an expense whose row is locked. Locks spenders and till first, so that payments sharing a limit run one after another. */
export async function payLocked(context: CommandContext, expense: LockedExpense): Promise<Done<'expenses'> | Refusal> {
  const { tx, viewer, now } = context;
  const { id, branch_id, category_id, amount, vendor } = expense;
  const people = spendersOf(viewer, expense);
  const leaving = { kind: 'expense', keys: expenseKeys(expense, people), people } as const;
  await lockOutflow(tx, leaving);
  const decided = await decide(context, expense, 'pay');
  if (isRefusal(decided)) return decided;
  const postings = expensePostings({ branch_id, category_id, amount });
  const journals = await payOut(context, {
    ...leaving,
    record_id: id,
    amount,
    alone: expense.approved_by === null,
    till: branch_id,
    journals: [{ key: keyOf(id), event: 'expense', expense_id: id, branch_id, note: vendor, postings }],
  });
  if (isRefusal(journals)) return journals;
  await setExpensePaid(tx, id, { by: viewer.id, now, day: dayOfJournals(journals) });
  return { action: 'pay', before: { status: expense.status }, after: { status: decided, amount, category_id } };
}

/** Refuses, withdraws or voids an expense. A paid one is reversed by a mirror journal of today: the cash returns to the till. Nothing else of it changes. */
export function endExpense(
  context: CommandContext,
  command: 'refuse' | 'withdraw' | 'void',
  id: number,
  { reason }: { readonly reason: string },
): Changed<ExpenseDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, expenseRecord, id, {
    command,
    reason,
    decide: (expense) => decide(context, expense, command),
    set: async (status, expense) => {
      await setExpenseEnded(tx, id, status, { by: viewer.id, now, reason });
      if (expense.status === expenseLife.at.paid)
        await takeBack(context, { kind: 'expense', record_id: id, key: keyOf(id), note: reason });
    },
  });
}
