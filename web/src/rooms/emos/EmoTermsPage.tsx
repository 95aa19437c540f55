import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmoTermsRow } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { emoFieldWords } from '@waybill/contract/rooms/emos/emos.words.ts';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { emoTermsForm, termsValues } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { emoAmountMax, emoStepNumbers } from '@waybill/domain/rooms/emos/emo-terms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { emoPageWords as words } from './emo-page.words.ts';
import styles from './Emos.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const queryKey = ['emos.terms'];
const today = (): string => businessDate(new Date());

/** Fees of money orders by amount, and the limit of one sender for a day; each valid from a date. */
export function EmoTermsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('emos.terms', { signal }),
  });
  const query = { data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('emo.terms'))}>
      {(terms) => <Form now={terms.data} later={terms.later} />}
    </RecordStates>
  );
}

function Form({ now, later }: { now: EmoTermsRow; later: readonly EmoTermsRow[] }) {
  const say = useSay();
  const locale = useLocale();
  const unit = unitWords.kyat[locale];
  const toast = useToast();
  const client = useQueryClient();
  const form = useForm(emoTermsForm, {
    words: emoFieldWords,
    initial: { valid_from: today(), day_limit: now.day_limit, ...termsValues(now.steps) },
    submit: (body, { idempotencyKey }) => call('emos.saveTerms', { body, idempotencyKey }),
    onSaved: () => {
      toast.success(say(commonWords.savedSuccessfully));
      void client.invalidateQueries({ queryKey });
    },
  });
  const kyat = { grouped: true, unit } as const;
  return (
    <FormPage form={form} title={say(titleOf('emo.terms'))} cancelHref={pathOf('settings')}>
      <FormSection>
        <FormField of={form} name="valid_from" />
        <FormField of={form} name="day_limit" {...kyat} />
      </FormSection>
      <FormSection title={say(emoFieldWords.fee_steps)}>
        {emoStepNumbers.flatMap((n) => [
          <FormField key={`up_to_${n}`} of={form} name={`up_to_${n}`} {...kyat} />,
          <FormField key={`fee_${n}`} of={form} name={`fee_${n}`} {...kyat} />,
        ])}
      </FormSection>
      <Callout tone="info">{say(words.termsNote, { max: sayKyat(emoAmountMax, locale) })}</Callout>
      {later.map((terms) => (
        <Callout
          key={terms.valid_from}
          tone="info"
          title={say(commonWords.fromDay, { day: formatDate(terms.valid_from) })}>
          <ul className={styles.steps}>
            {terms.steps.map(({ up_to, fee }) => (
              <li key={up_to}>{say(words.laterStep, { up_to: sayKyat(up_to, locale), fee: sayKyat(fee, locale) })}</li>
            ))}
          </ul>
        </Callout>
      ))}
    </FormPage>
  );
}
