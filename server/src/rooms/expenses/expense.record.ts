import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readExpense } from './expenses.queries.ts';
import { lockExpense, type LockedExpense } from './expenses.store.ts';

/** Describes expenses to commands. */
export const expenseRecord = topicRecord<'expenses', LockedExpense, ExpenseDetail>({
  room: 'expenses',
  topic: 'expense',
  lock: ({ tx, viewer }, id) => lockExpense(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  read: ({ tx, viewer, now }, id) => readExpense(tx, viewer, id, now),
});
