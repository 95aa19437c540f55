import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { TableRow, Tables } from '../db/tables.ts';

/**
 * Locks the row that a command is about to change until the transaction ends; null when it does not exist or is outside the viewer's scope.
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

/** Increases the row's version, so that an editor of the previous one is refused when saving. */
export const nextVersion = sql<number>`version + 1`;

/** Columns that every change of a record sets. @example tx.updateTable('branch').set({ status, ...touched(now) }) */
export function touched(now: Date): { updated_at: Date; version: RawBuilder<number> } {
  return { updated_at: now, version: nextVersion };
}

/** Returns the named members of an object. @example pickColumns({ id: 7, name: 'Shwe' }, ['name']) // { name: 'Shwe' } */
export function pickColumns<From extends object, Column extends keyof From>(
  from: From,
  columns: readonly Column[],
): Pick<From, Column> {
  const picked = {} as Pick<From, Column>;
  for (const column of columns) picked[column] = from[column];
  return picked;
}
