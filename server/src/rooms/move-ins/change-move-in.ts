import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { decideMoveIn } from '@waybill/domain/rooms/move-ins/decide-move-in.ts';
import {
  guessMoveInColumns,
  isMoveInField,
  moveInFields,
  type moveInForm,
  type MoveInField,
  type MoveInKind,
  type moveInReasonForm,
  type moveInSheetForm,
} from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import type { MoveInCommand } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import type { MoveInDetail } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { moveInColumnWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { changeRecord, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { takeSheet } from '../label-imports/taking-sheets.door.ts';
import { checkMoveIn, type CheckedMoveIn } from './check-move-in.ts';
import { isOpenDay } from './move-in-facts.queries.ts';
import { moveInRecord } from './move-in.record.ts';
import { missingIn, readMoveInFacts, readRememberedColumns } from './move-ins.queries.ts';
import {
  deleteSheet,
  insertMoveIn,
  insertMoveInSheet,
  readMoveInRows,
  readSheets,
  readTwinSheet,
  setColumns,
  setMoveIn,
  writeMoveInCheck,
  type LockedMoveIn,
} from './move-ins.store.ts';

/** The job that writes a signed move-in. */
export const moveInJobName = 'move_in';

const dayRefusal = refuse('move_in_day', { fields: { opening_day: [{ code: 'move_in_day' }] } });

/** Begins a move-in. Refused: `move_in_day` for a day in the future, or one that a branch has closed. */
export async function createMoveIn(
  context: CommandContext,
  { name, opening_day }: FormValues<typeof moveInForm>,
): Changed<MoveInDetail> {
  const { tx, viewer, now } = context;
  if (viewer.covers !== 'all') return refuse('branch_not_covered');
  if (!(await isOpenDay(tx, opening_day, now))) return dayRefusal;
  const id = await insertMoveIn(tx, { name, opening_day }, { by: viewer.id, now });
  return createRecord(context, moveInRecord, id, { name, branchId: null, after: { name, opening_day } });
}

async function decide({ tx, viewer, now }: CommandContext, moveIn: LockedMoveIn, command: MoveInCommand) {
  const sheets = await readSheets(tx, moveIn.id);
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows - sheet.left_out, 0);
  return decideMoveIn(viewer, await readMoveInFacts(tx, viewer, moveIn, rows, now), command);
}

/** Names of the fields of a kind in all languages, as headings have them. */
function headNames(kind: MoveInKind): Partial<Record<MoveInField, readonly string[]>> {
  return Object.fromEntries(moveInFields[kind].map((field) => [field, Object.values(moveInColumnWords[field])]));
}

/**
 * Adds a sheet: its rows are kept as they came, its columns are guessed, and all sheets are checked together. Nothing is written elsewhere. Refused: the
 * same cells a second time, here or in another move-in (`move_in_sheet_twice`); `file_asks` with the question of a file that can be read in several ways.
 */
export function addMoveInSheet(
  context: CommandContext,
  id: number,
  body: FormValues<typeof moveInSheetForm> & { readonly file: FileFacts },
): Changed<MoveInDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, moveInRecord, id, async (moveIn) => {
    const status = await decide(context, moveIn, 'add');
    if (isRefusal(status)) return status;
    const { kind } = body;
    const file = uploadOf(body.file, 'file');
    const named = (body.sheets ?? '').split('\n').filter((name) => name !== '');
    const sheet = await takeSheet(file, { sheets: named, encoding: body.encoding });
    if ('problem' in sheet) return refuse('validation_failed', { fields: { file: [sheet.problem] } });
    if ('question' in sheet) return refuse('file_asks', { values: { ...sheet.question } });
    const twin = await readTwinSheet(tx, sheet.hash);
    if (twin)
      return refuse('move_in_sheet_twice', { values: { by: twin.by, at: formatDateTime(twin.at), name: twin.name } });
    const remembered = new Map<string, MoveInField>();
    for (const earlier of (await readRememberedColumns(tx, kind)).toReversed())
      for (const [at, head] of earlier.heads.entries()) {
        const field = earlier.columns[at];
        if (field) remembered.set(searchKey(head), field);
      }
    const columns = guessMoveInColumns(sheet.heads, headNames(kind), remembered);
    const file_name = file.name.slice(0, 200);
    const values = { kind, file_name, content_hash: sheet.hash, brought_by: viewer.id };
    await insertMoveInSheet(tx, id, { ...values, heads: sheet.heads, columns, taken: sheet.rows }, now);
    await addHand(context, moveIn);
    await recheck(context, moveIn);
    const left_out = sheet.rows.filter(({ aside }) => aside !== null).length;
    return { action: 'add_sheet', after: { kind, file_name, rows: sheet.rows.length, left_out } };
  });
}

