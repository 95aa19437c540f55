import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../kernel/services.ts';

/** Five failures in fifteen minutes slow an account and an address down (decisions 8). An address serves many people, so it has more. */
const windowMinutes = 15;
const allowed = { account: 5, address: 50 } as const;
const firstWaitSeconds = 15;
const longestWaitSeconds = 15 * 60;

export type ThrottleKind = keyof typeof allowed;

/** One counter: of what was typed as the account, known or not, or of the address it came from. Only a hash is stored. */
export interface ThrottleKey {
  readonly kind: ThrottleKind;
  readonly value: string;
}

/** Seconds to wait before the next try, 0 when there is none. */
export async function waitOf(db: Database, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  const rows = await db
    .selectFrom('login_throttle')
    .select('blocked_until')
    .where('key', 'in', keys.map(hashed))
    .execute();
  const until = Math.max(0, ...rows.map((row) => row.blocked_until?.getTime() ?? 0));
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

/** Counts a failure; from the last allowed one on, each doubles the wait. */
export async function countFailure(db: Database, keys: readonly ThrottleKey[], now: Date): Promise<void> {
  const windowFrom = new Date(now.getTime() - windowMinutes * 60_000);
  for (const key of [...keys].sort((a, b) => hashed(a).localeCompare(hashed(b)))) {
    await sql`
      insert into login_throttle as t (key, failures, window_from) values (${hashed(key)}, 1, ${now})
      on conflict (key) do update set
        failures = case when t.window_from < ${windowFrom} then 1 else t.failures + 1 end,
        window_from = case when t.window_from < ${windowFrom} then ${now} else t.window_from end,
        blocked_until = case when t.window_from >= ${windowFrom} and t.failures + 1 >= ${allowed[key.kind]}::int
          then ${now}::timestamptz + make_interval(secs => least(${longestWaitSeconds}::int, ${firstWaitSeconds}::int * power(2, least(t.failures + 1 - ${allowed[key.kind]}::int, 10))))
          else t.blocked_until end`.execute(db);
  }
}

/** A right password clears the account's counter, not the address's: one good account must not hide a thousand tries at others. */
export async function forgetFailures(db: Database, account: ThrottleKey): Promise<void> {
  await db.deleteFrom('login_throttle').where('key', '=', hashed(account)).execute();
}

function hashed(key: ThrottleKey): string {
  return createHash('sha256').update(`${key.kind}:${key.value}`).digest('hex');
}
