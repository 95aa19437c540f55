import { handoverCommandWords, handoverFieldWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { settleForm, voidHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { sayDone } from '../../shell/say-done.ts';

export type DialogCommand = 'settle' | 'void' | 'reverse';

interface HandoverDialogProps {
  handover: HandoverDetail;
  command: DialogCommand;
  /** Called with the updated handover, or with null when the dialog was cancelled. */
  onClose: (next: HandoverDetail | null) => void;
}

/** Asks for the owner of a difference, or for the reason to void or take back. */
export function HandoverDialog({ handover, command, onClose }: HandoverDialogProps) {
  const say = useSay();
  let next: HandoverDetail | null = null;
  const keep = async (answer: Promise<{ data: HandoverDetail }>) => {
    next = (await answer).data;
  };
  const close = (done: boolean) => onClose(done ? next : null);
  const success = sayDone(say, handoverCommandWords[command].verb, say(words.title, { n: handover.id }));
  if (command === 'settle') return <SettleDialog handover={handover} keep={keep} success={success} onClose={close} />;
  const { verb, ask } = handoverCommandWords[command];
  return (
    <FormDialog
      form={voidHandoverForm}
      words={handoverFieldWords}
      title={say.loose(verb)}
      text={say.loose(ask)}
      yes={say.loose(verb)}
      danger
      submit={(body, { idempotencyKey }) =>
        keep(call(`handovers.${command}`, { params: { id: handover.id }, body, idempotencyKey }))
      }
      success={success}
      changes="handover"
      onClose={close}
    />
  );
}

interface SettleDialogProps {
  handover: HandoverDetail;
  keep: (answer: Promise<{ data: HandoverDetail }>) => Promise<void>;
  success: string;
  onClose: (done: boolean) => void;
}

/** Missing money needs a name; too much waits to be claimed. */
function SettleDialog({ handover, keep, success, onClose }: SettleDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const { verb } = handoverCommandWords.settle;
  const short = (handover.difference ?? 0) < 0;
  const owners = handover.owners.map(({ id, name, user_name }) => ({ value: id, label: name, detail: user_name }));
  return (
    <FormDialog
      form={settleForm}
      words={handoverFieldWords}
      title={say.loose(verb)}
      yes={say.loose(verb)}
      initial={{ owner_staff_id: short ? handover.giver_staff_id : null }}
      text={say(words.settleText, {
        expected: sayKyat(handover.expected ?? 0, locale),
        counted: sayKyat(handover.counted ?? 0, locale),
      })}
      submit={(body, { idempotencyKey }) =>
        keep(call('handovers.settle', { params: { id: handover.id }, body, idempotencyKey }))
      }
      success={success}
      changes="handover"
      onClose={onClose}>
      {(form) => (
        <>
          {short && <FormField of={form} name="owner_staff_id" options={owners} required wide />}
          <FormField of={form} name="note" wide />
        </>
      )}
    </FormDialog>
  );
}
