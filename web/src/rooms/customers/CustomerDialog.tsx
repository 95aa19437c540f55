import { Ban, Pause, Play, Undo2 } from 'lucide-react';
import { customerCommandWords, customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import { useFreshCustomers } from './use-fresh-customers.ts';

export const commandIcons = { suspend: Pause, reactivate: Play, ban: Ban, unban: Undo2 } as const;

interface CustomerDialogProps {
  customer: { readonly id: number; readonly name: string };
  command: AccountCommand;
  onClose: () => void;
}

/** Asks for the reason, then suspends, reactivates, bans or unbans. */
export function CustomerDialog({ customer, command, onClose }: CustomerDialogProps) {
  const say = useSay();
  const toast = useToast();
  const fresh = useFreshCustomers();
  const { verb, ask } = customerCommandWords[command];
  const done = () => {
    toast.success(say(words.done, { verb: say(verb), name: customer.name }));
    void fresh();
  };
  return (
    <FormDialog
      form={customerReasonForm}
      words={customerFieldWords}
      title={say.loose(ask, { name: customer.name })}
      yes={say(verb)}
      danger={customerLife.commands[command].confirm === true}
      submit={(body, { idempotencyKey }) =>
        call(`customers.${command}`, { params: { id: customer.id }, body, idempotencyKey })
      }
      onClose={(saved) => {
        if (saved) done();
        onClose();
      }}
    />
  );
}
