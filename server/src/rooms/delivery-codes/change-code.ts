import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { sendProblem, waiveProblem } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import type { waiveCodeForm } from '@waybill/domain/rooms/delivery-codes/delivery-code-form.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { DeliveryCode } from '@waybill/contract/rooms/delivery-codes/delivery-codes.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { queueDeliveryCodeMessage } from '../messages/messages.door.ts';
import { readDeliveryCode, waiveCode } from '../proofs/proofs.door.ts';
import { lockParcel, type LockedParcel } from '../tracking/parcel-commands.door.ts';
import { readCodeOf } from './delivery-codes.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

type Answer = Promise<{ data: DeliveryCode } | Refusal>;

/** Runs a command on a parcel with a hand-over code, locked: concurrent decisions run one after the other. */
async function onCode(
  context: CommandContext,
  id: number,
  act: (parcel: LockedParcel) => Promise<Refusal | { action: 'send_code' | 'waive_code'; after?: { reason: string } }>,
): Answer {
  const parcel = await lockParcel(context, id, { version: null });
  if (isRefusal(parcel)) return parcel;
  if (!proofNeedsOf(parcel.row.services).includes('code')) return refuse('not_found');
  const done = await act(parcel);
  if (isRefusal(done)) return done;
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId ?? parcel.life.holder_branch_id;
  context.audit({ room: 'labels', record: id, name: parcel.row.tracking_code, branchId, ...done });
  context.publish({ topic: 'labels', branchId, payload: { id } });
  return answerRecord(await readCodeOf(tx, viewer, id, now));
}

/** Sends the receiver a new code. Refused: too often, locked, already delivered, a receiver who cannot get messages. */
export function sendCode(context: CommandContext, id: number): Answer {
  const { tx, now } = context;
  return onCode(context, id, async ({ life }) => {
    const problem = sendProblem(await readDeliveryCode(tx, id), life, now);
    if (problem) return problem;
    const branchId = life.holder_branch_id ?? life.deliver_branch_id;
    const queued = await queueDeliveryCodeMessage(context, { labelId: id, branchId });
    return queued ? { action: 'send_code' } : refuse('delivery_code_no_way');
  });
}

/**
 * Allows delivery without the code, after the receiver was identified in another way. Refused: `delivery_code_own` for the person who carries the parcel; the
 * person who allows it cannot record the delivery either.
 */
export function waiveDeliveryCode(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof waiveCodeForm>,
): Answer {
  const { tx, now, viewer } = context;
  return onCode(context, id, async ({ life }) => {
    const problem = waiveProblem(await readDeliveryCode(tx, id), life, viewer.id);
    if (problem) return problem;
    await waiveCode(tx, id, { by: viewer.id, why: reason, now });
    return { action: 'waive_code', after: { reason } };
  });
}
