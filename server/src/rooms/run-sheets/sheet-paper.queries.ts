import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import type { RunSheetPaper } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { doorColumns, doorPlace } from './own-run.queries.ts';
import { readRunSheet, stopColumns, stopFrom, type RawStop } from './run-sheets.queries.ts';

/** A run sheet as it is printed (N-18). Its courier sees nothing of it before they have counted. */
export async function readSheetPaper(
  { db, viewer, now }: ReadContext,
  sheetId: number,
): Promise<{ data: RunSheetPaper } | Refusal> {
  const sheet = await readRunSheet(db, viewer, sheetId);
  if (!sheet) return refuse('not_found');
  if (!sheet.sees_stops) return refuse('not_counted');
  const { rows } = await sql<
    RawStop & Pick<RunSheetPaper['lines'][number], 'place' | 'address' | 'phones' | 'receiver_name' | 'courier_note'>
  >`
    select ${stopColumns}, ${doorColumns}
    from ${stopFrom}
    left join place d on d.id = ${doorPlace}
    where p.run_sheet_id = ${sheetId}
    order by p.position, p.id`.execute(db);
  const { id, courier, branch, status, created_at, closed_at } = sheet;
  return {
    data: {
      id,
      courier,
      branch,
      status,
      created_at,
      closed_at,
      printed_at: toIso(now),
      lines: rows.map(({ tracking_code, state, receiver_name, phones, place, address, courier_note, ...figures }) => ({
        tracking_code,
        state,
        receiver_name,
        phones,
        place,
        address,
        courier_note,
        to_collect: moneyOf(figures).cod_charge,
      })),
    },
  };
}
