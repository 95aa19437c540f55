import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../services.ts';

/**
 * The ids of the keys of an owner, as a query: of the same merchant, else of the same kind and name at the same branch.
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

/** How many minutes the clock of the owner is ahead, in the sandbox: as far as one of its keys has put it. `alias` as in `ownKeys`. */
export const minutesAhead = (alias: string): RawBuilder<number> =>
  sql<number>`coalesce((select max(put.ahead_minutes) from sandbox_clock put where put.api_key_id in (${ownKeys(alias)})), 0)`;

/**
 * The time that a row goes by: in the operator's world it is `now` for all of them, in the sandbox the clock of whoever owns the row, which is real time where
 * nobody does. `alias` as in `ownKeys`.
 */
export function ownTime({ sandbox }: Pick<Services, 'sandbox'>, now: Date, alias: string): RawBuilder<Date> {
  return sandbox === null
    ? sql<Date>`${now}::timestamptz`
    : sql<Date>`(${now}::timestamptz + ${minutesAhead(alias)} * interval '1 minute')`;
}
