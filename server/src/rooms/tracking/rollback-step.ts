import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideRollback, restoreLife, type RollbackFacts } from '@waybill/domain/rooms/labels/decide-rollback.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { mayRollbackMoney, reverseEntries } from '../ledger/journals.door.ts';
import { beforeOf, blockersOf } from '../scan-kit/parcel-life.door.ts';
import { changeParcel, writeDecision } from './parcel-command.ts';
import { hideEntry, readLast, type LastEntry } from './tracking.store.ts';
import type { LockedParcel } from './missing-report.store.ts';

/**
 * Takes back the last step (S-06, decisions 2.3): the entry is not viewable any more, a new one says who took it back and why, the parcel is exactly
 * what the step found, and the money that it moved is taken back in the same transaction. Refused with the reason where the rules say no.
 */
export function rollbackStep(
  context: CommandContext,
  id: number,
  { reason, ...seen }: { readonly reason: string; readonly version: number | null; readonly entryId: number },
): Promise<{ data: Shipping } | Refusal> {
  return changeParcel(context, id, seen, async (parcel) => {
    const last = await readLast(context.tx, id);
    if (!last || last.before === null) return refuse('rollback_nothing');
    const held = await mayRollbackMoney(context.tx, [last.id]);
    const facts: RollbackFacts = {
      entry: last,
      life: parcel.life,
      blockers: blockersOf(parcel.row),
      moneyHeld: held.get(last.id) ?? null,
    };
    const refused = decideRollback(context.viewer, facts, context.now);
    if (refused) return refused;
    await takeBack(context, parcel, last, { action: 'rollback', reason, remark: null });
    return null;
  });
}

/** Takes back the last viewable entry; the caller has checked the permission. */
export async function takeBackLast(
  context: CommandContext,
  parcel: LockedParcel,
  why: { action: 'found' | 'keep'; remark: string | null },
): Promise<void> {
  const last = await readLast(context.tx, parcel.row.id);
  if (!last || last.before === null) throw new Error(`label ${parcel.row.id} has no step to take back`);
  await takeBack(context, parcel, last, { ...why, reason: null });
}

async function takeBack(
  context: CommandContext,
  parcel: LockedParcel,
  last: LastEntry,
  why: { action: 'rollback' | 'found' | 'keep'; reason: string | null; remark: string | null },
): Promise<void> {
  const { viewer, now } = context;
  await hideEntry(context.tx, last.id);
  const [undoing] = await writeDecision(context, parcel, {
    action: why.action,
    life: restoreLife(parcel.life, beforeOf(last.before)),
    entryId: last.former_id,
    input: { reason: why.reason ?? why.remark },
    entries: [
      {
        status: 'rollback',
        viewable: false,
        at: now,
        staff_id: viewer.id || null,
        branch_id: viewer.branchId ?? parcel.life.holder_branch_id,
        reason: why.reason,
        remark: why.remark,
        undoes_id: last.id,
        before: { status: parcel.life.status },
      },
    ],
  });
  await reverseEntries(context.tx, [{ entry_id: last.id, rollback_entry_id: undoing as number, at: now }]);
}
