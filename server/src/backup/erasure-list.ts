import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { StartupProblem } from '../kernel/startup-problem.ts';

/** Ending of a list of erasures. */
export const erasureListEnding = '.erasures';

/** Name of the list beside a backup: all requests to erase a person that were confirmed by then, by the keyed hash of their number. */
export const erasureListOf = (backup: string): string => `${backup.replace(/\.backup$/, '')}${erasureListEnding}`;

const listed = z.array(
  z.object({
    phone_hash: z.string().regex(/^[0-9a-f]{64}$/),
    phone_end: z.string().max(3),
    reason: z.string(),
    requested_at: z.string(),
    decided_at: z.string(),
  }),
);

/** Writes the list beside a backup; returns its file. */
export async function writeErasureList(pool: pg.Pool, backup: string): Promise<string> {
  const { rows } = await pool.query<{ list: unknown }>(`
    select coalesce(json_agg(json_build_object('phone_hash', phone_hash, 'phone_end', phone_end, 'reason', reason,
      'requested_at', requested_at, 'decided_at', decided_at) order by id), '[]') as list
    from erasure where decided_at is not null and status <> 'denied'`);
  const file = erasureListOf(backup);
  writeFileSync(`${file}.part`, JSON.stringify(rows[0]?.list, null, 1));
  renameSync(`${file}.part`, file);
  return file;
}

/** Reads the newest list of a folder; null when it has none. A restored backup does not know the requests after it, a later list does. */
export function newestErasureList(folder: string): string | null {
  const [newest] = readdirSync(folder)
    .filter((name) => name.endsWith(erasureListEnding))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  return newest ? readFileSync(newest.file, 'utf8') : null;
}

/**
 * Brings the requests of a list into a restored database, where they are confirmed again: the same job erases what the backup still had. Returns how
 * many the backup did not have confirmed.
 * @throws StartupProblem for a text that is no such list
 */
export async function bringErasures(pool: pg.Pool, list: string | null): Promise<number> {
  if (list === null) return 0;
  const { rowCount } = await pool.query(
    `insert into erasure (status, phone_end, phone_hash, reason, parcels, waiting, requested_at, decided_at, updated_at)
     select 'confirmed', phone_end, phone_hash, reason, 0, 0, requested_at, decided_at, decided_at
     from jsonb_to_recordset($1::jsonb) as l(phone_end text, phone_hash text, reason text, requested_at timestamptz, decided_at timestamptz)
     on conflict (phone_hash, requested_at) do update set status = excluded.status, decided_at = excluded.decided_at
     where erasure.decided_at is null`,
    [JSON.stringify(readList(list))],
  );
  return rowCount ?? 0;
}

function readList(list: string): z.infer<typeof listed> {
  try {
    return listed.parse(JSON.parse(list));
  } catch {
    throw new StartupProblem(
      'The list of erasures cannot be read. The database is restored; nothing was erased again.',
    );
  }
}
