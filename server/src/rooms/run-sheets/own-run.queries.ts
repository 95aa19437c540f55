import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { streetPlace } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { carriedPickupStates } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import {
  doorStatuses,
  runSheetLife,
  type RunSheetState,
  sheetsRemembered,
  usualSheetTime,
} from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import type { Door, Run } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { pipelineReads } from '../../kernel/hot/pipeline-reads.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import { paidAhead } from '../payment-claims/payment-claims.door.ts';
import { stopColumns, stopFrom, stopState, type RawStop } from './run-sheets.queries.ts';

type RawDoor = RawStop &
  Pick<
    Door,
    | 'courier_note'
    | 'phones'
    | 'address'
    | 'place'
    | 'item_name'
    | 'pieces'
    | 'attempts'
    | 'shipping_type'
    | 'paid_ahead'
  > & {
    services: LabelService[];
    waived: boolean;
  };

const homeward: LabelStatus = 'sendback_to_origin_address';

const goesHome = sql`s.status = ${sql.lit(homeward)}`;
export const doorPlace = sql`case when ${goesHome} then l.source_place_id else l.destination_place_id end`;
/** Whose door it is: the receiver's, or the sender's for what goes back. */
export const doorColumns = sql`
  ${namedJsonOrNull('d')} as place,
  case when ${goesHome} then null else l.courier_note end as courier_note,
  case when ${goesHome} then l.source_phone else l.destination_phone || l.contact_phone_list end as phones,
  case when ${goesHome} then l.source_name else l.destination_name end as receiver_name,
  case when ${goesHome} then l.source_address
    else concat_ws(', ', nullif(concat_ws(' ', l.destination_no, l.destination_street), ''), l.destination_address) end as address`;

/** Where somebody on the street still has to go, in the order of their way; nothing of a sheet that they have not counted. One round trip. */
export async function readOwnRun(db: Database, staffId: number, now: Date): Promise<Run> {
  const [sheets, doors, { rows: cash }, { rows: pickups }, { rows: earlier }] = await pipelineReads(db, (one) =>
    Promise.all([
      readRecords(
        one,
        sql<{ id: number; status: RunSheetState; created_at: string; counted: number | null }>`${prepared}
    select id, status, created_at, counted
    from run_sheet
    where courier_id = ${staffId} and status = any(${[runSheetLife.at.active, runSheetLife.at.hand_over]}::text[])
    order by id`,
      ),
      readRecords(
        one,
        sql<RawDoor>`${prepared}
    select ${stopColumns}, s.attempts, s.shipping_type, l.item_name, l.pieces, l.services, coalesce(dc.waived_by <> ${staffId}, false) as waived, ${doorColumns}, ${paidAhead('l.id')} as paid_ahead
    from ${stopFrom}
    left join delivery_code dc on dc.label_id = l.id and dc.waived_by is not null
    left join place d on d.id = ${doorPlace}
    where r.courier_id = ${staffId} and r.status = any(${[runSheetLife.at.active, runSheetLife.at.hand_over]}::text[])
      and r.counted is not null and ${stopState} = 'out'
    order by p.position, p.id`,
      ),
      sql<{ amount: number }>`${prepared}
    select coalesce(sum(amount), 0)::bigint as amount
    from label_cash
    where place = ${streetPlace} and staff_id = ${staffId}`.execute(one),
      sql<{ n: number }>`${prepared}
    select count(*)::int as n
    from pickup_request
    where postman_id = ${staffId} and time_request <= ${businessDate(now)}::date
      and status = any(${[...carriedPickupStates]}::text[])`.execute(one),
      sql<{ created_at: Date }>`${prepared}
    select created_at from run_sheet where courier_id = ${staffId} order by id desc limit ${sheetsRemembered}`.execute(
        one,
      ),
    ]),
  );
  const ahead = doors.filter(({ status }) => (doorStatuses as readonly string[]).includes(status));
  return {
    sheets: sheets.map((sheet) => ({
      ...sheet,
      to_count: sheet.status === runSheetLife.at.active && sheet.counted === null,
    })),
    coming_back: doors.length - ahead.length,
    doors: ahead.map(({ payment_type, cod_amount, cod_fee, shipping_total, return_fee, services, waived, ...raw }) => ({
      ...raw,
      needs: raw.status === homeward ? [] : proofNeedsOf(services).filter((need) => need !== 'code' || !waived),
      to_collect:
        raw.status === homeward
          ? 0
          : moneyOf({ payment_type, cod_amount, cod_fee, shipping_total, return_fee }).cod_charge,
      homeward: raw.status === homeward,
    })),
    next_sheet_at: sheets.length > 0 ? null : usualSheetTime(earlier.map(({ created_at }) => created_at)),
    cash: cash[0]?.amount ?? 0,
    pickups: pickups[0]?.n ?? 0,
  };
}
