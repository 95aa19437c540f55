import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { recordKind } from '../../kernel/change-record.ts';
import { readExpense } from './expenses.queries.ts';
import { lockExpense, type LockedExpense } from './expenses.store.ts';

/** Describes expenses to commands. */
export const expenseRecord = recordKind<'expenses', LockedExpense, ExpenseDetail>({
  room: 'expenses',
  topic: 'expense',
  lock: ({ tx, viewer }, id) => lockExpense(tx, viewer, id),
  line: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readExpense(tx, viewer, id, now),
});
