import { useCallback, useState } from 'react';
import { Ban, Check, Printer, ScanBarcode } from 'lucide-react';
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
  handoverCollectionLife,
  type HandoverCollectionKind,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { reasonCommand } from '../../shell/detail/page-commands.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { usePaperLink } from '../../shell/use-paper-link.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { HandedScanning } from './HandedScanning.tsx';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';

/** One hand-over of parcels (N-30): the giver's list, what the receiver scanned, and what differs. */
export const HandoverCollectionPage = detailPage({
  call: 'handover_collections.detail',
  param: 'collectionId',
  topic: 'handover_collection',
  list: 'handover-collection',
  name: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  faces: handoverCollectionStateFaces,
  note: ({ kind }, locale) => handoverCollectionKindWords[kind as HandoverCollectionKind][locale],
  commands: {
    words: handoverCollectionCommandWords,
    values: ({ id }) => ({ name: id }),
    each: {
      confirm: reasonCommand({
        icon: Check,
        variant: 'main',
        form: confirmHandedForm,
        words: handoverCollectionFieldWords,
        send: ({ id }: HandoverCollectionDetail, sending) =>
          call('handover_collections.confirm', { params: { id }, ...sending }),
        question: (_, locale) => sayIn(words.countTitle, locale),
        text: (_, locale) => handoverCollectionCommandWords.confirm.ask[locale],
      }),
      void: reasonCommand({
        icon: Ban,
        variant: 'danger',
        form: voidHandedForm,
        words: handoverCollectionFieldWords,
        send: ({ id }: HandoverCollectionDetail, sending) =>
          call('handover_collections.void', { params: { id }, ...sending }),
      }),
    },
  },
  definition: handoverCollectionList,
  parts: [
    { key: 'parcels', title: words.parcels, Content: Parcels },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      facts: [
        'giver',
        'receiver',
        'branch',
        'listed',
        'received',
        'open_cases',
        { key: 'still_in_hand', word: handoverCollectionFieldWords.still_in_hand, kind: 'number' },
        'created_at',
        'confirmed_at',
        { key: 'reason', word: handoverCollectionFieldWords.reason, kind: 'text' },
      ],
    },
  ],
  useHistory: historyOf('handover_collections'),
  useDetail,
});

/** Returns printing and the scanner, which is above the list while scanning. */
function useDetail({ data }: OpenRecord<HandoverCollectionDetail>) {
  const say = useSay();
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const paper = usePaperLink('handover_collections.link', data.id);
  const mayScan = data.may_list || data.may_receive;
  return {
    more: (
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
    ),
    above: (
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
    ),
  };
}

/** The next step, by the receiver or by a person who settles a difference, and the parcels that the giver has kept. */
function Awaited({ doc }: { doc: HandoverCollectionDetail }) {
  const say = useSay();
  const count = useCount();
  const open = doc.status === handoverCollectionLife.at.active;
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

function Parcels({ data: doc }: { data: HandoverCollectionDetail }) {
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
