import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readLabelMoney } from '../ledger/ledger.door.ts';
import { serviceFeeJournal, writeJournals } from '../ledger/journals.door.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { decisionRow, takeDecision } from './decide-parcel.ts';
import { changeParcel } from './parcel-command.ts';

/**
 * Sends a parcel to another destination branch (S-05): it lies at the first one until it is sent on. The fee for changing the destination, in whole kyat, is
 * that of the price table unless another was agreed; a merchant owes it, a sender without an account pays it at the counter.
 */
export function redirectParcel(
  context: CommandContext,
  id: number,
  input: { deliver_branch_id: number; reason: string; fee: number | null; version: number | null },
): Promise<{ data: Shipping } | Refusal> {
  const { tx, now } = context;
  return changeParcel(context, id, { version: input.version }, async (parcel) => {
    const { life, row: label } = parcel;
    if (label.clearance_id !== null) return refuse('scan_on_clearance', { values: { status: life.status } });
    if (label.bag_id !== null) return refuse('scan_in_bag', { values: { status: life.status } });
    const row = decisionRow(context, parcel, 'redirected');
    if ('refused' in row) return row;
    if (input.deliver_branch_id === life.deliver_branch_id)
      return refuse('redirect_same_branch', { fields: { deliver_branch_id: [{ code: 'redirect_same_branch' }] } });
    const branch = await tx
      .selectFrom('branch')
      .select('status')
      .where('id', '=', input.deliver_branch_id)
      .executeTakeFirst();
    if (branch?.status !== branchLife.initial)
      return refuse('validation_failed', { fields: { deliver_branch_id: [{ code: 'select' }] } });
    const entryId = await takeDecision(context, parcel, row, 'redirect', {
      reason: input.reason,
      remark: null,
      toBranchId: input.deliver_branch_id,
    });
    const tariff = input.fee === null ? await tariffOn(tx, businessDate(now), { pool: context.poolDb }) : null;
    await chargeChange(context, {
      labelId: id,
      code: label.tracking_code,
      entryId,
      fee: input.fee ?? tariff?.rates.change_destination ?? 0,
      branchId: life.holder_branch_id,
    });
    return null;
  });
}

async function chargeChange(
  { tx, now }: CommandContext,
  {
    labelId,
    code,
    entryId,
    fee,
    branchId,
  }: { labelId: number; code: string; entryId: number; fee: number; branchId: number },
): Promise<void> {
  if (fee === 0) return;
  const customerId = (await readLabelMoney(tx, [labelId])).get(labelId)?.customer_id ?? null;
  const key = `${labelId}:${entryId}:redirected`;
  await writeJournals(tx, [
    serviceFeeJournal({
      key,
      event: 'redirected',
      income: 'change_destination',
      fee,
      at: now,
      of: { labelId, entryId, code },
      branchId,
      customerId,
    }),
  ]);
}
