import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { toGrams } from '@waybill/domain/kernel/money.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { visitFee } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import { codesIn, labelsMax, type CompletePickupValues } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import type { Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { step } from './change-pickup.ts';
import { joinLabels, lockLabels, type LabelToJoin, type LockedPickup } from './pickup-requests.store.ts';

/**
 * The courier has counted and weighed at the door. Labels of this sender that exist already are joined to the visit; each must wait for acceptance and be
 * in no other visit. The fee of the visit is kept as an amount that is due: the ledger has no event of a visit, so nothing is posted.
 */
export function completePickup(context: CommandContext, id: number, body: CompletePickupValues): Changed<PickupDetail> {
  const { tx, poolDb, now } = context;
  const { collected_count, collected_weight } = body;
  return step(context, 'complete', id, async (row) => {
    const labels = await readLabels(context, row, body);
    if (isRefusal(labels)) return labels;
    const tariff = await tariffOn(tx, businessDate(now), { pool: poolDb });
    const paid = labels.reduce((sum, { pickup_fee }) => sum + pickup_fee, 0);
    const fee = visitFee(tariff?.rates.pickup ?? 0, paid);
    const label_ids = labels.map((label) => label.id);
    await joinLabels(tx, id, label_ids);
    return {
      columns: { collected_count, collected_weight_g: toGrams(collected_weight), completed_at: now, fee, reason: null },
      after: { collected_count, collected_weight, fee, ...(label_ids.length > 0 ? { label_ids } : {}) },
    };
  });
}

async function readLabels(
  { tx }: CommandContext,
  row: LockedPickup,
  { label_ids, tracking_codes }: CompletePickupValues,
): Promise<LabelToJoin[] | Refusal> {
  const codes = codesIn(tracking_codes);
  if (codes.length + label_ids.length === 0) return [];
  if (codes.length > labelsMax)
    return refuse('validation_failed', {
      fields: { tracking_codes: [{ code: 'select_max', values: { n: labelsMax } }] },
    });
  const labels = await lockLabels(tx, label_ids, codes);
  const theirs = labels.filter((label) => isSenders(label, row));
  const known = new Set(theirs.flatMap((label) => [label.tracking_code, label.id]));
  const unknown = [...codes, ...label_ids].filter((one) => !known.has(one));
  if (unknown.length > 0) return about('pickup_label_unknown', unknown);
  const taken = theirs.filter(({ taken_by }) => taken_by !== null);
  if (taken.length > 0) return about('pickup_label_taken', codesOf(taken));
  const moved = theirs.filter(({ status }) => status !== firstStatus);
  return moved.length > 0 ? about('pickup_label_moved', codesOf(moved)) : theirs;
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
