import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { TableRow, Tables } from '../db/tables.ts';

/**
 * The row that a command is about to change, locked until the transaction ends; null when there is none, or when the viewer's scope does not have it.
 *
 * @param table its name and its alias in `scope`
 * @example lockRow(tx, 'branch b', id, branchScope(viewer))
 */
export async function lockRow<Name extends Extract<keyof Tables, string>, Row extends object = TableRow<Name>>(
  tx: Transaction<Tables>,
  table: `${Name} ${string}`,
  id: number,
  scope: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Row | null> {
  const [name = '', alias = ''] = table.split(' ');
  const { rows } = await sql<Row>`select ${sql.ref(alias)}.* from ${sql.table(name)} as ${sql.ref(alias)}
    where ${sql.ref(`${alias}.id`)} = ${id} and ${scope} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The same row is another one now: whoever saw the former version is told when they save theirs. */
export const nextVersion = sql<number>`version + 1`;

/** What every change of a record writes beside its own columns. @example tx.updateTable('branch').set({ status, ...touched(now) }) */
export function touched(now: Date): { updated_at: Date; version: RawBuilder<number> } {
  return { updated_at: now, version: nextVersion };
}
