import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { UnplannedLabel } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestFieldWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isDraft } from '@waybill/domain/rooms/labels/label-tabs.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { newPickupRequestForm } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { nextPickup, usualVehicle } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { PickupAddress, PickupVisit, type PickupForm } from './PickupFields.tsx';
import styles from './Pickups.module.css';
import { sumsOf } from './pickup-texts.ts';

type OwnForm = FormModel<typeof newPickupRequestForm>;

const ownKey = ['customers.own'];
const labelsKey = ['pickup_requests.unplanned'];

/** A merchant's own pickup: at their address, for the orders of today, which they can change. */
export function OwnPickup() {
  const shop = useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call('customers.own', { signal }),
    staleTime: 60_000,
  });
  const labels = useQuery({
    queryKey: labelsKey,
    queryFn: ({ signal }) => call('pickup_requests.unplanned', { signal }),
    meta: { topics: ['labels', 'pickup_request'] },
  });
  const ready = shop.data !== undefined && labels.data !== undefined;
  usePageLoading(!ready && !shop.isError && !labels.isError);
  return ready ? <OwnPickupForm /> : null;
}

const OwnPickupForm = newPage({
  title: titleOf('pickup-request.create'),
  list: 'pickup-request',
  form: newPickupRequestForm,
  words: pickupRequestFieldWords,
  draft: 'own_pickup',
  useInitial: () => {
    const { shop, labels } = useKept();
    const { day, part } = nextPickup(new Date());
    const chosen = labels.filter(({ created_at }) => isToday(created_at));
    return {
      ...visitOf(shop),
      time_request: day,
      day_part: part,
      vehicle: usualVehicle,
      label_ids: chosen.map(({ id }) => id),
      counts: Math.max(1, sumsOf(chosen).pieces),
    };
  },
  create: async (body, idempotencyKey) => {
    // A draft is handed in first: a courier collects no label that its shop may still delete.
    const { data } = await call('pickup_requests.unplanned', {});
    for (const { id, status } of data)
      if (body.label_ids.includes(id) && isDraft(status as LabelStatus))
        await call('labels.submit', { params: { id } });
    return call('pickup_requests.create', { body, idempotencyKey });
  },
  changes: ['pickup_request', 'labels'],
  leads: ({ data }) => ({ name: 'pickup-request.detail', params: { pickupId: data.id } }),
  Fields: OwnFields,
});

const visitOf = ({ id, phone, name, address }: KnownSender) => ({
  customer_id: id,
  phone: phone.slice(0, 2),
  name,
  with_temp_address: false,
  place_id: address?.place_id ?? null,
  home_no: address?.home_no ?? null,
  street: address?.street ?? null,
});

const isToday = (at: string): boolean => businessDate(new Date(at)) === businessDate(new Date());

/** Returns the shop and its labels as they were read before the form is shown. */
function useKept(): { shop: KnownSender; labels: readonly UnplannedLabel[] } {
  const client = useQueryClient();
  const shop = client.getQueryData<{ data: KnownSender }>(ownKey);
  const labels = client.getQueryData<{ data: UnplannedLabel[] }>(labelsKey);
  if (!shop || !labels) throw new Error('the form of a shop is shown before its data is read');
  return { shop: shop.data, labels: labels.data };
}

function OwnFields({ form }: { form: OwnForm }) {
  const say = useSay();
  const { shop, labels } = useKept();
  const visit = form as unknown as PickupForm;
  return (
    <>
      {labels.length > 0 && <Chosen form={form} labels={labels} />}
      <PickupVisit form={visit} />
      <PickupAddress form={visit} sender={shop} />
      <FormSection title={say(words.sender)}>
        <FormField of={form} name="phone" wide />
        <FormField of={form} name="name" wide />
      </FormSection>
    </>
  );
}

/** The orders that the courier is to collect. Their pieces are the count of the visit. */
function Chosen({ form, labels }: { form: OwnForm; labels: readonly UnplannedLabel[] }) {
  const say = useSay();
  const count = useCount();
  const chosen = new Set(form.values.label_ids ?? []);
  const choose = (ids: ReadonlySet<number>) => {
    const next = labels.filter(({ id }) => ids.has(id));
    form.set(
      'label_ids',
      next.map(({ id }) => id),
    );
    form.set('counts', Math.max(1, sumsOf(next).pieces));
  };
  const change = (id: number, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    choose(next);
  };
  return (
    <FormSection title={say(words.toCollect)}>
      <div className={styles.wide}>
        <Checkbox
          checked={chosen.size === labels.length}
          mixed={chosen.size > 0 && chosen.size < labels.length}
          onChange={(all) => choose(new Set(all ? labels.map(({ id }) => id) : []))}>
          {say(words.chosenOrders, { n: count(chosen.size), all: count(labels.length) })}
        </Checkbox>
        <ul className={styles.choices} data-field="label_ids">
          {labels.map(({ id, tracking_code, destination_name, status }) => (
            <li key={id}>
              <Checkbox checked={chosen.has(id)} onChange={(wanted) => change(id, wanted)}>
                <span className={styles.choice}>
                  <CodeText code={tracking_code} />
                  <span>{destination_name}</span>
                  {isDraft(status as LabelStatus) && <StatePill face={labelStatusFaces[status as LabelStatus]} />}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </div>
    </FormSection>
  );
}
