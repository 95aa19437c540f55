import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { clearanceCommandWords, clearanceFieldWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { voidForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { showClearances } from './show-clearances.ts';

const fields = { ...clearanceFieldWords, reason: words.removeReason };

/** Asks why, then voids an open document; its parcels are ready again. */
export function VoidDialog({ document, onClose }: { document: ClearanceDetail; onClose: () => void }) {
  const say = useSay();
  const { verb, ask } = clearanceCommandWords.void;
  return (
    <FormDialog
      form={voidForm}
      words={fields}
      title={say.loose(ask, { number: document.number })}
      yes={say.loose(verb)}
      danger
      submit={(body, { idempotencyKey }) =>
        call('clearances.void', { params: { id: document.id }, body, idempotencyKey })
      }
      success={say(words.done, { verb: say.loose(verb), number: document.number })}
      fresh={showClearances}
      onClose={onClose}
    />
  );
}
