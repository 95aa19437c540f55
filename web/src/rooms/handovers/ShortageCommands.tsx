import { useState } from 'react';
import type { Shortage } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { handoverFieldWords as field } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { repayForm, writeOffForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { cashPageWords as words } from './cash-page.words.ts';

/** Each takes a sum and a note about one person's missing cash. */
const commands = {
  repay: {
    call: 'handovers.repay',
    form: repayForm,
    verb: words.repay,
    title: words.repayTitle,
    text: words.repayText,
    yes: words.repayYes,
    done: words.repaid,
    danger: false,
  },
  writeOff: {
    call: 'handovers.writeOff',
    form: writeOffForm,
    verb: words.writeOff,
    title: words.writeOffTitle,
    text: words.writeOffText,
    yes: words.writeOff,
    done: words.writtenOff,
    danger: true,
  },
} as const;
type Command = keyof typeof commands;

/** Settles missing cash: paid back at this till, or borne by the operator with a reason. Nobody may settle a shortage that they owe. */
export function ShortageCommands({ shortage }: { shortage: Shortage }) {
  const say = useSay();
  const user = useUser();
  const viewer = useViewer();
  const [request, ask] = useState<Command | null>(null);
  if (user.id === shortage.staff_id) return null;
  const open: Command[] = [
    ...(user.branch === null ? [] : ['repay' as const]),
    ...(can(viewer, 'cash.confirm') ? ['writeOff' as const] : []),
  ];
  return (
    <>
      {open.map((command) => (
        <Button
          key={command}
          small
          {...(commands[command].danger ? { variant: 'danger' as const } : {})}
          onClick={() => ask(command)}>
          {say(commands[command].verb)}
        </Button>
      ))}
      {request !== null && <ShortageWindow shortage={shortage} command={request} onClose={() => ask(null)} />}
    </>
  );
}

function ShortageWindow({
  shortage: { staff_id, name, amount },
  command,
  onClose,
}: {
  shortage: Shortage;
  command: Command;
  onClose: () => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const { form, title, text, yes, danger, done, call: id } = commands[command];
  return (
    <FormDialog
      form={form}
      words={field}
      title={say(title, { name })}
      text={say(text, { amount: sayKyat(amount, locale) })}
      yes={say(yes)}
      danger={danger}
      initial={{ staff_id, amount }}
      submit={({ amount: sum, note }, { idempotencyKey }) =>
        call(id, { body: { amount: sum, note: note ?? '', staff_id }, idempotencyKey })
      }
      success={({ data }: CallOutput<'handovers.repay'>) => say(done, { name, amount: sayKyat(data.owes, locale) })}
      changes="handover"
      onClose={onClose}>
      {(of) => (
        <>
          <FormField of={of} name="amount" grouped unit={say(unitWords.kyat)} wide />
          <FormField of={of} name="note" wide />
        </>
      )}
    </FormDialog>
  );
}
