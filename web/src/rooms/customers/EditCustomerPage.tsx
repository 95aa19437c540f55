import { useState } from 'react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerFieldWords, customerStateFaces } from '@waybill/contract/rooms/customers/customers.words.ts';
import { editCustomerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { keepingNrc } from '@waybill/domain/rooms/places/nrc-rule.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { call, formDataOf, type FormPayload } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { pathOf } from '../../kernel/page-links.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { FormPage } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { customerMessages } from './customers.messages.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import { useFreshCustomers } from './use-fresh-customers.ts';

/** Changing a customer (N-20). Addresses and bank accounts are changed on the detail, one at a time. */
export function EditCustomerPage() {
  const say = useSay();
  const { customerId } = usePageParams();
  const back = useWayBack('customer.list');
  const query = useRecord('customers.detail', customerId, 'customers');
  useCrumb(query.data?.name);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(customerMessages.list)}>
      {(data) => <EditCustomer key={data.id} data={data} />}
    </RecordStates>
  );
}

function EditCustomer({ data }: { data: CustomerDetail }) {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const fresh = useFreshCustomers();
  const params = { customerId: data.id };
  const [fields] = useState(() => ({ ...editCustomerForm, ...keepingNrc({ nrc: data.nrc }) }));
  const form = useForm(fields, {
    words: customerFieldWords,
    draft: `customer:${data.id}`,
    initial: { ...data, documents: null },
    version: data.version,
    submit: (values, { version, idempotencyKey }) =>
      call('customers.edit', {
        params: { id: data.id },
        body: formDataOf({ ...values, version } as unknown as FormPayload),
        idempotencyKey,
      }),
    onSaved: () => {
      toast.success(say(formWords.saved));
      void fresh();
      go('customer.detail', { params, replace: true });
    },
  });
  return (
    <FormPage
      form={form}
      record={{ room: 'customers', id: data.id }}
      title={data.name}
      aside={<StatePill face={customerStateFaces[data.status as AccountState]} />}
      cancelHref={pathOf('customer.detail', params)}
      {...(data.may_edit ? {} : { readOnly: say(words.readOnly) })}>
      <CustomerFields form={form} own={data.id} />
    </FormPage>
  );
}
