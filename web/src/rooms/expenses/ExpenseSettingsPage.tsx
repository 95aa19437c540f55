import { useQuery, useQueryClient } from '@tanstack/react-query';
import { expenseFieldWords } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { expenseSettingsForm, type ExpenseSettings } from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { expensePageWords as words } from './expense-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const queryKey = ['expenses.settings'];

/** From where on a second person and a receipt are needed before cash leaves. */
export function ExpenseSettingsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('expenses.settings', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('expense.settings'))}>
      {(settings) => <Form key={Object.values(settings).join('-')} settings={settings} />}
    </RecordStates>
  );
}

function Form({ settings }: { settings: ExpenseSettings }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const toast = useToast();
  const client = useQueryClient();
  const form = useForm(expenseSettingsForm, {
    words: expenseFieldWords,
    initial: { ...settings },
    submit: (body, { idempotencyKey }) => call('expenses.saveSettings', { body, idempotencyKey }),
    onSaved: (saved) => {
      toast.success(say(commonWords.savedSuccessfully));
      client.setQueryData(queryKey, saved);
    },
  });
  return (
    <FormPage form={form} title={say(titleOf('expense.settings'))} cancelHref={pathOf('settings')}>
      <FormSection>
        <FormField of={form} name="approval_limit" grouped unit={unit} hint={say(words.settingsNote)} wide />
        <FormField of={form} name="day_limit" grouped unit={unit} hint={say(words.dayNote)} wide />
        <FormField of={form} name="receipt_above" grouped unit={unit} hint={say(words.receiptNote)} wide />
      </FormSection>
    </FormPage>
  );
}
