import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { expenseFieldWords, expenseStateFaces } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { expenseForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { expenseLife, type ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { ExpenseFields } from './ExpenseFields.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

interface Of {
  data: ExpenseDetail;
}

/** Changing an expense before the cash leaves (N-28). */
export const EditExpensePage = editPage({
  call: 'expenses.detail',
  param: 'expenseId',
  topic: 'expense',
  list: 'expense-record',
  room: 'expenses',
  draft: 'expense',
  title: ({ number }) => number,
  heading: titleOf('expense-record.edit'),
  form: expenseForm,
  words: expenseFieldWords,
  initial: ({ category_id, vendor, vendor_phone, amount, note }) => ({
    category_id,
    vendor,
    vendor_phone,
    amount,
    note,
  }),
  save: (id, body, idempotencyKey) => call('expenses.edit', { params: { id }, body: formDataOf(body), idempotencyKey }),
  leads: ({ id }) => ({ name: 'expense-record.detail', params: { expenseId: id } }),
  readOnly: words.readOnly,
  Fields: EditFields,
  Aside: ({ data }: Of) => <StatePill face={expenseStateFaces[data.status as ExpenseState]} />,
});

function EditFields({ form, data }: Of & { form: FormModel<typeof expenseForm> }) {
  const say = useSay();
  const same = form.values.category_id === data.category_id;
  return (
    <>
      {data.status === expenseLife.at.approved && <Callout tone="attention">{say(words.editNote)}</Callout>}
      <ExpenseFields
        form={form}
        outlook={same ? data : undefined}
        had={{ category_id: data.category_id, receipt: data.has_receipt }}
      />
    </>
  );
}
