import { CompiledQuery, sql } from 'kysely';
import { devicesMax, type PushOutcome } from '@waybill/domain/rooms/push-devices/pushing.ts';
import type { NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { ringingSession } from './push-devices.queries.ts';

const senderKey = 'push_key';
const lastEvent = 'push_event';

/** Keeps the private key of the sender unless there is one already, and returns the one that counts. */
export async function keepSenderKey(db: Database, made: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ key: senderKey, value: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = db.selectFrom('installation').select('value').where('key', '=', senderKey);
  return (await row.executeTakeFirstOrThrow()).value;
}

/** Keeps the number of the event up to which the news were looked through. */
export async function keepLastEvent(db: Database, id: number): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key: lastEvent, value: String(id) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(id) }))
    .execute();
}

export async function readLastEvent(db: Database): Promise<number | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', lastEvent).executeTakeFirst();
  return row ? Number(row.value) : null;
}

type AddedDevice = Pick<TableRow<'push_device'>, 'staff_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth'>;

/**
 * Lets the browser of a session ring. A browser that rang for another session, its own former one or that of another person, rings for this one alone; the
 * secret of the browser proves that it is the same. False when the address belongs to another browser. The oldest of too many devices is forgotten.
 */
export async function insertDevice(db: Database, device: AddedDevice, now: Date): Promise<boolean> {
  await sql`delete from push_device where (session_id = ${device.session_id} and endpoint <> ${device.endpoint})
    or (endpoint = ${device.endpoint} and auth = ${device.auth} and p256dh = ${device.p256dh} and session_id <> ${device.session_id})`.execute(
    db,
  );
  const { rows } = await sql`
    insert into push_device (staff_id, session_id, endpoint, p256dh, auth, made_at)
    values (${device.staff_id}, ${device.session_id}, ${device.endpoint}, ${device.p256dh}, ${device.auth}, ${now})
    on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth where push_device.session_id = excluded.session_id
    returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`delete from push_device where id in (
    select id from push_device where staff_id = ${device.staff_id} order by id desc offset ${sql.lit(devicesMax)})`.execute(
    db,
  );
  return true;
}

/** Forgets a device of this person; false when it is not theirs. */
export async function deleteDevice(db: Database, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the devices of sessions that ended. */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await sql`delete from push_device d using session s where s.id = d.session_id and not ${ringingSession(now)}`.execute(
    db,
  );
}

/** Sets the kinds for which a person's devices do not ring; what still waits of them is dropped. */
export async function setMuted(db: Database, staffId: number, muted: readonly NewsKind[]): Promise<void> {
  await db.deleteFrom('push_mute').where('staff_id', '=', staffId).execute();
  if (muted.length === 0) return;
  await db
    .insertInto('push_mute')
    .values(muted.map((kind) => ({ staff_id: staffId, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from push p using push_device d
    where d.id = p.device_id and d.staff_id = ${staffId} and p.kind = any(${[...muted]}::text[])`.execute(db);
}

/** A device that is to ring, with the time of the news. */
export interface Ring {
  readonly device_id: number;
  readonly kind: NewsKind;
  readonly newest: Date;
}

const ringArrays = rowArrays({ device_id: 'bigint', kind: 'text', newest: 'timestamptz' });
const ringText = `
  with marked as (
    insert into push_mark (device_id, kind, newest)
    select w.device_id, w.kind, w.newest from ${ringArrays.from(2)} w join push_device d on d.id = w.device_id
    on conflict (device_id, kind) do update set newest = excluded.newest where push_mark.newest < excluded.newest
    returning device_id, kind
  )
  insert into push (device_id, kind, made_at, due_at)
  select device_id, kind, $1::timestamptz, $1::timestamptz from marked
  on conflict (device_id, kind) do update set made_at = excluded.made_at, due_at = excluded.due_at, tries = 0`;

