import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { accountLife, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import { countFits, decideRunSheet } from '@waybill/domain/rooms/run-sheets/decide-run-sheet.ts';
import type {
  countParcelsForm,
  openRunSheetForm,
  orderStopsForm,
  settleParcelsForm,
} from '@waybill/domain/rooms/run-sheets/run-sheet-forms.ts';
import type { RunSheetDetail } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { changeRecord, changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { runSheetRecord } from './run-sheet.record.ts';
import { readRunSheet } from './run-sheets.queries.ts';
import {
  insertRunSheet,
  keepResults,
  lockCourier,
  setCountedParcels,
  setOrder,
  setRunSheetStatus,
} from './run-sheets.store.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';

/** Opens a run sheet for a courier of the current branch. Refused: `validation_failed` for somebody else, `run_sheet_open` while one is being given. */
export async function openRunSheet(
  context: CommandContext,
  { taker_id: courier_id }: FormValues<typeof openRunSheetForm>,
): Promise<{ data: RunSheetDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId as number;
  const courier = await lockCourier(tx, courier_id, branchId, {
    levels: rank.street,
    states: accountLife.stateNames.filter(maySignIn),
  });
  if (!courier) return refuse('validation_failed', { fields: { taker_id: [{ code: 'select' }] } });
  if (courier.open !== null) return refuse('run_sheet_open', { values: { id: courier.open } });
  const id = await insertRunSheet(tx, { branchId, courierId: courier_id, by: viewer.id, now });
  return createRecord(context, runSheetRecord, id, { name: String(id), branchId, after: { courier_id } });
}

/**
 * Records the courier's count. When it equals the branch's, the sheet is handed over at once; otherwise it waits for the person who settles the
 * difference.
 */
export function countParcels(
  context: CommandContext,
  id: number,
  { parcels_counted: counted }: FormValues<typeof countParcelsForm>,
): Changed<RunSheetDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, runSheetRecord, id, async (sheet) => {
    const status = decideRunSheet(viewer, sheet, 'count');
    if (isRefusal(status)) return status;
    await setCountedParcels(tx, id, counted, now);
    if (countFits({ ...sheet, counted })) await setRunSheetStatus(tx, id, status, now);
    return { action: 'count', after: { counted, loaded: sheet.parcels } };
  });
}

/** The difference gets its owner, and the sheet is handed over with it. */
export function settleParcels(
  context: CommandContext,
  id: number,
  { owner_staff_id, note }: FormValues<typeof settleParcelsForm>,
): Changed<RunSheetDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, runSheetRecord, id, async (sheet) => {
    const status = decideRunSheet(viewer, sheet, 'settle');
    if (isRefusal(status)) return status;
    const refused = await refuseSamePerson(context, [sheet.courier_id]);
    if (refused) return refused;
    const detail = await readRunSheet(tx, viewer, id);
    if (!detail?.owners.some((owner) => owner.id === owner_staff_id))
      return refuse('validation_failed', { fields: { owner_staff_id: [{ code: 'select' }] } });
    await setRunSheetStatus(tx, id, status, now, { difference_owner_id: owner_staff_id, difference_note: note });
    return {
      action: 'settle',
      after: { counted: sheet.counted, loaded: sheet.parcels, difference_owner_id: owner_staff_id, note },
    };
  });
}

/** Closes the sheet and keeps what became of its parcels; or voids one that nothing was put on. */
export function endRunSheet(context: CommandContext, command: 'close' | 'void', id: number): Changed<RunSheetDetail> {
  const { tx, viewer, now } = context;
  return changeState(context, runSheetRecord, id, {
    command,
    decide: (sheet) => decideRunSheet(viewer, sheet, command),
    set: async (status) => {
      await keepResults(tx, id);
      await setRunSheetStatus(tx, id, status, now, { closed_by: viewer.id, closed_at: now });
    },
  });
}

/** The order in which the caller goes from door to door. */
export async function orderStops(
  { tx, viewer }: CommandContext,
  { stops }: FormValues<typeof orderStopsForm>,
): Promise<{ message: string }> {
  await setOrder(tx, viewer.id, stops);
  return { message: 'ok' };
}
