import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { decidePickup, decideReceive } from '@waybill/domain/rooms/pickup-requests/decide-pickup.ts';
import type {
  assignPickupForm,
  handoverPickupForm,
  receivePickupForm,
} from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import type { PickupRequestCommand } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { changeRecord, onRecord, type Changed, type Done } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readCourierBranch } from './pickup-boards.queries.ts';
import { pickupRequestRecord } from './pickup-request.record.ts';
import { factsOf } from './pickup-requests.queries.ts';
import {
  setAccepted,
  keepDenialSeen,
  takeStep,
  queuePickupMessage,
  type LockedPickup,
  type StepColumns,
} from './pickup-requests.store.ts';
import { refuseCourier } from './save-pickup.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';

type After = NonNullable<Done<'pickup_requests'>['after']>;

/** Columns that a step writes beside the state, the next courier and branch, and the values for the audit log. */
export interface StepPlan {
  readonly columns?: StepColumns;
  readonly postman_id?: number | null;
  readonly branch_id?: number;
  readonly reason?: string;
  readonly after?: After;
}

/** One step of the life: decided by the rules, then by what the room has to look at; written with its entry of the log. */
export function step(
  context: CommandContext,
  command: PickupRequestCommand,
  id: number,
  plan: (row: LockedPickup) => Promise<StepPlan | Refusal> | StepPlan | Refusal,
): Changed<PickupDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, pickupRequestRecord, id, async (row) => {
    const state = decidePickup(viewer, factsOf(viewer, row), command);
    if (isRefusal(state)) return state;
    const planned = await plan(row);
    if (isRefusal(planned)) return planned;
    const { columns = {}, postman_id = row.postman_id, branch_id = row.branch_id, reason, after = {} } = planned;
    await takeStep(
      tx,
      state,
      { id, command, by: viewer.id || null, now, branch_id, postman_id, reason: reason ?? null },
      { ...columns, branch_id, postman_id },
    );
    return {
      action: command,
      before: { status: row.status },
      after: { status: state, ...after, ...(reason === undefined ? {} : { reason }) },
    };
  });
}

/** Nothing is left of a denial, a failure or a handover once somebody else has it. */
export const clearedStepColumns: StepColumns = {
  reason: null,
  denied_by: null,
  denied_at: null,
  to_branch_id: null,
  to_staff_id: null,
};

/** Gives it to a courier of the branch whose work it is; after a handover that branch keeps it. */
export async function assignPickup(
  context: CommandContext,
  id: number,
  { postman_id }: FormValues<typeof assignPickupForm>,
): Promise<{ data: PickupDetail } | Refusal> {
  const assigned = await step(context, 'assign', id, async (row) => {
    const refused = await refuseCourier(context, postman_id, row.work_branch_id);
    return refused ?? { columns: clearedStepColumns, postman_id, branch_id: row.work_branch_id, after: { postman_id } };
  });
  if (!isRefusal(assigned)) await queuePickupMessage(context.tx, id, context.now);
  return assigned;
}

/** The courier to whom it was handed over has it from now on. */
export function takePickup(context: CommandContext, id: number): Changed<PickupDetail> {
  return step(context, 'take', id, (row) => ({
    columns: clearedStepColumns,
    postman_id: row.to_staff_id,
    branch_id: row.work_branch_id,
    ...(row.to_staff_id === null ? {} : { after: { postman_id: row.to_staff_id } }),
  }));
}

export function acceptPickup(context: CommandContext, id: number): Changed<PickupDetail> {
  return step(context, 'accept', id, () => ({}));
}

/** It waits for another courier; the bell of each person of the branches rings until they look at it, or it has another courier. */
export function denyPickup(context: CommandContext, id: number, reason: string): Changed<PickupDetail> {
  return step(context, 'deny', id, (row) => ({
    columns: { reason, denied_by: row.postman_id, denied_at: context.now },
    postman_id: null,
    reason,
  }));
}

export function failPickup(context: CommandContext, id: number, reason: string): Changed<PickupDetail> {
  return step(context, 'fail', id, () => ({ columns: { reason }, reason }));
}

/** The sender does not want to be visited any more: nobody goes, and nobody calls them about it. */
export function withdrawPickup(context: CommandContext, id: number, reason: string): Changed<PickupDetail> {
  return step(context, 'withdraw', id, () => ({ columns: { reason, withdrawn: true }, reason }));
}

/** To another courier, another branch or both. A courier who is named must be one of the branch that is named. */
export function handOverPickup(
  context: CommandContext,
  id: number,
  { to_staff_id, to_branch_id, reason }: FormValues<typeof handoverPickupForm>,
): Changed<PickupDetail> {
  const { tx } = context;
  return step(context, 'handover', id, async (row) => {
    const theirs = to_staff_id === null ? null : await readCourierBranch(tx, to_staff_id);
    const branch = to_branch_id ?? theirs ?? row.branch_id;
    if (to_staff_id !== null && (theirs !== branch || to_staff_id === row.postman_id)) return wrong('to_staff_id');
    if (
      to_branch_id !== null &&
      !(await tx.selectFrom('branch').select('id').where('id', '=', to_branch_id).executeTakeFirst())
    )
      return wrong('to_branch_id');
    return {
      columns: { reason, to_staff_id, to_branch_id: branch === row.branch_id ? null : branch },
      reason,
      after: { ...(to_staff_id === null ? {} : { to_staff_id }), to_branch_id: branch },
    };
  });
}

const wrong = (field: string): Refusal => refuse('validation_failed', { fields: { [field]: [{ code: 'select' }] } });

/** Somebody other than the courier counts what arrived: the third of the three counts of a visit. */
export function receivePickup(
  context: CommandContext,
  id: number,
  { accepted_count }: FormValues<typeof receivePickupForm>,
): Changed<PickupDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, pickupRequestRecord, id, async (row) => {
    const refused = decideReceive(viewer, factsOf(viewer, row)) ?? (await refuseSamePerson(context, [row.postman_id]));
    if (refused) return refused;
    await setAccepted(tx, id, accepted_count, viewer.id, now);
    return { action: 'receive', after: { accepted_count } };
  });
}

/** The viewer has looked at the denial; the bells of others ring on. */
export async function seeDenial(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const answer = await onRecord(context, pickupRequestRecord, id, async (row) => {
    if (row.denied_at !== null) await keepDenialSeen(context.tx, id, context.viewer.id);
    return null;
  });
  return isRefusal(answer) ? answer : { message: 'ok' };
}
