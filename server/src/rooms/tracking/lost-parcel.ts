import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { mayRollbackMoney, reverseEntries } from '../ledger/journals.door.ts';
import { postMoney } from '../scan-kit/parcel-entries.door.ts';
import { lockParcel, writeDecision } from './parcel-command.ts';
import { setCompensation } from './tracking.store.ts';
import type { LockedParcel } from './missing-report.store.ts';

const missing: LabelStatus = 'missing';
const isLost = ({ life }: LockedParcel): boolean => life.status === missing;

/**
 * Closes a missing parcel for good: what its sender gets, in whole kyat, is owed from now on; nothing where they waived it. Answers the entry by which it was
 * closed, to which the money belongs. The room of the cases decides who may: no other code calls this.
 */
export async function closeLost(
  context: CommandContext,
  id: number,
  { fee, remark }: { readonly fee: number; readonly remark: string | null },
): Promise<number | Refusal> {
  const { tx, now, viewer } = context;
  const parcel = await lockParcel(context, id, { version: null });
  if ('refused' in parcel) return parcel;
  const { life } = parcel;
  if (!isLost(parcel) || life.closed_at !== null) return refuse('not_missing', { values: { status: life.status } });
  await setCompensation(tx, id, fee);
  const branch = viewer.branchId ?? life.holder_branch_id;
  const cancelled = life.cod_status === null ? null : codLife.commands.cancel.to;
  const [entryId] = await writeDecision(context, parcel, {
    action: fee === 0 ? 'waive' : 'compensate',
    life: { ...life, closed_at: now, cod_status: cancelled },
    input: { compensation_fee: fee },
    entries: [
      {
        status: missing,
        viewable: false,
        at: now,
        staff_id: viewer.id,
        branch_id: branch,
        remark,
        before: { closed_at: null },
      },
    ],
  });
  const closing = {
    label_id: id,
    entry_id: entryId as number,
    branch_id: branch,
    courier_id: null,
    collected_by: null,
  };
  if (fee > 0) await postMoney(tx, [{ event: 'missing_confirmed', ...closing }], now);
  return closing.entry_id;
}

/**
 * Opens a closed one again because it turned up: the compensation is taken back, the parcel is missing as before and can be found. Refused with
 * `compensation_cleared` once the money is on a clearance: what was paid is never undone by the books alone.
 */
export async function reopenLost(
  context: CommandContext,
  id: number,
  { entryId, reason }: { readonly entryId: number; readonly reason: string },
): Promise<null | Refusal> {
  const { tx, now, viewer } = context;
  const parcel = await lockParcel(context, id, { version: null });
  if ('refused' in parcel) return parcel;
  const { life } = parcel;
  if (!isLost(parcel) || life.closed_at === null) return refuse('not_missing', { values: { status: life.status } });
  if ((await mayRollbackMoney(tx, [entryId])).size > 0) return refuse('compensation_cleared');
  await setCompensation(tx, id, 0);
  const [undoing] = await writeDecision(context, parcel, {
    action: 'reopen',
    life: { ...life, closed_at: null },
    input: { compensation_fee: 0, reason },
    entries: [
      {
        status: 'rollback',
        viewable: false,
        at: now,
        staff_id: viewer.id,
        branch_id: viewer.branchId ?? life.holder_branch_id,
        reason,
        undoes_id: entryId,
        before: { closed_at: life.closed_at },
      },
    ],
  });
  await reverseEntries(tx, [{ entry_id: entryId, rollback_entry_id: undoing as number, at: now }]);
  return null;
}
