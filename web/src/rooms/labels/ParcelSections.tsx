import { useEffect } from 'react';
import { type PaymentType, labelServices, ratingTypes } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { priceExceptionLife } from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  collectsCod,
  isRendered,
  openPayments,
  openServices,
  situationOf,
} from '@waybill/domain/rooms/labels/label-choices.ts';
import { collectsNothing } from '@waybill/domain/rooms/labels/label-form.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import {
  acceptTypeWords,
  itemTypeWords,
  labelServiceWords,
  labelTypeWords,
  paymentTypeWords,
  preprintTypeWords,
  ratingTypeWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { useProblems } from '../../shell/form/problem-words.ts';
import { inputsWords } from '../../ui/inputs/inputs.words.ts';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { RadioGroup } from '../../ui/inputs/RadioGroup.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { labelFormWords as words } from './label-form.words.ts';
import { OwnField, type LabelFormModel } from './OwnField.tsx';
import { More, NumberedSection } from './PartySections.tsx';
import styles from './LabelForm.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Form section for the contents and the service. */
export function ParcelSection({ form }: { form: LabelFormModel }) {
  const say = useSay();
  const locale = useLocale();
  const problems = useProblems();
  const situation = situationOf(form.values);
  const insured = (form.values.services ?? []).includes('insurance');
  const flat = form.values.rating_type === ratingTypes[1];
  // A former price exception stays visible to users who edit the rest of the label.
  const excepts =
    can(useViewer(), priceExceptionLife.commands.confirm.permission) || flat || form.values.insurance_percent !== null;
  const { set, values } = form;
  // A figure goes with the choice that it belongs to.
  const stale = { flat: !flat && values.flat !== null, percent: !insured && values.insurance_percent !== null };
  const unexplained = !flat && values.insurance_percent === null && values.price_reason !== null;
  useEffect(() => {
    if (stale.flat) set('flat', null);
    if (stale.percent) set('insurance_percent', null);
    if (unexplained) set('price_reason', null);
  });
  const services = openServices(situation).map(({ value, closed }) => ({
    value,
    label: say(serviceTypeWords[value]),
    ...(closed ? { disabled: true, detail: problems.say({ code: closed }, locale, '') } : {}),
  }));
  return (
    <NumberedSection number={3} title={say(commonWords.parcel)}>
      <FormField of={form} name="weight" decimals={3} />
      <FormField of={form} name="item_type" words={itemTypeWords} />
      <FormField of={form} name="service_type" options={services} />
      <FormField of={form} name="item_name" />
      <FormField
        of={form}
        name="services"
        options={labelServices
          .filter((value) => isRendered(value, situation))
          .map((value) => ({ value, label: say(labelServiceWords[value]) }))}
        wide
      />
      {situation.abroad && (
        <FormField of={form} name="include_products" wide required hint={say(words.customsContents)} />
      )}
      {(insured || situation.abroad) && (
        <FormField
          of={form}
          name="declared_value"
          grouped
          unit={say(unitWords.kyat)}
          required
          hint={situation.abroad ? say(words.customsValue) : undefined}
        />
      )}
      {insured && excepts && (
        <OwnField of={form} name="insurance_percent" hint={say(commonWords.emptyUsesPriceTable)}>
          <NumberInput
            value={form.values.insurance_percent === null ? null : form.values.insurance_percent / 100}
            onChange={(percent) => form.set('insurance_percent', percent === null ? null : Math.round(percent * 100))}
            decimals={2}
            unit="%"
          />
        </OwnField>
      )}
      <More open={['pieces', 'reference_id', 'remark'].some((name) => Boolean(form.noteOf?.(name)))}>
        {!situation.abroad && (
          <>
            <FormField of={form} name="type" words={labelTypeWords} />
            <FormField of={form} name="gate_submit" />
          </>
        )}
        <FormField of={form} name="pieces" />
        {excepts && <FormField of={form} name="rating_type" words={ratingTypeWords} />}
        {flat && <FormField of={form} name="flat" grouped unit={say(unitWords.kyat)} required />}
        {(flat || form.values.insurance_percent !== null) && (
          <FormField of={form} name="price_reason" wide required hint={say(words.priceReason)} />
        )}
        <FormField of={form} name="reference_id" />
        <FormField of={form} name="mp_tracking_code" latinDigits />
        <FormField of={form} name="preprint_type" words={preprintTypeWords} />
        <FormField of={form} name="with_smart_invoice" />
        <WishedTime form={form} />
        {!situation.abroad && <FormField of={form} name="include_products" wide />}
        <FormField of={form} name="remark" wide />
      </More>
    </NumberedSection>
  );
}

