import { Ban, ClipboardCheck, Printer, Scale, ScanBarcode } from 'lucide-react';
import { useCallback, useState } from 'react';
import { runSheetList, stopList } from '@waybill/contract/rooms/run-sheets/run-sheets.columns.ts';
import type { RunSheetDetail } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import {
  runSheetCommandWords,
  runSheetStateFaces,
  runSheetWords,
} from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { runSheetLife, type RunSheetState } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { pickColumns, usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { useAction } from '../../shell/use-action.ts';
import { usePaperLink } from '../../shell/use-paper-link.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useHistory } from '../audit/audit.door.ts';
import { AskFor } from './ask-for.ts';
import { GiveParcels } from './GiveParcels.tsx';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sayDone } from '../../shell/say-done.ts';

/** One run sheet (O-12): what the courier has, what became of it, whether the count was right, and closing it. */
export const RunSheetPage = recordPage({
  call: 'run_sheets.detail',
  param: 'runSheetId',
  topic: 'run_sheet',
  list: 'run-sheets',
  crumb: ({ id }, locale) => sayIn(words.title, locale, { n: id }),
  Content: Opened,
});

function Opened({ data }: OpenRecord<RunSheetDetail>) {
  const say = useSay();
  const history = useHistory('run_sheets', data);
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const [request, ask] = useState<'count' | 'settle' | null>(null);
  const paper = usePaperLink('run_sheets.link', data.id);
  const faces = useFaces(data, ask);
  const facts = usePairs(
    factColumns.filter(({ key }) => data[key] !== null),
    data,
  );
  const parts: DetailPart[] = [
    { key: 'parcels', title: say(commonFieldWords.parcels), content: <Parcels sheet={data} /> },
    { key: 'facts', title: say(commonWords.details), pairs: facts, aside: true },
  ];
  return (
    <>
      <DetailPage
        title={say(words.title, { n: data.id })}
        state={runSheetStateFaces[data.status as RunSheetState]}
        note={data.courier}
        actions={{ actions: data.actions, faces }}
        more={
          <>
            {data.may_give && !scanning && (
              <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
                {say(commonWords.scanParcelsOntoIt)}
              </Button>
            )}
            {data.sees_stops && (data.loaded ?? 0) > 0 && (
              <Button icon={Printer} onClick={paper}>
                {say(commonWords.print)}
              </Button>
            )}
          </>
        }
        above={
          <>
            <SheetStatus sheet={data} />
            {data.may_give && scanning && <GiveParcels sheetId={data.id} onEnd={end} />}
          </>
        }
        parts={parts}
        history={history}
      />
      {request && <AskFor sheet={data} command={request} onClose={() => ask(null)} />}
    </>
  );
}

/** The next step: the courier's count, or a person who settles a difference. */
function SheetStatus({ sheet }: { sheet: RunSheetDetail }) {
  const say = useSay();
  const count = useCount();
  if (sheet.status !== runSheetLife.at.active || sheet.loaded === null || sheet.loaded === 0) return null;
  if (sheet.counted === null) return <Callout tone="info">{say(words.toCount)}</Callout>;
  return (
    <Callout tone="attention" live>
      {say(words.differs, { counted: count(sheet.counted), loaded: count(sheet.loaded) })}
    </Callout>
  );
}

function Parcels({ sheet }: { sheet: RunSheetDetail }) {
  const say = useSay();
  if (!sheet.sees_stops) return <p className="muted">{say(words.hidden)}</p>;
  if (sheet.loaded === 0) return <p className="muted">{say(words.noParcels, { name: sheet.courier })}</p>;
  return (
    <RelatedList
      definition={stopList}
      call="run_sheets.stops"
      filters={{ run_sheet_id: String(sheet.id) }}
      live="run_sheet"
      opens={({ label_id }) => ({ name: 'label-detail', params: { labelId: label_id } })}
    />
  );
}

const factColumns = pickColumns(
  runSheetList,
  'courier',
  'branch',
  'loaded',
  'still_out',
  'delivered_count',
  'back_count',
  'cash_out',
  'counted',
  'difference_owner',
  'created_at',
  'closed_at',
);

function useFaces(
  sheet: RunSheetDetail,
  ask: (command: 'count' | 'settle') => void,
): Readonly<Record<string, ActionFace>> {
  const say = useSay();
  const run = useAction();
  const end = (command: 'close' | 'void') => () =>
    void run(() => call(`run_sheets.${command}`, { params: { id: sheet.id } }), {
      ask: {
        question: say.loose(runSheetCommandWords[command].ask, { name: sheet.id }),
        yes: say.loose(runSheetCommandWords[command].verb),
        kind: command === 'void' ? 'danger' : 'plain',
      },
      success: sayDone(say, runSheetCommandWords[command].verb, `${say(runSheetWords.one)} ${sheet.id}`),
      changes: 'run_sheet',
    });
  return {
    count: { word: runSheetCommandWords.count.verb, icon: Scale, variant: 'main', run: () => ask('count') },
    settle: { word: runSheetCommandWords.settle.verb, icon: Scale, run: () => ask('settle') },
    close: { word: runSheetCommandWords.close.verb, icon: ClipboardCheck, variant: 'main', run: end('close') },
    void: { word: runSheetCommandWords.void.verb, icon: Ban, variant: 'danger', run: end('void') },
  };
}
