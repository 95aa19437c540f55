import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { newTariffForm } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import type { TariffRow } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo, useSearchState } from '../../kernel/page-hooks.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { recordNumber } from '../../shell/detail/use-record.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { tableWords } from './table-words.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { useTariffs } from './use-tariffs.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new version begins as a copy, so that nothing is left out of it (decisions 4.5). */
export function NewTariffPage() {
  const say = useSay();
  const back = useWayBack('tariffs');
  const query = useTariffs();
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('tariffs'))}>
      {(rows) => <NewTariff rows={rows} />}
    </RecordStates>
  );
}

const tomorrow = () => addDays(businessDate(new Date()), 1);

/** The address names the table to copy; without it that is the one in force. */
const readCopy = (raw: Readonly<Record<string, unknown>>) => recordNumber(raw.copy as string | undefined);

function NewTariff({ rows }: { rows: readonly TariffRow[] }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const go = usePageGo();
  const back = useWayBack('tariffs');
  const [copy] = useSearchState(readCopy);
  const from = rows.find(({ id }) => id === copy) ?? rows.find(({ phase }) => phase === 'in_force') ?? rows[0];
  const form = useForm(newTariffForm, {
    words: tableWords,
    initial: { ...from?.name, valid_from: tomorrow(), copy_of: from?.id },
    submit: (body, { idempotencyKey }) => call('tariffs.create', { body, idempotencyKey }),
    onSaved: ({ data }) => {
      toast.success(say(formWords.created));
      go('tariffs.edit', { params: { tariffId: data.id }, replace: true });
    },
  });
  const options = rows.map((row) => ({
    value: row.id,
    label: localName(row.name, locale),
    detail: formatDate(row.valid_from),
  }));
  return (
    <FormPage form={form} title={say(titleOf('tariffs.new'))} cancelHref={back.href} focusFirst>
      <Callout tone="info">{say(words.copyNote)}</Callout>
      <FormSection>
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" />
        <FormField of={form} name="valid_from" hint={say(words.dayHint)} />
        <FormField of={form} name="copy_of" options={options} />
      </FormSection>
    </FormPage>
  );
}
