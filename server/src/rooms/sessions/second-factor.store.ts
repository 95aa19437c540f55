import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../kernel/services.ts';

/** Days for which a device needs no code. */
export const trustedDays = 30;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The second factor of a person, if there is one, with their role and whether the role was set to need it. */
export async function readFactor(db: Database, staffId: number) {
  return await db
    .selectFrom('staff as st')
    .leftJoin('second_factor as f', 'f.staff_id', 'st.id')
    .leftJoin('second_factor_role as n', 'n.role_slug', 'st.role_slug')
    .select([
      'st.role_slug',
      'n.set_at as role_set_at',
      'st.user_name',
      'f.secret',
      'f.app_at',
      'f.confirmed_at',
      'f.reset_asked_by',
      'f.reset_asked_at',
    ])
    .where('st.id', '=', staffId)
    .executeTakeFirstOrThrow();
}

/** Waits until nobody changes what the role of a person needs, and keeps it so until this transaction ends. */
export async function shareRoleOf(db: Database, staffId: number): Promise<void> {
  await sql`select 1 from role where slug = (select role_slug from staff where id = ${staffId}) for key share`.execute(
    db,
  );
}

/** Returns the secret that waits for its first code; makes one when there is not. */
export async function waitingSecret(db: Database, staffId: number, fresh: Buffer, now: Date): Promise<Buffer> {
  const row = await db
    .insertInto('second_factor')
    .values({ staff_id: staffId, secret: fresh, created_at: now })
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({ secret: sql`coalesce(second_factor.secret, excluded.secret)` }),
    )
    .returning('secret')
    .executeTakeFirstOrThrow();
  return row.secret ?? fresh;
}

/** Makes sure that the person has a second factor from now on, of whatever kind; true when it is their first. */
export async function beginFactor(db: Database, staffId: number, now: Date): Promise<boolean> {
  await db
    .insertInto('second_factor')
    .values({ staff_id: staffId, created_at: now })
    .onConflict((conflict) => conflict.column('staff_id').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the second factor of a person, so that of two removals the second sees what the first left. */
export async function lockFactor(db: Database, staffId: number): Promise<void> {
  await db.selectFrom('second_factor').select('staff_id').where('staff_id', '=', staffId).forUpdate().execute();
}

/** Takes a code of the app; false when it, or a later one, was taken before. */
export async function takeCodeStep(db: Database, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a recovery code; false when there is no such code, or it was taken before. */
export async function takeRecoveryCode(db: Database, staffId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The app of a person counts from now on; true when it is their first second factor. */
export async function confirmApp(db: Database, staffId: number, now: Date): Promise<boolean> {
  await db.updateTable('second_factor').set({ app_at: now }).where('staff_id', '=', staffId).execute();
  return beginFactor(db, staffId, now);
}

/** Removes the app of a person who keeps passkeys. */
export async function removeApp(db: Database, staffId: number): Promise<void> {
  await db.updateTable('second_factor').set({ secret: null, app_at: null }).where('staff_id', '=', staffId).execute();
}

export async function replaceRecoveryCodes(db: Database, staffId: number, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(code) })))
    .execute();
}

/** Removes the factor with its passkeys, codes and trusted devices. */
export async function removeFactor(db: Database, staffId: number): Promise<void> {
  await db.deleteFrom('second_factor').where('staff_id', '=', staffId).execute();
}

export async function askReset(db: Database, staffId: number, by: number, now: Date): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ reset_asked_by: by, reset_asked_at: now })
    .where('staff_id', '=', staffId)
    .execute();
}

/** Notes that the second factor was proved in a session. */
export async function setFactorTime(db: Database, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ factor_at: now }).where('id', '=', sessionId).execute();
}

/** When the second factor was last proved in a session; null when never. */
export async function readFactorTime(db: Database, sessionId: number): Promise<Date | null> {
  const row = await db.selectFrom('session').select('factor_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.factor_at ?? null;
}

/** Trusts a device; those of the person whose time is over are forgotten. */
export async function trustDevice(db: Database, staffId: number, token: string, now: Date): Promise<void> {
  await db.deleteFrom('trusted_device').where('staff_id', '=', staffId).where('expires_at', '<=', now).execute();
  const expires_at = new Date(now.getTime() + trustedDays * 86_400_000);
  await db
    .insertInto('trusted_device')
    .values({ token_hash: hashOf(token), staff_id: staffId, created_at: now, expires_at })
    .execute();
}

export async function isTrusted(db: Database, staffId: number, tokens: readonly string[], now: Date): Promise<boolean> {
  if (tokens.length === 0) return false;
  const found = await db
    .selectFrom('trusted_device')
    .select('staff_id')
    .where('token_hash', 'in', tokens.map(hashOf))
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Unused recovery codes and trusted devices of a person. */
export async function countFactor(db: Database, staffId: number, now: Date) {
  return await db
    .selectNoFrom((one) => [
      one
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('staff_id', '=', staffId)
        .where('used_at', 'is', null)
        .as('codes'),
      one
        .selectFrom('trusted_device')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('staff_id', '=', staffId)
        .where('expires_at', '>', now)
        .as('devices'),
    ])
    .executeTakeFirstOrThrow();
}
