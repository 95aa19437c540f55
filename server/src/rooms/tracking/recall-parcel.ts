import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideRecall, recallReason, type recallForm } from '@waybill/domain/rooms/labels/recall.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { endHolds } from '../scan-kit/parcel-entries.door.ts';
import { blockersOf } from '../scan-kit/parcel-life.door.ts';
import { changeParcel, writeDecision } from './parcel-command.ts';
import { setCancellation } from './tracking.store.ts';

type Recall = FormValues<typeof recallForm> & { readonly version: number | null };

/**
 * Recalls a parcel for its sender after acceptance: it is returned with the reason `recalled`, and its sender owes the cancellation fee of today's
 * tariff, in whole kyat, once it is back, in addition to the cost of a return. A hold ends. The audit log has who requested it, and from which phone.
 */
export function recallParcel(
  context: CommandContext,
  id: number,
  { version, requester_name, requester_phone, reason }: Recall,
): Promise<{ data: Shipping } | Refusal> {
  const { tx, viewer, now, poolDb } = context;
  return changeParcel(context, id, { version }, async (parcel) => {
    const { life, row } = parcel;
    const { source_phone } = await tx
      .selectFrom('label')
      .select('source_phone')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // A merchant's person is the sender, from whichever phone.
    const bySender =
      viewer.merchant !== undefined || source_phone.some((phone) => phoneKey(phone) === phoneKey(requester_phone));
    const taken = decideRecall(viewer, life, blockersOf(row), bySender, now);
    if (isRefusal(taken)) return taken;
    const fee = (await tariffOn(tx, businessDate(now), { pool: poolDb }))?.rates.cancellation ?? 0;
    await writeDecision(context, parcel, {
      action: 'recall',
      life: taken.life,
      input: { requester_name, requester_phone, reason, cancellation_fee: fee },
      entries: taken.notes.map((status, place) => ({
        status,
        viewable: false,
        at: now,
        staff_id: viewer.id || null,
        branch_id: viewer.branchId ?? life.holder_branch_id,
        reason: recallReason,
        remark: reason,
        before: place === 0 ? taken.before : null,
      })),
    });
    if (row.held_until !== null)
      await endHolds(tx, { labels: new Map([[id, viewer.id || null]]) }, { how: 'recalled', now });
    await setCancellation(tx, id, fee);
    return null;
  });
}
