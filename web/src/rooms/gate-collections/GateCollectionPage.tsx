import { BadgeCheck, Ban, HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { GateCollectionDetail } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import {
  gateCollectionCommandWords as commandWords,
  gateCollectionFaces,
  gateCollectionFieldWords as field,
  gateCollectionWords,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { payMethodWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { gateCountForm, voidGateCollectionForm } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import { gateCollectionAt } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { PaperButtons } from '../../shell/detail/PaperButtons.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useHistory } from '../audit/audit.door.ts';
import { OpenFile } from '../files/files.door.ts';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';
import { gateFactColumns, gateMethodColumn } from './gate-fact-columns.ts';
import { GateLines } from './GateLines.tsx';
import { showGateCollections } from './show-gate-collections.ts';
import styles from './GateCollection.module.css';

const [byBank, inCash] = payMethods;

/** One document of a bus gate (N-26, E-07): its parcels, counting what the gate pays in, and ending what it was short. */
export const GateCollectionPage = recordPage({
  call: 'gate_collections.detail',
  param: 'collectionId',
  topic: 'gate_collection',
  list: 'gate-submit',
  crumb: ({ number }) => number,
  Content: Opened,
});

function Opened({ data }: OpenRecord<GateCollectionDetail>) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const history = useHistory('gate_collections', data);
  const [request, ask] = useState<'complete' | 'void' | null>(null);
  const facts = usePairs(
    gateFactColumns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null),
    data as never,
  );
  const parts: DetailPart[] = [
    { key: 'lines', title: say(gateCollectionWords.lines), content: <GateLines document={data} />, across: true },
    { key: 'facts', title: say(words.facts), pairs: facts },
    {
      key: 'links',
      title: say(words.onSlips),
      aside: true,
      content: (
        <div className={styles.links}>
          {mayOpen('gate-slips.detail') &&
            data.slips.map(({ id, slip_number }) => (
              <PageLink key={id} to="gate-slips.detail" params={{ gateSlipId: id }} className={styles.link}>
                {slip_number}
              </PageLink>
            ))}
          {mayOpen('ledger.journals') && (
            <PageLink to="ledger.journals" search={{ gate_collection_id: String(data.id) }} className={styles.link}>
              {say(words.journals)}
            </PageLink>
          )}
          {data.proof_file_id !== null && <OpenFile id={data.proof_file_id} name={say(words.seeProof)} />}
        </div>
      ),
    },
  ];
  return (
    <>
      <DetailPage
        title={<span className="code">{data.number}</span>}
        state={gateCollectionFaces[data.status]}
        note={data.gate_name}
        actions={{ actions: data.actions, faces: useFaces(data, ask) }}
        more={
          <PaperButtons
            print={{ to: 'gate-submit.print', params: { collectionId: data.id } }}
            excel={{ call: 'gate_collections.excel', id: data.id, name: data.number }}
            words={words}
          />
        }
        above={<Notice document={data} />}
        parts={parts}
        history={history}
      />
      {request === 'complete' && <CountDialog document={data} onClose={() => ask(null)} />}
      {request === 'void' && (
        <FormDialog
          form={voidGateCollectionForm}
          words={field}
          title={say.loose(commandWords.void.ask, { name: data.number })}
          yes={say.loose(commandWords.void.verb)}
          danger
          submit={(body, { idempotencyKey }) =>
            call('gate_collections.void', { params: { id: data.id }, body, idempotencyKey })
          }
          fresh={showGateCollections}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

/** What has to happen next. */
function Notice({ document }: { document: GateCollectionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { status, unconfirmed_lines, waiting_lines, to_pay, gate_charge, limit, approved_by, void_reason } = document;
  if (status === gateCollectionAt.void)
    return <Callout tone="info">{say(words.voided, { reason: void_reason ?? '' })}</Callout>;
  if (status === gateCollectionAt.booked)
    return waiting_lines > 0 ? (
      <Callout tone="attention">{say(words.waiting, { n: count(waiting_lines) })}</Callout>
    ) : null;
  if (unconfirmed_lines > 0)
    return <Callout tone="attention">{say(words.open, { n: count(unconfirmed_lines) })}</Callout>;
  return (
    <Callout tone="info">
      {say(words.toCount, { amount: sayKyat(to_pay, locale), charge: sayKyat(gate_charge, locale) })}{' '}
      {gate_charge > limit && approved_by === null && say(words.aboveLimit, { limit: sayKyat(limit, locale) })}
    </Callout>
  );
}

function CountDialog({ document, onClose }: { document: GateCollectionDetail; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { id, number, version, to_pay, gate_charge, branch } = document;
  return (
    <FormDialog
      form={gateCountForm}
      words={{ ...field, counted: field.gate_counted, method: gateMethodColumn.word, note: field.gate_note }}
      title={say.loose(commandWords.complete.ask, { name: number })}
      text={say(words.countText, { amount: sayKyat(to_pay, locale), charge: sayKyat(gate_charge, locale) })}
      yes={say.loose(commandWords.complete.verb)}
      initial={{ method: inCash }}
      submit={(body, { idempotencyKey }) =>
        call('gate_collections.complete', { params: { id }, body: formDataOf({ ...body, version }), idempotencyKey })
      }
      success={say(words.done, { verb: say.loose(gateCollectionFaces.complete.word), name: number })}
      fresh={showGateCollections}
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="counted" grouped unit={unitWords.kyat[locale]} wide />
          <FormField of={form} name="method" words={payMethodWords} wide />
          {form.values.method === byBank && <BankAccountField of={form} branch={branch.id} />}
          <FormField of={form} name="note" hint={say(words.noteHint)} wide />
          <FormField of={form} name="proof" wide />
        </>
      )}
    </FormDialog>
  );
}

function useFaces(
  data: GateCollectionDetail,
  ask: (command: 'complete' | 'void') => void,
): Readonly<Record<string, ActionFace>> {
  const say = useSay();
  const run = useDoing();
  return {
    complete: { word: commandWords.complete.verb, icon: HandCoins, variant: 'main', run: () => ask('complete') },
    approve: {
      word: commandWords.approve.verb,
      icon: BadgeCheck,
      run: () =>
        void run(() => call('gate_collections.approve', { params: { id: data.id }, body: { version: data.version } }), {
          ask: {
            question: say.loose(commandWords.approve.ask, { name: data.number }),
            yes: say.loose(commandWords.approve.verb),
            kind: 'plain',
          },
          success: say(words.done, { verb: say.loose(commandWords.approve.verb), name: data.number }),
          fresh: showGateCollections,
        }),
    },
    void: { word: commandWords.void.verb, icon: Ban, run: () => ask('void') },
  };
}
