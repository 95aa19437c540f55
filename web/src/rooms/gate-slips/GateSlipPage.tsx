import { Camera, ClipboardCheck, ScanBarcode, Scale, UserCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { gateParcelList, gateSlipList } from '@waybill/contract/rooms/gate-slips/gate-slips.columns.ts';
import type { GateParcelRow, GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { gateCountCommandWords, gateSlipFieldWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { caseAt } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { slipPhotoForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { SettleWithGate } from '../gate-collections/gate-collections.door.ts';
import { OpenFile } from '../files/files.door.ts';
import { GateCountDialog } from './GateCountDialog.tsx';
import { GiveToGate } from './GiveToGate.tsx';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';
import { showGateSlips } from './show-gate-slips.ts';

/** One gate slip (O-11): the gate, its phone and picture, and the parcels that are scanned onto it. */
export const GateSlipPage = recordPage({
  call: 'gate_slips.detail',
  param: 'gateSlipId',
  topic: 'gate_slips',
  list: 'gate-slips.all',
  crumb: ({ name }, locale) => sayIn(words.title, locale, { n: name }),
  Content: Opened,
});

const columnOf = (key: string): Column => gateSlipList.columns.find((column) => column.key === key) as Column;
const factColumns = ['gate_name', 'gate_phone', 'vehicle_no', 'departs_at', 'created_by', 'created_at', 'branch'].map(
  columnOf,
);
const countColumns: readonly Column[] = [
  { key: 'gate_count', word: gateSlipFieldWords.gate_count, kind: 'number' },
  { key: 'listed_count', word: gateSlipFieldWords.listed_count, kind: 'number' },
  { key: 'signed_by', word: gateSlipFieldWords.signed_by, kind: 'text' },
  { key: 'counted_by', word: gateSlipFieldWords.counted_by, kind: 'text' },
  { key: 'counted_at', word: gateSlipFieldWords.counted_at, kind: 'instant' },
  columnOf('case_status'),
  columnOf('case_owner'),
  { key: 'case_note', word: gateSlipFieldWords.case_note, kind: 'text' },
  { key: 'case_settled_by', word: gateSlipFieldWords.case_settled_by, kind: 'text' },
];
const onSlip = ['gate_name', 'gate_phone', 'slip_number'];
const opens = ({ label_id }: GateParcelRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });

function Opened({ data }: OpenRecord<GateSlipDetail>) {
  const say = useSay();
  const history = useHistory('gate_slips', data);
  const [scanning, setScanning] = useState(false);
  const [adding, add] = useState(false);
  const [asking, ask] = useState<'count' | 'settle' | null>(null);
  const own = useOwn(data);
  const counted = usePairs(filled(countColumns, data), data as never);
  const end = useCallback(() => setScanning(false), []);
  const facts = usePairs(filled(factColumns, data), data as never);
  const parts: DetailPart[] = [
    {
      key: 'parcels',
      title: say(words.parcels),
      content: !data.sees_list ? (
        <p className="muted">{say(words.hidden)}</p>
      ) : data.parcels === 0 ? (
        <p className="muted">{say(words.noParcels)}</p>
      ) : (
        <RelatedList
          definition={gateParcelList}
          call="gate_slips.parcels"
          filters={{ gate_slip_id: String(data.id) }}
          live="gate_slips"
          without={onSlip}
          opens={opens}
        />
      ),
    },
    { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
    ...(data.counted_at === null
      ? []
      : [{ key: 'count', title: say(words.count), pairs: counted, aside: true } satisfies DetailPart]),
    ...(data.slip_photo
      ? [
          {
            key: 'photo',
            title: say(gateSlipFieldWords.slip_photo),
            content: <OpenFile id={data.slip_photo.file_id} name={data.slip_photo.name} />,
            aside: true,
          } satisfies DetailPart,
        ]
      : []),
  ];
  return (
    <>
      <DetailPage
        title={say(words.title, { n: data.slip_number })}
        note={data.gate_name}
        actions={{
          actions: data.actions,
          faces: {
            count: { word: gateCountCommandWords.count.verb, icon: ClipboardCheck, run: () => ask('count') },
            own: { word: gateCountCommandWords.own.verb, icon: UserCheck, run: own },
            settle: { word: gateCountCommandWords.settle.verb, icon: Scale, run: () => ask('settle') },
          },
        }}
        more={
          <>
            {(data.unsettled ?? 0) > 0 && <SettleWithGate slip={data} />}
            {data.may_give && !data.has_photo && (
              <Button icon={Camera} onClick={() => add(true)}>
                {say(words.addPhoto)}
              </Button>
            )}
            {data.may_give && !scanning && (
              <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
                {say(words.give)}
              </Button>
            )}
          </>
        }
        above={
          <>
            {!data.has_photo && <Callout tone="attention">{say(words.noPhoto)}</Callout>}
            {data.case_status === caseAt.open && (
              <Callout tone="attention">
                {say(words.differs, { n: data.gate_count ?? 0, other: data.listed_count ?? 0 })}
              </Callout>
            )}
            {data.counted_at === null && data.parcels !== 0 && <Callout tone="info">{say(words.notCounted)}</Callout>}
            {data.may_give && scanning && <GiveToGate slip={data} onEnd={end} />}
          </>
        }
        parts={parts}
        history={history}
      />
      {asking && <GateCountDialog command={asking} slip={data} onClose={() => ask(null)} />}
      {adding && (
        <FormDialog
          form={slipPhotoForm}
          words={gateSlipFieldWords}
          title={say(words.addPhoto)}
          yes={say(words.addPhoto)}
          submit={(body, { idempotencyKey }) =>
            call('gate_slips.add_photo', { params: { id: data.id }, body: formDataOf(body), idempotencyKey })
          }
          fresh={showGateSlips}
          onClose={() => add(false)}
        />
      )}
    </>
  );
}

const filled = (columns: readonly Column[], data: GateSlipDetail) =>
  columns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null);

function useOwn({ id, slip_number }: GateSlipDetail): () => void {
  const say = useSay();
  const run = useDoing();
  const { verb, ask } = gateCountCommandWords.own;
  return () =>
    void run(() => call('gate_slips.own', { params: { id } }), {
      ask: { question: say.loose(ask, { n: slip_number }), yes: say.loose(verb), kind: 'plain' },
      fresh: showGateSlips,
    });
}
