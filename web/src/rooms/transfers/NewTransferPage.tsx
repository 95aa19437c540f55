import { transferFieldWords } from '@waybill/contract/rooms/transfers/transfers.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { transferForm } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { transferPageWords as words } from './transfer-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** Asks for a transfer (N-30). */
export const NewTransferPage = newPage({
  title: titleOf('transfer.new'),
  list: 'transfer',
  form: transferForm,
  words: transferFieldWords,
  draft: 'transfer',
  create: (body, idempotencyKey) => call('transfers.create', { body, idempotencyKey }),
  changes: 'transfer',
  leads: ({ data }) => ({ name: 'transfer.detail', params: { transferId: data.id } }),
  Fields: TransferFields,
});

function TransferFields({ form }: { form: FormModel<typeof transferForm> }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const { rows, options } = useOptions('bank_account');
  const branches = useOptions('branch');
  const open = new Set(rows.filter((row) => row.open).map(({ id }) => id));
  const accounts = options.filter(({ value }) => open.has(value));
  const from = form.values.from_account_id;
  return (
    <>
      <FormSection title={say(words.where)}>
        <FormField of={form} name="from_account_id" options={accounts} wide />
        <FormField
          of={form}
          name="to_account_id"
          options={accounts.filter(({ value }) => value !== from)}
          hint={say(words.targetNote)}
        />
        <FormField of={form} name="to_branch_id" options={branches.options} />
      </FormSection>
      <FormSection title={say(words.what)}>
        <FormField of={form} name="amount" grouped unit={unit} />
        <FormField of={form} name="bank_fee" grouped unit={unit} hint={say(words.feeNote)} />
        <FormField of={form} name="note" wide />
      </FormSection>
    </>
  );
}
