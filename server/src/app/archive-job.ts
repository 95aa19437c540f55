import { sql } from 'kysely';
import { monthsBefore } from '@waybill/domain/kernel/calendar.ts';
import { withJobLock } from '../kernel/job-lock.ts';
import type { Job, JobTools } from '../kernel/jobs.ts';
import type { Database } from '../kernel/services.ts';
import { isAtRest } from '../rooms/labels/at-rest.door.ts';

/** Rows per transaction; small, so that concurrent work waits only a moment. */
const together = 2_000;
/** Maximum duration of a night's run, in milliseconds; the next night continues. */
const longestRun = 3_600_000;

/** Result of one archiving step: how far it came, and how many rows it moved. */
interface Step {
  readonly last: number;
  readonly moved: number;
}

/**
 * Archives entries after entry `after` of parcels that have ended, are paid and have not changed since `before`. Takes all entries of a parcel
 * together, so that no history is split. Null when no entry is that old.
 */
async function archiveEntries(db: Database, before: Date, after: number): Promise<Step | null> {
  return db.transaction().execute(async (tx) => {
    const { rows: seen } = await sql<{ id: number; label_id: number }>`
      select e.id, e.label_id
      from (select id, label_id, recorded_at from only label_entry where id > ${after} order by id limit ${together}) e
      where e.recorded_at < ${before}
      order by e.id`.execute(tx);
    const last = seen.at(-1);
    if (!last) return null;
    // A command on a parcel holds its lock; such a parcel is left for another night.
    const { rows: labels } = await sql<{ label_id: number }>`
      select s.label_id
      from label_state s
      where s.label_id = any(${[...new Set(seen.map(({ label_id }) => label_id))]}::bigint[]) and ${isAtRest(before)}
      for update of s skip locked`.execute(tx);
    const ids = sql`${labels.map(({ label_id }) => label_id)}::bigint[]`;
    const { numAffectedRows } = await sql`
      insert into label_entry_archive select * from only label_entry where label_id = any(${ids}) order by label_id, id`.execute(
      tx,
    );
    await sql`delete from only label_entry where label_id = any(${ids})`.execute(tx);
    return { last: last.id, moved: Number(numAffectedRows ?? 0) };
  });
}

/** Archives audit lines older than a moment; null when none is left. */
async function archiveAudit(db: Database, before: Date): Promise<Step | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from only audit where at < ${before} order by at, id limit ${together} for update skip locked`.execute(
      tx,
    );
    const last = rows.at(-1);
    if (!last) return null;
    const ids = sql`${rows.map(({ id }) => id)}::bigint[]`;
    await sql`insert into audit_archive select * from only audit where id = any(${ids})`.execute(tx);
    await sql`delete from only audit where id = any(${ids})`.execute(tx);
    return { last: last.id, moved: rows.length };
  });
}

/**
 * Moves rows older than the retention period into the archives. Each step is one transaction, so that a killed run has moved whole parcels only.
 * Returns the number of rows moved.
 *
 * @example await archiveOld(db, new Date('2024-11-24T00:00:00Z'))
 */
async function archiveOld(db: Database, before: Date, until = Number.POSITIVE_INFINITY): Promise<number> {
  let moved = 0;
  for (let step = await archiveEntries(db, before, 0); step; step = await archiveEntries(db, before, step.last)) {
    moved += step.moved;
    if (performance.now() > until) return moved;
  }
  for (let step = await archiveAudit(db, before); step; step = await archiveAudit(db, before)) {
    moved += step.moved;
    if (performance.now() > until) return moved;
  }
  return moved;
}

/** Runs every night (01:45 in Yangon), on one server. */
export function archiveJob({ db, services }: JobTools): Job {
  return {
    name: 'archive',
    cron: '15 19 * * *',
    work: async () => {
      const { archiveMonths } = services.settings;
      if (archiveMonths === 0) return;
      const before = monthsBefore(services.clock(), archiveMonths);
      await withJobLock(db, 'archive', async () => {
        await archiveOld(db, before, performance.now() + longestRun);
      });
    },
  };
}
