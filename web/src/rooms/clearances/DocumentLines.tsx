import { useMemo, useState } from 'react';
import { CircleMinus } from 'lucide-react';
import type { ClearanceDetail, ClearanceLineShape } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceCommandWords,
  clearanceFieldWords,
  itemRoleWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { removeLineForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import type { ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useReasonWord } from '../../shell/reasons.ts';
import { refusedBy } from '../../shell/who-may.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { LineTable } from './LineTable.tsx';
import { useDueColumn } from './use-due-column.tsx';
import styles from './Clearance.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { sayDone } from '../../shell/say-done.ts';

const fields = { ...clearanceFieldWords, reason: commonFieldWords.reason };

/** The parcels of a document; while it is open one can be taken off. */
export function DocumentLines({
  document,
  role,
  onRole,
}: {
  document: ClearanceDetail;
  role: ItemRole | null;
  onRole: (role: ItemRole | null) => void;
}) {
  const say = useSay();
  const reason = useReasonWord();
  const [request, setRequest] = useState<ClearanceLineShape | null>(null);
  const shown = useMemo(
    () => (role === null ? document.lines : document.lines.filter((line) => line.role === role)),
    [document, role],
  );
  const last = useDueColumn(document.kind as ClearanceKind, document.customer_facts.credit_days);
  const removal = document.actions.find(({ command }) => command === 'remove_line');
  const { blocked = null, permission } = removal ?? {};
  // Once a part was paid lines stay; the document is closed with a rest instead.
  const open = removal !== undefined && document.received_amount === null;
  const actions = useMemo(
    () =>
      !open
        ? undefined
        : {
            room: 1,
            list: [
              {
                key: 'remove',
                title: say(clearanceCommandWords.remove_line.verb),
                icon: CircleMinus,
                tone: 'danger' as const,
                hidden: (line: ClearanceLineShape) => line.label_id === null,
                refused: () => (blocked === null ? undefined : refusedBy(say.loose(reason(blocked)), permission)),
                callback: setRequest,
              },
            ],
          },
    [open, blocked, permission, reason, say],
  );
  return (
    <div className="stack3">
      {role !== null && (
        <div className={styles.bar}>
          <Chip label={say(itemRoleWords[role])} onRemove={() => onRole(null)} />
        </div>
      )}
      <LineTable
        label={say(words.linesTitle)}
        lines={shown}
        {...(last ? { last } : {})}
        {...(actions ? { actions } : {})}
      />
      {request && <RemoveDialog document={document} line={request} onClose={() => setRequest(null)} />}
    </div>
  );
}

function RemoveDialog({
  document,
  line,
  onClose,
}: {
  document: ClearanceDetail;
  line: ClearanceLineShape;
  onClose: () => void;
}) {
  const say = useSay();
  const { verb } = clearanceCommandWords.remove_line;
  return (
    <FormDialog
      form={removeLineForm}
      words={fields}
      title={say(words.removeAsk, { code: line.tracking_code ?? '', number: document.number })}
      yes={say(verb)}
      danger
      initial={{ label_id: line.label_id }}
      submit={(body, { idempotencyKey }) =>
        call('clearances.removeLine', { params: { id: document.id }, body, idempotencyKey })
      }
      success={sayDone(say, verb, document.number)}
      changes="clearance"
      onClose={onClose}>
      {(form) => <FormField of={form} name="reason" wide />}
    </FormDialog>
  );
}
