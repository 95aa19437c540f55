import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { labelValues, type LabelFormValues } from '@waybill/domain/rooms/labels/label-form.ts';
import { creditLeft, usesCredit } from '@waybill/domain/rooms/labels/label-money.ts';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { firstStatus, isDraft, isEditable } from '@waybill/domain/rooms/labels/label-tabs.ts';
import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { readSender } from '../customers/customers.door.ts';
import { settleIdentities } from '../places/places.door.ts';
import { creditProblem, madeOf, referenceProblem } from './create-label.ts';
import { readFacts, readyLabel } from './label-facts.ts';
import { formOf, readLabel } from './labels.queries.ts';
import { columnsOf, updateLabel } from './label-records.store.ts';
import { deleteLabel, lockCredit, lockLabel, restateLabel, submitLabel, type LockedLabel } from './labels.store.ts';

/**
 * Changes a label that no branch has accepted yet. It is priced anew by the tariff of the day it was made. Of two editors the second is told what the
 * first changed (`changed_meanwhile`); afterwards it is `label_accepted`.
 */
export async function editLabel(
  context: CommandContext,
  id: number,
  body: LabelFormValues & { version: number; shown_total?: number | undefined },
): Promise<{ data: LabelMade } | Refusal> {
  const { tx, viewer, now, poolDb } = context;
  const { version, shown_total, ...form } = body;
  const before = await lockLabel(tx, viewer, id);
  if (!before) return refuse('not_found');
  if (!isEditable(before.status)) return refuse('label_accepted', { values: await readLast(tx, id) });
  const detail = await readLabel(tx, viewer, id);
  if (!detail) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'labels', record: id, version: before.version, current: formOf(detail) });
  const sent = labelValues(form);
  const identities = await settleIdentities(
    tx,
    { source_nrc: sent.source_nrc, destination_nrc: sent.destination_nrc },
    { source_nrc: detail.source_nrc, destination_nrc: detail.destination_nrc },
  );
  if (isRefusal(identities)) return identities;
  const values = { ...sent, ...identities, source_branch_id: sent.source_branch_id ?? before.holder_branch_id };
  const ready = readyLabel(viewer, values, await readFacts(poolDb, tx, viewer, [values], before.created_at));
  if (isRefusal(ready)) return ready;
  const refused = (await referenceProblem(tx, ready, id)) ?? (await creditProblem(tx, ready, new Map(), id));
  if (refused) return refused;
  await updateLabel(tx, id, ready, before.tracking_code, now);
  await restateLabel(tx, id, ready);
  const { price: _, search_key: _key, ...after } = columnsOf(ready, before.tracking_code);
  const change = differences(formOf(detail), pickKnown(formOf(detail), { ...after, weight: values.weight_g / 1000 }));
  context.audit({
    room: 'labels',
    record: id,
    name: before.tracking_code,
    action: 'edit',
    branchId: before.holder_branch_id,
    ...(change ?? { before: {}, after: {} }),
  });
  context.publish({ topic: 'labels', branchId: before.holder_branch_id, payload: { id } });
  return {
    data: madeOf({ id, tracking_code: before.tracking_code, ready }, before.status, before.version + 1, shown_total),
  };
}

/** Who did what made the label unchangeable, and when: the second of two is told (S-08). */
async function readLast(tx: CommandContext['tx'], id: number): Promise<{ by: string; at: string }> {
  const last = await tx
    .selectFrom('label_entry as e')
    .leftJoin('staff as st', 'st.id', 'e.staff_id')
    .select(['e.at', 'st.name'])
    .where('e.label_id', '=', id)
    .where('e.viewable', '=', true)
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { by: last?.name ?? '–', at: last ? formatDateTime(last.at) : '–' };
}

/** The members of the form among what was written, so that the audit log compares like with like. */
function pickKnown(form: Record<string, unknown>, written: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(written).filter(([key]) => Object.hasOwn(form, key)));
}

/** Deletes a draft; the audit log keeps what it said. What was handed in is rejected instead. */
export async function removeLabel(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer } = context;
  const before = await lockLabel(tx, viewer, id);
  if (!before) return refuse('not_found');
  if (!isDraft(before.status)) return refuse('label_not_draft');
  const detail = await readLabel(tx, viewer, id);
  await deleteLabel(tx, id);
  context.audit({
    room: 'labels',
    record: id,
    name: before.tracking_code,
    action: 'remove',
    branchId: before.holder_branch_id,
    before: detail ? formOf(detail) : null,
  });
  context.publish({ topic: 'labels', branchId: before.holder_branch_id, payload: { id } });
  return { message: 'ok' };
}

/** Hands a draft in. A merchant who was suspended since, or whose credit is used up, is refused now. */
export async function handIn(context: CommandContext, id: number): Promise<{ data: LabelMade } | Refusal> {
  const { tx, viewer, now } = context;
  const before = await lockLabel(tx, viewer, id);
  if (!before) return refuse('not_found');
  if (!isDraft(before.status)) return refuse('label_not_draft');
  const refused = await senderProblem(context, before);
  if (refused) return refused;
  await submitLabel(tx, before, firstStatus, viewer.id || null, now);
  context.audit({
    room: 'labels',
    record: id,
    name: before.tracking_code,
    action: 'submit',
    branchId: before.holder_branch_id,
    before: { status: before.status },
    after: { status: firstStatus },
  });
  context.publish({ topic: 'labels', branchId: before.holder_branch_id, payload: { id } });
  const detail = await readLabel(tx, viewer, id);
  if (!detail) return refuse('not_found');
  const {
    tracking_code,
    status,
    version,
    deliver_branch_id,
    delivery_charge,
    cod_amount,
    cod_fee,
    cod_charge,
    merchant_receives,
    price,
  } = detail;
  return {
    data: {
      id,
      tracking_code,
      status,
      version,
      deliver_branch_id,
      shipping_total: delivery_charge,
      cod_amount,
      cod_fee,
      cod_charge,
      merchant_receives,
      price,
      price_differs: false,
    },
  };
}

async function senderProblem(
  { tx, viewer }: CommandContext,
  { id, merchant_id, payment_type, shipping_total }: LockedLabel,
): Promise<Refusal | null> {
  const sender = merchant_id === null ? null : await readSender(tx, viewer, merchant_id);
  if (!sender) return null;
  const blocked = servingRefusal(sender.status);
  if (blocked || !usesCredit(payment_type as PaymentType)) return blocked;
  const left = creditLeft({
    limit: sender.credit_limit,
    open: await lockCredit(tx, sender.id, id),
    more: shipping_total,
  });
  return left === null ? null : refuse('credit_limit_exceeded', { values: { limit: sender.credit_limit, left } });
}
