import { Ban, Pause, Play, Undo2 } from 'lucide-react';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerCommandWords, customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import type { RecordCommands } from '../../shell/detail/record-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';

/** A customer with their personal details whole; the server notes who asked. */
export const readUnmaskedCustomer = async (id: number): Promise<CustomerDetail> =>
  (await call('customers.showDetails', { params: { id } })).data;

/** Suspending, reactivating, banning and unbanning, each with a reason. */
export const customerCommands: RecordCommands<AccountCommand> & { life: typeof customerLife } = {
  life: customerLife,
  words: customerCommandWords,
  icons: { suspend: Pause, reactivate: Play, ban: Ban, unban: Undo2 },
  dialog: (props) => <FormDialog {...props} form={customerReasonForm} words={customerFieldWords} />,
  send: (command, id, reason) =>
    call(`customers.${command}`, {
      params: { id },
      body: reason?.body as { reason: string },
      idempotencyKey: reason?.idempotencyKey,
    }),
  changes: 'customers',
};
