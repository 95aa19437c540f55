import type { Form } from '@waybill/domain/kernel/form.ts';
import { bankProblem, type bankChoice } from '@waybill/domain/rooms/bank-accounts/choose-bank.ts';
import { useOptions } from '../../shell/options.ts';
import { FormField, type FormFieldProps } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';

type Choosing = Form & { readonly bank_account_id: typeof bankChoice };

/**
 * Chooses the operator's bank account that money leaves or enters, among the open ones that serve this branch. An empty choice means the default
 * account, which is displayed.
 *
 * @example <BankAccountField of={form} branch={document.branch.id} />
 */
export function BankAccountField<F extends Choosing>({
  of,
  branch,
  ...look
}: Omit<FormFieldProps<F>, 'name' | 'of' | 'options'> & { of: FormModel<F>; branch: number | null }) {
  const { options, rows } = useOptions('bank_account');
  const fits = new Set(rows.filter((row) => bankProblem(row, branch ?? 0) === null).map(({ id }) => id));
  const usual = rows.find(({ is_default }) => is_default)?.id ?? null;
  const shown = { ...of, values: { ...of.values, bank_account_id: of.values['bank_account_id'] ?? usual } };
  return (
    <FormField
      {...(look as object)}
      of={shown as FormModel<F>}
      name="bank_account_id"
      options={options.filter(({ value }) => fits.has(value))}
      required
      wide
    />
  );
}
