import type { bankAccountForm } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { bankAccountPageWords as words } from './bank-account-page.words.ts';

/** A bank account, and how its bank heads the columns of a statement. */
export function BankAccountFields({ form }: { form: FormModel<typeof bankAccountForm> }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  return (
    <>
      <FormSection title={say(words.account)}>
        <FormField of={form} name="name" />
        <FormField of={form} name="bank" />
        <FormField of={form} name="number" />
        <FormField of={form} name="holder" />
        <FormField of={form} name="branch_id" source="branch" hint={say(words.branchNote)} wide />
        <FormField of={form} name="opening_balance" grouped unit={unit} hint={say(words.openingNote)} wide />
      </FormSection>
      <FormSection title={say(words.headings)}>
        <FormField of={form} name="col_day" hint={say(words.headingsNote)} wide />
        <FormField of={form} name="col_out" />
        <FormField of={form} name="col_in" hint={say(words.oneColumn)} />
        <FormField of={form} name="col_reference" />
        <FormField of={form} name="col_details" />
      </FormSection>
    </>
  );
}
