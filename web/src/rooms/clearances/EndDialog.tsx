import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceCommandWords, clearanceFieldWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { voidForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { sayDone } from '../../shell/say-done.ts';

const fields = { ...clearanceFieldWords, reason: commonFieldWords.reason };

/** Asks why, then voids an open document or closes one that was paid in part; what is open of it is ready again. */
export function EndDialog({
  document,
  command,
  onClose,
}: {
  document: ClearanceDetail;
  command: 'void' | 'close';
  onClose: () => void;
}) {
  const say = useSay();
  const { verb, ask } = clearanceCommandWords[command];
  return (
    <FormDialog
      form={voidForm}
      words={fields}
      title={say.loose(ask, { number: document.number })}
      yes={say.loose(verb)}
      danger
      submit={(body, { idempotencyKey }) =>
        call(`clearances.${command}`, { params: { id: document.id }, body, idempotencyKey })
      }
      success={sayDone(say, verb, document.number)}
      changes="clearance"
      onClose={onClose}
    />
  );
}
