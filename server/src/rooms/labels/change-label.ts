import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { labelValues, type LabelFormValues } from '@waybill/domain/rooms/labels/label-form.ts';
import { creditLeft, moneyOf, usesCredit } from '@waybill/domain/rooms/labels/label-money.ts';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { isPriceOpen } from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { firstStatus, isDraft, isEditable } from '@waybill/domain/rooms/labels/label-tabs.ts';
import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { changeRecord, changeState, removeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { readSender } from '../customers/customers.door.ts';
import { settleIdentities } from '../places/places.door.ts';
import {
  listPrice,
  noteLowerPrice,
  readKeptException,
  replacePriceExceptions,
  stateOfPrice,
} from '../price-exceptions/price-exceptions.door.ts';
import { creditProblem, exceptionRow, referenceProblem } from './create-label.ts';
import { madeOf } from './label-made.ts';
import { readFacts, readyLabel } from './label-facts.ts';
import { labelRecord } from './label.record.ts';
import { formOf, readLabel } from './labels.queries.ts';
import { columnsOf, updateLabel } from './label-records.store.ts';
import { deleteLabel, lockCredit, restateLabel, submitLabel, type LockedLabel } from './labels.store.ts';

/**
 * Changes a label that no branch has accepted yet. It is priced again by the tariff of the day it was made. The second of two editors is told what the first
 * changed (`changed_meanwhile`); after the acceptance it is `label_accepted`. Returns the label, with the price that was shown beside it.
 */
export async function editLabel(
  context: CommandContext,
  id: number,
  body: LabelFormValues & { version: number; shown_total?: number | undefined },
): Changed<LabelMade> {
  const { tx, viewer, now, poolDb } = context;
  const { version, shown_total, ...form } = body;
  let made: LabelMade | null = null;
  return changeRecord(context, { ...labelRecord, read: async () => made }, id, async (before) => {
    if (!isEditable(before.status)) return refuse('label_accepted', { values: await readLast(tx, id) });
    const detail = await readLabel(tx, viewer, id, now);
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
    const kept = await readKeptException(tx, id);
    const decided = readyLabel(viewer, values, await readFacts(poolDb, tx, viewer, [values], before.created_at), {
      kept,
    });
    if (isRefusal(decided)) return decided;
    const price = decided.exception && (await stateOfPrice(context, decided.exception));
    const ready = price ? { ...decided, price_open: isPriceOpen(price) } : decided;
    const refused = (await referenceProblem(tx, ready, id)) ?? (await creditProblem(tx, ready, new Map(), id));
    if (refused) return refused;
    const { tracking_code, status } = before;
    await updateLabel(tx, id, ready, tracking_code, now);
    await restateLabel(tx, id, ready);
    const changed = { id, tracking_code, ready };
    made = madeOf(changed, status, before.version + 1, shown_total);
    if (!ready.keeps_exception) await replacePriceExceptions(tx, id, 'given', now);
    if (price) await listPrice(context, exceptionRow(changed, price));
    await noteLowerPrice(
      context,
      { label_id: id, tracking_code, branch_id: ready.source_branch_id },
      moneyOf({ ...ready.price, ...values }).sender_pays,
    );
    const { price: _, search_key: _key, ...after } = columnsOf(ready, tracking_code);
    const change = differences(formOf(detail), pickKnown(formOf(detail), { ...after, weight: values.weight_g / 1000 }));
    return { action: 'edit', ...(change ?? { before: {}, after: {} }) };
  });
}

/** Returns who made the label unchangeable, with action and time: the second of two is told (S-08). */
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

/** Returns the written values that are members of the form, so that the audit log compares equal fields. */
function pickKnown(form: Record<string, unknown>, written: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(written).filter(([key]) => Object.hasOwn(form, key)));
}

/** Deletes a draft; the audit log keeps its contents. A submitted label is rejected instead. */
export function removeLabel(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  return removeRecord(context, labelRecord, id, async (before) => {
    if (!isDraft(before.status)) return refuse('label_not_draft');
    const detail = await readLabel(tx, viewer, id, now);
    await deleteLabel(tx, id);
    return { action: 'remove', before: detail ? formOf(detail) : null };
  });
}

/** Submits a draft. Refused when the merchant was suspended since, or has used up their credit. */
export async function handIn(context: CommandContext, id: number): Changed<LabelMade> {
  const { tx, viewer, now } = context;
  const answer = await changeState(context, labelRecord, id, {
    command: 'submit',
    decide: ({ status }) => (isDraft(status) ? firstStatus : refuse('label_not_draft')),
    check: (_state, label) => senderProblem(context, label),
    set: (state, label) => submitLabel(tx, label, state, viewer.id || null, now),
  });
  if (isRefusal(answer)) return answer;
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
  } = answer.data;
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
      price_open: answer.data.price_open,
      price_differs: false,
      left_pickup: false,
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
