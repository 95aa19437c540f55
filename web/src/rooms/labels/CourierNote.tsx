import { useState } from 'react';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { courierNoteForm, takesCourierNote } from '@waybill/domain/rooms/labels/courier-note.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { dataWords } from '../../ui/table/data.words.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { answerLinkWords as words } from './answer-link.words.ts';

/** The sender's note to the courier, which a merchant writes until the parcel is out for delivery. */
export function CourierNote({ label, onSaved }: { label: LabelDetail; onSaved: (label: LabelDetail) => void }) {
  const say = useSay();
  const viewer = useViewer();
  const [writing, write] = useState(false);
  const { id, courier_note, status } = label;
  const mayWrite = isMerchant(viewer) && can(viewer, 'label.create') && takesCourierNote(status as LabelStatus);
  return (
    <div className="stack3">
      <p className={courier_note === null ? 'muted' : undefined}>{courier_note ?? say(words.noNote)}</p>
      {mayWrite && (
        <div>
          <Button small onClick={() => write(true)}>
            {say(courier_note === null ? words.writeNote : commonWords.edit)}
          </Button>
        </div>
      )}
      {writing && (
        <FormDialog
          form={courierNoteForm}
          words={labelFieldWords}
          title={say(labelFieldWords.courier_note)}
          text={say(words.noteText)}
          yes={say(dataWords.save)}
          initial={{ courier_note }}
          submit={async (body, { idempotencyKey }) => {
            const { data } = await call('labels.courierNote', { params: { id }, body, idempotencyKey });
            onSaved(data);
          }}
          success={say(words.noteSaved)}
          onClose={() => write(false)}
        />
      )}
    </div>
  );
}
