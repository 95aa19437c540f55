import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { countedAddress } from '../../kernel/counted-address.ts';
import type { Database } from '../../kernel/services.ts';

/**
 * Five failures in fifteen minutes slow down an account; an address, which many people may share, has more. A device on which the account has signed
 * in before has a separate allowance of five, so that failures elsewhere cannot lock its owner out (decisions 8).
 */
const windowMinutes = 15;
const allowed = { account: 5, device: 5, address: 50, parcel: 5, tracker: 50 } as const;
const firstWaitSeconds = 15;
const longestWaitSeconds = 15 * 60;

export type ThrottleKind = keyof typeof allowed;

/** One counter: of an account, however it was named, of a device, or of the address it came from; of a code on the tracking page, or of the address that asks there. Only a hash is stored. */
export interface ThrottleKey {
  readonly kind: ThrottleKind;
  readonly value: string;
}

/**
 * Takes one try from each of these counters before anything is looked at, so that of many at the same moment no more are looked at than of many in a row;
 * from the last allowed one on, each doubles the wait. Answers 0, or the seconds to wait when one of them has none left: then none was taken.
 */
export async function takeTry(db: Database, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  for (const [at, key] of keys.entries()) {
    const seconds = await takeOne(db, key, now);
    if (seconds === 0) continue;
    for (const taken of keys.slice(0, at)) await giveBack(db, taken);
    return seconds;
  }
  return 0;
}

async function takeOne(db: Database, key: ThrottleKey, now: Date): Promise<number> {
  const windowFrom = new Date(now.getTime() - windowMinutes * 60_000);
  const most = allowed[key.kind];
  const { rows } = await sql`
    insert into login_throttle as t (key, failures, window_from) values (${hashed(key)}, 1, ${now})
    on conflict (key) do update set
      failures = case when t.window_from < ${windowFrom} then 1 else t.failures + 1 end,
      window_from = case when t.window_from < ${windowFrom} then ${now} else t.window_from end,
      blocked_until = case when t.window_from >= ${windowFrom} and t.failures + 1 >= ${most}::int
        then ${now}::timestamptz + make_interval(secs => least(${longestWaitSeconds}::int,
          ${firstWaitSeconds}::int * power(2, least(t.failures + 1 - ${most}::int, 10))))
          end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning 1`.execute(db);
  if (rows.length > 0) return 0;
  const held = await db
    .selectFrom('login_throttle')
    .select('blocked_until')
    .where('key', '=', hashed(key))
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((held?.blocked_until?.getTime() ?? 0) - now.getTime()) / 1000));
}

/**
 * The try was right. That clears the counter of the account or device; an address gets this one try back and no more: one good account must not hide a
 * thousand tries at others.
 */
export async function giveBackTry(db: Database, keys: readonly ThrottleKey[]): Promise<void> {
  for (const key of keys) {
    if (key.kind === 'address' || key.kind === 'tracker') await giveBack(db, key);
    else await db.deleteFrom('login_throttle').where('key', '=', hashed(key)).execute();
  }
}

async function giveBack(db: Database, key: ThrottleKey): Promise<void> {
  await sql`update login_throttle set failures = greatest(failures - 1, 0),
    blocked_until = case when failures - 1 >= ${allowed[key.kind]}::int then blocked_until end where key = ${hashed(key)}`.execute(
    db,
  );
}

function hashed({ kind, value }: ThrottleKey): string {
  const counted = kind === 'address' || kind === 'tracker' ? countedAddress(value) : value;
  return createHash('sha256').update(`${kind}:${counted}`).digest('hex');
}
