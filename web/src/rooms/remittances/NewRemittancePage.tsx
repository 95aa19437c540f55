import { remittanceFieldWords } from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { remittanceForm } from '@waybill/domain/rooms/remittances/remittance-forms.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { remittancePageWords as words } from './remittance-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** Enters a payment of the mail post and its parcels, as their list or line by line. Its page then opens with the result of each line. */
export const NewRemittancePage = newPage({
  title: titleOf('clearance-from-mmpost.new'),
  list: 'clearance-from-mmpost',
  form: remittanceForm,
  words: remittanceFieldWords,
  draft: 'remittance',
  create: (body, idempotencyKey) => call('remittances.create', { body: formDataOf(body), idempotencyKey }),
  changes: 'remittance',
  leads: ({ data }) => ({ name: 'clearance-from-mmpost.detail', params: { collectionID: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof remittanceForm> }) {
  const say = useSay();
  const { branch } = useUser();
  return (
    <>
      <FormSection title={say(words.money)}>
        <FormField of={form} name="reference" />
        <FormField of={form} name="paid_on" />
        <BankAccountField of={form} branch={branch?.id ?? null} />
        <FormField of={form} name="bank_amount" grouped unit={say(unitWords.kyat)} />
        <FormField of={form} name="mmpost_charge" grouped unit={say(unitWords.kyat)} />
      </FormSection>
      <FormSection title={say(words.parcels)}>
        <FormField of={form} name="file" hint={say(words.fileHint)} wide />
        <FormField of={form} name="amount_column" hint={say(words.amountColumnHint)} wide />
        <FormField of={form} name="typed_lines" hint={say(words.typedHint)} wide />
      </FormSection>
    </>
  );
}
