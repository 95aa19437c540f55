import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { gateProblem, type GateCommand } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import type {
  gateLateForm,
  gateSlipForm,
  gateWordForm,
  slipPhotoForm,
} from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import type { GateParcelRow, GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { answerRecord, changeRecord, createRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { keepFile } from '../files/files.door.ts';
import { enterSteps } from '../scan-kit/scan-kit.door.ts';
import { gateParcelSource, readGateSlip } from './gate-slips.queries.ts';
import {
  insertGateSlip,
  lockGateParcel,
  lockGateSlip,
  setGateWord,
  setSlipPhoto,
  type GateWord,
  type LockedGateSlip,
} from './gate-slips.store.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';

/** Describes gate slips to commands. */
export const gateSlipRecord = topicRecord<'gate_slips', LockedGateSlip, GateSlipDetail>({
  room: 'gate_slips',
  topic: 'gate_slips',
  lock: ({ tx, viewer }, id) => lockGateSlip(tx, viewer, id),
  auditSubject: ({ slip_number, branch_id }) => ({ name: slip_number, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readGateSlip(tx, viewer, id),
});

/** Opens the slip of a bus gate; the picture may be added once the gate has written it. */
export async function openGateSlip(
  context: CommandContext,
  { slip_photo, ...form }: FormValues<typeof gateSlipForm>,
): Promise<{ data: GateSlipDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId as number;
  const photoId =
    slip_photo === null
      ? null
      : await keepFile(context, slip_photo, { field: 'slip_photo', room: 'gate_slips', branchId });
  const id = await insertGateSlip(tx, form, { branchId, photoId, by: viewer.id, now });
  return createRecord(context, gateSlipRecord, id, { name: form.slip_number, branchId, after: form });
}

/** Adds the picture of a slip that has none. It is never replaced: confirmations must keep the picture that they were based on. */
export function addSlipPhoto(
  context: CommandContext,
  id: number,
  { slip_photo }: FormValues<typeof slipPhotoForm>,
): Changed<GateSlipDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, gateSlipRecord, id, async (slip) => {
    if (slip.branch_id !== viewer.branchId)
      return refuse('gate_other_branch', { values: { branch_id: slip.branch_id } });
    if (slip.photo_file_id !== null) return refuse('gate_has_photo');
    if (slip_photo === null) return refuse('validation_failed', { fields: { slip_photo: [{ code: 'file' }] } });
    const fileId = await keepFile(context, slip_photo, {
      field: 'slip_photo',
      room: 'gate_slips',
      branchId: slip.branch_id,
    });
    await setSlipPhoto(tx, id, fileId, now);
    return { action: 'add_photo' };
  });
}

/** Confirms the arrival of a parcel by someone's statement. */
export function confirmByWord(
  context: CommandContext,
  id: number,
  { word_by, word_name, word_phone, remark }: FormValues<typeof gateWordForm>,
): Promise<{ data: GateParcelRow } | Refusal> {
  return confirm(context, id, 'confirm', { word_by, word_name, word_phone, word_note: remark });
}

/** Confirms a parcel without any statement for days, as a supervisor. */
export function confirmLate(
  context: CommandContext,
  id: number,
  { late_reason }: FormValues<typeof gateLateForm>,
): Promise<{ data: GateParcelRow } | Refusal> {
  return confirm(context, id, 'confirm_late', {
    word_by: null,
    word_name: null,
    word_phone: null,
    word_note: late_reason,
  });
}

async function confirm(
  context: CommandContext,
  id: number,
  command: GateCommand,
  word: GateWord,
): Promise<{ data: GateParcelRow } | Refusal> {
  const { tx, viewer, now } = context;
  const parcel = await lockGateParcel(tx, viewer, id);
  if (!parcel) return refuse('not_found');
  const problem =
    gateProblem(viewer, parcel, command, now) ??
    (await refuseSamePerson(context, [parcel.handed_by, parcel.opened_by]));
  if (problem) return problem;
  const [entered] = await enterSteps(context, [
    {
      tracking_code: parcel.tracking_code,
      status: 'delivered',
      at: now,
      branch_id: parcel.branch_id,
      remark: word.word_note,
      word: true,
    },
  ]);
  if (entered?.kind !== 'done') return refuse((entered?.code ?? 'scan_overtaken') as 'scan_overtaken');
  await setGateWord(tx, id, word, { by: viewer.id, now });
  const { word_note, ...by } = word;
  context.audit({
    room: 'gate_slips',
    record: parcel.gate_slip_id,
    name: parcel.slip_number,
    action: command,
    branchId: parcel.branch_id,
    after: {
      tracking_code: parcel.tracking_code,
      ...(command === 'confirm' ? { ...by, remark: word_note } : { late_reason: word_note }),
    },
  });
  context.publish({ topic: 'gate_slips', branchId: parcel.branch_id, payload: { id: parcel.gate_slip_id } });
  return answerRecord(await readRow(tx, gateParcelSource, viewer, id));
}
