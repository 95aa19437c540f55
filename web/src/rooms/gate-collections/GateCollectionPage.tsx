import { BadgeCheck, Ban, HandCoins } from 'lucide-react';
import type { GateCollectionDetail } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import {
  gateCollectionCommandWords as commandWords,
  gateCollectionFaces,
  gateCollectionFieldWords as field,
  gateCollectionWords,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { gateCollectionList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import { clearanceFieldWords, payMethodWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { gateCountForm, voidGateCollectionForm } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import { gateCollectionLife } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { reasonCommand, type CommandWindowProps } from '../../shell/detail/page-commands.tsx';
import { PaperButtons } from '../../shell/detail/PaperButtons.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { OpenFile } from '../files/files.door.ts';
import { BankAccountField } from '../bank-accounts/bank-accounts.door.ts';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';
import { GateLines } from './GateLines.tsx';
import { gateFacts } from './gate-facts.ts';
import styles from './GateCollection.module.css';

const [byBank, inCash] = payMethods;

/** One document of a bus gate (N-26, E-07): its parcels, counting what the gate pays in, and ending what it was short. */
export const GateCollectionPage = detailPage({
  call: 'gate_collections.detail',
  param: 'collectionId',
  topic: 'gate_collection',
  list: 'gate-submit',
  name: ({ number }) => number,
  title: ({ number }) => <span className="code">{number}</span>,
  faces: gateCollectionFaces,
  note: ({ gate_name }) => gate_name,
  commands: {
    words: commandWords,
    each: {
      complete: {
        icon: HandCoins,
        variant: 'main',
        text: ({ to_pay, gate_charge }, locale) =>
          sayIn(words.countText, locale, { amount: sayKyat(to_pay, locale), charge: sayKyat(gate_charge, locale) }),
        Window: Count,
      },
      approve: {
        icon: BadgeCheck,
        send: ({ id, version }, sending) =>
          call('gate_collections.approve', { params: { id }, body: { version }, ...sending }),
      },
      void: reasonCommand({
        icon: Ban,
        variant: 'danger',
        form: voidGateCollectionForm,
        words: field,
        send: ({ id }: GateCollectionDetail, sending) => call('gate_collections.void', { params: { id }, ...sending }),
      }),
    },
  },
  definition: gateCollectionList,
  parts: [
    {
      key: 'lines',
      title: gateCollectionWords.lines,
      across: true,
      Content: ({ data }) => <GateLines document={data} />,
    },
    { key: 'facts', title: words.facts, facts: gateFacts },
    { key: 'links', title: words.onSlips, aside: true, Content: Links },
  ],
  More: ({ data: { id, number } }) => (
    <PaperButtons
      print={{ name: 'gate-submit.print', params: { collectionId: id } }}
      excel={{ call: 'gate_collections.excel', id, name: number }}
      words={words}
    />
  ),
  Above: Notice,
  useHistory: historyOf('gate_collections'),
});

function Links({ data }: { data: GateCollectionDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
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
  );
}

/** The next step of the document. */
function Notice({ data: document }: { data: GateCollectionDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { status, unconfirmed_lines, waiting_lines, to_pay, gate_charge, limit, approved_by, void_reason } = document;
  if (status === gateCollectionLife.at.void)
    return <Callout tone="info">{say(words.voided, { reason: void_reason ?? '' })}</Callout>;
  if (status === gateCollectionLife.at.complete)
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

function Count({ data, dialog }: CommandWindowProps<GateCollectionDetail>) {
  const say = useSay();
  const locale = useLocale();
  const { id, version, branch } = data;
  return (
    <FormDialog
      {...dialog}
      form={gateCountForm}
      words={{ ...field, counted: field.gate_counted, method: clearanceFieldWords.method, note: field.gate_note }}
      initial={{ method: inCash }}
      submit={(body, { idempotencyKey }) =>
        call('gate_collections.complete', { params: { id }, body: formDataOf({ ...body, version }), idempotencyKey })
      }>
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
