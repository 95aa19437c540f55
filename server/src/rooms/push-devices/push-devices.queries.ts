import { sql, type RawBuilder } from 'kysely';
import type { NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import type { PushDeviceRow } from '@waybill/contract/rooms/push-devices/push-devices.contract.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

/**
 * Condition of sessions `s` whose device rings: not ended by anybody, nor too old. It rings on while nobody uses the page, because it says no more than that
 * there are news; who opens it signs in again.
 */
export const ringingSession = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.revoked_at is null and s.expires_at > ${now}::timestamptz)`;

/** The own devices of a person that ring, the newest first. */
export function readOwnDevices(
  db: Database,
  { staffId, sessionId, now }: { readonly staffId: number; readonly sessionId: number; readonly now: Date },
): Promise<PushDeviceRow[]> {
  return readRecords(
    db,
    sql<PushDeviceRow>`
    select d.id, d.session_id = ${sessionId} as current, s.user_agent, d.made_at, d.last_ok_at, d.last_failed_at is not null as has_failed
    from push_device d join session s on s.id = d.session_id
    where d.staff_id = ${staffId} and ${ringingSession(now)}
    order by d.id desc`,
  );
}

export async function readMuted(db: Database, staffId: number): Promise<NewsKind[]> {
  const rows = await db
    .selectFrom('push_mute')
    .select('kind')
    .where('staff_id', '=', staffId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** A device that may ring, with the kinds for which it does not. */
export interface ListeningDevice extends Pick<TableRow<'push_device'>, 'id' | 'staff_id' | 'made_at'> {
  /** Branch and merchant that its session works for. */
  readonly branch_id: number | null;
  readonly customer_id: number | null;
  readonly muted: readonly NewsKind[];
  /** Time of the newest news by kind for which it has rung. */
  readonly marks: Readonly<Partial<Record<NewsKind, string>>>;
}

export async function readListeningDevices(db: Database, now: Date): Promise<ListeningDevice[]> {
  const { rows } = await sql<ListeningDevice>`
    select d.id, d.staff_id, d.made_at, s.branch_id, s.customer_id,
      array(select kind from push_mute m where m.staff_id = d.staff_id) as muted,
      (select coalesce(json_object_agg(k.kind, k.newest), '{}') from push_mark k where k.device_id = d.id) as marks
    from push_device d join session s on s.id = d.session_id
    where ${ringingSession(now)}
    order by d.id`.execute(db);
  return rows;
}

/** Is there any device that rings? */
export async function hasDevices(db: Database): Promise<boolean> {
  return (await db.selectFrom('push_device').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** An event as far as it decides who has news. */
export interface HeardEvent {
  readonly topic: string;
  readonly branch_id: number | null;
  readonly staff_id: number | null;
  /** Record that it names. */
  readonly record_id: number | null;
}

/** Numbers of events are given before the commit: one that is not older than this, nor further behind, may be seen later than those after it. */
const late = { seconds: 20, events: 500 };

/** The events of these topics after a number and those that may have been committed late, each kind of them once, and the newest number of all. */
export async function readNewsEvents(
  db: Database,
  after: number,
  topics: readonly string[],
  now: Date,
): Promise<{ readonly events: HeardEvent[]; readonly newest: number }> {
  const { rows } = await sql<{ events: HeardEvent[]; newest: number }>`
    select coalesce(max(e.id), 0) as newest, (select coalesce(json_agg(x), '[]') from (
      select distinct topic, branch_id, staff_id,
        case when jsonb_typeof(payload->'id') = 'number' then (payload->>'id')::bigint end as record_id
      from event where id > ${after - late.events} and (id > ${after} or at > ${new Date(now.getTime() - late.seconds * 1000)}) and topic = any(${[...topics]}::text[])) x) as events
    from event e`.execute(db);
  return rows[0] ?? { events: [], newest: 0 };
}
