import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { ScheduleValues } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { scheduleLife } from '@waybill/domain/rooms/exports/schedule-states.ts';
import type { ExportScheduleRow } from '@waybill/contract/rooms/export-schedules/export-schedules.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { customerName, namedJsonOrNull } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerScope } from '../customers/customers.door.ts';
import { deliveryOfSchedule } from '../export-destinations/export-destinations.door.ts';
import { reportOf } from '../reports/reports.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A stored schedule. `branch_id` is the branch that its owner worked for, `of_branch_id` the one that the report is about. */
export type KeptSchedule = Omit<ScheduleValues, 'branch_id'> &
  Pick<TableRow<'export_schedule'>, 'id' | 'staff_id' | 'branch_id' | 'of_branch_id' | 'status' | 'version'>;

type RawSchedule = Omit<ExportScheduleRow, 'report_name' | 'next_at'> & { readonly next_at: Date };

async function readWhere(db: Database, viewer: SessionViewer, id: number | null): Promise<ExportScheduleRow[]> {
  const { rows } = await sql<RawSchedule>`
    select s.id, s.report, s.period, ${namedJsonOrNull('b')} as branch, ${namedJsonOrNull('bc')} as branch_collection, s.customers,
      case
        when s.customer_id is null then null
        else json_build_object('id', s.customer_id, 'name', case when ${customerScope(viewer)} then ${customerName('c')} end)
        end as customer,
      case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as destination, s.file_name,
      ${deliveryOfSchedule} as delivery,
      s.rhythm, s.weekday, s.month_day, s.hour, s.format, s.status, s.next_at, s.last_day, s.version, s.trouble
    from export_schedule s
    left join branch b on b.id = s.of_branch_id
    left join branch_collection bc on bc.id = s.branch_collection_id
    left join customer c on c.id = s.customer_id
    left join export_destination d on d.id = s.destination_id
    where s.staff_id = ${viewer.id} and (${id}::bigint is null or s.id = ${id})
    order by s.id`.execute(db);
  return rows.map((raw) => {
    const title = reportOf(raw.report)?.list.title;
    return {
      ...raw,
      report_name: {
        name_en: title?.en ?? raw.report,
        name_mm: title?.mm ?? raw.report,
        name_zh: title?.zh ?? raw.report,
      },
      next_at: raw.status === scheduleLife.initial ? toIso(raw.next_at) : null,
    };
  });
}

/** Returns a person's own schedules, oldest first. */
export const readSchedules = (db: Database, viewer: SessionViewer): Promise<ExportScheduleRow[]> =>
  readWhere(db, viewer, null);

/** Reads one of a person's own schedules; `null` when it is not theirs. */
export async function readSchedule(db: Database, viewer: SessionViewer, id: number): Promise<ExportScheduleRow | null> {
  return (await readWhere(db, viewer, id))[0] ?? null;
}

/** Maximum number of schedules per run; the others follow a few minutes later. */
const atOnce = 500;

/** Returns the due schedules, longest waiting first. */
export async function readDueSchedules(db: Database, now: Date): Promise<KeptSchedule[]> {
  const { rows } = await sql<KeptSchedule>`
    select s.* from export_schedule s
    where s.status = ${sql.lit(scheduleLife.initial)} and s.next_at <= ${now}
    order by s.next_at, s.id limit ${atOnce}`.execute(db);
  return rows;
}
