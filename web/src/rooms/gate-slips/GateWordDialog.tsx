import type { GateParcelRow } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import {
  gateCommandWords,
  gateSlipFieldWords,
  wordGiverWords,
} from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import type { GateCommand } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import { gateLateForm, gateWordForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const fieldWords = { ...gateSlipFieldWords, remark: commonFieldWords.remark };

/** Who says that a parcel arrived; or why it counts as delivered although nobody does. */
export function GateWordDialog({
  command,
  parcel,
  onClose,
}: {
  command: GateCommand;
  parcel: GateParcelRow;
  onClose: () => void;
}) {
  const say = useSay();
  const { verb, ask } = gateCommandWords[command];
  const common = {
    words: fieldWords,
    title: say.loose(ask, { code: sayCode(parcel.tracking_code) }),
    yes: say.loose(verb),
    changes: 'gate_slips' as const,
    onClose,
  };
  const params = { id: parcel.id };
  if (command === 'confirm_late')
    return (
      <FormDialog
        {...common}
        form={gateLateForm}
        text={say(words.lateText)}
        submit={(body, { idempotencyKey }) => call('gate_slips.confirm_late', { params, body, idempotencyKey })}
      />
    );
  return (
    <FormDialog
      {...common}
      form={gateWordForm}
      text={say(words.confirmText)}
      submit={(body, { idempotencyKey }) => call('gate_slips.confirm', { params, body, idempotencyKey })}>
      {(form) => (
        <>
          <FormField of={form} name="word_by" words={wordGiverWords} wide />
          <FormField of={form} name="word_name" wide />
          <FormField of={form} name="word_phone" wide />
          <FormField of={form} name="remark" wide />
        </>
      )}
    </FormDialog>
  );
}
