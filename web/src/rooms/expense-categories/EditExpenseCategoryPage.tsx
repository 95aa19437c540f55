import { Trash2 } from 'lucide-react';
import type { ExpenseCategoryDetail } from '@waybill/contract/rooms/expense-categories/expense-categories.contract.ts';
import {
  expenseCategoryFieldWords,
  expenseCategoryStateFaces,
} from '@waybill/contract/rooms/expense-categories/expense-categories.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { expenseCategoryForm } from '@waybill/domain/rooms/expense-categories/expense-category-form.ts';
import type { ExpenseCategoryState } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { ExpenseCategoryFields } from './ExpenseCategoryFields.tsx';
import { expenseCategoryPageWords as words } from './expense-category-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Of {
  data: ExpenseCategoryDetail;
}

/** One category: its names and its group; what nothing was recorded under can be deleted. */
export const EditExpenseCategoryPage = editPage({
  call: 'expense_categories.detail',
  param: 'categoryId',
  topic: 'expense_category',
  list: 'expense-categories',
  room: 'expense_categories',
  draft: 'expense_category',
  title: localName,
  form: expenseCategoryForm,
  words: expenseCategoryFieldWords,
  save: (id, body, idempotencyKey) => call('expense_categories.edit', { params: { id }, body, idempotencyKey }),
  Fields: ExpenseCategoryFields,
  Aside: ({ data }: Of) => <StatePill face={expenseCategoryStateFaces[data.status as ExpenseCategoryState]} />,
  Actions: RemoveCategory,
  Below: ({ data }: Of) => <HistorySection room="expense_categories" id={data.id} version={data.version} />,
});

function RemoveCategory({ data, leave }: Of & { leave: () => void }) {
  const say = useSay();
  const run = useAction();
  const name = localName(data, useLocale());
  if (!data.may_remove) return null;
  const remove = async () => {
    const gone = await run(() => call('expense_categories.remove', { params: { id: data.id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(commonWords.delete) },
      success: say(commonWords.deleted, { name }),
      changes: 'expense_category',
    });
    if (gone !== undefined) leave();
  };
  return (
    <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
      {say(commonWords.delete)}
    </Button>
  );
}
