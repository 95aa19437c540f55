import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { closingProblem } from '@waybill/domain/rooms/business-days/business-days.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { startShiftForm } from '@waybill/domain/rooms/shift-handovers/shift-forms.ts';
import type { countForm, settleForm, voidHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { decideShift, shiftDifference, stateOfCounts } from '@waybill/domain/rooms/shift-handovers/decide-shift.ts';
import { shiftAt } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import type { ShiftHandoverDetail } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import { changeRecord, changeState, createRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { closeBusinessDay, lastClosedDay } from '../business-days/business-days.door.ts';
import { postTillDifference } from '../handovers/handovers.door.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { readOpenWork } from './open-work.queries.ts';
import { readShiftHandover } from './shift-handovers.queries.ts';
import { insertShift, lockShift, setShift, type LockedShift } from './shift-handovers.store.ts';

/** A shift handover as commands see it. */
const shiftRecord = topicRecord<'shift_handovers', LockedShift, ShiftHandoverDetail>({
  room: 'shift_handovers',
  topic: 'shift_handover',
  lock: ({ tx, viewer }, id) => lockShift(tx, viewer, id),
  auditSubject: ({ id, branch_id }) => ({ name: String(id), branchId: branch_id }),
  read: ({ tx, viewer }, id) => readShiftHandover(tx, viewer, id),
});

const till = (branchId: number) => accountRef('cash:branch', { owner: branchId });

/** The outgoing clerk has counted the till. What the books say at that moment is kept with it and shown to nobody. Refused: `shift_open` while another is under way. */
export async function startShiftHandover(
  context: CommandContext,
  { counted, closes_on }: FormValues<typeof startShiftForm>,
): Promise<{ data: ShiftHandoverDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('validation_failed', { fields: { branch_id: [{ code: 'select' }] } });
  if (closes_on !== null) {
    if (!can(viewer, 'business_day.close')) return refuse('missing_permission');
    const problem = closingProblem(closes_on, { today: businessDate(now), closed: await lastClosedDay(tx, branchId) });
    if (problem) return problem;
  }
  const expected = await lockBalance(tx, till(branchId));
  const id = await insertShift(
    tx,
    { closes_on, branch_id: branchId, outgoing_id: viewer.id, counted_out: counted, expected_out: expected },
    now,
  );
  if (id === null) return refuse('shift_open');
  // The log is read by people who count, so it does not say how much was counted.
  return createRecord(context, shiftRecord, id, {
    name: String(id),
    branchId,
    after: closes_on === null ? {} : { closes_on },
  });
}

/**
 * The incoming clerk's own count, in their own session. Refused: `second_person_needed` for the outgoing clerk, `not_independent` for an account that the
 * outgoing clerk could have used or that uses theirs.
 */
export function countShift(
  context: CommandContext,
  id: number,
  { counted }: FormValues<typeof countForm>,
): Changed<ShiftHandoverDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, shiftRecord, id, async (shift) => {
    const allowed = decideShift(viewer, shift, 'count');
    if (isRefusal(allowed)) return allowed;
    const refused = await refuseSamePerson(context, [shift.outgoing_id]);
    if (refused) return refused;
    const expected = await lockBalance(tx, till(shift.branch_id));
    const { counted_out, expected_out } = shift;
    const status = stateOfCounts({ counted_out, expected_out, counted_in: counted, expected_in: expected });
    await setShift(
      tx,
      id,
      { status, incoming_id: viewer.id, counted_in: counted, expected_in: expected, counted_at: now },
      now,
    );
    return {
      action: 'count',
      before: { status: shift.status },
      after: { status, counted_out, expected_out, counted_in: counted, expected_in: expected },
    };
  });
}

/**
 * Lets a third person settle a difference. Money that the second count missed is owed by the named person, a surplus is kept as an overage, both in
 * the ordinary accounts of the ledger. Refused: `owner_needed` when money is missing and no person is named.
 */
export function settleShift(
  context: CommandContext,
  id: number,
  { owner_staff_id, note }: FormValues<typeof settleForm>,
): Changed<ShiftHandoverDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, shiftRecord, id, async (shift) => {
    const status = decideShift(viewer, shift, 'settle');
    if (isRefusal(status)) return status;
    const refused = await refuseSamePerson(context, [shift.outgoing_id, shift.incoming_id]);
    if (refused) return refused;
    const difference = shiftDifference(shift);
    const owner = difference < 0 ? owner_staff_id : null;
    if (difference < 0 && owner === null)
      return refuse('owner_needed', { fields: { owner_staff_id: [{ code: 'select' }] } });
    const named = (await readShiftHandover(tx, viewer, id))?.owners ?? [];
    if (owner !== null && !named.some((one) => one.id === owner))
      return refuse('validation_failed', { fields: { owner_staff_id: [{ code: 'select' }] } });
    await setShift(tx, id, { status, difference_owner_id: owner, difference_note: note, settled_by: viewer.id }, now);
    await postTillDifference(context, {
      key: `till:${id}`,
      branchId: shift.branch_id,
      difference,
      ownerId: owner,
      note,
    });
    return {
      action: 'settle',
      before: { status: shift.status },
      after: { status, difference, owner_staff_id: owner, note },
    };
  });
}

/**
 * Signs a handover for the person who takes over, and stores the open work of that moment with it. When the handover ends a business day, it closes
 * that day: nothing is posted on it any more (M-04). Refused: `day_closed` when another handover has closed it meanwhile.
 */
export function signShift(context: CommandContext, id: number): Changed<ShiftHandoverDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, shiftRecord, id, async (shift) => {
    const status = decideShift(viewer, shift, 'sign');
    if (isRefusal(status)) return status;
    const { branch_id, closes_on } = shift;
    if (closes_on !== null) {
      const closed = await closeBusinessDay(context, { branchId: branch_id, date: closes_on, shiftHandoverId: id });
      if (isRefusal(closed)) return closed;
    }
    await setShift(tx, id, { status, signed_at: now, work: await readOpenWork(tx, branch_id) }, now);
    return { action: 'sign', before: { status: shift.status }, after: { status, closes_on } };
  });
}

/** Ends a handover that does not take place. */
export function voidShift(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof voidHandoverForm>,
): Changed<ShiftHandoverDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, shiftRecord, id, {
    command: 'void',
    reason,
    decide: async (shift) => {
      const next = decideShift(viewer, shift, 'void');
      const hands = shift.status === shiftAt.open ? [] : [shift.outgoing_id, shift.incoming_id];
      return isRefusal(next) ? next : ((await refuseSamePerson(context, hands)) ?? next);
    },
    set: async (status, { branch_id }) =>
      setShift(tx, id, { status, reason, work: await readOpenWork(tx, branch_id) }, now),
  });
}
