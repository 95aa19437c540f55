import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { holdProblem } from '@waybill/domain/rooms/hold-mails/decide-hold.ts';
import { holdDays, lastHoldDay, type holdMailForm } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import { holdMailLife } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { otherDayProblem } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { HoldMailDetail, ParcelToHold } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { enterNote, lockParcel, readParcel, type LockedParcel } from '../tracking/parcel-commands.door.ts';
import { blockersOf } from '../scan-kit/parcel-life.door.ts';
import { insertHold, readBackground } from './hold-mails.store.ts';
import { createRecord } from '../../kernel/change-record.ts';
import { holdMailRecord } from './hold-mail.record.ts';

/** Finds the label of a code, if the viewer may see it. */
async function labelOf(db: Database, text: string): Promise<number | Refusal> {
  const read = readCode(text);
  if (!read) return refuse('scan_bad_code', { fields: { tracking_code: [{ code: 'scan_bad_code' }] } });
  const column = read.kind === 'post' ? 'mp_tracking_code' : 'tracking_code';
  const label = await db
    .selectFrom('label')
    .select('id')
    .where(column, '=', read.code)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return label?.id ?? refuse('not_found');
}

/** Reads a parcel to be held, for display before anything is entered; or the refusal. */
export async function readParcelToHold(
  { db, viewer, now }: ReadContext,
  code: string,
): Promise<{ data: ParcelToHold } | Refusal> {
  const id = await labelOf(db, code);
  const parcel = isRefusal(id) ? id : await readParcel(db, viewer, id);
  if (!parcel) return refuse('not_found');
  if (isRefusal(parcel)) return parcel;
  const today = businessDate(now);
  const { receiver_name, phones, first_on, weeks_paid } = await readBackground(db, parcel.row.id, viewer.branchId);
  const last_day = lastHoldDay(first_on ?? today);
  const wished = addDays(today, holdDays.usual);
  const usual_day = wished < last_day ? wished : last_day;
  const first = first_on ?? today;
  const problem = holdProblem(viewer, parcel.life, blockersOf(parcel.row), { today, until: usual_day, first });
  if (problem) return problem;
  return {
    data: {
      tracking_code: parcel.row.tracking_code,
      receiver_name,
      phones: [...new Set(phones)],
      usual_day,
      last_day,
      week_fee: await weekFee(db, today),
      weeks_paid,
    },
  };
}

async function weekFee(db: Database, today: string, pool?: Database): Promise<number> {
  return (await tariffOn(db, today, pool ? { pool } : {}))?.rates.hold_mail ?? 0;
}

const noted: LabelStatus = 'hold_mail';

/**
 * Holds a parcel of the current branch until a day at its receiver's request: it is not delivered and no one calls about it. The requester and their number are
 * stored; a number that is not on the label is marked. The weekly fee is that of today's tariff; `freeFrom`: only the delivery day was changed, which is free
 * within a week of that day.
 */
export async function keepParcel(
  context: CommandContext,
  input: FormValues<typeof holdMailForm>,
  { freeFrom }: { readonly freeFrom?: string } = {},
): Promise<{ data: HoldMailDetail } | Refusal> {
  const { tx, viewer, now, poolDb } = context;
  const id = await labelOf(tx, input.tracking_code);
  const parcel = isRefusal(id) ? id : await lockParcel(context, id, { version: null });
  if (isRefusal(parcel)) return parcel;
  const { row, life } = parcel;
  const today = businessDate(now);
  const { phones, first_on, weeks_paid } = await readBackground(tx, row.id, viewer.branchId);
  const first = first_on ?? today;
  const until = input.hold_until;
  const problem = holdProblem(viewer, life, blockersOf(row), { today, until, first });
  if (problem) return problem;
  const tooLate = freeFrom === undefined ? null : otherDayProblem({ today, until, first: freeFrom });
  if (tooLate) return tooLate;
  const { requester_name, requester_phone, remark } = input;
  const phone_known = phones.some((phone) => phoneKey(phone) === phoneKey(requester_phone));
  const branch_id = viewer.branchId as number;
  const holdId = await insertHold(
    tx,
    {
      label_id: row.id,
      branch_id,
      status: holdMailLife.at.held,
      started_on: today,
      until_on: until,
      limit_on: lastHoldDay(first),
      requester_name,
      requester_phone,
      phone_known,
      remark,
      week_fee: freeFrom !== undefined ? 0 : await weekFee(tx, today, poolDb),
      weeks_paid,
      created_by: viewer.id || null,
      party: viewer.party ?? null,
    },
    now,
  );
  await note(context, parcel, `${requester_name} ${requester_phone}`);
  return createRecord(context, holdMailRecord, holdId, {
    name: row.tracking_code,
    branchId: branch_id,
    after: {
      hold_until: until,
      requester_name,
      requester_phone,
      phone_known,
      remark,
      ...(viewer.party ? { party: viewer.party } : {}),
    },
  });
}

function note(context: CommandContext, parcel: LockedParcel, remark: string): Promise<void> {
  return enterNote(context, parcel, { status: noted, remark });
}
