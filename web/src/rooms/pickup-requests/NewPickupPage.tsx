import { pickupRequestFieldWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { newPickupRequestForm } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { nextPickup, usualVehicle } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { OwnPickup } from './OwnPickup.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { PickupFields } from './PickupFields.tsx';
import { useCouriers } from './use-couriers.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A new pickup request (N-23): of a shop for itself, or at a desk for anybody. */
export function NewPickupPage() {
  return isMerchant(useViewer()) ? <OwnPickup /> : <OfficePickup />;
}

/** At a desk it is given to a courier at once when one is chosen. */
const OfficePickup = newPage({
  title: titleOf('pickup-request.create'),
  list: 'pickup-request',
  form: newPickupRequestForm,
  words: pickupRequestFieldWords,
  draft: 'pickup_request',
  useInitial: () => {
    const { day, part } = nextPickup(new Date());
    return { time_request: day, day_part: part, vehicle: usualVehicle, counts: 1 };
  },
  create: (body, idempotencyKey) => call('pickup_requests.create', { body, idempotencyKey }),
  changes: 'pickup_request',
  leads: ({ data }) => ({ name: 'pickup-request.detail', params: { pickupId: data.id } }),
  Fields: NewPickupFields,
});

function NewPickupFields({ form }: { form: FormModel<typeof newPickupRequestForm> }) {
  return (
    <>
      <PickupFields form={form as unknown as Parameters<typeof PickupFields>[0]['form']} />
      <Courier form={form} />
    </>
  );
}

/** Suggests the courier with the fewest pickups of the day by name and first in the list; none is chosen automatically. */
function Courier({ form }: { form: FormModel<typeof newPickupRequestForm> }) {
  const say = useSay();
  const locale = useLocale();
  const { place_id, branch_id, time_request } = form.values;
  const { options, first, branch } = useCouriers({
    ...(branch_id ? { branch_id } : { place_id: place_id ?? null }),
    day: time_request ?? null,
  });
  const hint = first
    ? say(words.suggest, { name: first.name })
    : branch && say(words.theyChoose, { branch: localName(branch, locale) });
  return (
    <FormSection title={say(words.who)}>
      <FormField of={form} name="postman_id" options={options} hint={hint} placeholder={say(words.later)} wide />
    </FormSection>
  );
}
