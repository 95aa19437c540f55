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
import { say } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ActionFace, ServerAction } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { PaperButtons } from '../../shell/detail/PaperButtons.tsx';
import { usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useFresh } from '../../shell/use-fresh.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { OpenFile } from '../files/files.door.ts';
import { CashLines } from './CashLines.tsx';
import { EarnedLines } from './EarnedLines.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { CountSheet } from './CountSheet.tsx';
import { HandoverDialog, type DialogCommand } from './HandoverDialog.tsx';
import { HandoverStatus } from './HandoverStatus.tsx';
import { showCash } from './show-cash.ts';

/** One handover (S-25): counted blind, then what it should be, the difference and its owner, the parcels and the journals. */
export const HandoverPage = recordPage({
  call: 'handovers.detail',
  param: 'id',
  topic: 'handover',
  list: 'cash',
  crumb: ({ id }, locale) => say(words.title, locale, { n: id }),
  Content: Opened,
});

function Opened({ data, put }: OpenRecord<HandoverDetail>) {
  const say = useSay();
  const history = useHistory('handovers', data);
  const mayOpen = useMayOpen();
  const fresh = useFresh();
  const [request, ask] = useState<DialogCommand | null>(null);
  const { actions, counts, faces } = useCommands(data, ask);
  const facts = useFacts(data);
  const took = (next: HandoverDetail) => {
    put(next);
    void fresh(showCash);
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
    ...(data.earned.length === 0
      ? []
      : [{ key: 'earned', title: say(words.earned), content: <EarnedLines earned={data.earned} /> }]),
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
          <>
            {data.expected !== null && (
              <PaperButtons
                print={{ to: 'cash-print', params: { id: data.id } }}
                excel={{ call: 'handovers.excel', id: data.id, name: `handover-${data.id}` }}
                words={{ print: words.printIt, excel: words.excel }}
              />
            )}
            {data.counted !== null && mayOpen('ledger.journals') && (
              <PageLink to="ledger.journals" search={{ handover_id: String(data.id) }} className={buttonLook('plain')}>
                {say(words.journals)}
              </PageLink>
            )}
          </>
        }
        history={history}
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

/** A command that a role can never give has no button on its screen: a courier neither counts nor settles. */
const never = 'missing_permission';

/** The commands that the server offers. Counting has its sheet on the page; its button only stands there to say why it is blocked. */
function useCommands({ actions: offered, may_reverse }: HandoverDetail, ask: (command: DialogCommand) => void) {
  const counts = offered.some(({ command, blocked }) => command === 'count' && blocked === null);
  const actions: ServerAction[] = [
    ...offered.filter(({ command, blocked }) => !(counts && command === 'count') && blocked !== never),
    ...(may_reverse === null ? [] : [{ command: 'reverse', ...may_reverse }]),
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
  columnOf('bank_account'),
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