const addHand = ({ tx, viewer, now }: CommandContext, { id, hands }: LockedMoveIn): Promise<void> =>
  setMoveIn(tx, id, { hands: [...new Set([...hands, viewer.id])], halted: null }, now);

/** Checks all sheets of a move-in and keeps the result. */
async function recheck(context: CommandContext, moveIn: LockedMoveIn): Promise<void> {
  const { checked, incomplete } = await checkStored(context, moveIn.id);
  await writeMoveInCheck(
    context.tx,
    moveIn.id,
    { bad: badRowsOf(checked), incomplete, totals: checked.totals },
    context.now,
  );
}

/** Reads and checks the stored rows of a move-in; sheets without a required column are not read. */
export async function checkStored({ tx, poolDb, viewer }: CommandContext, id: number) {
  const sheets = await readSheets(tx, id);
  const complete = sheets.filter((sheet) => missingIn(sheet).length === 0);
  const rows = await readMoveInRows(
    tx,
    complete.map((sheet) => sheet.id),
  );
  const checked = await checkMoveIn({ pool: poolDb, db: tx, viewer }, complete, rows);
  return { checked, incomplete: sheets.length - complete.length };
}

export function badRowsOf({ rows }: CheckedMoveIn) {
  return Object.values(rows)
    .flat()
    .filter(({ problems }) => Object.keys(problems).length > 0)
    .map(({ row: { sheet_id, position }, problems }) => ({ sheet_id, position, problems }));
}

interface OfSheet {
  readonly sheet_id: number;
  readonly version: number;
}

/** Runs a change of one sheet of a draft, and checks all sheets again. */
async function onSheet(
  context: CommandContext,
  moveIn: LockedMoveIn,
  command: 'map' | 'take_out',
  { sheet_id, version }: OfSheet,
) {
  const status = await decide(context, moveIn, command);
  if (isRefusal(status)) return status;
  if (moveIn.version !== version) return refuse('changed_meanwhile');
  return (await readSheets(context.tx, moveIn.id)).find((sheet) => sheet.id === sheet_id) ?? refuse('not_found');
}

/** Sets the field of each column of a sheet. */
export function mapMoveInSheet(
  context: CommandContext,
  id: number,
  { columns: wanted, ...of }: OfSheet & { readonly columns: readonly (string | null)[] },
): Changed<MoveInDetail> {
  return changeRecord(context, moveInRecord, id, async (moveIn) => {
    const sheet = await onSheet(context, moveIn, 'map', of);
    if (isRefusal(sheet)) return sheet;
    const columns = wanted.map((field) => (isMoveInField(sheet.kind, field) ? field : null));
    const named = columns.filter((field) => field !== null);
    if (wanted.length !== sheet.heads.length || wanted.some((field, at) => field !== columns[at]))
      return refuse('validation_failed', { fields: { columns: [{ code: 'select' }] } });
    if (new Set(named).size !== named.length)
      return refuse('validation_failed', { fields: { columns: [{ code: 'duplicate' }] } });
    await setColumns(context.tx, sheet.id, columns);
    await addHand(context, moveIn);
    await recheck(context, moveIn);
    return {
      action: 'map_columns',
      after: {
        file_name: sheet.file_name,
        columns: Object.fromEntries(sheet.heads.map((head, at) => [head || String(at + 1), columns[at] ?? '-'])),
      },
    };
  });
}

