import { commissionFor, commissionPostings } from '@waybill/domain/rooms/agent-services/commissions.ts';
import { toGrams } from '@waybill/domain/kernel/money.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { branchLife, isOpenBranch } from '@waybill/domain/rooms/branches/branch-states.ts';
import { makeBagCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { decideMailbag, fillProblem, type MoveCommand } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import type {
  finishForm,
  openMailbagForm,
  sealForm,
  unsealForm,
} from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import type { MailbagCommand, MailbagState } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import type { MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import {
  changeState,
  createRecord,
  removeRecord,
  type Changed,
  type AuditedRecord,
} from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readAgentTerms, serviceProblem } from '../agent-services/agent-services.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { misfitsIn, sendContents } from './bag-contents.ts';
import { mailbagRecord, scannedBagRecord } from './mailbag.record.ts';
import {
  deleteMailbag,
  insertCases,
  insertMailbag,
  isBranchIn,
  markShort,
  nextBagSerial,
  readLoad,
  writeMove,
  type BagMove,
  type LockedMailbag,
  type NewCase,
} from './mailbags.store.ts';

/** Opens a bag at the current branch for a next one. Refused: `bag_same_branch`, `validation_failed` for a branch that is closed. */
export async function openMailbag(
  context: CommandContext,
  { to_branch_id, remark }: FormValues<typeof openMailbagForm>,
): Promise<{ data: MailbagDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const from = viewer.branchId as number;
  if (from === to_branch_id)
    return refuse('bag_same_branch', { fields: { to_branch_id: [{ code: 'bag_same_branch' }] } });
  const open = branchLife.stateNames.filter(isOpenBranch);
  if (!(await isBranchIn(tx, to_branch_id, open)))
    return refuse('validation_failed', { fields: { to_branch_id: [{ code: 'select' }] } });
  const code = makeBagCode(await nextBagSerial(tx));
  const id = await insertMailbag(tx, { code, from_branch_id: from, to_branch_id, remark, created_by: viewer.id }, now);
  return createRecord(context, mailbagRecord, id, { name: code, after: { to_branch_id, remark } });
}

/** Deletes a bag that was opened by mistake. Refused: `bag_not_open`, and `in_use` once there is something in it or in its log. */
export function removeMailbag(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, mailbagRecord, id, async (bag) => {
    const problem = fillProblem(context.viewer, bag);
    if (problem) return problem;
    if (bag.parcels > 0) return refuse('in_use');
    await deleteMailbag(context.tx, id);
    return { action: 'remove', before: { to_branch_id: bag.to_branch_id } };
  });
}

interface Change {
  readonly command: MailbagCommand;
  readonly reason?: string;
  readonly also?: BagMove['also'];
  readonly at?: Date;
  readonly device?: string | null;
  /** The scan of its code, where it was scanned and not chosen on a page. */
  readonly scanId?: string;
  /** Changes the parcels, before the bag itself is written. */
  readonly contents?: (bag: LockedMailbag) => Promise<Refusal | null>;
}

/** One step of a bag's life: decided by its table and its place, written with its line in the log. */
function changeBag<Detail>(
  context: CommandContext,
  kind: AuditedRecord<'mailbags', LockedMailbag, Detail>,
  id: number,
  change: Change,
): Changed<Detail> {
  const { tx, viewer, now } = context;
  const { command, reason, also, at = now, device = null, scanId = null, contents } = change;
  return changeState(context, kind, id, {
    command,
    ...(reason === undefined ? {} : { reason }),
    decide: (bag) => decideMailbag(viewer, bag, command),
    check: async (_, bag) => (await contents?.(bag)) ?? null,
    set: (status: MailbagState) =>
      writeMove(tx, {
        id,
        command,
        status,
        branchId: viewer.branchId as number,
        staffId: viewer.id,
        at,
        now,
        note: reason ?? null,
        device,
        scanId,
        ...(also === undefined ? {} : { also }),
      }),
  });
}

const changeMailbag = (context: CommandContext, id: number, change: Change): Changed<MailbagDetail> =>
  changeBag(context, mailbagRecord, id, change);

/** Closes the bag. Refused: `bag_empty`, and `bag_misfit` when a parcel does not go there any more. */
export function sealMailbag(
  context: CommandContext,
  id: number,
  { seal_no, weight }: FormValues<typeof sealForm>,
): Changed<MailbagDetail> {
  return changeMailbag(context, id, {
    command: 'seal',
    also: { seal_no, weight_g: weight === null ? null : toGrams(weight) },
    contents: (bag) => misfitsIn(context, bag),
  });
}

