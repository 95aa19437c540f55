import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  clearanceCommandWords,
  clearanceFieldWords as field,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { giveBackForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { dueDesks } from '@waybill/domain/rooms/labels/due-desks.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useUser } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { PictureField } from '../proofs/proofs.door.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import styles from './Clearance.module.css';

type Waiting = CallOutput<'tracking.parcels'>['data'][number];
const [, desk] = dueDesks;
/** As many as are given back and signed for at once. */
const atOnce = 200;
const idOf = ({ id }: Waiting) => String(id);
const none: readonly Waiting[] = [];

/** The merchant's parcels that wait at the branch: scanned one by one or all of them, signed for, and on the document with what they cost (N-25). */
export function GiveBack({ document }: { document: ClearanceDetail }) {
  const say = useSay();
  const count = useCount();
  const { branch } = useUser();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, ask] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['tracking.parcels', desk, document.customer_id, branch?.id],
    queryFn: ({ signal }) =>
      call('tracking.parcels', {
        query: {
          queue: desk,
          due: desk,
          sender: `c${document.customer_id}`,
          per_page: atOnce,
          ...(branch ? { branch_id: String(branch.id) } : {}),
        },
        signal,
      }),
  });
  useLive('labels', () => void refetch());
  const rows = data?.data ?? none;
  const chosen = rows.filter((row) => ticked.has(idOf(row)));
  const columns = useMemo<readonly TableColumn<Waiting>[]>(
    () => [
      {
        key: 'code',
        label: say(field.tracking_code),
        card: 'title',
        cell: ({ tracking_code }) => <CodeText code={tracking_code} />,
      },
      { key: 'receiver', label: say(field.receiver_name), cell: ({ destination_name }) => destination_name },
      {
        key: 'status',
        label: say(field.cod_status),
        cell: ({ status }) => {
          const face = labelStatusFaces[status as LabelStatus];
          return <Pill tone={face.tone} label={say(face.word)} />;
        },
      },
    ],
    [say],
  );
  if (data && rows.length === 0) return <p className="muted">{say(words.waitingNone)}</p>;
  return (
    <div className="stack3">
      <p className={styles.note}>{say(words.waitingNote)}</p>
      <DataTable
        label={say(words.waitingTitle)}
        columns={columns}
        rows={rows}
        rowId={idOf}
        total={rows.length}
        selection={{
          ticked,
          onSelect: ({ ids }) => setTicked(new Set(ids)),
          codeOf: ({ tracking_code }) => tracking_code,
        }}
      />
      <div className={styles.bar}>
        <Button icon={Undo2} variant="main" disabled={chosen.length === 0} onClick={() => ask(true)}>
          {say(words.giveBackN, { n: count(chosen.length) })}
        </Button>
      </div>
      {asking && (
        <GiveBackDialog
          document={document}
          parcels={chosen}
          onClose={() => {
            ask(false);
            setTicked(new Set());
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function GiveBackDialog({
  document,
  parcels,
  onClose,
}: {
  document: ClearanceDetail;
  parcels: readonly Waiting[];
  onClose: () => void;
}) {
  const say = useSay();
  const { verb, ask } = clearanceCommandWords.give_back;
  return (
    <FormDialog
      form={giveBackForm}
      words={field}
      title={say.loose(ask, { number: document.number })}
      text={parcels.map(({ tracking_code }) => tracking_code).join(', ')}
      yes={say(verb)}
      initial={{ label_ids: parcels.map(({ id }) => id) }}
      submit={(values, { idempotencyKey }) =>
        call('clearances.giveBack', {
          params: { id: document.id },
          idempotencyKey,
          body: formDataOf({ ...values, label_ids: parcels.map(({ id }) => id) }),
        })
      }
      success={say(words.returned)}
      changes="clearance"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="handed_to" wide />
          <PictureField
            value={form.values.signature as File | null}
            onChange={(picture) => form.put('signature', picture)}
            required
            error={form.problemOf('signature')}
          />
        </>
      )}
    </FormDialog>
  );
}
