import { sql, type RawBuilder } from 'kysely';
import { apiKeyLife, type ApiKeyState } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { apiKeyActions } from '@waybill/domain/rooms/api-keys/decide-api-key.ts';
import { apiKeyList } from '@waybill/contract/rooms/api-keys/api-keys.columns.ts';
import type { ApiKeyRow, OwnKey } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { stopOf } from './program-owner.queries.ts';

type RawApiKey = Omit<ApiKeyRow, 'shown' | 'actions'> & { readonly shown_prefix: string; readonly last_four: string };

const { commands, initial } = apiKeyLife;
const stop = stopOf('k');

/**
 * Current state of a key, as `apiKeyStateAt` computes it. Uses `now()` and not the clock of the call: the list is shared by its readers, and only
 * displays the state.
 */
const keyState = sql<ApiKeyState>`case
  when k.revoked_at is not null then ${sql.lit(commands.revoke.to)}
  when k.expires_at <= now() then ${sql.lit(commands.end.to)}
  when ${stop} is not null then ${sql.lit(commands.stop.to)}
  when k.rolled_to is not null then ${sql.lit(commands.roll.to)}
  else ${sql.lit(initial)} end`;

const id = sql`k.id`;
const from = sql`api_key k join branch b on b.id = k.branch_id left join customer c on c.id = k.customer_id`;
const owner = sql`coalesce(${customerName('c')}, k.owner_name, b.name_en) as owner`;

/** Returns the visible parts of a key: its beginning and end. */
export const shownKey = (prefix: string, last: string): string => `${prefix}…${last}`;

/** The keys `k` that somebody sees: those of their branches, or of their merchant. */
export const keyScope = (viewer: SessionViewer): RawBuilder<boolean> =>
  sql<boolean>`(${covered(viewer, 'k.branch_id')} and ${ofCustomer(viewer, 'k.customer_id')})`;

/** API keys of programs (N-06). */
export const apiKeySource = listSource<RawApiKey, ApiKeyRow>({
  definition: apiKeyList,
  id,
  from,
  columns: sql`
    k.id, k.name, k.mode, k.owner_kind, ${owner}, k.customer_id, ${namedJson('b')} as branch,
    k.scopes, k.shown_prefix, k.last_four, ${keyState} as status, ${stop} as stop, k.per_minute, k.expires_at, k.last_used_at, k.last_used_address,
    ${personName('k.created_by')} as created_by, k.created_at, (select o.id from api_key o where o.rolled_to = k.id) as rolled_from, k.rolled_to,
    ${personName('k.revoked_by')} as revoked_by, k.revoked_at, k.revoke_reason, k.version`,
  scope: keyScope,
  sort: { id },
  search: (term) => contains('k.search_key', term),
  filters: {
    status: (value) => sql<boolean>`${keyState} = ${value}`,
    mode: sameText('k.mode'),
    owner_kind: sameText('k.owner_kind'),
    branch_id: sameNumber('k.branch_id'),
  },
  row: ({ shown_prefix, last_four, ...raw }, viewer) => ({
    ...raw,
    shown: shownKey(shown_prefix, last_four),
    stop: raw.status === commands.stop.to ? raw.stop : null,
    actions: apiKeyActions(viewer, raw.status),
  }),
});

/** Reads the details of the calling key. */
export async function readOwnKey(db: Database, id: number): Promise<OwnKey | null> {
  const rows = await readRecords(
    db,
    sql<OwnKey>`
    select k.id, k.name, k.mode, k.owner_kind, ${owner}, k.customer_id, ${namedJson('b')} as branch, k.scopes, k.per_minute, k.expires_at
    from ${from}
    where k.id = ${id}`,
  );
  return rows[0] ?? null;
}
