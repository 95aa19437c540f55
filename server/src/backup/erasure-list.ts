import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { StartupProblem } from '../kernel/startup-problem.ts';

/** Beside the backups: all confirmed requests to erase a person, by the keyed hash of their number. An older backup does not know the later ones. */
export const erasureListName = 'erasures.json';

const listed = z.array(
  z.object({
    phone_hash: z.string().regex(/^[0-9a-f]{64}$/),
    phone_end: z.string().max(3),
    reason: z.string(),
    requested_at: z.string(),
    decided_at: z.string(),
  }),
);

/** Writes the list into the folder of a backup, in place of the former one. */
export async function writeErasureList(pool: pg.Pool, folder: string): Promise<void> {
  const { rows } = await pool.query<{ list: unknown }>(`
    select coalesce(json_agg(json_build_object('phone_hash', phone_hash, 'phone_end', phone_end, 'reason', reason,
      'requested_at', requested_at, 'decided_at', decided_at) order by id), '[]') as list
    from erasure where decided_at is not null and status <> 'denied'`);
  const file = path.join(folder, erasureListName);
  writeFileSync(`${file}.part`, JSON.stringify(rows[0]?.list, null, 1));
  renameSync(`${file}.part`, file);
}

/**
 * Brings the requests of a list into a restored database, where they are confirmed again: the same job erases what the backup still had. Returns how
 * many the backup did not have confirmed.
 * @throws StartupProblem for a file that is no such list
 */
export async function bringErasures(pool: pg.Pool, file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  const { rowCount } = await pool.query(
    `insert into erasure (status, phone_end, phone_hash, reason, parcels, waiting, requested_at, decided_at, updated_at)
     select 'confirmed', phone_end, phone_hash, reason, 0, 0, requested_at, decided_at, decided_at
     from jsonb_to_recordset($1::jsonb) as l(phone_end text, phone_hash text, reason text, requested_at timestamptz, decided_at timestamptz)
     on conflict (phone_hash, requested_at) do update set status = excluded.status, decided_at = excluded.decided_at
     where erasure.decided_at is null`,
    [JSON.stringify(readList(file))],
  );
  return rowCount ?? 0;
}

function readList(file: string): z.infer<typeof listed> {
  try {
    return listed.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartupProblem(`${file} is no list of erasures. The database is restored; nothing was erased.`);
  }
}
