import { ArrowRightFromLine, ArrowRightToLine, ClipboardCheck, Lock, LockOpen, Truck, Warehouse } from 'lucide-react';
import type { MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { mailbagCommandWords, mailbagFieldWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { finishForm, sealForm, unsealForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import type { MailbagCommand } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import {
  reasonCommand,
  type CommandWindowProps,
  type PageCommand,
  type PageCommands,
} from '../../shell/detail/page-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { mailbagPageWords as words } from './mailbag-page.words.ts';

const moved = (
  command: 'hand_over' | 'check_in' | 'check_out' | 'receive',
  icon: IconSource,
  variant?: 'main',
): PageCommand<MailbagDetail> => ({
  icon,
  ...(variant ? { variant } : {}),
  send: ({ id }, sending) => call(`mailbags.${command}`, { params: { id }, ...sending }),
});

/** Commands of a bag; its next step is emphasized, except beside the button that scans its parcels. */
export const mailbagCommands: PageCommands<MailbagDetail, MailbagCommand> = {
  words: mailbagCommandWords,
  each: {
    seal: reasonCommand({
      icon: Lock,
      form: sealForm,
      words: mailbagFieldWords,
      send: ({ id }, sending) => call('mailbags.seal', { params: { id }, ...sending }),
    }),
    unseal: reasonCommand({
      icon: LockOpen,
      form: unsealForm,
      words: mailbagFieldWords,
      send: ({ id }, sending) => call('mailbags.unseal', { params: { id }, ...sending }),
    }),
    finish: { icon: ClipboardCheck, Window: Finish },
    hand_over: moved('hand_over', Truck, 'main'),
    check_in: moved('check_in', ArrowRightToLine),
    check_out: moved('check_out', ArrowRightFromLine, 'main'),
    receive: moved('receive', Warehouse, 'main'),
  },
  changes: 'mailbag',
};

/** The end of the reading: what was not read is short. */
function Finish({ data: { id, counts }, dialog }: CommandWindowProps<MailbagDetail>) {
  const say = useSay();
  const count = useCount();
  const short = counts.in > 0;
  return (
    <FormDialog
      {...dialog}
      form={finishForm}
      words={mailbagFieldWords}
      danger={short}
      text={
        <>
          {short ? say(words.shortWarning, { n: count(counts.in) }) : say(words.allRead)} {say(words.sealHint)}
        </>
      }
      submit={(body, { idempotencyKey }) => call('mailbags.finish', { params: { id }, body, idempotencyKey })}
    />
  );
}
