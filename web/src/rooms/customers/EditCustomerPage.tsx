import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { editCustomerForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { keepingNrc } from '@waybill/domain/rooms/places/nrc-rule.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { customerPageWords as words } from './customer-page.words.ts';

interface Of {
  data: CustomerDetail;
}

/** Changing a customer (N-20). Its personal details are whole. Addresses and bank accounts are changed on the detail, one at a time. */
export const EditCustomerPage = editPage({
  call: 'customers.showDetails',
  param: 'customerId',
  topic: null,
  readsOnce: true,
  list: 'customer.list',
  room: 'customers',
  draft: 'customer',
  title: ({ name }) => name,
  form: ({ nrc }) => ({ ...editCustomerForm, ...keepingNrc({ nrc }) }),
  words: customerFieldWords,
  initial: (data) => ({ ...data, documents: null }),
  save: (id, body, idempotencyKey) =>
    call('customers.edit', { params: { id }, body: formDataOf(body), idempotencyKey }),
  changes: 'customers',
  leads: ({ id }) => ({ name: 'customer.detail', params: { customerId: id } }),
  readOnly: words.readOnly,
  Fields: ({ form, data }: Of & { form: FormModel<typeof editCustomerForm> }) => (
    <CustomerFields form={form} own={data.id} />
  ),
  Aside: ({ data }: Of) => <StatePill face={customerStateFaces[data.status as AccountState]} />,
});
