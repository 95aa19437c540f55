import { useQuery } from '@tanstack/react-query';
import { keepsForDays } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { isLimitedGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import type { editCustomerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { labelServiceWords, merchantTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import {
  clearanceGateWords,
  codPlanWords,
  customerTypeWords,
  unansweredPolicyWords,
  payoutDayWords,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { messageChannelWords, messageLanguageWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { PercentField } from '../../shell/form/PercentField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { IdentityField } from '../places/places.door.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Fields = FormModel<typeof editCustomerForm>;

/** The fields of a customer (E-06). What does not count for a walk-in sender, or under the terms that are chosen, is not asked for. */
export function CustomerFields({ form, own }: { form: Fields; own?: number }) {
  const say = useSay();
  const merchant = hasAccount(form.values.type as CustomerType);
  return (
    <>
      <FormSection title={say(words.person)}>
        <FormField of={form} name="phone" wide />
        <SamePhone phones={(form.values.phone as readonly string[] | null) ?? []} own={own} />
        <FormField of={form} name="type" words={customerTypeWords} />
        {merchant && <FormField of={form} name="merchant_type" words={merchantTypeWords} />}
        <FormField of={form} name="business_name" />
        <FormField of={form} name="customer_name" />
        <FormField of={form} name="branch_id" source="branch" />
        <FormField of={form} name="company_id" source="company" />
        <FormField of={form} name="email" />
        <IdentityField of={form} name="nrc" />
      </FormSection>
      {merchant && <Terms form={form} />}
      <FormSection title={say(commonFieldWords.services)}>
        <FormField of={form} name="sms_active" />
        <FormField of={form} name="message_language" words={messageLanguageWords} hint={say(words.languageHint)} />
        <FormField of={form} name="message_channel" words={messageChannelWords} hint={say(words.channelHint)} />
        {merchant && <FormField of={form} name="addon_service" words={labelServiceWords} />}
        <FormField of={form} name="remark" wide />
        <FormField of={form} name="documents" hint={say(words.documentsHint)} wide />
      </FormSection>
    </>
  );
}

/** Form fields for the terms agreed with a merchant. */
function Terms({ form }: { form: Fields }) {
  const say = useSay();
  const kyat = { grouped: true, unit: say(unitWords.kyat) } as const;
  return (
    <>
      <FormSection title={say(words.money)}>
        <p className={`${styles.wide} ${styles.note}`}>{say(words.termsNote)}</p>
        <FormField of={form} name="cod_plan" words={codPlanWords} />
        <FormField of={form} name="credit_limit" hint={say(words.creditHint)} {...kyat} />
        <FormField of={form} name="clearance_gate" words={clearanceGateWords} hint={say(words.gateHint)} />
        {isLimitedGate(form.values.clearance_gate) && (
          <FormField of={form} name="clearance_gate_limit" required {...kyat} />
        )}
        <FormField of={form} name="net_credit" />
        <FormField of={form} name="net_gate_submit" />
        <FormField of={form} name="net_return" />
        <FormField of={form} name="credit_days" />
        <FormField of={form} name="payout_day" words={payoutDayWords} />
      </FormSection>
      <FormSection title={say(words.discountPart)}>
        <FormField of={form} name="is_fixed_amount_discount" />
        {form.values.is_fixed_amount_discount === true ? (
          <FormField of={form} name="discount_amount" {...kyat} />
        ) : (
          <PercentField of={form} name="discount_percent" />
        )}
        <FormField of={form} name="return_fee" hint={say(commonWords.emptyUsesPriceTable)} {...kyat} />
        <FormField of={form} name="attempts" />
        <FormField of={form} name="unanswered" words={unansweredPolicyWords} />
        {keepsForDays(form.values.unanswered) && <FormField of={form} name="unanswered_days" />}
      </FormSection>
    </>
  );
}

/** Somebody who has this number already is shown before they are made a second time. */
function SamePhone({ phones, own }: { phones: readonly string[]; own: number | undefined }) {
  const say = useSay();
  const may = can(useViewer(), 'label.create');
  // One question for all numbers: the library's part for many questions at once would weigh on the first load of everybody.
  const { data: answers = [] } = useQuery({
    queryKey: ['customers.lookup', 'exact', ...phones],
    enabled: may && phones.length > 0,
    staleTime: 30_000,
    queryFn: () => Promise.all(phones.map((phone) => call('customers.lookup', { query: { phone }, background: true }))),
  });
  const known = new Map(
    answers
      .flatMap(({ data }) => data)
      .filter(({ id, phone }) => id !== own && phone.some((one) => phones.includes(one)))
      .map((sender) => [sender.id, sender]),
  );
  if (known.size === 0) return null;
  return (
    <div className={styles.wide}>
      <Callout tone="attention" live title={say(words.samePhone)}>
        {[...known.values()].map((sender) => (
          <div key={sender.id}>
            <PageLink to="customer.detail" params={{ customerId: sender.id }}>
              {sender.name}
            </PageLink>{' '}
            · {sender.phone.join(', ')}
          </div>
        ))}
      </Callout>
    </div>
  );
}
