import { localName } from '@waybill/domain/kernel/locale.ts';
import { labelStatusFaces, shippingTypeWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { trackingFieldWords, trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { labelPageWords as words } from './label-page.words.ts';
import { ParcelActions } from './ParcelActions.tsx';
import { statusWord } from './step-words.ts';
import { Since } from './Since.tsx';
import { ParcelTabs } from '../tracking/parcel-tabs.door.ts';
import { Timeline } from './Timeline.tsx';
import { CustodyLine } from './CustodyLine.tsx';
import { MissingCase } from './MissingCase.tsx';
import { useShipping } from './use-shipping.ts';

/** The shipping status of one label (N-12): its type, where it is on the type's sequence, what comes next, taking the last step back. */
export const ShippingStatusPage = recordPage({
  call: 'tracking.shipping',
  param: 'labelId',
  topic: 'labels',
  list: 'label',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: ShippingState,
});

/** The bag that contains the parcel; a link for users who may open it. */
function InBag({ bag }: { bag: Shipping['mailbag'] }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  if (bag === null) return null;
  const name = say(trackingWords.inBag, { code: sayCode(bag.code) });
  return (
    <div>
      {mayOpen('mailbags.detail') ? (
        <PageLink to="mailbags.detail" params={{ mailbagId: bag.id }}>
          {name}
        </PageLink>
      ) : (
        name
      )}
    </div>
  );
}

function ShippingState({ data: shipping }: OpenRecord<Shipping>) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { put, refresh } = useShipping(shipping.id);
  const next =
    shipping.next === null ? say(words.atEnd) : say(words.nextStep, { status: say.loose(statusWord(shipping.next)) });
  const holder = [localName(shipping.holder_branch, locale), shipping.holder_staff].filter(Boolean).join(' · ');
  return (
    <DetailPage
      title={
        <>
          <CodeText code={shipping.tracking_code} large />
          <CopyButton text={shipping.tracking_code} what={say(commonFieldWords.tracking_code)} />
        </>
      }
      state={labelStatusFaces[shipping.status as LabelStatus]}
      note={<Since at={shipping.status_at} />}
      more={<ParcelActions shipping={shipping} onDone={(done) => (done ? put(done) : refresh())} />}
      above={<ParcelTabs id={shipping.id} current="progress" />}
      parts={[
        {
          key: 'timeline',
          title: say(words.timeline),
          content: <Timeline entries={shipping.movements} progress={shipping.progress} />,
        },
        {
          key: 'state',
          title: say(words.progress),
          aside: true,
          pairs: [
            {
              key: 'type',
              label: say(field.shipping_type),
              value: say(shippingTypeWords[shipping.shipping_type as ShippingType]),
            },
            { key: 'status', label: say(field.status), value: say.loose(statusWord(shipping.status)) },
            {
              key: 'next',
              label: say(words.comesNext),
              value: (
                <>
                  {next}
                  {shipping.next_branch && <span className="muted"> · {localName(shipping.next_branch, locale)}</span>}
                </>
              ),
            },
            {
              key: 'holder',
              label: say(field.holder_branch),
              value: (
                <>
                  {holder} <CustodyLine status={shipping.status} />
                  <InBag bag={shipping.mailbag} />
                  <MissingCase id={shipping.missing_case_id} />
                </>
              ),
            },
            { key: 'deliver', label: say(field.deliver_branch), value: localName(shipping.deliver_branch, locale) },
            {
              key: 'attempts',
              label: say(trackingFieldWords.attempts),
              value: `${count(shipping.attempts)} / ${count(shipping.max_attempts)}`,
            },
          ],
        },
      ]}
    />
  );
}
