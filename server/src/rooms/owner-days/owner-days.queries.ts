import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { defaultLocale, type Locale } from '@waybill/domain/kernel/locale.ts';
import { usualSheetHour, type DayValues } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import type { NewSheets } from '@waybill/contract/rooms/owner-days/owner-days.contract.ts';
import { covered } from '../../kernel/scope.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { OfficerBranchLine } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';

export interface DayLine {
  readonly branch: OfficerBranchLine['branch'];
  readonly figures: DayValues;
}

/** Number of past days whose sheet can be chosen. */
const daysBack = 62;
/** Number of days whose unread sheets the bell shows. */
const newsDays = 7;

/** When the sheet is kept, and to whom it goes by message. */
export interface SheetSetting {
  readonly sheet_hour: number;
  readonly message_phones: readonly string[];
  readonly message_language: Locale;
}

export async function readSheetSetting(db: Database): Promise<SheetSetting> {
  const row = await db
    .selectFrom('owner_day_setting')
    .select(['sheet_hour', 'message_phones', 'message_language'])
    .executeTakeFirst();
  return (
    (row as SheetSetting | undefined) ?? {
      sheet_hour: usualSheetHour,
      message_phones: [],
      message_language: defaultLocale,
    }
  );
}

/** When the sheet of a day was made; `null` when there is none. */
export async function readSheetTime(db: Database, day: string): Promise<Date | null> {
  const { rows } = await sql<{ made_at: Date }>`select made_at from owner_day where day = ${day}::date`.execute(db);
  return rows[0]?.made_at ?? null;
}

/** Was a sheet of any day kept? */
export async function hasSheets(db: Database): Promise<boolean> {
  return (await db.selectFrom('owner_day').select('day').limit(1).executeTakeFirst()) !== undefined;
}

/** The kept figures of a day by branch. */
export async function readKeptFigures(db: Database, day: string): Promise<Map<number, DayValues>> {
  const { rows } = await sql<{ branch_id: number; figures: DayValues }>`
    select branch_id, figures from owner_day_line where day = ${day}::date`.execute(db);
  return new Map(rows.map(({ branch_id, figures }) => [branch_id, figures]));
}

/** The sheet of a day as far as the viewer's branches go. */
export async function readDaySheet(db: Database, viewer: SessionViewer, day: string): Promise<DayLine[]> {
  const { rows } = await sql<DayLine['branch'] & Pick<DayLine, 'figures'>>`
    select b.id, b.code, b.name_en, b.name_mm, b.name_zh, o.figures
    from owner_day_line o
    join branch b on b.id = o.branch_id
    where o.day = ${day}::date and ${covered(viewer, 'o.branch_id')}
    order by b.code`.execute(db);
  return rows.map(({ figures, ...branch }) => ({ branch, figures }));
}

/** The latest days that are kept of the viewer's branches. */
export async function readKeptDays(db: Database, viewer: SessionViewer, now: Date): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day
    from owner_day d
    where d.day > ${addDays(businessDate(now), -daysBack)}::date
      and exists (select from owner_day_line o where o.day = d.day and ${covered(viewer, 'o.branch_id')})
    order by d.day desc`.execute(db);
  return rows.map(({ day }) => day);
}

/** The sheets of the last week that this person has not opened. */
export async function readNewSheets(db: Database, viewer: SessionViewer, now: Date): Promise<NewSheets['data']> {
  return readRecords(
    db,
    sql<{ day: string; made_at: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.made_at
    from owner_day d
    where d.day > greatest(${addDays(businessDate(now), -newsDays)}::date, (select s.day from owner_day_seen s where s.staff_id = ${viewer.id}))
      and exists (select from owner_day_line o where o.day = d.day and ${covered(viewer, 'o.branch_id')})
    order by d.day desc`,
  );
}
