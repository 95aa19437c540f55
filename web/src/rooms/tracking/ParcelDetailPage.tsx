import { localName } from '@waybill/domain/kernel/locale.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { Pill } from '../../ui/layout/Pill.tsx';
import { Movements } from './Movements.tsx';
import { ParcelTabs } from './ParcelTabs.tsx';

/** One parcel's movements (N-15). */
export const ParcelDetailPage = recordPage({
  call: 'tracking.shipping',
  param: 'id',
  topic: 'labels',
  list: 'parcels',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: Opened,
});

function Opened({ data }: OpenRecord<Shipping>) {
  const say = useSay();
  const locale = useLocale();
  const face = isLabelStatus(data.status) ? labelStatusFaces[data.status] : null;
  const next = isLabelStatus(data.next) ? labelStatusFaces[data.next] : null;
  const turn = [next && say.loose(next.word), data.next_branch && localName(data.next_branch, locale)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="grid4">
      <PageHead
        title={
          <>
            <CodeText code={data.tracking_code} large />
            <CopyButton text={data.tracking_code} what={say(commonFieldWords.tracking_code)} />
          </>
        }
        aside={face && <Pill tone={face.tone} label={say.loose(face.word)} />}
      />
      <ParcelTabs id={data.id} current="movements" />
      {turn !== '' && (
        <p>
          {say(trackingWords.next)}: <b>{turn}</b>
        </p>
      )}
      <Movements movements={data.movements} />
    </div>
  );
}
