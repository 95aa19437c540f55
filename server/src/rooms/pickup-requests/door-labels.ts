import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { decideDoorLabel } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import {
  codesIn,
  labelsMax,
  type ChosenLabels,
  type TakeOutLabelValues,
} from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { pickupRequestRecord } from './pickup-request.record.ts';
import { factsOf } from './pickup-requests.queries.ts';
import {
  joinLabels,
  lockLabels,
  lockPickup,
  detachLabel,
  planLabels,
  type LabelToJoin,
  type LockedPickup,
} from './pickup-requests.store.ts';

/**
 * The visit at whose door a label is being made, locked until the transaction ends. `late`: the label was made there without a network and comes now.
 * Refused as by the rules, `not_found` for somebody else's.
 */
export async function openDoor(
  { tx, viewer }: CommandContext,
  pickupId: number,
  late: boolean,
): Promise<LockedPickup | Refusal> {
  const row = await lockPickup(tx, viewer, pickupId);
  if (!row) return refuse('not_found');
  return decideDoorLabel(viewer, factsOf(viewer, row), late) ?? row;
}

/** Who sends what is collected there: the form of a label takes them from the visit, whatever it was sent. A visit is paid for once, so no label pays for it. */
export function sentFrom(visit: LockedPickup, values: LabelValues): LabelValues {
  return {
    ...values,
    merchant_id: visit.customer_id,
    source_phone: visit.phones,
    source_name: visit.name,
    source_region: null,
    source_town: null,
    source_township: visit.place_id,
    source_quarter: null,
    source_no: visit.home_no,
    source_street: visit.street,
    services: values.services.filter((service) => service !== paidByVisit),
  };
}
const paidByVisit: LabelService = 'pickup';

/** A label that was made at this door belongs to the visit; the count that the courier gave is never less than its labels. */
export async function joinMade(context: CommandContext, visit: LockedPickup, labelId: number): Promise<void> {
  await joinLabels(context.tx, visit.id, [labelId], context.now);
  context.audit({
    room: 'pickup_requests',
    record: visit.id,
    name: visit.name,
    branchId: visit.branch_id,
    action: 'attach',
    after: { label_ids: [labelId] },
  });
  context.publish({ topic: 'pickup_request', branchId: visit.branch_id, payload: { id: visit.id } });
}

/** Labels of this sender that exist already, by scan or choice, while the courier is at the door. */
export function attachLabels(context: CommandContext, id: number, body: ChosenLabels): Changed<PickupDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, pickupRequestRecord, id, async (row) => {
    const refused = decideDoorLabel(viewer, factsOf(viewer, row), false);
    if (refused) return refused;
    const labels = await readChosen(context, row, body);
    if (isRefusal(labels)) return labels;
    if (labels.length === 0) return refuse('validation_failed', { fields: { tracking_codes: [{ code: 'required' }] } });
    const label_ids = labels.map((label) => label.id);
    await joinLabels(tx, id, label_ids, now);
    return { action: 'attach', after: { label_ids } };
  });
}

/**
 * A label that was made or joined by mistake leaves the visit, before it is complete: it waits for acceptance as before, and may be joined elsewhere. One
 * that has moved on came with this visit, so it stays.
 */
export function takeOutLabel(
  context: CommandContext,
  id: number,
  { label_id, reason }: TakeOutLabelValues,
): Changed<PickupDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, pickupRequestRecord, id, async (row) => {
    const refused = decideDoorLabel(viewer, factsOf(viewer, row), false);
    if (refused) return refused;
    const [label] = await lockLabels(tx, [label_id], []);
    if (label?.taken_by !== id) return refuse('pickup_label_out');
    if (label.status !== firstStatus) return refuse('pickup_label_moved', { values: { codes: label.tracking_code } });
    await detachLabel(tx, id, label_id, now);
    return { action: 'take_out', before: { label_ids: [label_id] }, after: { reason } };
  });
}

/** Labels that a new visit is asked to collect. Returns why one of them cannot be. */
export async function planChosen(
  context: CommandContext,
  id: number,
  label_ids: readonly number[],
): Promise<Refusal | null> {
  const row = await lockPickup(context.tx, context.viewer, id);
  if (!row) throw new Error('a new visit is not seen by the person who asked for it');
  const labels = await readChosen(context, row, { label_ids: [...label_ids], tracking_codes: null });
  if (isRefusal(labels)) return labels;
  if (labels.length > 0)
    await planLabels(
      context.tx,
      id,
      labels.map((label) => label.id),
    );
  return null;
}

/** The labels that were chosen and are not the visit's yet: of its sender, waiting for acceptance, in no other visit. Refused with the codes for which it is not so. */
export async function readChosen(
  { tx, viewer }: CommandContext,
  row: LockedPickup,
  { label_ids, tracking_codes }: ChosenLabels,
): Promise<LabelToJoin[] | Refusal> {
  const codes = codesIn(tracking_codes);
  if (codes.length + label_ids.length === 0) return [];
  if (codes.length > labelsMax)
    return refuse('validation_failed', {
      fields: { tracking_codes: [{ code: 'select_max', values: { n: labelsMax } }] },
    });
  const labels = await lockLabels(tx, label_ids, codes);
  const theirs = labels.filter((label) =>
    viewer.customerId === undefined ? isSenders(label, row) : label.merchant_id === viewer.customerId,
  );
  const known = new Set(theirs.flatMap((label) => [label.tracking_code, label.id]));
  const unknown = [...codes, ...label_ids].filter((one) => !known.has(one));
  if (unknown.length > 0) return about('pickup_label_unknown', unknown);
  const others = theirs.filter(({ taken_by }) => taken_by !== row.id);
  const taken = others.filter(({ taken_by }) => taken_by !== null);
  if (taken.length > 0) return about('pickup_label_taken', codesOf(taken));
  const moved = others.filter(({ status }) => status !== firstStatus);
  return moved.length > 0 ? about('pickup_label_moved', codesOf(moved)) : others;
}

/** Of this customer, or sent from the same phone where the sender has no account. */
function isSenders(label: LabelToJoin, row: LockedPickup): boolean {
  if (row.customer_id !== null && label.merchant_id !== null) return label.merchant_id === row.customer_id;
  const phones = new Set(row.phones.map(phoneKey));
  return label.source_phone.some((phone) => phones.has(phoneKey(phone)));
}

const codesOf = (labels: readonly LabelToJoin[]): string[] => labels.map(({ tracking_code }) => tracking_code);

function about(
  code: 'pickup_label_unknown' | 'pickup_label_taken' | 'pickup_label_moved',
  codes: readonly (string | number)[],
): Refusal {
  const values = { codes: codes.join(', ') };
  return refuse(code, { values, fields: { tracking_codes: [{ code, values }] } });
}
