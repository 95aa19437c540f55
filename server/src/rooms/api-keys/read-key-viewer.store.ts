import { CompiledQuery, sql } from 'kysely';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { apiKeyLife, apiKeyStateAt, isKeyLive } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { readKeyMode } from '@waybill/domain/kernel/key-format.ts';
import { keepsToCustomer, keyRank } from '@waybill/domain/kernel/key-owners.ts';
import {
  leastAccess,
  merchantOwner,
  scopesOfMerchant,
  type PortalAccess,
} from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { permissionsOfScopes, type KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import type { ProgramStop } from '@waybill/domain/rooms/api-keys/decide-owner.ts';
import type { RefusedProgram } from '../../kernel/http.ts';
import { listVersions } from '../../kernel/hot/list-versions.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { cacheViewer } from '../../kernel/hot/cached-viewers.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer, ListVersions } from '../../kernel/viewer.ts';
import { stopOf } from './program-owner.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

interface KeyRow extends Pick<
  TableRow<'api_key'>,
  | 'id'
  | 'mode'
  | 'name'
  | 'owner_kind'
  | 'customer_id'
  | 'branch_id'
  | 'scopes'
  | 'per_minute'
  | 'expires_at'
  | 'revoked_at'
  | 'rolled_to'
  | 'last_used_at'
  | 'last_used_address'
> {
  stop: ProgramStop | null;
  /** Limits by the branch for a merchant that made the key; null for keys that staff made. */
  own: { readonly access: PortalAccess; readonly most: PortalAccess; readonly allowed: readonly KeyScope[] } | null;
  international_mail: boolean;
  versions: ListVersions;
}

/** Minimum seconds between two updates of a key's last use, unless its address changes. */
const touchEverySeconds = 60;

/**
 * Reads the viewer of an API key: a program at the key's branch, with the rights of its scopes. A mistyped key is refused without a query. It is one
 * statement, as for a session, so that a revoked, expired or replaced key ends at once on every server; so does one of a merchant who is not served,
 * of a closed branch, and one created by a user who left.
 */
export async function readKeyViewer(
  db: Database,
  token: string,
  now: Date,
  address: string | null,
): Promise<SessionViewer | Refusal | RefusedProgram> {
  const row = await workingKey(db, token, now, address);
  if (isRefusal(row) || 'refused' in row) return row;
  const viewer = viewerOf(row);
  const ends = row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  cacheViewer(db, tokenHash(token).toString('hex'), viewer, now.getTime(), ends);
  return viewer;
}

/** Reads a valid test key from the operator's database, so that its calls are passed to the sandbox. Null for an invalid one. */
export async function readTestKey(
  db: Database,
  token: string,
  now: Date,
  address: string | null,
): Promise<{ readonly id: number; readonly per_minute: number } | null> {
  const row = await workingKey(db, token, now, address);
  return isRefusal(row) || 'refused' in row ? null : row;
}

/** Reads a valid key. */
async function workingKey(
  db: Database,
  token: string,
  now: Date,
  address: string | null,
): Promise<KeyRow | Refusal | RefusedProgram> {
  const mode = readKeyMode(token);
  if (mode === null) return refuse('api_key_mistyped');
  const row = await keyRow(db, tokenHash(token).toString('hex'));
  if (!row || row.mode !== mode) return refuse('unauthorized');
  const state = apiKeyStateAt(row, now);
  if (!isKeyLive(state)) {
    const code = state === apiKeyLife.commands.stop.to ? 'api_key_stopped' : 'api_key_ended';
    return { refused: refuse(code), key: { id: row.id }, branchId: row.branch_id };
  }
  await touch(db, row, now, address);
  return row;
}

/** Selects what the branch allows a merchant that made key `k` itself. */
const ownLimits = sql`(select json_build_object('access', c.portal_access, 'most', p.portal_access, 'allowed', c.portal_key_scopes)
  from customer c cross join portal_setting p
  where c.id = k.customer_id and exists (select from staff m where m.id = k.created_by and m.user_type = ${sql.lit(merchantType)}))`;

/** Returns the scopes that a key has now: one that a merchant's owner made has no more than the owner and the branch's permission. */
function scopesOf({ own, scopes }: KeyRow): readonly KeyScope[] {
  if (!own) return scopes;
  const ofOwner = scopesOfMerchant(merchantOwner, { access: leastAccess(own.access, own.most), served: true }) ?? [];
  return scopes.filter((scope) => own.allowed.includes(scope) && ofOwner.includes(scope));
}

/** The text is built once: the statement runs with every call whose viewer is not cached. */
let keyText: string | null = null;

async function keyRow(db: Database, hash: string): Promise<KeyRow | undefined> {
  keyText ??= sql`${prepared}
    select k.id, k.mode, k.name, k.owner_kind, k.customer_id, k.branch_id, ${stopOf('k')} as stop, ${ownLimits} as own, b.international_mail, k.scopes,
      k.per_minute, k.expires_at, k.revoked_at, k.rolled_to, k.last_used_at, k.last_used_address, ${sql.raw(listVersions)} as versions
    from api_key k join branch b on b.id = k.branch_id
    where k.token_hash = $1::bytea`.compile(db).sql;
  const { rows } = await db.executeQuery<KeyRow>(CompiledQuery.raw(keyText, [`\\x${hash}`]));
  return rows[0];
}

async function touch(db: Database, row: KeyRow, now: Date, address: string | null): Promise<void> {
  const since = row.last_used_at === null ? Number.POSITIVE_INFINITY : now.getTime() - row.last_used_at.getTime();
  if (since < touchEverySeconds * 1000 && row.last_used_address === address) return;
  await db
    .updateTable('api_key')
    .set({ last_used_at: now, last_used_address: address })
    .where('id', '=', row.id)
    .execute();
}

function viewerOf(row: KeyRow): SessionViewer {
  const scopes = scopesOf(row);
  return {
    ...keyRank,
    id: 0,
    sessionId: 0,
    userName: '',
    name: row.name,
    locale: 'en',
    permissions: permissionsOfScopes(scopes),
    branchId: row.branch_id,
    internationalMail: row.international_mail,
    mustChangePassword: false,
    covers: [row.branch_id],
    versions: row.versions,
    key: { id: row.id, owner: row.owner_kind, scopes, perMinute: row.per_minute },
    ...(keepsToCustomer(row.owner_kind) && row.customer_id !== null ? { customerId: row.customer_id } : {}),
  };
}

/** Was a test key used within the last days? */
export async function isTestKeyUsed(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from api_key where mode = ${'test' satisfies KeyMode} and last_used_at > ${new Date(now.getTime() - usedWithinMs)}) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}
const usedWithinMs = 14 * 86_400_000;
