import { sql, type Transaction } from 'kysely';
import type { ApiKeyTimes } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { keyScope } from './api-keys.queries.ts';
import { stopOf } from './program-owner.queries.ts';

type Tx = Transaction<Tables>;

/** Properties of a key besides its secret. */
export interface KeyTerms extends Pick<
  TableRow<'api_key'>,
  'mode' | 'owner_kind' | 'customer_id' | 'owner_name' | 'branch_id' | 'name' | 'per_minute' | 'expires_at'
> {
  readonly scopes: readonly KeyScope[];
}

export type LockedApiKey = KeyTerms &
  ApiKeyTimes &
  Pick<TableRow<'api_key'>, 'id' | 'shown_prefix' | 'last_four' | 'version'>;

/** Locks a key until the transaction ends; `null` outside the viewer's scope. */
export async function lockApiKey(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedApiKey | null> {
  const row = await lockRow<'api_key', Omit<LockedApiKey, 'stop'>>(tx, 'api_key k', id, keyScope(viewer));
  if (!row) return null;
  const { rows } = await sql<Pick<ApiKeyTimes, 'stop'>>`
    select ${stopOf('k')} as stop from api_key k where k.id = ${id}`.execute(tx);
  return { ...row, stop: rows[0]?.stop ?? null };
}

/** Inserts a new key. Only a hash of its secret is stored. */
export async function insertApiKey(
  tx: Tx,
  { scopes, ...terms }: KeyTerms,
  secret: { readonly token_hash: Buffer; readonly shown_prefix: string; readonly last_four: string },
  by: { readonly id: number; readonly now: Date },
): Promise<number> {
  const made = await tx
    .insertInto('api_key')
    .values({
      ...terms,
      ...secret,
      scopes: [...scopes],
      search_key: searchKey(
        [terms.name, terms.owner_name, secret.shown_prefix, secret.last_four].filter(Boolean).join(' '),
      ),
      created_by: by.id,
      created_at: by.now,
      updated_at: by.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Counts the keys of a merchant that its own people made and that may still be used, while no other of them is made. */
export async function countOwnKeys(tx: Tx, customerId: number, now: Date): Promise<number> {
  await sql`select from customer where id = ${customerId} for no key update`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from api_key k join staff st on st.id = k.created_by
    where k.customer_id = ${customerId} and st.user_type = ${merchantType} and k.revoked_at is null and k.rolled_to is null
      and (k.expires_at is null or k.expires_at > ${now})`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Sets the end of a key that is replaced by another. */
export async function setRolled(tx: Tx, id: number, to: number, ends: Date, now: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ rolled_to: to, expires_at: ends, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setRevoked(tx: Tx, id: number, by: number, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now, revoked_by: by, revoke_reason: reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
