import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil, Printer, Send, Trash2 } from 'lucide-react';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { labelOriginWords, labelServiceWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { priceExceptionWords } from '@waybill/contract/rooms/price-exceptions/price-exceptions.words.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { isOnItsWay, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { firstStatus, isDraft } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { usePageGo, useSearchState } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { DetailSection, Pairs, pickColumns, usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { PersonalDetail } from '../../shell/detail/PersonalDetail.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { AskAbout } from '../../shell/detail/AskAbout.tsx';
import { ticketsAboutWords } from '../../shell/detail/tickets-about.words.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { JournalsLink } from '../ledger/ledger.door.ts';
import { useNrcText } from '../places/places.door.ts';
import { labelPageWords as words } from './label-page.words.ts';
import { Money, Parties } from './LabelCards.tsx';
import styles from './LabelCards.module.css';
import { MissingCase } from './MissingCase.tsx';
import { ParcelActions } from './ParcelActions.tsx';
import { ParcelTabs } from '../tracking/parcel-tabs.door.ts';
import { useMoneyPart } from './money-part.tsx';
import { NextNote } from './NextNote.tsx';
import { useNotePart } from './use-note-part.tsx';
import { ParcelDocuments } from './ParcelDocuments.tsx';
import { Timeline } from './Timeline.tsx';
import { useSplit } from './use-split.tsx';
import { useShipping } from './use-shipping.ts';
import { readUnmaskedLabel } from './unmasked-label.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const AnswerLink = lazyPart(async () => (await import('./AnswerLink.tsx')).AnswerLink, 'afterPage');
const ParcelHolds = lazyPart(async () => (await import('./ParcelHolds.tsx')).ParcelHolds, 'afterPage');
const DeliveryCodePart = lazyPart(
  async () => (await import('../delivery-codes/delivery-codes.door.ts')).DeliveryCodePart,
  'afterPage',
);
const ShownProof = lazyPart(async () => (await import('../proofs/proofs.door.ts')).ShownProof, 'afterPage');
const ProofLinks = lazyPart(async () => (await import('../proofs/proofs.door.ts')).ProofLinks, 'afterPage');
const ParcelMessages = lazyPart(async () => (await import('../messages/messages.door.ts')).ParcelMessages, 'afterPage');
const LabelPrice = lazyPart(
  async () => (await import('../price-exceptions/price-exceptions.door.ts')).LabelPrice,
  'afterPage',
);
const TicketsAbout = lazyPart(
  async () => (await import('../../shell/detail/TicketsAbout.tsx')).TicketsAbout,
  'afterPage',
);
const PaidInAdvance = lazyPart(
  async () => (await import('../payment-claims/payment-claims.door.ts')).PaidInAdvance,
  'afterPage',
);
const CountryName = lazyPart(async () => (await import('../places/places.door.ts')).CountryName, 'afterPage');
const ParcelCalls = lazyPart(async () => (await import('./ParcelCalls.tsx')).ParcelCalls, 'afterPage');

/** Everything about one label (N-11). */
export const LabelDetailPage = recordPage({
  call: 'labels.detail',
  param: 'labelId',
  topic: 'labels',
  list: 'label',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: Detail,
});

function Detail({ data: label, put: open }: OpenRecord<LabelDetail>) {
  const say = useSay();
  const history = useHistory('labels', label);
  const viewer = useViewer();
  const { shipping, put, refresh } = useShipping(label.id);
  const parcel = useParcelPairs(label);
  const part = useSplit(label);
  const mayOpen = useMayOpen();
  const outside = isMerchant(viewer);
  const [begin] = useSearchState(parseBegin);
  // A draft is handed in by a separate command, so its first step is not offered as well.
  const next =
    shipping && handsIn(label, viewer)
      ? { ...shipping, steps: shipping.steps.filter(({ status }) => status !== firstStatus) }
      : shipping;
  const proofPart: DetailPart[] = label.delivery_proof
    ? [{ key: 'proof', title: say(words.proof), content: <ShownProof label={label} />, aside: true }]
    : [];
  const code = <DeliveryCodePart labelId={label.id} />;
  const codePart: DetailPart[] =
    !outside && proofNeedsOf(label.services).includes('code')
      ? [{ key: 'code', title: say(commonWords.handOverCode), content: code, aside: true }]
      : [];
  const messagePart: DetailPart[] = mayOpen('messages')
    ? [
        {
          key: 'messages',
          title: say(commonWords.messages),
          content: <ParcelMessages labelId={label.id} code={label.tracking_code} />,
          aside: true,
        },
      ]
    : [];
  const pricePart: DetailPart[] = label.price_exception
    ? [
        {
          key: 'price',
          title: say(priceExceptionWords.one),
          content: <LabelPrice exception={label.price_exception} code={label.tracking_code} />,
          aside: true,
        },
      ]
    : [];
  const moneyPart = useMoneyPart(label);
  const links = <ProofLinks labelId={label.id} />;
  const linkParts: DetailPart[] = outside
    ? []
    : [{ key: 'proof-links', title: say(words.proofLinks), content: links, aside: true }];
  const tickets = <TicketsAbout filter={{ label_id: String(label.id) }} about={null} />;
  const ticketPart: DetailPart[] = mayOpen('support-ticket.detail')
    ? [{ key: 'tickets', title: say(ticketsAboutWords.title), content: tickets, aside: true }]
    : [];
  const parts: DetailPart[] = [
    {
      key: 'timeline',
      title: say(words.timeline),
      content: <Timeline entries={label.transaction} progress={shipping?.progress} />,
    },
    {
      key: 'parcel',
      title: say(commonWords.parcel),
      content: (
        <div className={styles.facts}>
          <Pairs pairs={parcel} />
        </div>
      ),
    },
    ...moneyPart,
    ...useNotePart(label, open),
    ...pricePart,
    ...codePart,
    ...proofPart,
    ...linkParts,
    { key: 'calls', title: say(words.calls), content: <ParcelCalls labelId={label.id} />, aside: true },
    ...messagePart,
    ...ticketPart,
    { key: 'documents', title: say(words.documents), content: <ParcelDocuments label={label} />, aside: true },
  ];
  return (
    <DetailPage
      title={
        <>
          <CodeText code={label.tracking_code} large />
          <CopyButton text={label.tracking_code} what={say(commonFieldWords.tracking_code)} />
        </>
      }
      state={labelStatusFaces[label.status as LabelStatus]}
      note={shipping && <NextNote shipping={shipping} />}
      more={
        <>
          <OwnActions label={label} />
          <AskAbout about={{ parcel: label.tracking_code }} />
          {next && (
            <ParcelActions
              shipping={next}
              collects={label.cod_charge}
              begin={begin}
              more={outside ? [] : part.items}
              onDone={(next) => (next ? put(next) : refresh())}
            />
          )}
          {part.dialog}
        </>
      }
      above={
        <>
          {!outside && <ParcelHolds labelId={label.id} />}
          {shipping && shipping.return_due !== null && <AnswerLink shipping={shipping} />}
          {shipping && <MissingCase id={shipping.missing_case_id} />}
          <ParcelTabs id={label.id} current="overview" />
          <div className={styles.deal}>
            <DetailSection title={say(words.parties)}>
              <Parties label={label} />
            </DetailSection>
            <DetailSection title={say(commonWords.money)}>
              <Money label={label} />
              {shipping && isOnItsWay(shipping.status) && !outside && (
                <PaidInAdvance shipping={shipping} due={label.cod_charge} onDone={refresh} />
              )}
              <JournalsLink of={{ tracking_code: label.tracking_code }} />
            </DetailSection>
          </div>
        </>
      }
      parts={parts}
      history={history}
    />
  );
}

/** The decision for which another page has led here. */
const parseBegin = ({ decide }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof decide === 'string' ? decide : undefined;

const handsIn = (label: LabelDetail, viewer: Viewer) =>
  isDraft(label.status as LabelStatus) && can(viewer, 'label.create');

/** Commands on the label as a document: print, edit, hand in, delete. */
function OwnActions({ label }: { label: LabelDetail }) {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const viewer = useViewer();
  const run = useAction();
  const client = useQueryClient();
  const code = sayCode(label.tracking_code);
  const draft = isDraft(label.status as LabelStatus);
  const submit = () =>
    run(() => call('labels.submit', { params: { id: label.id } }), {
      ask: { question: say(words.submitAsk, { code }), yes: say(commonWords.handIn) },
      success: say(words.submitted, { code }),
      changes: 'labels',
    });
  const remove = async () => {
    const gone = await run(() => call('labels.remove', { params: { id: label.id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { code }), yes: say(commonWords.delete) },
      success: say(words.removed, { code }),
      changes: 'labels',
    });
    if (!gone) return;
    client.removeQueries({ queryKey: ['labels.detail', label.id] });
    go('label', { params: { tab: 'pending' } });
  };
  return (
    <>
      {draft && label.may_delete && (
        <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
          {say(commonWords.delete)}
        </Button>
      )}
      {mayOpen('label-print') && (
        <PageLink to="label-print" params={{ id: label.id }} className={buttonLook('plain')}>
          <Icon of={Printer} />
          {say(commonWords.print)}
        </PageLink>
      )}
      {isMerchant(viewer) && mayOpen('label-create') && (
        <PageLink to="label-create" search={{ copy: String(label.id) }} className={buttonLook('plain')}>
          <Icon of={Copy} />
          {say(words.copyOrder)}
        </PageLink>
      )}
      {label.may_edit && (
        <PageLink to="label-edit" params={{ labelId: label.id }} className={buttonLook('plain')}>
          <Icon of={Pencil} />
          {say(commonWords.edit)}
        </PageLink>
      )}
      {handsIn(label, viewer) && (
        <Button icon={Send} variant="main" onClick={() => void submit()}>
          {say(commonWords.handIn)}
        </Button>
      )}
    </>
  );
}

const columns = pickColumns(
  labelList,
  'holder_branch',
  'shipping_type',
  'created_at',
  'deliver_branch',
  'holder_staff',
  'type',
  'item_type',
  'service_type',
  'accept_type',
  'weight',
  'pieces',
  'reference_id',
  'mp_tracking_code',
  'remark',
  'creator',
);

/** The same for people of merchants. */
const ownColumns = columns.filter(({ inside }) => !inside);

/** A fact without a value is left out. */
const isEmptyFact = (value: unknown): boolean => value === null || value === undefined || value === '';

function useParcelPairs(label: LabelDetail): Pair[] {
  const say = useSay();
  const nrc = useNrcText(label.source_nrc !== null || label.destination_nrc !== null);
  const own = isMerchant(useViewer());
  const listed = usePairs(own ? ownColumns : columns, label);
  const locale = useLocale();
  const more: Pair[] = [
    ...(label.destination_country === null
      ? []
      : [
          {
            key: 'destination_country',
            label: say(field.destination_country),
            value: <CountryName code={label.destination_country} />,
          },
          { key: 'declared_value', label: say(field.declared_value), value: sayKyat(label.declared_value, locale) },
        ]),
    ...(label.item_name === null ? [] : [{ key: 'item_name', label: say(field.item_name), value: label.item_name }]),
    ...(label.include_products === null
      ? []
      : [{ key: 'include_products', label: say(field.include_products), value: label.include_products }]),
    ...(label.services.length === 0
      ? []
      : [
          {
            key: 'services',
            label: say(field.services),
            value: label.services.map((service) => say(labelServiceWords[service])).join(', '),
          },
        ]),
    ...(label.gate_submit ? [{ key: 'gate_submit', label: say(field.gate_submit), value: '✓' }] : []),
    ...(label.pickup_at_po ? [{ key: 'pickup_at_po', label: say(field.pickup_at_po), value: '✓' }] : []),
    ...(label.time_request === null
      ? []
      : [
          {
            key: 'time_request',
            label: say(field.time_request),
            value: [label.time_request.from, label.time_request.to]
              .map((at) => (at ? formatDateTime(new Date(at)) : '…'))
              .join(' – '),
          },
        ]),
    ...(label.source_nrc === null
      ? []
      : [
          {
            key: 'source_nrc',
            label: say(field.source_nrc),
            value: (
              <PersonalDetail
                kind="identity"
                text={label.source_nrc}
                say={nrc}
                show={async () => (await readUnmaskedLabel(label.id)).source_nrc}
              />
            ),
          },
        ]),
    ...(label.destination_nrc === null
      ? []
      : [
          {
            key: 'destination_nrc',
            label: say(field.destination_nrc),
            value: (
              <PersonalDetail
                kind="identity"
                text={label.destination_nrc}
                say={nrc}
                show={async () => (await readUnmaskedLabel(label.id)).destination_nrc}
              />
            ),
          },
        ]),
    {
      key: 'origin',
      label: say(field.origin),
      value: say.loose(labelOriginWords[label.post_type as keyof typeof labelOriginWords] ?? labelOriginWords.counter),
    },
  ];
  return [...listed.filter(({ key }) => !isEmptyFact((label as unknown as Record<string, unknown>)[key])), ...more];
}
