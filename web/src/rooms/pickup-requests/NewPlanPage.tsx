import { useState } from 'react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import {
  dayPartWords,
  pickupRequestFieldWords,
  vehicleWords,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { weekdayNames } from '@waybill/domain/kernel/spelled-date.ts';
import { pickupPlanForm } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { usualDayPart, usualVehicle, weekdays } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Chip } from '../../ui/layout/Chip.tsx';
import { CustomerLookup } from '../customers/customers.door.ts';
import { PickupOwnField } from './PickupOwnField.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A weekly plan: whom, on which days, for how much, until when. */
export const NewPlanPage = newPage({
  title: titleOf('pickup-request.plan-create'),
  list: 'pickup-request.plans',
  form: pickupPlanForm,
  words: pickupRequestFieldWords,
  draft: 'pickup_plan',
  useInitial: () => ({ day_part: usualDayPart, vehicle: usualVehicle, counts: 1 }),
  create: (body, idempotencyKey) => call('pickup_plans.create', { body, idempotencyKey }),
  changes: 'pickup_plans',
  Fields: PlanFields,
});

function PlanFields({ form }: { form: FormModel<typeof pickupPlanForm> }) {
  const say = useSay();
  const locale = useLocale();
  const [customer, setCustomer] = useState<KnownSender | null>(null);
  const choose = (found: KnownSender | null) => {
    setCustomer(found);
    form.set('customer_id', found?.id ?? null);
  };
  const days = weekdays.map((day) => ({ value: day, label: weekdayNames[locale][day] ?? String(day) }));
  return (
    <>
      <FormSection title={say(words.sender)}>
        <PickupOwnField of={form} name="customer_id" hint={customer ? undefined : say(words.chosenCustomer)}>
          {customer ? (
            <Chip label={`${customer.name} · ${customer.phone[0] ?? ''}`} onRemove={() => choose(null)} />
          ) : (
            <CustomerLookup onPick={choose} />
          )}
        </PickupOwnField>
      </FormSection>
      <FormSection title={say(words.what)}>
        <FormField of={form} name="weekdays" options={days} wide />
        <FormField of={form} name="day_part" words={dayPartWords} />
        <FormField of={form} name="vehicle" words={vehicleWords} />
        <FormField of={form} name="counts" />
        <FormField of={form} name="include_products" />
        <FormField of={form} name="until" />
      </FormSection>
    </>
  );
}
