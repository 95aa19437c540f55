import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clearanceFieldWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { clearanceSettingsForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const queryKey = ['clearances.settings'];

/** Settings of clearances: the amount from which a second person has to approve one. */
export function ClearanceSettingsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('clearances.settings', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('clearance.settings'))}>
      {(settings) => <Form key={settings.approval_limit} limit={settings.approval_limit} />}
    </RecordStates>
  );
}

function Form({ limit }: { limit: number }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const toast = useToast();
  const client = useQueryClient();
  const form = useForm(clearanceSettingsForm, {
    words: clearanceFieldWords,
    initial: { approval_limit: limit },
    submit: (body, { idempotencyKey }) => call('clearances.saveSettings', { body, idempotencyKey }),
    onSaved: (saved) => {
      toast.success(say(commonWords.savedSuccessfully));
      client.setQueryData(queryKey, saved);
    },
  });
  return (
    <FormPage form={form} title={say(titleOf('clearance.settings'))} cancelHref={pathOf('settings')}>
      <FormSection>
        <FormField of={form} name="approval_limit" grouped unit={unit} hint={say(words.settingsNote)} wide />
      </FormSection>
    </FormPage>
  );
}
