import { createHash } from 'node:crypto';
import type pg from 'pg';
import { sql, type RawBuilder } from 'kysely';

/** As `prepared`, for a statement with a constant text. */
export const planMark = '/* prepared */';

/**
 * Marks a statement as prepared: the database plans it once for each connection. Use it for statements of every request or scan whose good plan does
 * not depend on their values. A search by part of a name does not qualify, because its cached plan may read a whole table.
 * @example sql`${prepared} select … from session where token_hash = ${hash}`
 */
export const prepared: RawBuilder<unknown> = sql.raw(planMark);

/**
 * Hides a value from the planner. Where the planner sees the value, a plan for it looks cheaper than a generic one, and no plan is cached.
 *
 * @param type the type in SQL
 * @example sql`${prepared} select … where a.at > ${unseen(since, 'timestamptz')}`
 */
export const hiddenFromPlanner = (value: unknown, type: string): RawBuilder<unknown> =>
  sql`(select ${value}::${sql.raw(type)})`;

/** The mark at the beginning of a text. A template often begins with a line break, so white space before the mark is allowed. */
const marked = /^\s*\/\* prepared \*\//;

const names = new Map<string, string>();
/** A text that differs from call to call should not be marked; beyond this many texts, new ones are sent unprepared. */
const limit = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= limit) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Makes a connection send marked statements under a name, so that the database caches their plan. */
export function keepPlans(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const send = (first: unknown, ...rest: unknown[]): unknown => {
    const name = typeof first === 'string' && marked.test(first) ? nameOf(first) : undefined;
    if (name === undefined) return query(first, ...rest);
    const [values, ...others] = rest;
    return query({ name, text: first, values }, ...others);
  };
  client.query = send as pg.PoolClient['query'];
}
