import { Ban, Check, Printer, ScanBarcode } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import {
  handedParcelList,
  handoverCollectionList,
} from '@waybill/contract/rooms/handover-collections/handover-collections.columns.ts';
import type { HandoverCollectionDetail } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import {
  handoverCollectionCommandWords,
  handoverCollectionFieldWords,
  handoverCollectionKindWords,
  handoverCollectionStateFaces,
} from '@waybill/contract/rooms/handover-collections/handover-collections.words.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import {
  confirmHandedForm,
  voidHandedForm,
} from '@waybill/domain/rooms/handover-collections/handover-collection-forms.ts';
import {
  handoverCollectionAt,
  type HandoverCollectionCommand,
  type HandoverCollectionKind,
  type HandoverCollectionState,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { usePaperLink } from '../../shell/use-paper-link.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useHistory } from '../audit/audit.door.ts';
import { HandedScanning } from './HandedScanning.tsx';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';
import { showHandoverCollections } from './show-handover-collections.ts';

/** One hand-over of parcels (N-30): the giver's list, what the receiver scanned, and what differs. */
export const HandoverCollectionPage = recordPage({
  call: 'handover_collections.detail',
  param: 'collectionId',
  topic: 'handover_collection',
  list: 'handover-collection',
  crumb: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  Content: Opened,
});

function Opened({ data }: OpenRecord<HandoverCollectionDetail>) {
  const say = useSay();
  const history = useHistory('handover_collections', data);
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const [request, ask] = useState<HandoverCollectionCommand | null>(null);
  const facts = usePairs(
    factColumns.filter(({ key }) => isKnown(data, key)),
    data as never,
  );
  const faces = useMemo(
    (): Readonly<Record<HandoverCollectionCommand, ActionFace>> => ({
      confirm: {
        word: handoverCollectionCommandWords.confirm.verb,
        icon: Check,
        variant: 'main',
        run: () => ask('confirm'),
      },
      void: { word: handoverCollectionCommandWords.void.verb, icon: Ban, variant: 'danger', run: () => ask('void') },
    }),
    [],
  );
  const paper = usePaperLink('handover_collections.link', data.id);
  const mayScan = data.may_list || data.may_receive;
  const parts: DetailPart[] = [
    { key: 'parcels', title: say(words.parcels), content: <Parcels doc={data} /> },
    { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={say(words.title, { n: data.id })}
        state={handoverCollectionStateFaces[data.status as HandoverCollectionState]}
        note={say.loose(handoverCollectionKindWords[data.kind as HandoverCollectionKind])}
        actions={{ actions: data.actions, faces }}
        more={
          <>
            {data.sees_parcels && (data.listed ?? 0) + data.received > 0 && (
              <Button icon={Printer} onClick={paper}>
                {say(words.print)}
              </Button>
            )}
            {mayScan && !scanning && (
              <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
                {say(data.may_receive ? words.receive : words.list)}
              </Button>
            )}
          </>
        }
        above={
          <>
            <Awaited doc={data} />
            {mayScan && scanning && (
              <HandedScanning
                collectionId={data.id}
                doings={data.may_receive ? ['receive'] : ['list', 'unlist']}
                onEnd={end}
              />
            )}
          </>
        }
        parts={parts}
        history={history}
      />
      {request && <AskFor doc={data} command={request} onClose={() => ask(null)} />}
    </>
  );
}

/** What is awaited: the receiver, or somebody who settles what differs; and what the giver has kept. */
function Awaited({ doc }: { doc: HandoverCollectionDetail }) {
  const say = useSay();
  const count = useCount();
  const open = doc.status === handoverCollectionAt.open;
  return (
    <>
      {open && doc.may_list && (doc.listed ?? 0) > 0 && <Callout tone="info">{say(words.toReceive)}</Callout>}
      {doc.open_cases > 0 && (
        <Callout
          tone="attention"
          live
          actions={
            <PageLink
              to="handover-cases"
              params={{ tab: 'open' }}
              search={{ collection_id: String(doc.id) }}
              className={buttonLook('plain')}>
              {say(words.seeCases)}
            </PageLink>
          }>
          {say(words.differs, { n: count(doc.open_cases) })}
        </Callout>
      )}
      {!open && (doc.still_in_hand ?? 0) > 0 && (
        <Callout tone="attention">
          {say(words.stillInHand, { n: count(doc.still_in_hand ?? 0), name: doc.giver })}
        </Callout>
      )}
    </>
  );
}

function Parcels({ doc }: { doc: HandoverCollectionDetail }) {
  const say = useSay();
  if (!doc.sees_parcels) return <p className="muted">{say(words.hidden)}</p>;
  if ((doc.listed ?? 0) + doc.received === 0) return <p className="muted">{say(words.noParcels)}</p>;
  return (
    <RelatedList
      definition={handedParcelList}
      call="handover_collections.parcels"
      filters={{ collection_id: String(doc.id) }}
      live="handover_collection"
      opens={({ label_id }) => ({ name: 'label-detail', params: { labelId: label_id } })}
    />
  );
}

const columnOf = (key: string): Column => handoverCollectionList.columns.find((column) => column.key === key) as Column;
const factColumns: readonly Column[] = [
  ...['giver', 'receiver', 'branch', 'listed', 'received', 'open_cases'].map(columnOf),
  { key: 'still_in_hand', word: handoverCollectionFieldWords.still_in_hand, kind: 'number' },
  ...['created_at', 'confirmed_at'].map(columnOf),
  { key: 'reason', word: handoverCollectionFieldWords.reason, kind: 'text' },
];
const isKnown = (doc: HandoverCollectionDetail, key: string): boolean =>
  (doc as unknown as Readonly<Record<string, unknown>>)[key] !== null;

interface AskForProps {
  doc: Pick<HandoverCollectionDetail, 'id'>;
  command: HandoverCollectionCommand;
  onClose: () => void;
}

/** How many parcels the receiver counted by hand, or why it is voided. */
function AskFor({ doc, command, onClose }: AskForProps) {
  const say = useSay();
  const { verb, ask } = handoverCollectionCommandWords[command];
  const params = { id: doc.id };
  const common = {
    words: handoverCollectionFieldWords,
    yes: say.loose(verb),
    success: say(words.done, { verb: say.loose(verb), name: doc.id }),
    fresh: showHandoverCollections,
    onClose,
  };
  if (command === 'void')
    return (
      <FormDialog
        {...common}
        form={voidHandedForm}
        danger
        title={say.loose(ask, { name: doc.id })}
        submit={(body, { idempotencyKey }) => call('handover_collections.void', { params, body, idempotencyKey })}
      />
    );
  return (
    <FormDialog
      {...common}
      form={confirmHandedForm}
      title={say(words.countTitle)}
      text={say.loose(ask)}
      submit={(body, { idempotencyKey }) => call('handover_collections.confirm', { params, body, idempotencyKey })}
    />
  );
}
