import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { defaultClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { newCustomerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import {
  defaultAttempts,
  defaultCustomerType,
  defaultMerchantType,
} from '@waybill/domain/rooms/customers/customer-kinds.ts';
import { defaultCodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { call, formDataOf, type FormPayload } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { customerMessages } from './customers.messages.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import { PlaceField } from './PlaceField.tsx';
import { useFreshCustomers } from './use-fresh-customers.ts';

/** A new merchant or walk-in sender (C-01): phone first, because most of them are known by it. */
export function NewCustomerPage() {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const fresh = useFreshCustomers();
  const user = useUser();
  const back = useWayBack('customer.list');
  const form = useForm(newCustomerForm, {
    words: customerFieldWords,
    draft: 'customer:new',
    initial: {
      type: defaultCustomerType,
      merchant_type: defaultMerchantType,
      branch_id: user.branch?.id ?? null,
      cod_plan: defaultCodPlan,
      clearance_gate: defaultClearanceGate,
      attempts: defaultAttempts,
    },
    submit: (body, { idempotencyKey }) =>
      call('customers.create', { body: formDataOf(body as unknown as FormPayload), idempotencyKey }),
    onSaved: ({ data }) => {
      toast.success(say(formWords.created));
      void fresh();
      go('customer.detail', { params: { customerId: data.id }, replace: true });
    },
  });
  return (
    <FormPage form={form} title={say(customerMessages.create)} cancelHref={back.href} focusFirst>
      <CustomerFields form={form as unknown as Parameters<typeof CustomerFields>[0]['form']} />
      <FormSection title={say(words.firstAddress)}>
        <PlaceField of={form} name="place_id" postcode="postcode" />
        <FormField of={form} name="street" />
        <FormField of={form} name="home_no" />
        <FormField of={form} name="postcode" />
      </FormSection>
      <FormSection title={say(words.bankPart)}>
        <FormField of={form} name="bank" hint={say(words.bankHint)} />
        <FormField of={form} name="bank_holder" />
        <FormField of={form} name="bank_account" latinDigits hint={say(words.bankNote)} />
      </FormSection>
    </FormPage>
  );
}
