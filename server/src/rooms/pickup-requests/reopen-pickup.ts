import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePickupEdit } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import { pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { reversePickup } from '../ledger/journals.door.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { clearedStepColumns, step, type StepPlan } from './change-pickup.ts';
import { pickupRequestRecord } from './pickup-request.record.ts';
import { factsOf } from './pickup-requests.queries.ts';
import { lockPickup, updatePickup, valuesOf } from './pickup-requests.store.ts';

/**
 * Plans a visit again: one that failed, or one that was completed by mistake, whose fee is then taken back. Refused for the second as by the rules, and with
 * `on_handover`, `handover_confirmed` or `on_clearance` when the fee has moved on. `day`: another one than it was asked for.
 */
export function reopenPickup(context: CommandContext, id: number, day?: string): Changed<PickupDetail> {
  const { tx, now } = context;
  return step(context, 'reopen', id, async (row): Promise<StepPlan | Refusal> => {
    const refused =
      row.status === pickupRequestLife.at.complete ? await refuseSamePerson(context, [row.postman_id]) : null;
    if (refused) return refused;
    const held = row.fee === null ? null : await reversePickup(tx, id, now);
    if (held) return held;
    return {
      columns: {
        ...clearedStepColumns,
        collected_count: null,
        collected_weight_g: null,
        completed_at: null,
        fee: null,
        withdrawn: false,
        ...(day === undefined ? {} : { time_request: day }),
      },
      postman_id: null,
      after: { ...(row.fee === null ? {} : { fee: null }), ...(day === undefined ? {} : { time_request: day }) },
    };
  });
}

/** The sender wants to be visited on another day: planned again when it had failed, else moved to that day with its courier. */
export async function planAgain(context: CommandContext, id: number, day: string): Changed<PickupDetail> {
  const { tx, viewer, now } = context;
  if (day < businessDate(now)) return refuse('pickup_day_past', { fields: { next_at: [{ code: 'pickup_day_past' }] } });
  const visit = await lockPickup(tx, viewer, id);
  if (visit?.status === pickupRequestLife.at.failed) return reopenPickup(context, id, day);
  return changeRecord(context, pickupRequestRecord, id, async (row) => {
    const refused = decidePickupEdit(viewer, factsOf(viewer, row));
    if (refused) return refused;
    await updatePickup(tx, id, { ...valuesOf(row), time_request: day }, now);
    return { action: 'edit', before: { time_request: row.time_request }, after: { time_request: day } };
  });
}
