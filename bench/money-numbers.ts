import type pg from 'pg';

/** Ids of journals and postings left free below today's, and the next ones that the history uses. */
const free = { journal: 20_000_000, posting: 100_000_000 };
const taken: Record<keyof typeof free, number> = { journal: 0, posting: 0 };

/**
 * Reserves ids for the history, before today's first journal is written: ids of money follow the order of days, and a statement finds its period by
 * them. Otherwise today's ids would be lower than all filled-in ones.
 */
export async function keepNumbersFree(pool: pg.Pool): Promise<void> {
  for (const table of ['journal', 'posting'] as const) {
    const { rows } = await pool.query<{ next: number }>(
      `select setval('${table}_id_seq', nextval('${table}_id_seq') + $1::bigint) as next`,
      [free[table]],
    );
    taken[table] = Number(rows[0]?.next);
  }
}

/** Fills money older than that of earlier fills, so with lower ids. Returns the last posting before it, and its own last one. */
export async function numberedBefore(
  pool: pg.Pool,
  labels: number,
  write: () => Promise<void>,
): Promise<[number, number]> {
  const room = { journal: 3 * labels + 10_000, posting: 10 * labels + 50_000 };
  const upto = { ...taken };
  const now: [keyof typeof free, number][] = [];
  for (const table of ['journal', 'posting'] as const) {
    taken[table] -= room[table];
    const { rows } = await pool.query<{ now: number }>(`select last_value as now from ${table}_id_seq`);
    now.push([table, Number(rows[0]?.now)]);
    await pool.query(`select setval('${table}_id_seq', $1::bigint)`, [taken[table]]);
  }
  await write();
  for (const [table, last] of now) {
    const { rows } = await pool.query<{ used: number }>(`select last_value as used from ${table}_id_seq`);
    if (Number(rows[0]?.used) >= upto[table])
      throw new Error(`the history takes more than ${room[table]} numbers of ${table}`);
    await pool.query(`select setval('${table}_id_seq', $1::bigint)`, [last]);
  }
  return [taken.posting, upto.posting];
}
