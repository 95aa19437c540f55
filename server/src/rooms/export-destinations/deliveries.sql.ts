import { sql } from 'kysely';

/** The latest delivery of the schedule `s` as JSON, or null. */
export const deliveryOfSchedule = sql`(
  select json_build_object('status', y.status, 'file_name', y.file_name, 'attempts', y.attempts, 'trouble', y.trouble,
    'detail', y.detail, 'delivered_at', to_json(y.delivered_at))
  from export_delivery y where y.schedule_id = s.id order by y.id desc limit 1)`;
