import { sql } from 'kysely';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { defaultUserType } from '@waybill/domain/kernel/user-types.ts';
import { superRoles, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { FailureKind } from '@waybill/domain/rooms/sandbox/sandbox-rules.ts';
import type { Database } from '../../kernel/services.ts';
import { minutesAhead, ownKeys } from '../../kernel/sql/own-time.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

const clerkName = 'sandbox';
/** Confirms what the clerk has done, where two people are needed. */
const secondName = `${clerkName}.second`;
/** Who works at each branch: who carries, and who counts what is brought without having seen the books. */
const branchPeople = { courier: 'postman', cashier: 'supervisor' } as const satisfies Record<string, RoleSlug>;
type BranchPerson = keyof typeof branchPeople;
/** Nobody's password: it is no hash of anything. */
const noPassword = '-';

/** The people of the sandbox: a clerk and a second person who may work at every branch, a courier and a cashier of each. Nobody can sign in as them. */
export async function insertPeople(db: Database, now: Date): Promise<void> {
  const person = sql`${accountLife.initial}, ${noPassword}, ${now}, ${now}`;
  await sql`
    insert into staff (user_name, name, role_slug, user_type, all_branches, search_key, status, password_hash, created_at, updated_at)
    values (${clerkName}, 'Sandbox', ${superRoles[0]}, ${defaultUserType}, true, ${clerkName}, ${person}),
      (${secondName}, 'Sandbox 2', ${superRoles[0]}, ${defaultUserType}, true, ${clerkName}, ${person})
    on conflict do nothing`.execute(db);
  for (const [name, role] of Object.entries(branchPeople))
    await sql`
      insert into staff (user_name, name, role_slug, user_type, branch_id, search_key, status, password_hash, created_at, updated_at)
      select ${`${clerkName}.${name}.`} || lower(b.code), 'Sandbox ' || b.code, ${role}, ${defaultUserType}, b.id, ${clerkName}, ${person}
      from branch b
      where b.status = ${branchLife.initial}
      on conflict do nothing`.execute(db);
}

/** The clerk of the sandbox. */
export const readClerkId = (db: Database): Promise<number> => readPersonId(db, clerkName);
/** The second person of the sandbox. */
export const readSecondId = (db: Database): Promise<number> => readPersonId(db, secondName);

async function readPersonId(db: Database, name: string): Promise<number> {
  const { id } = await db.selectFrom('staff').select('id').where('user_name', '=', name).executeTakeFirstOrThrow();
  return id;
}

/** Who carries or counts at a branch; null when it has nobody. */
export async function readBranchPersonId(db: Database, branchId: number, who: BranchPerson): Promise<number | null> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('branch_id', '=', branchId)
    .where('role_slug', '=', branchPeople[who])
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reads the clock of a key's owner: how many minutes it is ahead of real time, and the owner as the id of their first key. */
export async function readOwnClock(
  db: Database,
  keyId: number,
): Promise<{ readonly ahead_minutes: number; readonly owner: number }> {
  const { rows } = await sql<{ ahead_minutes: number; owner: number }>`
    select ${minutesAhead('k')} as ahead_minutes, (select min(own.id) from (${ownKeys('k')}) own) as owner
    from api_key k where k.id = ${keyId}`.execute(db);
  return rows[0] ?? { ahead_minutes: 0, owner: keyId };
}

/** Puts the clock of the key's owner ahead; false when it is further ahead already. Of two that do so at once the further one counts. */
export async function putAhead(db: Database, keyId: number, minutes: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sandbox_clock (api_key_id, ahead_minutes, updated_at)
    select k.id, ${minutes}, ${now} from api_key k where k.id = ${keyId} and ${minutesAhead('k')} <= ${minutes}
    on conflict (api_key_id) do update set ahead_minutes = excluded.ahead_minutes, updated_at = excluded.updated_at
    where sandbox_clock.ahead_minutes <= excluded.ahead_minutes
    returning true as put`.execute(db);
  return rows.length > 0;
}

/** The failure with which the next calls of a key are to be answered. */
export type WantedFailure = Pick<TableRow<'sandbox_failure'>, 'kind' | 'remaining' | 'seconds'>;

export async function wantFailure(db: Database, keyId: number, wanted: WantedFailure, now: Date): Promise<void> {
  const row = { ...wanted, created_at: now };
  await db
    .insertInto('sandbox_failure')
    .values({ api_key_id: keyId, ...row })
    .onConflict((conflict) => conflict.column('api_key_id').doUpdateSet(row))
    .execute();
}

/** Takes the failure with which this call of a key is to be answered and counts it as used; null when the call is to succeed. */
export async function takeFailure(
  db: Database,
  keyId: number,
): Promise<{ readonly kind: FailureKind; readonly seconds: number } | null> {
  const { rows } = await sql<{ kind: FailureKind; seconds: number }>`
    update sandbox_failure set remaining = remaining - 1
    where api_key_id = ${keyId} and remaining > 0
    returning kind, seconds`.execute(db);
  return rows[0] ?? null;
}
