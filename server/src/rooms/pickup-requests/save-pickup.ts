import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isOpenBranch, type BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { decidePickupEdit } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import type { NewPickupRequestValues, PickupRequestValues } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { answerRecord, editRecord, type Changed } from '../../kernel/change-record.ts';
import { isOutside } from '../../kernel/viewer.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { serviceProblem } from '../agent-services/agent-services.door.ts';
import { readSender } from '../customers/customers.door.ts';
import { readPlaces } from '../places/places.door.ts';
import { planChosen } from './door-labels.ts';
import { readCourierBranch } from './pickup-boards.queries.ts';
import { pickupRequestRecord } from './pickup-request.record.ts';
import { factsOf, readPickup } from './pickup-requests.queries.ts';
import {
  insertPickup,
  takeStep,
  queuePickupMessage,
  updatePickup,
  valuesOf,
  writeLog,
  type KeptPickup,
} from './pickup-requests.store.ts';

/**
 * A new request, given to a courier at once when one is named. Refused: `pickup_day_past`, `customer_not_active`, `place_without_branch`, and
 * `branch_not_covered` for a courier of a branch that is not the caller's.
 */
export async function createPickup(
  context: CommandContext,
  { postman_id, label_ids, ...body }: NewPickupRequestValues,
): Promise<{ data: PickupDetail } | Refusal> {
  const { tx, viewer } = context;
  const kept = await settlePickup(context, { ...body, customer_id: body.customer_id ?? viewer.customerId ?? null });
  if (isRefusal(kept)) return kept;
  const intake_branch_id = viewer.branchId ?? kept.branch_id;
  if (!covers(viewer, intake_branch_id) && !covers(viewer, kept.branch_id)) return refuse('branch_not_covered');
  if (postman_id !== null && isOutside(viewer))
    return refuse('validation_failed', { fields: { postman_id: [{ code: 'select' }] } });
  if (postman_id !== null) {
    const refused = await refuseCourier(context, postman_id, kept.branch_id);
    if (refused) return refused;
  }
  const id = await makePickup(context, kept, { intake_branch_id, plan_id: null, postman_id });
  const refused = id === null || label_ids.length === 0 ? null : await planChosen(context, id, label_ids);
  if (refused) return refused;
  return answerRecord(id === null ? null : await readPickup(tx, viewer, id));
}

/** Why this person cannot be sent for the branch; `null` when they can. */
export async function refuseCourier(
  { tx, viewer }: CommandContext,
  courier: number,
  branchId: number,
): Promise<Refusal | null> {
  if (!covers(viewer, branchId)) return refuse('branch_not_covered');
  const theirs = await readCourierBranch(tx, courier);
  return theirs === branchId ? null : refuse('validation_failed', { fields: { postman_id: [{ code: 'select' }] } });
}

/** Writes a request with its log, its audit line and its event. Answers its number; `null` when its plan has made one for the day already. */
export async function makePickup(
  { tx, viewer, now, audit, publish }: CommandContext,
  kept: KeptPickup,
  made: { readonly intake_branch_id: number; readonly plan_id: number | null; readonly postman_id: number | null },
): Promise<number | null> {
  const { intake_branch_id, plan_id, postman_id } = made;
  // The job that works off the plans is nobody.
  const by = viewer.id || null;
  const id = await insertPickup(tx, kept, { intake_branch_id, plan_id, by, now });
  if (id === null) return null;
  const step = { id, by, now, branch_id: kept.branch_id };
  await writeLog(tx, { ...step, command: 'create', postman_id: null });
  if (postman_id !== null) {
    await takeStep(tx, pickupRequestLife.at.pending, { ...step, command: 'assign', postman_id }, { postman_id });
    await queuePickupMessage(tx, id, now);
  }
  audit({
    room: 'pickup_requests',
    record: id,
    name: kept.name,
    branchId: kept.branch_id,
    action: 'create',
    after: { ...kept, ...(postman_id === null ? {} : { postman_id }) },
  });
  for (const branchId of new Set([kept.branch_id, intake_branch_id]))
    publish({ topic: 'pickup_request', branchId, payload: { id } });
  return id;
}

/** Changes what was asked for. The branch stays where a courier has it already. */
export function editPickup(
  context: CommandContext,
  id: number,
  { version, ...body }: PickupRequestValues & { version: number },
): Changed<PickupDetail> {
  return editRecord(
    context,
    pickupRequestRecord,
    { id, version },
    {
      decide: (row) => decidePickupEdit(context.viewer, factsOf(context.viewer, row)),
      valuesOf,
      settle: async (row) => {
        const kept = await settlePickup(context, body, row.time_request);
        if (isRefusal(kept) || kept.branch_id === row.branch_id || row.postman_id === null) return kept;
        return refuse('state_not_allowed', { fields: { branch_id: [{ code: 'state_not_allowed' }] } });
      },
      save: (values) => updatePickup(context.tx, id, values, context.now),
    },
  );
}

/** The values as they are kept: the customer's own address unless another is wanted, and the branch that serves the place unless one is named. */
export async function settlePickup(
  { tx, viewer, now }: CommandContext,
  body: PickupRequestValues,
  dayBefore?: string,
): Promise<KeptPickup | Refusal> {
  if (body.time_request !== dayBefore && body.time_request < businessDate(now))
    return refuse('pickup_day_past', { fields: { time_request: [{ code: 'pickup_day_past' }] } });
  const sender = body.customer_id === null ? null : await readSender(tx, viewer, body.customer_id);
  if (body.customer_id !== null && !sender) return wrong('customer_id');
  const closed = sender && servingRefusal(sender.status);
  if (closed) return closed;
  const own = sender?.default_address;
  const address =
    own?.place_id && !body.with_temp_address
      ? { place_id: own.place_id, home_no: own.home_no, street: own.street }
      : { place_id: body.place_id, home_no: body.home_no, street: body.street };
  const place = (await readPlaces(tx, [address.place_id])).get(address.place_id);
  if (!place) return wrong('place_id');
  const branch_id = body.branch_id ?? place.branch_id;
  if (branch_id === null)
    return refuse('place_without_branch', { fields: { branch_id: [{ code: 'place_without_branch' }] } });
  const branch = await tx.selectFrom('branch').select('status').where('id', '=', branch_id).executeTakeFirst();
  if (!branch || !isOpenBranch(branch.status as BranchState)) return wrong('branch_id');
  const unoffered = await serviceProblem(tx, branch_id, 'pickup', body.time_request);
  if (unoffered) return { ...unoffered, fields: { branch_id: [{ code: unoffered.code }] } };
  return { ...body, ...address, branch_id };
}

const wrong = (field: string): Refusal => refuse('validation_failed', { fields: { [field]: [{ code: 'select' }] } });
