import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { defaultClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { newCustomerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { defaultCustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { defaultAttempts } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { defaultMerchantType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { defaultCodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import { PlaceField } from './PlaceField.tsx';
import { titleOf } from '../../kernel/page-links.ts';

/** A new merchant or walk-in sender (C-01): phone first, because most of them are known by it. */
export const NewCustomerPage = newPage({
  title: titleOf('customer.create'),
  list: 'customer.list',
  form: newCustomerForm,
  words: customerFieldWords,
  draft: 'customer',
  useInitial: () => ({
    type: defaultCustomerType,
    merchant_type: defaultMerchantType,
    branch_id: useUser().branch?.id ?? null,
    cod_plan: defaultCodPlan,
    clearance_gate: defaultClearanceGate,
    attempts: defaultAttempts,
  }),
  create: (body, idempotencyKey) => call('customers.create', { body: formDataOf(body), idempotencyKey }),
  changes: 'customers',
  leads: ({ data }) => ({ name: 'customer.detail', params: { customerId: data.id } }),
  Fields: NewCustomerFields,
});

function NewCustomerFields({ form }: { form: FormModel<typeof newCustomerForm> }) {
  const say = useSay();
  return (
    <>
      <CustomerFields form={form as unknown as Parameters<typeof CustomerFields>[0]['form']} />
      <FormSection title={say(words.firstAddress)}>
        <PlaceField of={form} name="place_id" postcode="postcode" />
        <FormField of={form} name="street" />
        <FormField of={form} name="home_no" />
        <FormField of={form} name="postcode" />
      </FormSection>
      <FormSection title={say(commonFieldWords.bank_account_id)}>
        <FormField of={form} name="bank" hint={say(words.bankHint)} />
        <FormField of={form} name="bank_holder" />
        <FormField of={form} name="bank_account" latinDigits hint={say(words.bankNote)} />
      </FormSection>
    </>
  );
}
