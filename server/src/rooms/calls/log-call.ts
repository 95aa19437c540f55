import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { ReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { ReturnCommand } from '@waybill/domain/rooms/labels/return-approval.ts';
import type { callForm } from '@waybill/domain/rooms/calls/call-form.ts';
import type { CallEffect, ParcelEffect, VisitEffect } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callNumber } from '@waybill/domain/rooms/calls/call-states.ts';
import { decideLog, followUp, suggestedNumber, type CallEntered } from '@waybill/domain/rooms/calls/decide-call.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import type { PhoneCallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { planAgain, withdrawPickup } from '../pickup-requests/pickup-requests.door.ts';
import { returnByCall } from '../tracking/parcel-commands.door.ts';
import { isStillDue } from './call-queue.store.ts';
import { callRecord } from './call.record.ts';
import { readNumbers } from './calls.queries.ts';
import { insertPhoneCall, setFollowUp, type LockedPhoneCall } from './calls.store.ts';
import { withHolder } from './take-call.ts';

/**
 * Enters the result of a call and its consequences: the task is due again or done, a return is requested or answered. When the parcel moved on during
 * the call, the call is stored without effect on the parcel. Refused as by the rules; `call_taken` with the user who has it.
 */
export function logPhoneCall(
  context: CommandContext,
  id: number,
  body: FormValues<typeof callForm>,
): Changed<PhoneCallDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, callRecord, id, async (task) => {
    const refused = decideLog(viewer.id, task, now);
    if (refused) return withHolder(context, task, refused);
    const entered = { ...body, next_at: body.next_at === null ? null : new Date(body.next_at) };
    const { numbers, calls } = await readNumbers(tx, task);
    const left = suggestedNumber(numbers, [...calls, { phone: entered.phone_selected, result: entered.result }]);
    const next = followUp(task, entered, left !== null, now);
    if (isRefusal(next)) return next;
    const effect = next.effect !== null && (await isStillDue(tx, id, now)) ? next.effect : null;
    const hindered = effect && (await carryOut(context, task, effect, entered));
    if (hindered) return hindered;
    await insertPhoneCall(tx, task, entered, { staffId: viewer.id, branchId: viewer.branchId ?? task.branch_id, now });
    await setFollowUp(tx, id, next, now);
    return {
      action: 'log',
      before: { status: task.status, call_type: callNumber(task.nth) },
      after: {
        status: next.status,
        call_type: callNumber(next.nth),
        phone_selected: entered.phone_selected,
        outcome: entered.outcome,
        result: entered.result,
        ending: next.ending,
        next_at: body.next_at,
        remark: entered.remark,
      },
    };
  });
}

interface ParcelRow {
  readonly command: ReturnCommand;
  readonly reason?: ReturnReason;
  /** A consequence of the rule, not a decision of the agent. */
  readonly bySystem?: true;
}

const parcelEffects: Readonly<Record<ParcelEffect, ParcelRow>> = {
  raise_refused: { command: 'raise', reason: 'refused' },
  raise_no_contact: { command: 'raise', reason: 'uncontactable', bySystem: true },
  agree_return: { command: 'agree' },
  deliver_again: { command: 'again' },
};

type VisitAct = (context: CommandContext, visit: number, entered: CallEntered) => Changed<PickupDetail>;
const visitEffects: Readonly<Record<VisitEffect, VisitAct>> = {
  plan_visit: (context, visit, { next_at }) => planAgain(context, visit, businessDate(next_at ?? context.now)),
  withdraw_visit: (context, visit, { remark }) => withdrawPickup(context, visit, remark ?? ''),
};

async function carryOut(
  context: CommandContext,
  { label_id, pickup_request_id }: LockedPhoneCall,
  effect: CallEffect,
  entered: CallEntered,
): Promise<Refusal | null> {
  if (effect in visitEffects) {
    const done = await visitEffects[effect as VisitEffect](context, pickup_request_id ?? 0, entered);
    return isRefusal(done) ? done : null;
  }
  const { command, reason, bySystem = false } = parcelEffects[effect as ParcelEffect];
  const answer = { ...(reason ? { reason } : {}), remark: entered.remark };
  return returnByCall(context, label_id ?? 0, command, answer, bySystem);
}
