import { ClipboardList } from 'lucide-react';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import {
  pickupRequestFieldWords as field,
  pickupRequestStateFaces,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { titleOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { pickupPageCommands } from './pickup-commands.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { PickupCounts, PickupLogList } from './PickupParts.tsx';
import { VisitLabels } from './VisitLabels.tsx';
import styles from './Pickups.module.css';
import { addressText } from './pickup-texts.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

function address(data: PickupDetail, { say, locale }: { say: Say; locale: Locale }): string {
  const temporary = data.with_temp_address && data.customer_id !== null;
  return `${addressText(data, locale)}${temporary ? ` (${say(words.temporary)})` : ''}`;
}

const labels = { key: 'labels', title: words.labels, Content: VisitLabels };

/** One pickup request: where, when, how much, who goes, what was collected, and every step of it (S-24). */
export const PickupDetailPage = detailPage({
  call: 'pickup_requests.detail',
  param: 'pickupId',
  topic: 'pickup_request',
  list: 'pickup-request',
  name: ({ name }) => name,
  faces: pickupRequestStateFaces,
  note: ({ id }) => `#${id}`,
  commands: pickupPageCommands,
  edit: { page: 'pickup-request.edit', word: commonWords.edit },
  definition: pickupRequestList,
  parts: [
    // A courier at the door makes labels first, on a phone without scrolling.
    { ...labels, shown: ({ door }) => door !== null },
    {
      key: 'visit',
      title: words.visit,
      blanks: true,
      facts: [
        'phone',
        { key: 'address', word: field.address, value: address },
        'time_request',
        'day_part',
        'vehicle',
        'courier',
        'include_products',
        { key: 'remark', word: field.remark, kind: 'text' },
      ],
    },
    { key: 'counts', title: words.counts, Content: PickupCounts },
    { ...labels, shown: ({ door }) => door === null },
    {
      key: 'log',
      title: commonWords.pickupLog,
      aside: true,
      Content: ({ data: { log } }) => <PickupLogList log={log} />,
    },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      blanks: true,
      facts: [
        { key: 'customer_id', word: field.customer_id, value: (data) => data.customer && <Customer data={data} /> },
        'branch',
        'intake_branch',
        'created_at',
        'completed_at',
        {
          key: 'created_by',
          word: commonFieldWords.made_by,
          value: ({ created_by, plan_id }, { say }) => created_by ?? (plan_id === null ? null : say(words.byPlan)),
        },
      ],
    },
  ],
  More: HandoverSheet,
  Above: StateReason,
  useHistory: historyOf('pickup_requests'),
  useDetail: ({ data }) => {
    useDenialSeen(data);
    return {};
  },
});

/** Reason of the current state: denied, failed, or handed over to a courier or branch. */
function StateReason({ data }: { data: PickupDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (data.reason === null) return null;
  if (data.status === pickupRequestLife.at.handover) {
    const name = data.to_courier ?? (data.to_branch ? localName(data.to_branch, locale) : '');
    return (
      <Callout tone="info" title={say(words.handed, { name })}>
        {data.reason}
      </Callout>
    );
  }
  const title = data.denied_by === null ? say(words.failed) : say(words.denied, { name: data.denied_by });
  return (
    <Callout tone="attention" title={title}>
      {data.reason}
    </Callout>
  );
}

/** The way to the paper on which the sender hands the parcels of this visit over. */
function HandoverSheet({ data: { labels, planned_labels } }: { data: PickupDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const handed = labels.length > 0 ? labels : planned_labels;
  if (handed.length === 0 || !mayOpen('label-handover-sheet')) return null;
  return (
    <PageLink
      to="label-handover-sheet"
      search={{ ids: handed.map(({ id }) => id).join(',') }}
      className={buttonLook('plain')}>
      <Icon of={ClipboardList} />
      {say(titleOf('label-handover-sheet'))}
    </PageLink>
  );
}

function Customer({ data: { customer_id, customer } }: { data: PickupDetail }) {
  const mayOpen = useMayOpen();
  if (customer_id === null || !mayOpen('customer.detail')) return customer;
  return (
    <PageLink to="customer.detail" params={{ customerId: customer_id }} className={styles.link}>
      {customer}
    </PageLink>
  );
}

/** Somebody who gives pickups to couriers has looked at the denial: their bell is quiet about it. */
function useDenialSeen({ id, version, denial_unseen }: PickupDetail): void {
  const changed = useChanged();
  const may = useMayOpen()('pickup-request.create');
  useSeen(denial_unseen && may ? `${id} ${version}` : null, async () => {
    await call('pickup_requests.seen', { params: { id }, background: true });
    await changed('pickup_request');
  });
}
