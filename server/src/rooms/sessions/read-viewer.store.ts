import { CompiledQuery, sql } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isSuperRole } from '@waybill/domain/kernel/roles.ts';
import { merchantType, typedReach } from '@waybill/domain/kernel/user-types.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { covers } from '../../kernel/scope.ts';
import { merchantLevel } from '@waybill/domain/kernel/merchant-roles.ts';
import { maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import type { SessionViewer, ListVersions } from '../../kernel/viewer.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { listVersions } from '../../kernel/hot/list-versions.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import type { Database } from '../../kernel/services.ts';
import { cacheViewer } from '../../kernel/hot/cached-viewers.ts';
import {
  merchantOf,
  rightsOf,
  scopesNow,
  watchedMerchant,
  watchedScopes,
  type MerchantFacts,
} from './merchant-viewer.sql.ts';
import { matrixVersionOf, permissionsOfRole } from './role-rights.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A session's lifetime is written at most once in this many seconds, so that reading stays cheap. */
const touchEverySeconds = 60;

interface ViewerRow
  extends
    Pick<
      TableRow<'staff'>,
      | 'user_name'
      | 'name'
      | 'locale'
      | 'status'
      | 'must_change_password'
      | 'role_slug'
      | 'user_type'
      | 'branch_id'
      | 'all_branches'
    >,
    Pick<TableRow<'session'>, 'staff_id' | 'last_seen_at' | 'expires_at' | 'revoked_at'> {
  session_id: number;
  level: number;
  versions: ListVersions;
  international_mail: boolean | null;
  /** The branches of a person whose session works for none of them alone; not read for anybody else. */
  reach?: number[];
  /** The branch that it works for is one of the person's, for those who do not cover everything. */
  within: boolean;
  /** The merchant that a session of the portal works for; null for staff, and where the person no longer belongs to it. */
  merchant?: MerchantFacts | null;
  /** The merchant as which one of the staff sees the portal. */
  watched?: MerchantFacts | null;
}

type OpenRow = ViewerRow & Pick<TableRow<'session'>, 'watched_customer_id'>;

/**
 * Who holds this token now, with the branches they cover: one statement for every request, so that a revoked session or a changed right counts at once
 * (S-30). `unauthorized` when there is no such session, or when it works for a branch that is no longer the person's: silently using another branch would put
 * their next scans into it. `session_expired` after too long without activity. `restedMs`: milliseconds since anybody did something at the screen that sends
 * the request; 0 for a request that is an activity itself.
 */
export async function readViewer(
  db: Database,
  token: string | null,
  now: Date,
  idleHours: number,
  restedMs = 0,
): Promise<SessionViewer | Refusal> {
  if (token === null) return refuse('unauthorized');
  const hash = tokenHash(token).toString('hex');
  const row = await viewerRow(db, hash);
  if (!row || row.revoked_at || !maySignIn(row.status) || !staysWithin(row)) return refuse('unauthorized');
  const idleSince = now.getTime() - row.last_seen_at.getTime();
  if (now >= row.expires_at || idleSince > idleHours * 3_600_000) return refuse('session_expired');
  // When somebody last did something there: a page that refreshes itself keeps no session alive.
  const active = new Date(now.getTime() - restedMs);
  if (active.getTime() - row.last_seen_at.getTime() > touchEverySeconds * 1000) {
    await db
      .updateTable('session')
      .set({ last_seen_at: active })
      .where('id', '=', row.session_id)
      .where('last_seen_at', '<', active)
      .execute();
  }
  if (row.user_type === merchantType) return merchantViewer(db, hash, row, now, idleHours);
  const reach = row.branch_id === null && !coversEverything(row) ? await readReach(db, row.staff_id) : [];
  const person = {
    ...viewerFrom({ ...row, reach }, await permissionsOfRole(db, row.role_slug, matrixVersionOf(row.versions))),
    versions: row.versions,
  };
  const viewer = (row.watched && watcherOf(person, row.watched)) ?? person;
  const idleAt = row.last_seen_at.getTime() + idleHours * 3_600_000;
  cacheViewer(db, hash, viewer, now.getTime(), Math.min(row.expires_at.getTime(), idleAt));
  return viewer;
}

/**
 * The person as a job acts for them: their rights of this moment, whether or not they are signed in. `null` when they may not sign in any more, or
 * have left the branch or the merchant that they asked for.
 */
export async function readActor(
  db: Database,
  staffId: number,
  branchId: number | null,
  customerId: number | null = null,
): Promise<SessionViewer | null> {
  const { rows } = await sql<ViewerRow>`
    select 0::bigint as session_id, st.id as staff_id, st.user_name, st.name, st.locale, st.status,
      st.must_change_password, st.role_slug, st.user_type, r.level,
      ${sql.raw(listVersions)} as versions, b.id as branch_id, b.international_mail, st.all_branches,
      ${reachOf} as reach, true as within, ${merchantOf(sql`st.id`, sql`${customerId}::bigint`)} as merchant, now() as last_seen_at, now() as expires_at, null as revoked_at
    from staff st
    join role r on r.slug = st.role_slug
    left join branch b on b.id = coalesce(${branchId}, st.branch_id)
    where st.id = ${staffId}`.execute(db);
  const row = rows[0];
  if (!row || !maySignIn(row.status)) return null;
  if (row.user_type === merchantType) return row.merchant ? viewerOfMerchant(row, row.merchant) : null;
  if (customerId !== null) return null;
  const left = branchId !== null && !coversEverything(row) && !row.reach?.includes(branchId);
  return left ? null : viewerFrom(row, await permissionsOfRole(db, row.role_slug, matrixVersionOf(row.versions)));
}

/** A person of a merchant: the calls of a key with the scopes of their role, and the scope of that customer in all branches. */
function merchantViewer(
  db: Database,
  hash: string,
  row: ViewerRow,
  now: Date,
  idleHours: number,
): SessionViewer | Refusal {
  const viewer = row.merchant && viewerOfMerchant(row, row.merchant);
  if (!viewer) return refuse('unauthorized');
  const idleAt = row.last_seen_at.getTime() + idleHours * 3_600_000;
  cacheViewer(db, hash, viewer, now.getTime(), Math.min(row.expires_at.getTime(), idleAt));
  return viewer;
}

/** One of the staff as they see the portal of a merchant; null where they may not see that merchant (any more). */
function watcherOf(person: SessionViewer, merchant: MerchantFacts): SessionViewer | null {
  if (!can(person, 'merchant_user.edit') || !covers(person, merchant.branch_id)) return null;
  return { ...person, ...atPortal(merchant, watchedScopes(merchant)), watches: true };
}

function viewerOfMerchant(row: ViewerRow, merchant: MerchantFacts): SessionViewer | null {
  const scopes = scopesNow(merchant);
  return (
    scopes && {
      id: row.staff_id,
      sessionId: row.session_id,
      userName: row.user_name,
      name: row.name,
      locale: row.locale,
      mustChangePassword: row.must_change_password,
      versions: row.versions,
      ...atPortal(merchant, scopes),
    }
  );
}

/** The part of a viewer that a merchant gives. */
function atPortal(
  merchant: MerchantFacts,
  scopes: readonly KeyScope[],
): Pick<
  SessionViewer,
  | 'role'
  | 'level'
  | 'userType'
  | 'permissions'
  | 'branchId'
  | 'internationalMail'
  | 'covers'
  | 'merchant'
  | 'customerId'
> {
  const { keyScopes, permissions } = rightsOf(merchant, scopes);
  return {
    role: merchant.role,
    level: merchantLevel(merchant.role),
    userType: merchantType,
    permissions,
    branchId: merchant.branch_id,
    internationalMail: merchant.international_mail,
    covers: 'all' as const,
    merchant: { role: merchant.role, scopes, keyScopes, people: merchant.people },
    customerId: merchant.customer_id,
  };
}

/** The text is built once: this statement runs with every request, and building it takes as long as sending it. */
let viewerText: string | null = null;

async function viewerRow(db: Database, hash: string): Promise<ViewerRow | undefined> {
  viewerText ??= sql`${prepared}
    select s.id as session_id, st.id as staff_id, st.user_name, st.name, st.locale, st.status, st.must_change_password,
      st.role_slug, st.user_type, r.level,
      ${sql.raw(listVersions)} as versions, s.branch_id, b.international_mail, st.all_branches,
      ${withinReach} as within, ${merchantOf(sql`st.id`, sql`s.customer_id`)} as merchant, ${watchedMerchant(sql`s.watched_customer_id`)} as watched, s.last_seen_at, s.expires_at, s.revoked_at
    from session s join staff st on st.id = s.staff_id join role r on r.slug = st.role_slug left join branch b on b.id = s.branch_id
    where s.token_hash = $1::bytea`.compile(db).sql;
  const { rows } = await db.executeQuery<ViewerRow>(CompiledQuery.raw(viewerText, [`\\x${hash}`]));
  return rows[0];
}

/** Home branch, joined branches and those of the collection: what a person may switch to. */
export const reachOf = sql`array(
  select st.branch_id where st.branch_id is not null
  union select branch_id from staff_branch where staff_id = st.id
  union select id from branch where branch_collection_id = st.branch_collection_id)`;

async function readReach(db: Database, staffId: number): Promise<number[]> {
  const { rows } = await sql<{
    reach: number[];
  }>`${prepared} select ${reachOf} as reach from staff st where st.id = ${staffId}`.execute(db);
  return rows[0]?.reach ?? [];
}

/** Does the session of `s` work for a branch of its person, or for none? Nearly always their home branch, which asks for nothing more. */
const withinReach = sql`(s.branch_id is null or s.branch_id = st.branch_id or b.branch_collection_id = st.branch_collection_id
  or exists (select 1 from staff_branch sb where sb.staff_id = st.id and sb.branch_id = s.branch_id)) is true`;

function staysWithin(row: ViewerRow): boolean {
  return row.within || coversEverything(row);
}

/** Those of these sessions that are open now, with what they cover: what `readViewer` would say of them, without a token. */
export async function readOpenSessions(
  db: Database,
  ids: readonly number[],
  now: Date,
  idleHours: number,
): Promise<Map<number, Pick<SessionViewer, 'covers' | 'customerId'>>> {
  const { rows } = await sql<OpenRow>`
    select s.id as session_id, st.status, st.role_slug, st.user_type, s.branch_id, st.all_branches, case
      when s.branch_id is null then ${reachOf}
      else '{}'
      end as reach, ${withinReach} as within,
      case when s.customer_id is not null then ${merchantOf(sql`st.id`, sql`s.customer_id`)} end as merchant, s.watched_customer_id
    from session s join staff st on st.id = s.staff_id left join branch b on b.id = s.branch_id
    where s.id = any(${[...ids]}::bigint[])
      and s.revoked_at is null
      and s.expires_at > ${now}
      and s.last_seen_at >= ${new Date(now.getTime() - idleHours * 3_600_000)}`.execute(db);
  return new Map(rows.filter(isStillOpen).map((row) => [row.session_id, reachNow(row)]));
}

/** May the person of this session still use it: their account, branch and, at the portal, their place at the merchant? */
function isStillOpen(row: OpenRow): boolean {
  if (!maySignIn(row.status)) return false;
  return row.user_type === merchantType ? Boolean(row.merchant && scopesNow(row.merchant)) : staysWithin(row);
}

/** Returns what the page of a session shows: a merchant, or branches. */
function reachNow(row: OpenRow): Pick<SessionViewer, 'covers' | 'customerId'> {
  const customerId = row.watched_customer_id ?? row.merchant?.customer_id;
  return customerId === undefined ? { covers: coversOf(row) } : { covers: 'all', customerId };
}

function coversEverything(row: ViewerRow): boolean {
  return ofAccount(row) && (row.all_branches || isSuperRole(row.role_slug));
}

/** People of a type that keeps to one branch, or sees none, never cover everything. */
const ofAccount = ({ user_type }: ViewerRow) => typedReach({ userType: user_type }, null, 'all') === 'all';

function viewerFrom(row: ViewerRow, permissions: readonly string[]): SessionViewer {
  return {
    id: row.staff_id,
    sessionId: row.session_id,
    userName: row.user_name,
    name: row.name,
    locale: row.locale,
    role: row.role_slug,
    level: row.level,
    userType: row.user_type,
    permissions,
    branchId: row.branch_id,
    internationalMail: row.international_mail === true,
    mustChangePassword: row.must_change_password,
    covers: coversOf(row),
  };
}

function coversOf(row: ViewerRow): SessionViewer['covers'] {
  const account = coversEverything(row) ? 'all' : row.branch_id !== null ? [row.branch_id] : (row.reach ?? []);
  return typedReach({ userType: row.user_type }, row.branch_id, account);
}
