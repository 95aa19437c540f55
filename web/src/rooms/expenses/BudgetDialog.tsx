import type { ExpenseMonth } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { expenseFieldWords } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { form } from '@waybill/domain/kernel/form.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { rule } from '@waybill/domain/kernel/rules.ts';
import { budgetForm } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useOptions } from '../../shell/options.ts';
import { expensePageWords as words } from './expense-page.words.ts';
import { sayMonth } from './month-lines.ts';
import { dataWords } from '../../ui/table/data.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const chosen = form({ category_id: rule.idRef({ required: true }), ...budgetForm });
const fields = { ...expenseFieldWords, amount: expenseFieldWords.budget };

interface Props {
  month: string;
  branch: { readonly id: number; readonly name: string };
  lines: ExpenseMonth['lines'];
  /** Whose budget it is; null is to be chosen. */
  category: number | null;
  onClose: () => void;
}

/** Sets a branch's budget of the month for a category. */
export function BudgetDialog({ month, branch, lines, category, onClose }: Props) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const { rows, options } = useOptions('expense_category');
  const open = new Set(rows.filter((row) => row.open || row.id === category).map(({ id }) => id));
  const line = lines.find((one) => one.category.id === category && one.branch.id === branch.id);
  return (
    <FormDialog
      form={chosen}
      words={fields}
      title={say(words.budgetOf, { branch: branch.name, month: sayMonth(month) })}
      text={say(words.budgetText)}
      yes={say(dataWords.save)}
      initial={{ category_id: category, amount: line?.budget ?? null }}
      submit={({ category_id, amount }, { idempotencyKey }) =>
        call('expenses.saveBudget', { body: { branch_id: branch.id, category_id, month, amount }, idempotencyKey })
      }
      success={say(commonWords.savedSuccessfully)}
      changes="expense"
      onClose={onClose}>
      {(model) => (
        <>
          <FormField of={model} name="category_id" options={options.filter(({ value }) => open.has(value))} wide />
          <FormField of={model} name="amount" grouped unit={unit} wide />
        </>
      )}
    </FormDialog>
  );
}
