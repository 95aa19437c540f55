import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { emoFieldWords } from '@waybill/contract/rooms/emos/emos.words.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { newEmoForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { emoAmountMax, emoFee } from '@waybill/domain/rooms/emos/emo-terms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { IdentityField } from '../places/places.door.ts';
import { emoPageWords as words } from './emo-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Selling at the counter: who sends how much to whom. The slip with the code opens. */
export const NewEmoPage = newPage({
  title: titleOf('emo.new'),
  list: 'emo',
  form: newEmoForm,
  words: emoFieldWords,
  draft: 'emo',
  create: (body, idempotencyKey) => call('emos.create', { body, idempotencyKey }),
  changes: 'emo',
  leads: ({ data }) => ({ name: 'emo.slip', params: { emoId: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof newEmoForm> }) {
  const say = useSay();
  const locale = useLocale();
  const { branchId } = useViewer();
  const { options } = useOptions('branch');
  const { data: terms } = useQuery({
    queryKey: ['emos.terms'],
    queryFn: ({ signal }) => call('emos.terms', { signal }),
  });
  const amount = Number(form.values.amount ?? 0);
  const fee = terms && amount > 0 && amount <= emoAmountMax ? emoFee(terms.data.steps, amount) : null;
  const shown = form.values.emo_fee ?? null;
  const { set } = form;
  const unit = unitWords.kyat[locale];
  useEffect(() => {
    if (shown !== fee) set('emo_fee', fee);
  }, [shown, fee, set]);
  return (
    <>
      <FormSection title={say(emoFieldWords.sender_name)}>
        <FormField of={form} name="sender_phone" />
        <FormField of={form} name="sender_name" />
        <IdentityField of={form} name="sender_nrc" />
      </FormSection>
      <FormSection title={say(emoFieldWords.payee_name)}>
        <FormField of={form} name="payee_phone" />
        <FormField of={form} name="payee_name" />
        <IdentityField of={form} name="payee_nrc" />
        <FormField of={form} name="pay_branch_id" options={options.filter(({ value }) => value !== branchId)} />
      </FormSection>
      <FormSection title={say(commonWords.money)}>
        <FormField
          of={form}
          name="amount"
          grouped
          unit={unit}
          hint={terms && say(words.dayLimit, { max: sayKyat(terms.data.day_limit, locale) })}
        />
        <FormField of={form} name="emo_fee" grouped unit={unit} locked={say(words.feeNote)} />
        <FormField of={form} name="remark" wide />
      </FormSection>
      {fee !== null && <Callout tone="info" title={say(words.total, { total: sayKyat(amount + fee, locale) })} />}
    </>
  );
}
