import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { figuresOf } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { removeLineForm, voidForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { clearanceAt, type ClearanceCommand } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { decideClearance } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readClearance } from './clearances.queries.ts';
import {
  lockClearance,
  lockPaidToday,
  readApprovalLimit,
  releaseLines,
  setApproved,
  setFigures,
  setVoid,
  type LockedClearance,
} from './clearances.store.ts';
import { countedLine } from './items.queries.ts';
import { settleGates } from '../cod/cod.door.ts';
import { confirmedByAnother } from '../staff/staff.door.ts';

type Answer = Promise<{ data: ClearanceDetail } | Refusal>;

/** The document, locked, if the command may be given to it now; `fee` is what the operator would bear for the transfer. */
export async function openFor(
  { tx, viewer, now }: CommandContext,
  id: number,
  command: ClearanceCommand,
  fee = 0,
): Promise<LockedClearance | Refusal> {
  const document = await lockClearance(tx, viewer, id);
  if (!document) return refuse('not_found');
  const paid_today = await lockPaidToday(tx, document.customer_id, now);
  const by_another = command === 'approve' && (await confirmedByAnother(tx, document.issued_by, viewer.id, now));
  const decided = decideClearance(
    viewer,
    { ...document, by_another, limit: await readApprovalLimit(tx), paid_today },
    command,
    fee,
  );
  return isRefusal(decided) ? decided : document;
}

/** A second person says yes to exactly the document that they saw. */
export async function approveClearance(context: CommandContext, id: number, { version }: { version: number }): Answer {
  const document = await openFor(context, id, 'approve');
  if (isRefusal(document)) return document;
  if (document.version !== version) return refuse('lines_changed');
  await setApproved(context.tx, id, context.viewer.id, context.now);
  context.audit({
    room: 'clearances',
    record: id,
    name: document.number,
    action: 'approve',
    branchId: document.branch_id,
    after: { actual_clearance_cod: document.actual_clearance_cod },
  });
  return answer(context, document);
}

/** Takes one label off; the figures follow, and an approval of the former ones counts no more. Refused: `nothing_to_clear` for the last line. */
export async function removeLine(
  context: CommandContext,
  id: number,
  { label_id, reason }: FormValues<typeof removeLineForm>,
): Answer {
  const { tx, viewer, now } = context;
  const document = await openFor(context, id, 'remove_line');
  if (isRefusal(document)) return document;
  const before = await readClearance(tx, viewer, id, now);
  const rest = before?.lines.filter((line) => line.label_id !== label_id) ?? [];
  if (!before || rest.length === before.lines.length) return refuse('not_found');
  const figures = figuresOf(rest.map(countedLine));
  if (rest.length === 0) return refuse('nothing_to_clear');
  const labels = await releaseLines(tx, id, label_id);
  await setFigures(tx, id, figures, now);
  await settleGates(tx, { labels });
  context.audit({
    room: 'clearances',
    record: id,
    name: document.number,
    action: 'remove_line',
    branchId: document.branch_id,
    before: { actual_clearance_cod: document.actual_clearance_cod },
    after: { label_id, reason, actual_clearance_cod: figures.actual_clearance_cod },
  });
  return answer(context, document);
}

/** Void: nothing was paid, everything on it is open again. Its number stays used. */
export async function voidClearance(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof voidForm>,
): Answer {
  const { tx, viewer, now } = context;
  const document = await openFor(context, id, 'void');
  if (isRefusal(document)) return document;
  const labels = await releaseLines(tx, id, null);
  await setVoid(tx, id, viewer.id, now, reason);
  await settleGates(tx, { labels });
  context.audit({
    room: 'clearances',
    record: id,
    name: document.number,
    action: 'void',
    branchId: document.branch_id,
    before: { status: document.status },
    after: { status: clearanceAt.void, reason },
  });
  return answer(context, document);
}

export async function answer(context: CommandContext, { id, branch_id }: LockedClearance): Answer {
  context.publish({ topic: 'clearance', branchId: branch_id, payload: { id } });
  const data = await readClearance(context.tx, context.viewer, id, context.now);
  return data ? { data } : refuse('not_found');
}
