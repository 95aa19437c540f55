import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { figuresOf } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { closeForm, removeLineForm, voidForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import type { ClearanceCommand, ClearanceState } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { rowOfKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { isFreeReturn } from '@waybill/domain/rooms/ledger/open-items.ts';
import { decideClearance } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { changeRecord, changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { clearanceRecord } from './clearance.record.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { readClearance } from './clearances.queries.ts';
import {
  readRunNumber,
  releaseLines,
  setApproved,
  setClosed,
  setFigures,
  setVoid,
  type LockedClearance,
} from './clearances.store.ts';
import { countedLine } from './items.queries.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { lockOutflow, readOutflowRoom } from '../outflows/outflows.door.ts';
import { outflowOfClearance, roomOf } from './paid-today.queries.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';

type Answer = Changed<ClearanceDetail>;

/** Decides a command on this document: returns the next state, or the refusal. `fee` is the operator's cost of the transfer. */
export async function decideOnDocument(
  { tx, viewer, now }: CommandContext,
  document: LockedClearance,
  command: ClearanceCommand,
  fee = 0,
): Promise<ClearanceState | Refusal> {
  const leaving = await outflowOfClearance(tx, document, viewer);
  await lockOutflow(tx, leaving);
  const by_another = command === 'approve' && (await isDifferentFromAll(tx, document.hands, viewer.id, now));
  const { left_today: paid_today, ...limits } = roomOf(document, await readOutflowRoom(tx, viewer, leaving, now));
  const payout_run = await readRunNumber(tx, document.payout_run_id);
  return decideClearance(viewer, { ...document, ...limits, by_another, paid_today, payout_run }, command, fee);
}

/** Approves exactly the document that this second person saw. */
export function approveClearance(context: CommandContext, id: number, { version }: { version: number }): Answer {
  return changeRecord(context, clearanceRecord, id, async (document) => {
    const decided = await decideOnDocument(context, document, 'approve');
    if (isRefusal(decided)) return decided;
    if (document.version !== version) return refuse('lines_changed');
    const amount = document.actual_clearance_cod;
    const unproved = await requireFactorAgain(context, { kind: 'clearance', record_id: id, amount });
    if (unproved) return unproved;
    await setApproved(context.tx, id, context.viewer.id, context.now);
    return { action: 'approve', after: { actual_clearance_cod: document.actual_clearance_cod } };
  });
}

/** Removes one label; figures are recomputed, and an earlier approval is void. Refused: `nothing_to_clear` for the last line. */
export function removeLine(
  context: CommandContext,
  id: number,
  { label_id, reason }: FormValues<typeof removeLineForm>,
): Answer {
  const { tx, viewer, now } = context;
  return changeRecord(context, clearanceRecord, id, async (document) => {
    const decided = await decideOnDocument(context, document, 'remove_line');
    if (isRefusal(decided)) return decided;
    const before = await readClearance(tx, viewer, id, now);
    const rest = before?.lines.filter((line) => line.label_id !== label_id) ?? [];
    if (!before || rest.length === before.lines.length) return refuse('not_found');
    const figures = figuresOf(rest.map(countedLine));
    if (rest.map(countedLine).every(isFreeReturn) && !rowOfKind(document.kind).hands) return refuse('nothing_to_clear');
    const labels = await releaseLines(tx, id, label_id);
    await setFigures(tx, id, figures, { by: viewer.id, now });
    await recomputeCodReadiness(tx, { labels });
    return {
      action: 'remove_line',
      before: { actual_clearance_cod: document.actual_clearance_cod },
      after: { label_id, reason, actual_clearance_cod: figures.actual_clearance_cod },
    };
  });
}

/** Closes a partly paid document: paid items stay settled, the rest is open again. Refused: `nothing_paid`. */
export function closeClearance(context: CommandContext, id: number, { reason }: FormValues<typeof closeForm>): Answer {
  return changeState(context, clearanceRecord, id, {
    command: 'close',
    reason,
    decide: (document) => decideOnDocument(context, document, 'close'),
    set: () => setClosed(context.tx, id, context.now, reason),
  });
}

/** Voids an unpaid document: all its items are open again. Its number stays used. */
export function voidClearance(context: CommandContext, id: number, { reason }: FormValues<typeof voidForm>): Answer {
  const { tx, viewer, now } = context;
  return changeState(context, clearanceRecord, id, {
    command: 'void',
    reason,
    decide: (document) => decideOnDocument(context, document, 'void'),
    set: async () => {
      const labels = await releaseLines(tx, id, null);
      await setVoid(tx, id, viewer.id, now, reason);
      await recomputeCodReadiness(tx, { labels });
    },
  });
}
