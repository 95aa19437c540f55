import { expenseFieldWords } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { newExpenseForm, type expenseForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { expenseLife } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { ExpenseFields, useOutlook } from './ExpenseFields.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

const usePays = () => can(useViewer(), expenseLife.commands.pay.permission);

/** Records an expense of the current branch; the cash leaves at once where that needs no second person (N-28). */
export const NewExpensePage = newPage({
  title: titleOf('expense-record.new'),
  list: 'expense-record',
  form: newExpenseForm,
  words: expenseFieldWords,
  draft: 'expense',
  useInitial: () => ({ pay_now: usePays() }),
  create: (body, idempotencyKey) => call('expenses.create', { body: formDataOf(body), idempotencyKey }),
  changes: 'expense',
  leads: ({ data }) => ({ name: 'expense-record.detail', params: { expenseId: data.id } }),
  Fields: NewFields,
});

function NewFields({ form }: { form: FormModel<typeof newExpenseForm> }) {
  const say = useSay();
  const locale = useLocale();
  const pays = usePays();
  const { branch } = useUser();
  const outlook = useOutlook(form.values.category_id);
  return (
    <>
      {branch && <Callout tone="info">{say(words.branchNote, { branch: localName(branch, locale) })}</Callout>}
      <ExpenseFields form={form as unknown as FormModel<typeof expenseForm>} outlook={outlook}>
        {pays && (
          <FormField
            of={form}
            name="pay_now"
            wide
            hint={outlook && say(words.payHint, { limit: sayKyat(outlook.approval_limit, locale) })}
          />
        )}
      </ExpenseFields>
    </>
  );
}
