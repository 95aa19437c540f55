import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceCommandWords, clearanceFieldWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { voidForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { recordWords } from '../../shell/detail/detail.words.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';

const fields = { ...clearanceFieldWords, reason: words.removeReason };

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
      success={say(recordWords.done, { verb: say.loose(verb), name: document.number })}
      changes="clearance"
      onClose={onClose}
    />
  );
}
