import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isQuarterType, isLeafType, placeTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { PlaceDetail } from '@waybill/contract/rooms/places/places.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { checkPlace, isBranch, type PlaceValues } from './check-place.ts';
import { renewNearestBranches } from './nearest-branch.store.ts';
import { auditedOf, valuesOf } from './place-audit.ts';
import { readPlace } from './places.queries.ts';
import {
  recomputeInherited,
  lockPlace,
  lockTree,
  passBranchPostcode,
  updatePlace,
  type LockedPlace,
  type PlaceColumns,
} from './places.store.ts';
import { answerRecord } from '../../kernel/change-record.ts';

/** Changes a place; places below it inherit the new values. When two people edit at once, the second gets `changed_meanwhile`. */
export async function editPlace(
  context: CommandContext,
  id: number,
  body: PlaceValues & { version: number },
): Promise<{ data: PlaceDetail } | Refusal> {
  const { tx } = context;
  const { version, ...values } = body;
  await lockTree(tx);
  const before = await lockPlace(tx, id);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'places', record: id, version: before.version, current: valuesOf(before) });
  const codes = await checkPlace(tx, id, before.type, values);
  return isRefusal(codes) ? codes : savePlace(context, before, { ...values, ...codes, type: before.type });
}

/** Says which branch delivers in a place and in what lies in it; `null` leaves it to the place above. */
export async function assignBranch(
  context: CommandContext,
  id: number,
  branchId: number | null,
): Promise<{ data: PlaceDetail } | Refusal> {
  const { tx } = context;
  await lockTree(tx);
  const before = await lockPlace(tx, id);
  if (!before) return refuse('not_found');
  if (!(await isBranch(tx, branchId)))
    return refuse('validation_failed', { fields: { branch_id: [{ code: 'select' }] } });
  const { type, branch_postcode } = before;
  return savePlace(context, before, { ...valuesOf(before), type, branch_postcode, branch_id: branchId });
}

/** The kinds that have the five digits of the town or township in which they lie. */
const borrows = placeTypes.filter((type) => isQuarterType(type) || isLeafType(type));

async function savePlace(
  context: CommandContext,
  before: LockedPlace,
  after: PlaceColumns,
): Promise<{ data: PlaceDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const { id } = before;
  const change = differences(await auditedOf(tx, before), await auditedOf(tx, after));
  if (change) {
    await updatePlace(tx, id, after, now);
    await recomputeInherited(tx, [id]);
    await renewNearestBranches(tx);
    if (before.branch_postcode !== after.branch_postcode)
      await passBranchPostcode(tx, id, after.branch_postcode, borrows, now);
  }
  context.audit({
    room: 'places',
    record: id,
    name: after.name_en,
    action: 'edit',
    branchId: null,
    ...(change ?? { before: {}, after: {} }),
  });
  context.publish({ topic: 'place', payload: { id } });
  return answerRecord(await readPlace(tx, viewer, id));
}
