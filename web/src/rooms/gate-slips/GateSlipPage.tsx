import { Camera, ScanBarcode } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { gateParcelList, gateSlipList } from '@waybill/contract/rooms/gate-slips/gate-slips.columns.ts';
import type { GateParcelRow, GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { gateSlipFieldWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { slipPhotoForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useFresh } from '../../shell/use-fresh.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { SettleWithGate } from '../gate-collections/gate-collections.door.ts';
import { OpenFile } from '../files/files.door.ts';
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
const onSlip = ['gate_name', 'gate_phone', 'slip_number'];
const opens = ({ label_id }: GateParcelRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });

function Opened({ data }: OpenRecord<GateSlipDetail>) {
  const say = useSay();
  const fresh = useFresh();
  const history = useHistory('gate_slips', data);
  const [scanning, setScanning] = useState(false);
  const [adding, add] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  const facts = usePairs(
    factColumns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null),
    data as never,
  );
  useLive('gate_slips', () => void fresh(['gate_slips.parcels']));
  const parts: DetailPart[] = [
    {
      key: 'parcels',
      title: say(words.parcels),
      content:
        data.parcels === 0 ? (
          <p className="muted">{say(words.noParcels)}</p>
        ) : (
          <RelatedList
            definition={gateParcelList}
            call="gate_slips.parcels"
            filters={{ gate_slip_id: String(data.id) }}
            without={onSlip}
            opens={opens}
          />
        ),
    },
    { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
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
        more={
          data.may_give && (
            <>
              {data.unsettled > 0 && <SettleWithGate slip={data} />}
              {!data.has_photo && (
                <Button icon={Camera} onClick={() => add(true)}>
                  {say(words.addPhoto)}
                </Button>
              )}
              {!scanning && (
                <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
                  {say(words.give)}
                </Button>
              )}
            </>
          )
        }
        above={
          <>
            {!data.has_photo && <Callout tone="attention">{say(words.noPhoto)}</Callout>}
            {data.may_give && scanning && <GiveToGate slip={data} onEnd={end} />}
          </>
        }
        parts={parts}
        history={history}
      />
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
