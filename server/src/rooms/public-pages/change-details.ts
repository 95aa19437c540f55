import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { addressProblem, type ChosenParcel } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { addContactPhone, setDestination } from '../labels/labels.door.ts';
import { readPlaces } from '../places/places.door.ts';
import { enterNote, lockParcel, redirectParcel } from '../tracking/parcel-commands.door.ts';
import { addressChanged, detailsChanged, type PublicParcel } from './public-parcel.queries.ts';

/** Where somebody outside wants a parcel to go. */
export interface NewAddress {
  readonly destination_township: number;
  readonly destination_street: string;
}

/**
 * Changes where a parcel goes. Where another branch delivers it is redirected, by the command and for the fee of the desk (decisions 5): that fee is written on
 * the account of the merchant, so a parcel without one, and a place that is far from everything, need a call.
 */
export async function changeAddress(
  context: CommandContext,
  parcel: PublicParcel,
  chosen: ChosenParcel,
  { destination_township, destination_street }: NewAddress,
): Promise<Refusal | null> {
  const { tx, now } = context;
  const problem = addressProblem(chosen);
  if (problem) return problem;
  const place = (await readPlaces(tx, [destination_township])).get(destination_township);
  if (!place || place.branch_id === null || place.remote) return refuse('public_call_us');
  if (place.branch_id !== chosen.life.deliver_branch_id) {
    if (!chosen.has_merchant) return refuse('public_call_us');
    const sent = await redirectParcel(context, parcel.id, {
      deliver_branch_id: place.branch_id,
      reason: addressChanged,
      fee: null,
      version: null,
    });
    if (isRefusal(sent)) return sent;
  }
  const locked = await lockParcel(context, parcel.id, { version: null });
  if (isRefusal(locked)) return locked;
  const to = { place_id: destination_township, postcode: place.branch_postcode, street: destination_street };
  const before = await setDestination(tx, parcel.id, to, now);
  const name = (place.path.township ?? place.path.town)?.name_en ?? '';
  await enterNote(context, locked, {
    status: detailsChanged,
    reason: addressChanged,
    remark: `${destination_street}, ${name}`,
  });
  context.audit({
    room: 'labels',
    record: parcel.id,
    name: parcel.tracking_code,
    action: 'edit',
    before,
    after: { destination_township, destination_street, party: context.viewer.party ?? null },
  });
  return null;
}

/** Adds a number by which the receiver is called too; one that the parcel has already changes nothing. */
export async function addNumber(context: CommandContext, parcel: PublicParcel, phone: string): Promise<Refusal | null> {
  const locked = await lockParcel(context, parcel.id, { version: null });
  if (isRefusal(locked)) return locked;
  await addContactPhone(context.tx, parcel.id, phone, context.now);
  await enterNote(context, locked, { status: detailsChanged, remark: phone });
  context.audit({
    room: 'labels',
    record: parcel.id,
    name: parcel.tracking_code,
    action: 'edit',
    before: { contact_phone_list: parcel.contact_phone_list.join(', ') },
    after: {
      contact_phone_list: [...parcel.contact_phone_list, phone].join(', '),
      party: context.viewer.party ?? null,
    },
  });
  return null;
}
