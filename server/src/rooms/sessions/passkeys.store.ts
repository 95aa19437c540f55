import type { TableRow } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

/** Minutes for which the question to an authenticator can be answered. */
export const challengeMinutes = 5;

/** Purpose of a question: an answer counts for nothing else. */
export type ChallengePurpose = 'add' | 'add_at_sign_in' | 'sign_in' | 'prove';
export type AddingPurpose = Extract<ChallengePurpose, 'add' | 'add_at_sign_in'>;

type Challenge = Omit<TableRow<'passkey_challenge'>, 'expires_at' | 'purpose'> & { readonly purpose: ChallengePurpose };

/** Stores a question; those of the person whose time is over are forgotten. */
export async function keepChallenge(db: Database, question: Challenge, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('staff_id', '=', question.staff_id)
    .where('expires_at', '<=', now)
    .execute();
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000);
  await db
    .insertInto('passkey_challenge')
    .values({ ...question, expires_at })
    .execute();
}

/** Takes a question that waits for this answer, once; undefined when it was never asked of this person, was answered, or is too old. */
export async function takeChallenge(
  db: Database,
  { challenge, staff_id, purpose }: Omit<Challenge, 'origin'>,
  now: Date,
): Promise<{ origin: string } | undefined> {
  return await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('staff_id', '=', staff_id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('origin')
    .executeTakeFirst();
}

/** The passkeys of a person, the oldest first. */
export async function readPasskeys(db: Database, staffId: number) {
  return await db.selectFrom('passkey').selectAll().where('staff_id', '=', staffId).orderBy('id').execute();
}

export type AddedPasskey = Omit<TableRow<'passkey'>, 'id' | 'created_at' | 'last_used_at'>;

/** Adds a passkey; false when it exists already, with this person or another. */
export async function insertPasskey(db: Database, passkey: AddedPasskey, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({ ...passkey, created_at: now })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Counts a use; false when the authenticator's counter went back, or another answer with the same count was taken meanwhile. */
export async function countUse(db: Database, id: number, count: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ sign_count: count, last_used_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('sign_count', '<', count),
        // Passkeys that are copied between devices do not count.
        where.and([where('sign_count', '=', 0), where.val(count === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a passkey and returns its name. */
export async function deletePasskey(db: Database, staffId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Renames a passkey of a person and returns its former name; undefined when they have no such passkey. */
export async function renamePasskey(
  db: Database,
  { staffId, id }: { readonly staffId: number; readonly id: number },
  name: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select('name')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row) await db.updateTable('passkey').set({ name }).where('id', '=', id).execute();
  return row?.name;
}