/** Opens a sealed bag again that was not sent. */
export function unsealMailbag(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof unsealForm>,
): Changed<MailbagDetail> {
  return changeMailbag(context, id, { command: 'unseal', reason });
}

/**
 * Moves a bag: onto a vehicle, off one on its way, off it at its branch. The first sends all its parcels by one round; refused with `bag_misfit` when
 * one of them no longer goes there.
 */
export function moveMailbag(context: CommandContext, id: number, command: MoveCommand): Changed<MailbagDetail> {
  return changeMailbag(context, id, moved(context, command));
}

/** The same by a scan of its code, which locked it: the answer reports the move of the bag, not its contents. */
export function moveScannedBag(
  context: CommandContext,
  bag: LockedMailbag,
  command: MoveCommand,
  scan: Required<Pick<Change, 'at' | 'device' | 'scanId'>>,
): Changed<{ id: number }> {
  return changeBag(context, scannedBagRecord(bag), bag.id, { ...moved(context, command), ...scan });
}

/** Changes the parcels when their bag moves. */
function moved(context: CommandContext, command: MoveCommand): Change {
  return {
    command,
    ...(command === 'hand_over' ? { contents: (bag: LockedMailbag) => sendContents(context, bag) } : {}),
    // An agent takes bags of other branches off a vehicle only where transit is confirmed to it.
    ...(command === 'check_in'
      ? { contents: () => serviceProblem(context.tx, context.viewer.branchId as number, 'transit', context.now) }
      : {}),
    ...(command === 'check_out' ? { contents: (bag: LockedMailbag) => earnTransit(context, bag) } : {}),
  };
}

/** An agent earns once with each bag that goes on from it, by the parcels in it. */
async function earnTransit({ tx, viewer, now }: CommandContext, { id, code }: LockedMailbag): Promise<null> {
  const branch_id = viewer.branchId as number;
  const terms = await readAgentTerms(tx, branch_id, now);
  if (terms.length === 0) return null;
  const work = { event: 'transited', branch_id, ...(await readLoad(tx, id)) } as const;
  await writeJournals(tx, [
    {
      key: `bag_transited:${id}:${branch_id}`,
      event: work.event,
      at: now,
      branch_id,
      staff_id: viewer.id,
      note: code,
      postings: commissionPostings(branch_id, commissionFor(terms, work)),
    },
  ]);
  return null;
}

/** Ends the reading: what was not found is short, another seal than it was closed with is a case too, and each has an owner from the start. */
export function finishMailbag(
  context: CommandContext,
  id: number,
  { seal_no: read }: FormValues<typeof finishForm>,
): Changed<MailbagDetail> {
  return changeMailbag(context, id, {
    command: 'finish',
    also: { seal_read: read },
    contents: async (bag) => {
      const short = await markShort(context.tx, id);
      const cases: NewCase[] = short.map((label_id) => ({ kind: 'short', label_id }));
      if (!isSameSeal(bag.seal_no, read)) cases.push({ kind: 'seal', label_id: null });
      await openCases(context, bag, cases);
      context.hint('labels', [bag.from_branch_id, bag.to_branch_id]);
      return null;
    },
  });
}

/** Opens differences with their lines in the audit log. */
export async function openCases(context: CommandContext, bag: LockedMailbag, cases: readonly NewCase[]): Promise<void> {
  const { tx, viewer, now } = context;
  const ids = await insertCases(tx, bag, cases, { by: viewer.id, now });
  ids.forEach((record, at) =>
    context.audit({
      room: 'mailbag_cases',
      record,
      name: bag.code,
      action: 'create',
      branchId: bag.to_branch_id,
      after: { kind: cases[at]?.kind as NewCase['kind'], owner_staff_id: viewer.id },
    }),
  );
  if (ids.length > 0)
    for (const branchId of [bag.from_branch_id, bag.to_branch_id])
      context.publish({ topic: 'mailbag_case', branchId, payload: {} });
}

/** Blanks and capitals make no other seal. */
function isSameSeal(sealed: string | null, read: string | null): boolean {
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, '').toUpperCase();
  return plain(sealed) === plain(read);
}