/** Queues a push for each device that has not rung for these news yet; two servers that find the same ones queue one. */
export async function queueRings(db: Database, rings: readonly Ring[], now: Date): Promise<void> {
  if (rings.length > 0) await db.executeQuery(CompiledQuery.raw(ringText, [now, ...ringArrays.values(rings)]));
}

/** A push that this process sends now. */
export interface ClaimedPush extends Pick<TableRow<'push_device'>, 'endpoint' | 'p256dh' | 'auth'> {
  readonly device_id: number;
  readonly kind: NewsKind;
  readonly made_at: Date;
  readonly tries: number;
  readonly locale: Locale;
}

/** Pushes in progress at once. */
const inProgress = 20;
/** Seconds after which a push whose process died is sent again; longer than a try takes. */
const lostAfter = 60;

/** Claims pushes that are due, for devices whose session is open. Servers never claim the same. */
export async function claimPushes(db: Database, now: Date): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    with picked as (
      select p.device_id, p.kind from push p join push_device d on d.id = p.device_id join session s on s.id = d.session_id
      where p.due_at <= ${now} and ${ringingSession(now)}
      order by p.due_at limit ${sql.lit(inProgress)} for update of p skip locked
    ), claimed as (
      update push p set tries = p.tries + 1, due_at = ${new Date(now.getTime() + lostAfter * 1000)}
      from picked where p.device_id = picked.device_id and p.kind = picked.kind
      returning p.device_id, p.kind, p.made_at, p.tries
    )
    select c.*, d.endpoint, d.p256dh, d.auth, st.locale
    from claimed c join push_device d on d.id = c.device_id join staff st on st.id = d.staff_id`.execute(db);
  return rows;
}

/** Result of a try to send a push. */
export interface PushResult {
  readonly push: Pick<ClaimedPush, 'device_id' | 'kind' | 'made_at' | 'tries'>;
  readonly outcome: PushOutcome;
  /** Status of the push service, or why there was no answer. */
  readonly problem: string | null;
  /** When it is tried again; null: no more. */
  readonly nextAt: Date | null;
}

const resultArrays = rowArrays({
  device_id: 'bigint',
  kind: 'text',
  made_at: 'timestamptz',
  tries: 'int',
  outcome: 'text',
  problem: 'text',
  next_at: 'timestamptz',
});
/** A result is written only while no newer push has replaced the one that was tried. */
const settleText = `
  with w as materialized (select * from ${resultArrays.from(2)} w), dropped as (
    delete from push p using w where p.device_id = w.device_id and p.kind = w.kind and p.made_at = w.made_at and p.tries = w.tries and w.next_at is null
  ), again as (
    update push p set due_at = w.next_at from w
    where p.device_id = w.device_id and p.kind = w.kind and p.made_at = w.made_at and p.tries = w.tries and w.next_at is not null
  ), gone as (
    delete from push_device d using w where d.id = w.device_id and w.outcome = 'gone'
  ), heard as (
    select device_id, bool_or(outcome = 'taken') as taken, max(problem) filter (where outcome <> 'taken') as problem
    from w where outcome <> 'gone' group by device_id
  )
  update push_device d
  set last_ok_at = case when h.taken then $1::timestamptz else d.last_ok_at end,
    last_failed_at = case when h.taken then null when h.problem is not null then $1::timestamptz end, last_problem = case when not h.taken then h.problem end
  from heard h where d.id = h.device_id`;

/** Writes the results of tries: taken ones leave, others wait for the next try, devices that are gone are forgotten. */
export async function settlePushes(db: Database, results: readonly PushResult[], now: Date): Promise<void> {
  const rows = results.map(({ push, outcome, problem, nextAt }) => ({
    device_id: push.device_id,
    kind: push.kind,
    made_at: push.made_at,
    tries: push.tries,
    outcome,
    problem,
    next_at: nextAt,
  }));
  if (rows.length > 0) await db.executeQuery(CompiledQuery.raw(settleText, [now, ...resultArrays.values(rows)]));
}
