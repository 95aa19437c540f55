import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readExpense } from './expenses.queries.ts';
import { lockExpense, type LockedExpense } from './expenses.store.ts';

/** Describes expenses to commands. */
export const expenseRecord: RecordKind<'expenses', LockedExpense, ExpenseDetail> = {
  room: 'expenses',
  lock: ({ tx, viewer }, id) => lockExpense(tx, viewer, id),
  line: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  notify: (context, { branch_id }, id) => context.publish({ topic: 'expense', branchId: branch_id, payload: { id } }),
  read: ({ tx, viewer, now }, id) => readExpense(tx, viewer, id, now),
};
