import { DoorClosed, DoorOpen } from 'lucide-react';
import { expenseCategoryCommandWords } from '@waybill/contract/rooms/expense-categories/expense-categories.words.ts';
import {
  expenseCategoryLife,
  type ExpenseCategoryCommand,
} from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { call } from '../../kernel/client.ts';

/** Closing a category of expenses and opening it again. */
export const expenseCategoryActions = {
  life: expenseCategoryLife,
  words: expenseCategoryCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: ExpenseCategoryCommand, id: number) => call(`expense_categories.${command}`, { params: { id } }),
  changes: 'expense_category' as const,
};
