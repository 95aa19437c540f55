import { Pencil } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import {
  pickupRequestFieldWords as field,
  pickupRequestStateFaces,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { pickupAt, type PickupRequestState } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useFresh } from '../../shell/use-fresh.ts';
import { useSeen } from '../../shell/use-seen.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { pickupFaces, usePickupCommands } from './pickup-commands.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { PickupCounts, PickupLogList } from './PickupParts.tsx';
import { VisitLabels } from './VisitLabels.tsx';
import styles from './Pickups.module.css';
import { addressText, showPickups } from './show-pickups.ts';

/** One pickup request: where, when, how much, who goes, what was collected, and every step of it (S-24). */
export const PickupDetailPage = recordPage({
  call: 'pickup_requests.detail',
  param: 'pickupId',
  topic: 'pickup_request',
  list: 'pickup-request',
  crumb: ({ name }) => name,
  Content: Opened,
});

function Opened({ data }: OpenRecord<PickupDetail>) {
  const say = useSay();
  const { give, window } = usePickupCommands();
  const history = useHistory('pickup_requests', data);
  const visit = useVisit(data);
  const facts = useFacts(data);
  useDenialSeen(data);
  const labels = { key: 'labels', title: say(words.labels), content: <VisitLabels data={data} /> };
  return (
    <>
      <DetailPage
        title={data.name}
        state={pickupRequestStateFaces[data.status as PickupRequestState]}
        note={`#${data.id}`}
        actions={{ actions: data.actions, faces: pickupFaces(data, give) }}
        above={<StateReason data={data} />}
        more={
          data.may_edit && (
            <PageLink to="pickup-request.edit" params={{ pickupId: data.id }} className={buttonLook('plain')}>
              <Icon of={Pencil} />
              {say(words.edit)}
            </PageLink>
          )
        }
        parts={[
          // Whoever stands at the door makes labels first, on a phone without scrolling.
          ...(data.door ? [labels] : []),
          { key: 'visit', title: say(words.visit), pairs: visit },
          { key: 'counts', title: say(words.counts), content: <PickupCounts data={data} /> },
          ...(data.door ? [] : [labels]),
          { key: 'log', title: say(words.log), content: <PickupLogList log={data.log} />, aside: true },
          { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
        ]}
        history={history}
      />
      {window}
    </>
  );
}

/** Why it stands where it stands: denied, failed, or handed over to somebody. */
function StateReason({ data }: { data: PickupDetail }) {
  const say = useSay();
  const locale = useLocale();
  if (data.reason === null) return null;
  if (data.status === pickupAt.handedOver) {
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

const columnOf = (key: string): Column => pickupRequestList.columns.find((column) => column.key === key) as Column;

function useVisit(data: PickupDetail): Pair[] {
  const say = useSay();
  const locale = useLocale();
  const pairs = usePairs(
    ['phone', 'time_request', 'day_part', 'vehicle', 'courier', 'include_products'].map(columnOf),
    data,
  );
  const address = addressText(data, locale);
  const note = data.with_temp_address && data.customer_id !== null ? ` (${say(words.temporary)})` : '';
  return [
    ...pairs.slice(0, 1),
    { key: 'address', label: say(field.address), value: `${address}${note}` },
    ...pairs.slice(1),
    { key: 'remark', label: say(field.remark), value: data.remark },
  ];
}

function useFacts(data: PickupDetail): Pair[] {
  const say = useSay();
  const mayOpen = useMayOpen();
  const pairs = usePairs(['branch', 'intake_branch', 'created_at', 'completed_at'].map(columnOf), data);
  const customer =
    data.customer_id !== null && mayOpen('customer.detail') ? (
      <PageLink to="customer.detail" params={{ customerId: data.customer_id }} className={styles.link}>
        {data.customer}
      </PageLink>
    ) : (
      data.customer
    );
  return [
    { key: 'customer_id', label: say(field.customer_id), value: customer },
    ...pairs,
    {
      key: 'created_by',
      label: say(words.madeBy),
      value: data.created_by ?? (data.plan_id === null ? null : say(words.byPlan)),
    },
  ];
}

/** Somebody who gives pickups to couriers has looked at the denial: their bell is quiet about it. */
function useDenialSeen({ id, version, denial_unseen }: PickupDetail): void {
  const fresh = useFresh();
  const may = useMayOpen()('pickup-request.create');
  useSeen(denial_unseen && may ? `${id} ${version}` : null, async () => {
    await call('pickup_requests.seen', { params: { id }, background: true });
    await fresh(showPickups);
  });
}