/** From when to when it is wished for, in Yangon. */
function WishedTime({ form }: { form: LabelFormModel }) {
  const say = useSay();
  const value = form.values.time_request;
  const set = (change: { from?: string | null; to?: string | null }) => {
    const next = { from: value?.from ?? null, to: value?.to ?? null, ...change };
    form.set('time_request', next.from === null && next.to === null ? null : next);
  };
  const momentText = (moment: string | null | undefined) =>
    moment && !Number.isNaN(Date.parse(moment)) && moment.includes('T')
      ? formatDateTime(new Date(moment))
      : (moment ?? null);
  return (
    <OwnField
      of={form}
      name="time_request"
      group
      wide
      says={(range) =>
        [(range as typeof value)?.from, (range as typeof value)?.to].map((one) => momentText(one) ?? '').join(' – ')
      }>
      <div className={styles.fields}>
        <Field label={say(commonFieldWords.from)}>
          <TextInput
            latinDigits
            placeholder={`${say(inputsWords.datePattern)} hh:mm`}
            type="tel"
            value={momentText(value?.from)}
            onChange={(from) => set({ from })}
          />
        </Field>
        <Field label={say(commonWords.upTo)}>
          <TextInput
            latinDigits
            placeholder={`${say(inputsWords.datePattern)} hh:mm`}
            type="tel"
            value={momentText(value?.to)}
            onChange={(to) => set({ to })}
          />
        </Field>
      </div>
    </OwnField>
  );
}

/** Who pays, and what is collected. A choice that does not fit the rest of the label is shown and says why (V-15). */
export function MoneySection({ form }: { form: LabelFormModel }) {
  const say = useSay();
  const locale = useLocale();
  const problems = useProblems();
  const situation = situationOf(form.values);
  const payments = openPayments(situation).map(({ value, closed }) => ({
    value,
    label: say(paymentTypeWords[value]),
    ...(closed
      ? { disabled: true, detail: problems.say({ code: closed }, locale, say(labelFieldWords.payment_type)) }
      : {}),
  }));
  const none = collectsNothing(form.values);
  // The confirmation belongs to this 0; another amount, or a 0 typed later, needs a new one.
  const { set, values } = form;
  const stale = values.cod_zero === true && !none;
  useEffect(() => {
    if (stale) set('cod_zero', false);
  });
  // A shop knows nothing of the counter's walk-in senders.
  const ofShop = isMerchant(useViewer());
  const accepts = (['walkin', 'cod'] as const).map((value) => ({
    value,
    label: say(ofShop && !collectsCod(value) ? words.withoutCod : acceptTypeWords[value]),
  }));
  const choose = (accept: 'walkin' | 'cod') => {
    form.set('accept_type', accept);
    // A choice that is no longer allowed does not stay chosen.
    const closed = openPayments(situationOf({ ...form.values, accept_type: accept })).find(
      ({ value }) => value === form.values.payment_type,
    )?.closed;
    if (closed) form.set('payment_type', 'sender_pay');
    if (!collectsCod(accept)) form.set('cod_amount', null);
  };
  return (
    <NumberedSection number={4} title={say(commonWords.money)}>
      <OwnField
        of={form}
        name="accept_type"
        group
        wide
        says={(value) => accepts.find((one) => one.value === value)?.label ?? ''}>
        <RadioGroup options={accepts} value={situation.accept_type} onChange={choose} inline />
      </OwnField>
      {collectsCod(situation.accept_type) && !situation.abroad && (
        <FormField of={form} name="cod_amount" grouped unit={say(unitWords.kyat)} wide required />
      )}
      {none && <FormField of={form} name="cod_zero" wide required />}
      <OwnField
        of={form}
        name="payment_type"
        group
        wide
        required
        says={(value) => payments.find((one) => one.value === value)?.label ?? ''}>
        <RadioGroup
          options={payments}
          value={form.values.payment_type as PaymentType | null}
          onChange={(payment) => form.set('payment_type', payment)}
        />
      </OwnField>
    </NumberedSection>
  );
}
