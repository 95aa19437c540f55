import { useQuery } from '@tanstack/react-query';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { readNumber } from '@waybill/domain/kernel/number-rules.ts';
import type { expenseForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import type { ExpenseOutlook } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { ReactNode } from 'react';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { BudgetNotes } from './BudgetNotes.tsx';
import { expensePageWords as words } from './expense-page.words.ts';

interface Props {
  form: FormModel<typeof expenseForm>;
  outlook: ExpenseOutlook | undefined;
  /** The one that is changed: what it has, and the budgets that it meets. */
  had?: { readonly category_id: number; readonly receipt: boolean };
  children?: ReactNode;
}

/** Form fields of the purchase and its receipt, with the affected budgets. */
export function ExpenseFields({ form, outlook, had, children }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { rows, options } = useOptions('expense_category');
  const open = new Set(rows.filter((row) => row.open || row.id === had?.category_id).map(({ id }) => id));
  const amount = readNumber(form.values.amount) ?? 0;
  return (
    <>
      <FormSection title={say(words.whatTitle)}>
        <FormField of={form} name="category_id" options={options.filter(({ value }) => open.has(value))} />
        <FormField of={form} name="amount" grouped unit={unitWords.kyat[locale]} />
        <FormField of={form} name="vendor" />
        <FormField of={form} name="vendor_phone" hint={say(words.phoneHint)} />
        <FormField of={form} name="note" wide />
      </FormSection>
      {outlook && amount > 0 && <BudgetNotes budgets={outlook.budgets} more={amount} />}
      <FormSection title={say(words.receiptTitle)}>
        <FormField
          of={form}
          name="receipt"
          wide
          hint={
            had?.receipt
              ? say(words.receiptKept)
              : outlook && say(words.receiptHint, { limit: sayKyat(outlook.receipt_above, locale) })
          }
        />
        {children}
      </FormSection>
    </>
  );
}

/** The limits and budgets that an expense of this category meets in the current branch. */
export function useOutlook(categoryId: unknown): ExpenseOutlook | undefined {
  const category_id = typeof categoryId === 'number' ? categoryId : undefined;
  const { data } = useQuery({
    queryKey: ['expenses.outlook', category_id ?? null],
    queryFn: ({ signal }) =>
      call('expenses.outlook', { query: category_id === undefined ? {} : { category_id }, signal, background: true }),
  });
  return data?.data;
}
