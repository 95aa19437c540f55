import { useQuery, useQueryClient } from '@tanstack/react-query';
import { surplusFieldWords } from '@waybill/contract/rooms/surpluses/surpluses.words.ts';
import { surplusSettingsForm } from '@waybill/domain/rooms/surpluses/decide-surplus.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const queryKey = ['surpluses.settings'];

/** After how many days a surplus of which nobody knows whose it is may be kept as income. */
export function SurplusSettingsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('surpluses.settings', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('cash-surplus-settings'))}>
      {(settings) => <Form key={settings.surplus_days} days={settings.surplus_days} />}
    </RecordStates>
  );
}

function Form({ days }: { days: number }) {
  const say = useSay();
  const toast = useToast();
  const client = useQueryClient();
  const form = useForm(surplusSettingsForm, {
    words: surplusFieldWords,
    initial: { surplus_days: days },
    submit: (body, { idempotencyKey }) => call('surpluses.saveSettings', { body, idempotencyKey }),
    onSaved: (saved) => {
      toast.success(say(commonWords.savedSuccessfully));
      client.setQueryData(queryKey, saved);
    },
  });
  return (
    <FormPage form={form} title={say(titleOf('cash-surplus-settings'))} cancelHref={pathOf('settings')}>
      <FormSection>
        <FormField of={form} name="surplus_days" hint={say(words.surplusNote)} wide />
      </FormSection>
    </FormPage>
  );
}
