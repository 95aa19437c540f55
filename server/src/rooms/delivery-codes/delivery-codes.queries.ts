import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import {
  codeTriesMax,
  deliveryCodeState,
  sendProblem,
  waiveProblem,
} from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { DeliveryCode } from '@waybill/contract/rooms/delivery-codes/delivery-codes.contract.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readDeliveryCode } from '../proofs/proofs.door.ts';
import { readParcel } from '../tracking/parcel-commands.door.ts';

/** Reads the state of a parcel's hand-over code; `null` where the label requires none, or is not visible to the viewer. */
export async function readCodeOf(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<DeliveryCode | null> {
  const parcel = await readParcel(db, viewer, id);
  if (!parcel || !proofNeedsOf(parcel.row.services).includes('code')) return null;
  const code = await readDeliveryCode(db, id);
  const blocked: Refusal | null = sendProblem(code, parcel.life, now);
  return {
    state: deliveryCodeState(code),
    sent_at: code.sent_at && toIso(code.sent_at),
    left: Math.max(0, codeTriesMax - code.tries),
    wrong: code.wrong.map(({ by, at }) => ({ by, at: toIso(new Date(at)) })),
    waived_by: code.waived_name,
    waived_at: code.waived_at && toIso(code.waived_at),
    waived_why: code.waived_why,
    may_send: blocked === null && can(viewer, 'label.scan'),
    send_blocked: blocked?.code ?? null,
    may_waive: can(viewer, 'label.decide') && !isRefusal(waiveProblem(code, parcel.life, viewer.id)),
  };
}
