import { useQuery, useQueryClient } from '@tanstack/react-query';
import { transferFieldWords } from '@waybill/contract/rooms/transfers/transfers.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { transferSettingsForm, type TransferSettings } from '@waybill/domain/rooms/transfers/transfer-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { transferPageWords as words } from './transfer-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const queryKey = ['transfers.settings'];

/** From where on a second person is needed for transfers and for charges of the bank. */
export function TransferSettingsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('transfers.settings', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('transfer.settings'))}>
      {(settings) => <Form key={Object.values(settings).join('-')} settings={settings} />}
    </RecordStates>
  );
}

function Form({ settings }: { settings: TransferSettings }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const toast = useToast();
  const client = useQueryClient();
  const form = useForm(transferSettingsForm, {
    words: transferFieldWords,
    initial: { ...settings },
    submit: (body, { idempotencyKey }) => call('transfers.saveSettings', { body, idempotencyKey }),
    onSaved: (saved) => {
      toast.success(say(commonWords.savedSuccessfully));
      client.setQueryData(queryKey, saved);
    },
  });
  return (
    <FormPage form={form} title={say(titleOf('transfer.settings'))} cancelHref={pathOf('settings')}>
      <FormSection>
        <FormField of={form} name="approval_limit" grouped unit={unit} hint={say(words.limitNote)} wide />
        <FormField of={form} name="charge_limit" grouped unit={unit} hint={say(words.chargeNote)} wide />
      </FormSection>
    </FormPage>
  );
}
