import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { openHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { courierKind, handoverLife, handoverKinds } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { insertHandover, lockCashOf, lockGiver } from './handovers.store.ts';
import { createRecord } from '../../kernel/change-record.ts';
import { handoverRecord } from './handover.record.ts';

/**
 * Opens a courier's handover: the money of all parcels that they hold is frozen into it. The courier opens it, or a cashier who covers them. Refused:
 * `not_found` for another person's, `handover_open` while an earlier one is, `nothing_to_hand_in`.
 */
export async function openHandover(
  context: CommandContext,
  body: FormValues<typeof openHandoverForm>,
): Promise<{ data: HandoverDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const giverId = body.giver_staff_id ?? viewer.id;
  const own = giverId === viewer.id;
  if (!own && !can(viewer, handoverKinds[courierKind].counts)) return refuse('not_found');
  const giver = await lockGiver(context, giverId);
  if (!giver) return refuse('not_found');
  const open = await tx
    .selectFrom('cash_handover')
    .select('id')
    .where('giver_staff_id', '=', giver.id)
    .where('status', '=', handoverLife.at.active)
    .executeTakeFirst();
  if (open) return refuse('handover_open', { values: { id: open.id } });
  const cash = await lockCashOf(tx, { courier: giver.id });
  if (cash.length === 0) return refuse('nothing_to_hand_in');
  const branchId = viewer.branchId ?? giver.branch_id;
  const expected = cash.reduce((sum, { amount }) => sum + amount, 0);
  const id = await insertHandover(
    tx,
    {
      kind: courierKind,
      branch_id: branchId,
      giver_staff_id: giver.id,
      to_branch_id: null,
      expected,
      declared: own ? body.declared : null,
      slip_no: null,
      proof_file_id: null,
      created_by: viewer.id,
      created_at: now,
    },
    cash.map(({ journal_id }) => journal_id),
  );
  // People who count read the log, so it does not contain the expected amount.
  return createRecord(context, handoverRecord, id, { name: giver.name, branchId, after: { giver_staff_id: giver.id } });
}
