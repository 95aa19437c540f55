import { Ban, Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { handoverList } from '@waybill/contract/rooms/handovers/handovers.columns.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import {
  handoverCommandWords,
  handoverFieldWords as field,
  handoverKindWords,
  handoverStateFaces,
} from '@waybill/contract/rooms/handovers/handovers.words.ts';
import type { HandoverKind, HandoverState } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import type { ActionFace, ServerAction } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { RecordHistory } from '../audit/audit.door.ts';
import { OpenFile } from '../files/files.door.ts';
import { CashLines } from './CashLines.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { CountSheet } from './CountSheet.tsx';
import { HandoverDialog, type DialogCommand } from './HandoverDialog.tsx';
import { HandoverStatus } from './HandoverStatus.tsx';
import { handoverMessages } from './handovers.messages.ts';
import { useFreshCash } from './use-fresh-cash.ts';

/** One handover (S-25): counted blind, then what it should be, the difference and its owner, the parcels and the journals. */
export function HandoverPage() {
  const say = useSay();
  const { id } = usePageParams();
  const back = useWayBack('cash');
  const query = useRecord('handovers.detail', id, 'handover');
  useCrumb(query.data && say(words.title, { n: query.data.id }));
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(handoverMessages.list)}>
      {(data) => <Opened key={data.id} data={data} put={query.put} />}
    </RecordStates>
  );
}

function Opened({ data, put }: { data: HandoverDetail; put: (handover: HandoverDetail) => void }) {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const fresh = useFreshCash();
  const [request, ask] = useState<DialogCommand | null>(null);
  const { actions, counts, faces } = useCommands(data, ask);
  const facts = useFacts(data);
  const took = (next: HandoverDetail) => {
    put(next);
    fresh();
  };
  const parts: DetailPart[] = [
    ...(counts
      ? [{ key: 'count', title: say(words.count), content: <CountSheet handover={data} onCounted={took} /> }]
      : []),
    {
      key: 'parcels',
      title: say(words.parcels),
      content: (
        <CashLines
          label={say(words.parcels)}
          lines={data.lines}
          empty={say(data.expected === null ? words.parcelsLater : words.noParcels)}
        />
      ),
    },
    { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={say(words.title, { n: data.id })}
        state={handoverStateFaces[data.status as HandoverState]}
        note={say.loose(handoverKindWords[data.kind as HandoverKind])}
        actions={{ actions, faces }}
        above={<HandoverStatus handover={data} counting={counts} />}
        parts={parts}
        more={
          data.counted !== null &&
          mayOpen('ledger.journals') && (
            <PageLink to="ledger.journals" search={{ handover_id: String(data.id) }} className={buttonLook('plain')}>
              {say(words.journals)}
            </PageLink>
          )
        }
        {...(can(viewer, 'audit.view')
          ? { history: <RecordHistory room="handovers" id={data.id} version={data.version} /> }
          : {})}
      />
      {request && (
        <HandoverDialog
          handover={data}
          command={request}
          onClose={(next) => {
            ask(null);
            if (next) took(next);
          }}
        />
      )}
    </>
  );
}

/** What a role never does is no button on its screen: a courier neither counts nor settles. */
const never = 'missing_permission';

/** What the server offers. Counting has its sheet on the page; its button stands there only to say why not. */
function useCommands({ actions: offered, may_reverse }: HandoverDetail, ask: (command: DialogCommand) => void) {
  const counts = offered.some(({ command, blocked }) => command === 'count' && blocked === null);
  const actions: ServerAction[] = [
    ...offered.filter(({ command, blocked }) => !(counts && command === 'count') && blocked !== never),
    ...(may_reverse === null ? [] : [{ command: 'reverse', blocked: may_reverse.blocked }]),
  ];
  const faces: Readonly<Record<string, ActionFace>> = {
    count: { word: handoverCommandWords.count.verb, icon: Scale, run: () => undefined },
    settle: { word: handoverCommandWords.settle.verb, icon: Scale, variant: 'main', run: () => ask('settle') },
    void: { word: handoverCommandWords.void.verb, icon: Ban, variant: 'danger', run: () => ask('void') },
    reverse: { word: handoverCommandWords.reverse.verb, icon: Undo2, variant: 'danger', run: () => ask('reverse') },
  };
  return { actions, counts, faces };
}

const columnOf = (key: string): Column => handoverList.columns.find((column) => column.key === key) as Column;
const factColumns: readonly Column[] = [
  columnOf('branch'),
  columnOf('to_branch'),
  columnOf('giver'),
  columnOf('slip_no'),
  columnOf('created_at'),
  { key: 'created_by', word: field.created_by, kind: 'text' },
  columnOf('counted_by'),
  columnOf('confirmed_at'),
  columnOf('confirmed_by'),
  columnOf('difference_owner'),
  { key: 'difference_note', word: field.note, kind: 'text' },
];

/** What there is to say of it; what does not apply is left out. */
function useFacts(data: HandoverDetail): Pair[] {
  const say = useSay();
  const row = data as unknown as Readonly<Record<string, unknown>>;
  const pairs = usePairs(
    factColumns.filter(({ key }) => row[key] !== null),
    row,
  );
  return data.proof_file_id === null
    ? pairs
    : [
        ...pairs,
        { key: 'proof', label: say(field.proof), value: <OpenFile id={data.proof_file_id} name={say(words.proof)} /> },
      ];
}