/** Takes a sheet out of a draft. */
export function takeOutMoveInSheet(context: CommandContext, id: number, of: OfSheet): Changed<MoveInDetail> {
  return changeRecord(context, moveInRecord, id, async (moveIn) => {
    const sheet = await onSheet(context, moveIn, 'take_out', of);
    if (isRefusal(sheet)) return sheet;
    await deleteSheet(context.tx, sheet.id);
    await addHand(context, moveIn);
    await recheck(context, moveIn);
    return { action: 'take_out_sheet', after: { kind: sheet.kind, file_name: sheet.file_name, rows: sheet.rows } };
  });
}

const sumOf = (totals: unknown) => {
  const sums = totals as { count: number; amount: number }[];
  return { rows: sums.reduce((n, { count }) => n + count, 0), amount: sums.reduce((n, { amount }) => n + amount, 0) };
};

/** Submits a move-in for the signature: all rows are checked once more, so that the second person sees how things are now. */
export function proposeMoveIn(
  context: CommandContext,
  id: number,
  of: { readonly version: number },
): Changed<MoveInDetail> {
  const { tx, viewer, now } = context;
  return step(context, id, 'propose', of, async (moveIn, status) => {
    if (!(await isOpenDay(tx, moveIn.opening_day, now))) return dayRefusal;
    const { checked, incomplete } = await checkStored(context, id);
    const bad = badRowsOf(checked);
    if (bad.length + incomplete > 0) return refuse('move_in_not_clean', { values: { n: bad.length + incomplete } });
    await writeMoveInCheck(tx, id, { bad, incomplete, totals: checked.totals }, now);
    await addHand(context, moveIn);
    await setMoveIn(tx, id, { status, proposed_by: viewer.id, proposed_at: now }, now);
    return { action: 'submit_move_in', before: { status: moveIn.status }, after: { status, ...sumOf(checked.totals) } };
  });
}

/** Puts a submitted move-in back to its draft. */
export function withdrawMoveIn(
  context: CommandContext,
  id: number,
  of: { readonly version: number },
): Changed<MoveInDetail> {
  return step(context, id, 'withdraw', of, async (moveIn, status) => {
    await setMoveIn(context.tx, id, { status, proposed_by: null, proposed_at: null }, context.now);
    return { action: 'withdraw', before: { status: moveIn.status }, after: { status } };
  });
}

/** Signs a move-in exactly as this second person saw it; a job then writes it. */
export function signMoveIn(
  context: CommandContext,
  id: number,
  of: { readonly version: number },
): Changed<MoveInDetail> {
  const { tx, viewer, now } = context;
  return step(context, id, 'sign', of, async (moveIn, status) => {
    if (!(await isOpenDay(tx, moveIn.opening_day, now))) return dayRefusal;
    await setMoveIn(tx, id, { status, signed_by: viewer.id, signed_at: now }, now);
    await context.queue(moveInJobName, { id });
    return { action: 'sign', before: { status: moveIn.status }, after: { status, ...sumOf(moveIn.totals) } };
  });
}

/** Voids a move-in of which nothing is written. */
export function voidMoveIn(
  context: CommandContext,
  id: number,
  { reason, ...of }: FormValues<typeof moveInReasonForm> & { readonly version: number },
): Changed<MoveInDetail> {
  return step(context, id, 'void', of, async (moveIn, status) => {
    await setMoveIn(context.tx, id, { status, void_reason: reason }, context.now);
    return { action: 'void', before: { status: moveIn.status }, after: { status, reason } };
  });
}

type Done = Exclude<
  Awaited<ReturnType<Parameters<typeof changeRecord<'move_ins', LockedMoveIn, MoveInDetail, number>>[3]>>,
  Refusal
>;

function step(
  context: CommandContext,
  id: number,
  command: MoveInCommand,
  { version }: { readonly version: number },
  act: (moveIn: LockedMoveIn, status: LockedMoveIn['status']) => Promise<Done | Refusal>,
): Changed<MoveInDetail> {
  return changeRecord(context, moveInRecord, id, async (moveIn) => {
    const status = await decide(context, moveIn, command);
    if (isRefusal(status)) return status;
    return moveIn.version === version ? act(moveIn, status) : refuse('changed_meanwhile');
  });
}
