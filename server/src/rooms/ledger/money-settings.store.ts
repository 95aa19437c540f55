import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

/** Reads settings about money by their keys, each with its default. Whole kyat. */
export async function readMoneySettings<Key extends string>(
  db: Database,
  defaults: Readonly<Record<Key, number>>,
): Promise<Record<Key, number>> {
  const keys = Object.keys(defaults) as Key[];
  const rows = await db.selectFrom('money_setting').select(['key', 'value']).where('key', 'in', keys).execute();
  return { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export async function saveMoneySettings(
  tx: Transaction<Tables>,
  values: Readonly<Record<string, number>>,
): Promise<void> {
  await tx
    .insertInto('money_setting')
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((excluded) => ({ value: excluded.ref('excluded.value') })),
    )
    .execute();
}
