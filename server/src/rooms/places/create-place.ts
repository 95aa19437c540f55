import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { newPlaceForm } from '@waybill/domain/rooms/places/place-form.ts';
import type { PlaceDetail } from '@waybill/contract/rooms/places/places.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { checkPlace } from './check-place.ts';
import { renewNearestBranches } from './nearest-branch.store.ts';
import { auditedOf } from './place-audit.ts';
import { readPlace } from './places.queries.ts';
import { insertPlaces, lockTree, takePlaceIds } from './places.store.ts';

/** A new place (E-03). Refused: `validation_failed` with the field, `duplicate` with the postcode or code. */
export async function createPlace(
  context: CommandContext,
  body: FormValues<typeof newPlaceForm>,
): Promise<{ data: PlaceDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { type, ...values } = body;
  await lockTree(tx);
  const codes = await checkPlace(tx, null, type, values);
  if (isRefusal(codes)) return codes;
  const [id = 0] = await takePlaceIds(tx, 1);
  const place = { ...values, ...codes, id, type };
  await insertPlaces(tx, [place], now);
  await renewNearestBranches(tx);
  context.audit({
    room: 'places',
    record: id,
    name: place.name_en,
    action: 'create',
    branchId: null,
    after: { type, ...(await auditedOf(tx, place)) },
  });
  context.publish({ topic: 'place', payload: { id } });
  const detail = await readPlace(tx, viewer, id);
  if (!detail) throw new Error('a place was created that is not there');
  return { data: detail };
}
