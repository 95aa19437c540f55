import { useQuery } from '@tanstack/react-query';
import { openRunSheetForm } from '@waybill/domain/rooms/run-sheets/run-sheet-forms.ts';
import { runSheetFieldWords } from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A run sheet for a courier; its page opens, where parcels are scanned onto it. */
export const NewRunSheetPage = newPage({
  title: titleOf('run-sheets.new'),
  list: 'run-sheets',
  form: openRunSheetForm,
  words: runSheetFieldWords,
  draft: 'run_sheet',
  create: (body, idempotencyKey) => call('run_sheets.create', { body, idempotencyKey }),
  changes: 'run_sheet',
  leads: ({ data }) => ({ name: 'run-sheets.detail', params: { runSheetId: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof openRunSheetForm> }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['staff.couriers'],
    queryFn: () => call('staff.couriers'),
    staleTime: 60_000,
  });
  const couriers = (data?.data ?? []).map(({ id, name, user_name }) => ({
    value: id,
    label: name,
    note: user_name,
    search: user_name,
  }));
  return (
    <FormSection title={say(words.who)}>
      <FormField of={form} name="taker_id" options={couriers} />
    </FormSection>
  );
}
