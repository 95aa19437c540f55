import { useState } from 'react';
import { gateLineList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import type {
  GateCollectionDetail,
  GateLineRow,
} from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import {
  gateCollectionCommandWords as commandWords,
  gateCollectionFieldWords as field,
  gateEndWords,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { gateEndForm, gateLineForm } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import {
  gateCollectionLife,
  unsettledGateLineStates,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';
import styles from './GateCollection.module.css';

const opens = ({ label_id }: GateLineRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });
const lineWords = { gate_charge: field.gate_charge, paid_amount: field.gate_paid, line_id: field.gate_line_id };
const endWords = { end: field.gate_end, note: field.gate_end_note };

/** The parcels of a document: before it is counted each may be changed or left out, afterwards what is missing is given an end. */
export function GateLines({ document }: { document: GateCollectionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const unit = unitWords.kyat[locale];
  const viewer = useViewer();
  const run = useAction();
  const [changing, change] = useState<GateLineRow | null>(null);
  const [settling, settle] = useState<GateLineRow | null>(null);
  const isOpen = document.status === gateCollectionLife.at.pending;
  const may = (command: 'set_line' | 'leave_out' | 'settle') =>
    can(viewer, gateCollectionLife.commands[command].permission);
  const leaveOut = (line_ids: number[], name: string) =>
    void run(() => call('gate_collections.leaveOut', { params: { id: document.id }, body: { line_ids } }), {
      ask: {
        question: say.loose(commandWords.leave_out.ask, { name }),
        yes: say.loose(commandWords.leave_out.verb),
        kind: 'plain',
      },
      changes: 'gate_collection',
    });
  const leaveOpen = () =>
    void run(
      async () => {
        const found = await Promise.all(
          unsettledGateLineStates.map((stands) =>
            call('gate_collections.lines', {
              query: { gate_collection_id: String(document.id), stands, per_page: 200 },
            }),
          ),
        );
        const line_ids = found.flatMap(({ data }) => data.map(({ id }) => id));
        if (line_ids.length > 0)
          await call('gate_collections.leaveOut', { params: { id: document.id }, body: { line_ids } });
      },
      {
        ask: {
          question: say.loose(commandWords.leave_out.ask, { name: document.number }),
          text: say(words.leaveOpen),
          yes: say.loose(commandWords.leave_out.verb),
          kind: 'plain',
        },
        changes: 'gate_collection',
      },
    );
  const doing = (line: GateLineRow) => {
    if (isOpen && may('set_line'))
      return (
        <span className={styles.does}>
          <Button onClick={() => change(line)}>{say.loose(commandWords.set_line.verb)}</Button>
          <Button onClick={() => leaveOut([line.id], sayCode(line.tracking_code))}>
            {say.loose(commandWords.leave_out.verb)}
          </Button>
        </span>
      );
    return line.waits && may('settle') ? (
      <Button onClick={() => settle(line)}>{say.loose(commandWords.settle.verb)}</Button>
    ) : null;
  };
  const does = { key: 'do', label: say(words.actions), sticky: 'end', cell: doing } as const;
  // Where nothing can be done there is no column for it.
  const mayDo = isOpen ? may('set_line') : document.waiting_lines > 0 && may('settle');
  return (
    <>
      {isOpen && document.unconfirmed_lines > 0 && may('leave_out') && (
        <div className={styles.above}>
          <Button onClick={leaveOpen}>{say(words.leaveOpen)}</Button>
        </div>
      )}
      <RelatedList
        definition={gateLineList}
        call="gate_collections.lines"
        filters={{ gate_collection_id: String(document.id) }}
        live="gate_collection"
        without={document.status === gateCollectionLife.at.complete ? [] : ['owner', 'ended', 'end_note']}
        opens={opens}
        {...(mayDo ? { more: does } : {})}
      />
      {changing && (
        <FormDialog
          form={gateLineForm}
          words={lineWords}
          title={say.loose(commandWords.set_line.ask, { name: sayCode(changing.tracking_code) })}
          yes={say.loose(commandWords.set_line.verb)}
          initial={{
            line_id: changing.id,
            gate_charge: changing.gate_charge,
            paid_amount: changing.rest > 0 ? changing.paid_amount : null,
          }}
          submit={(body, { idempotencyKey }) =>
            call('gate_collections.setLine', { params: { id: document.id }, body, idempotencyKey })
          }
          changes="gate_collection"
          onClose={() => change(null)}>
          {(form) => (
            <>
              <FormField of={form} name="gate_charge" grouped unit={unit} wide />
              <FormField
                of={form}
                name="paid_amount"
                grouped
                unit={unit}
                hint={say(words.paidHint, { owed: sayKyat(changing.owed, locale) })}
                wide
              />
            </>
          )}
        </FormDialog>
      )}
      {settling && (
        <FormDialog
          form={gateEndForm}
          words={endWords}
          title={say.loose(commandWords.settle.ask, { name: sayCode(settling.tracking_code) })}
          text={sayKyat(settling.rest, locale)}
          yes={say.loose(commandWords.settle.verb)}
          submit={(body, { idempotencyKey }) =>
            call('gate_collections.settle', { params: { id: settling.id }, body, idempotencyKey })
          }
          changes="gate_collection"
          onClose={() => settle(null)}>
          {(form) => (
            <>
              <FormField of={form} name="end" words={gateEndWords} wide />
              <FormField of={form} name="note" wide />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
