import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../services.ts';

/**
 * Selects the ids of the keys of an owner: of the same merchant, else of the same kind and name at the same branch. `alias` is that of a key.
 *
 * @param alias of a table in the statement that names an owner: a key or a webhook
 */
export function ownKeys(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`select own_key.id from api_key own_key
    where case when ${column('customer_id')} is not null then own_key.customer_id = ${column('customer_id')}
      else own_key.customer_id is null and own_key.branch_id = ${column('branch_id')} and own_key.owner_kind = ${column('owner_kind')}
        and own_key.owner_name is not distinct from ${column('owner_name')} end`;
}

/** Selects the minutes by which the owner's sandbox clock is ahead, as set by one of its keys. `alias` as in `ownKeys`. */
export const minutesAhead = (alias: string): RawBuilder<number> =>
  sql<number>`coalesce((select max(put.ahead_minutes) from sandbox_clock put where put.api_key_id in (${ownKeys(alias)})), 0)`;

/**
 * Selects the current time of a row: in the operator's database `now`, in the sandbox the clock of the row's owner, which is real time for rows
 * without one. `alias` as in `ownKeys`.
 */
export function ownTime({ sandbox }: Pick<Services, 'sandbox'>, now: Date, alias: string): RawBuilder<Date> {
  return sandbox === null
    ? sql<Date>`${now}::timestamptz`
    : sql<Date>`(${now}::timestamptz + ${minutesAhead(alias)} * interval '1 minute')`;
}
