import { useCallback, useState } from 'react';
import { Camera, ClipboardCheck, ScanBarcode, Scale, UserCheck } from 'lucide-react';
import { gateParcelList, gateSlipList } from '@waybill/contract/rooms/gate-slips/gate-slips.columns.ts';
import type { GateParcelRow, GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { gateCountCommandWords, gateSlipFieldWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { gateCaseForm, slipCountForm, slipPhotoForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { reasonCommand } from '../../shell/detail/page-commands.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { SettleWithGate } from '../gate-collections/gate-collections.door.ts';
import { OpenFile } from '../files/files.door.ts';
import { GiveToGate } from './GiveToGate.tsx';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One gate slip (O-11): the gate, its phone and picture, and the parcels that are scanned onto it. */
export const GateSlipPage = detailPage({
  call: 'gate_slips.detail',
  param: 'gateSlipId',
  topic: 'gate_slips',
  list: 'gate-slips.all',
  name: ({ slip_number }, locale) => sayIn(words.title, locale, { n: slip_number }),
  note: ({ gate_name }) => gate_name,
  commands: {
    words: gateCountCommandWords,
    values: ({ slip_number }) => ({ n: slip_number }),
    each: {
      // The count that the gate signed for, entered before the list is displayed.
      count: reasonCommand({
        icon: ClipboardCheck,
        form: slipCountForm,
        words: gateSlipFieldWords,
        send: ({ id }: GateSlipDetail, sending) => call('gate_slips.enter_count', { params: { id }, ...sending }),
        text: (_, locale) => sayIn(words.countText, locale),
      }),
      own: { icon: UserCheck, send: ({ id }, sending) => call('gate_slips.own', { params: { id }, ...sending }) },
      settle: reasonCommand({
        icon: Scale,
        form: gateCaseForm,
        words: gateSlipFieldWords,
        send: ({ id }: GateSlipDetail, sending) => call('gate_slips.settle', { params: { id }, ...sending }),
        text: ({ gate_count, listed_count }, locale) =>
          sayIn(words.differs, locale, { n: gate_count ?? 0, other: listed_count ?? 0 }),
      }),
    },
  },
  definition: gateSlipList,
  parts: [
    { key: 'parcels', title: commonFieldWords.parcels, Content: Parcels },
    {
      key: 'facts',
      title: commonWords.details,
      aside: true,
      facts: ['gate_name', 'gate_phone', 'vehicle_no', 'departs_at', 'created_by', 'created_at', 'branch'],
    },
    {
      key: 'count',
      title: words.count,
      aside: true,
      shown: ({ counted_at }) => counted_at !== null,
      facts: [
        { key: 'gate_count', word: gateSlipFieldWords.gate_count, kind: 'number' },
        { key: 'listed_count', word: gateSlipFieldWords.listed_count, kind: 'number' },
        { key: 'signed_by', word: gateSlipFieldWords.signed_by, kind: 'text' },
        { key: 'counted_by', word: gateSlipFieldWords.counted_by, kind: 'text' },
        { key: 'counted_at', word: gateSlipFieldWords.counted_at, kind: 'instant' },
        'case_status',
        'case_owner',
        { key: 'case_note', word: gateSlipFieldWords.case_note, kind: 'text' },
        { key: 'case_settled_by', word: gateSlipFieldWords.case_settled_by, kind: 'text' },
      ],
    },
    {
      key: 'photo',
      title: gateSlipFieldWords.slip_photo,
      aside: true,
      shown: ({ slip_photo }) => slip_photo !== null,
      Content: ({ data: { slip_photo } }) => slip_photo && <OpenFile id={slip_photo.file_id} name={slip_photo.name} />,
    },
  ],
  useHistory: historyOf('gate_slips'),
  useDetail,
});

const onSlip = ['gate_name', 'gate_phone', 'slip_number'];
const opens = ({ label_id }: GateParcelRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });

function Parcels({ data }: { data: GateSlipDetail }) {
  const say = useSay();
  if (!data.sees_list) return <p className="muted">{say(words.hidden)}</p>;
  if (data.parcels === 0) return <p className="muted">{say(words.noParcels)}</p>;
  return (
    <RelatedList
      definition={gateParcelList}
      call="gate_slips.parcels"
      filters={{ gate_slip_id: String(data.id) }}
      live="gate_slips"
      without={onSlip}
      opens={opens}
    />
  );
}

/** Returns the picture and the scanner, which is above the parcels while scanning. */
function useDetail({ data }: OpenRecord<GateSlipDetail>) {
  const say = useSay();
  const [scanning, setScanning] = useState(false);
  const end = useCallback(() => setScanning(false), []);
  return {
    more: (
      <>
        {(data.unsettled ?? 0) > 0 && <SettleWithGate slip={data} />}
        {data.may_give && !data.has_photo && <AddPhoto id={data.id} />}
        {data.may_give && !scanning && (
          <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
            {say(commonWords.scanParcelsOntoIt)}
          </Button>
        )}
      </>
    ),
    above: (
      <>
        {!data.has_photo && <Callout tone="attention">{say(words.noPhoto)}</Callout>}
        {data.case_status === caseLife.at.open && (
          <Callout tone="attention">
            {say(words.differs, { n: data.gate_count ?? 0, other: data.listed_count ?? 0 })}
          </Callout>
        )}
        {data.counted_at === null && data.parcels !== 0 && <Callout tone="info">{say(words.notCounted)}</Callout>}
        {data.may_give && scanning && <GiveToGate slip={data} onEnd={end} />}
      </>
    ),
  };
}

function AddPhoto({ id }: { id: number }) {
  const say = useSay();
  const [adding, add] = useState(false);
  return (
    <>
      <Button icon={Camera} onClick={() => add(true)}>
        {say(words.addPhoto)}
      </Button>
      {adding && (
        <FormDialog
          form={slipPhotoForm}
          words={gateSlipFieldWords}
          title={say(words.addPhoto)}
          yes={say(words.addPhoto)}
          submit={(body, { idempotencyKey }) =>
            call('gate_slips.add_photo', { params: { id }, body: formDataOf(body), idempotencyKey })
          }
          changes="gate_slips"
          onClose={() => add(false)}
        />
      )}
    </>
  );
}
