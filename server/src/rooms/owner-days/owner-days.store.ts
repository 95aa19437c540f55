import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import type { SheetSetting, DayLine } from './owner-days.queries.ts';

type Tx = Transaction<Tables>;

/** Keeps the sheet of a day; answers whether it was not kept already, by another server perhaps. */
export async function insertSheet(tx: Tx, day: string, now: Date, lines: readonly DayLine[]): Promise<boolean> {
  const { rows } = await sql`
    insert into owner_day (day, made_at) values (${day}::date, ${now}) on conflict do nothing returning day`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await sql`
    insert into owner_day_line (day, branch_id, figures)
    select ${day}::date, (line -> 'branch' ->> 'id')::bigint, line -> 'figures'
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) line`.execute(tx);
  return true;
}

export async function keepSeen(tx: Tx, staffId: number, day: string): Promise<void> {
  await sql`
    insert into owner_day_seen (staff_id, day) values (${staffId}, ${day}::date)
    on conflict (staff_id) do update set day = greatest(owner_day_seen.day, excluded.day)`.execute(tx);
}

export async function keepSheetSetting(tx: Tx, setting: SheetSetting): Promise<void> {
  const { sheet_hour, message_phones, message_language } = setting;
  await sql`
    insert into owner_day_setting (sheet_hour, message_phones, message_language)
    values (${sheet_hour}, ${[...message_phones]}::text[], ${message_language})
    on conflict (one) do update
    set sheet_hour = excluded.sheet_hour, message_phones = excluded.message_phones, message_language = excluded.message_language`.execute(
    tx,
  );
}
