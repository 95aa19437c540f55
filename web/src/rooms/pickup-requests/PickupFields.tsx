import { useState, type ReactNode } from 'react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { dayPartWords, vehicleWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import type { pickupRequestForm } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { PhoneFinder, useSenderSearch } from '../customers/customers.door.ts';
import { PlacePicker } from '../places/places.door.ts';
import { PickupOwnField } from './PickupOwnField.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';
import { useCouriers } from './use-couriers.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export type PickupForm = FormModel<typeof pickupRequestForm>;

/** Form fields of a visit: sender, address, time and amount; the phone is typed first and fills in a known sender (E-04). */
export function PickupFields({ form }: { form: PickupForm }) {
  const [sender, setSender] = useState<KnownSender | null>(null);
  return (
    <>
      <Sender form={form} sender={sender} onSender={setSender} />
      <PickupAddress form={form} sender={sender}>
        <Serving form={form} />
      </PickupAddress>
      <PickupVisit form={form} />
    </>
  );
}

interface SenderProps {
  form: PickupForm;
  sender: KnownSender | null;
  onSender: (sender: KnownSender | null) => void;
}

function Sender({ form, sender, onSender }: SenderProps) {
  const say = useSay();
  const search = useSenderSearch();
  const known = form.values.customer_id !== null && form.values.customer_id !== undefined;
  const pick = (id: string) => {
    const found = search.senderOf(id);
    if (!found) return;
    onSender(found);
    form.set('customer_id', found.id);
    form.set('phone', found.phone.slice(0, 2));
    form.set('name', found.name);
    form.set('with_temp_address', false);
    form.set('place_id', found.address?.place_id ?? null);
    form.set('home_no', found.address?.home_no ?? null);
    form.set('street', found.address?.street ?? null);
    form.set('branch_id', null);
  };
  const another = () => {
    onSender(null);
    form.set('customer_id', null);
    form.set('phone', []);
    form.set('name', null);
  };
  return (
    <FormSection title={say(words.sender)}>
      <PickupOwnField of={form} name="phone" hint={known ? undefined : say(words.phoneHint)}>
        <PhoneFinder
          heading={say(commonWords.knownSenders)}
          value={form.values.phone ?? []}
          onChange={(phones) => form.set('phone', [...phones])}
          options={search.options}
          onText={search.setText}
          settle={search.settle}
          onPick={pick}
        />
      </PickupOwnField>
      <FormField of={form} name="name" wide />
      {known && (
        <div className={styles.wide}>
          <Button small variant="quiet" onClick={another}>
            {say(commonWords.anotherSender)}
          </Button>
        </div>
      )}
      {sender !== null && sender.blocked !== null && (
        <div className={styles.wide}>
          <Callout tone="danger" live>
            {say(words.blocked)}
          </Callout>
        </div>
      )}
      {form.problemOf('customer_id') !== undefined && (
        <div className={styles.wide} data-field="customer_id">
          <Callout tone="danger">{form.problemOf('customer_id')}</Callout>
        </div>
      )}
    </FormSection>
  );
}

/** A known customer is visited at their own address, which is changed on their page, unless another is wanted this time. */
export function PickupAddress({
  form,
  sender,
  children,
}: {
  form: PickupForm;
  sender: Pick<KnownSender, 'address'> | null;
  children?: ReactNode;
}) {
  const say = useSay();
  const { customer_id, with_temp_address, place_id } = form.values;
  const known = customer_id !== null && customer_id !== undefined;
  const own = known && with_temp_address !== true && (sender === null || Boolean(sender.address?.place_id));
  const locked = own ? say(words.ownAddress) : undefined;
  const word = form.words['place_id'];
  return (
    <FormSection title={say(commonWords.where)}>
      {known && <FormField of={form} name="with_temp_address" wide />}
      <PickupOwnField of={form} name="place_id" bare>
        <PlacePicker
          value={place_id ?? null}
          label={word ? say.loose(word) : undefined}
          required
          disabled={own}
          error={form.problemOf('place_id')}
          onChange={(id) => {
            form.set('place_id', id);
            form.set('branch_id', null);
          }}
        />
      </PickupOwnField>
      <FormField of={form} name="street" locked={locked} />
      <FormField of={form} name="home_no" locked={own || undefined} />
      {children}
    </FormSection>
  );
}

/** Which branch goes: the one that serves the place, unless another is chosen. */
function Serving({ form }: { form: PickupForm }) {
  const say = useSay();
  const locale = useLocale();
  const { place_id, branch_id, time_request } = form.values;
  const { branch } = useCouriers({ place_id: place_id ?? null, day: time_request ?? null });
  const hint = branch && !branch_id ? say(words.serves, { branch: localName(branch, locale) }) : say(words.branchHint);
  return <FormField of={form} name="branch_id" source="branch" hint={hint} wide />;
}

export function PickupVisit({ form }: { form: PickupForm }) {
  const say = useSay();
  return (
    <FormSection title={say(words.what)}>
      <FormField of={form} name="time_request" />
      <FormField of={form} name="day_part" words={dayPartWords} />
      <FormField of={form} name="counts" />
      <FormField of={form} name="weight" decimals={2} />
      <FormField of={form} name="vehicle" words={vehicleWords} />
      <FormField of={form} name="include_products" />
      <FormField of={form} name="remark" wide />
    </FormSection>
  );
}
