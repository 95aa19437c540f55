import { useQueryClient } from '@tanstack/react-query';
import { accountCommandWords, staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { account, type AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import { accountReasonForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { FormWindow } from '../../shell/form/FormWindow.tsx';
import type { BulkDialogProps } from '../../shell/list/list-page-types.ts';
import { staffPageWords } from './staff-page.words.ts';

interface AccountDialogProps {
  person: { readonly id: number; readonly name: string };
  command: AccountCommand;
  onClose: () => void;
}

/** Asks for the reason, then suspends, reactivates, bans or unbans. */
export function AccountDialog({ person, command, onClose }: AccountDialogProps) {
  const say = useSay();
  const toast = useToast();
  const client = useQueryClient();
  const { verb, ask } = accountCommandWords[command];
  const done = async () => {
    toast.success(say(staffPageWords.done, { verb: say(verb), name: person.name }));
    await Promise.all(
      ['staff.list', 'staff.count', 'staff.detail'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
  };
  return (
    <FormWindow
      form={accountReasonForm}
      words={staffFieldWords}
      title={say.loose(ask, { name: person.name })}
      yes={say(verb)}
      danger={account.commands[command].confirm === true}
      submit={(body, { idempotencyKey }) =>
        call(`staff.${command}`, { params: { id: person.id }, body, idempotencyKey })
      }
      onClose={(saved) => {
        if (saved) void done();
        onClose();
      }}
    />
  );
}

/** Asks for the reason before the same is done to many. */
export function AccountsDialog(props: BulkDialogProps) {
  return <FormWindow {...props} form={accountReasonForm} words={staffFieldWords} />;
}
