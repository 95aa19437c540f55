import { sql } from 'kysely';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { withIsoInstants } from '../../kernel/read-records.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { inHandsDays, passwordReset, passwordUse } from '@waybill/domain/rooms/staff/second-person.ts';
import { merchantLevel } from '@waybill/domain/kernel/merchant-roles.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { superRoles } from '@waybill/domain/kernel/roles.ts';
import type { SessionRow } from '@waybill/contract/rooms/sessions/sessions.contract.ts';
import type { User } from '@waybill/contract/kernel/user.ts';
import { accessList } from '../../kernel/hot/list-versions.ts';
import { hashidOf, installationSecret } from '../../kernel/secrets.ts';
import type { Database, Services } from '../../kernel/services.ts';
import {
  merchantOf,
  rightsOf,
  scopesNow,
  watchedMerchant,
  watchedScopes,
  type MerchantFacts,
} from './merchant-viewer.sql.ts';
import { readMerchantsOf } from './own-merchants.queries.ts';
import { reachOf } from './read-viewer.store.ts';
import { createRequire } from 'node:module';
import type { TableRow } from '../../kernel/db/tables.ts';
import type { Settings } from '../../kernel/settings.ts';

const { version } = createRequire(import.meta.url)('fastify/package.json') as { version: string };

/** Shown on the development-only line of the sidebar (L-03). */
const frameworkVersion = `Fastify ${version}`;

/** Development aids are for localhost and for the accounts that the setting names (A-07). */
export function isDeveloper(
  settings: Pick<Settings, 'production' | 'host' | 'developerAccounts'>,
  userName: string,
): boolean {
  const local = !settings.production && ['127.0.0.1', 'localhost', '::1'].includes(settings.host);
  return local || settings.developerAccounts.includes(userName);
}

const defaults = { theme: 'system', density: 'normal', single_keys: true, myanmar_digits: false };

/** The signed-in person under the names of the source (E-05), working for `branchId`, or for a merchant at the portal. */
export async function readUser(
  db: Database,
  services: Services,
  {
    staffId,
    branchId,
    customerId,
    watches = false,
  }: {
    staffId: number;
    branchId: number | null;
    customerId?: number | null | undefined;
    /** One of the staff sees the portal as that merchant. */
    watches?: boolean | undefined;
  },
): Promise<User> {
  const since = new Date(services.clock().getTime() - inHandsDays * 86_400_000);
  const row = (
    await sql<UserRow>`
    select st.*, ${watches ? watchedMerchant(sql`${customerId ?? null}::bigint`) : merchantOf(sql`st.id`, sql`${customerId ?? null}::bigint`)} as merchant, r.level, r.name_en as role_en, r.name_mm as role_mm, r.name_zh as role_zh,
      array(select permission from role_permission where role_slug = st.role_slug order by position) as permissions,
      (select ${namedJson('b', ['code', 'town', 'international_mail'])}
         from branch b where b.id = coalesce(${branchId}::bigint, (select branch_id from customer where id = ${customerId ?? null}::bigint))) as branch,
      (select coalesce(json_agg(${namedJson('b', ['code'])} order by b.code), '[]')
         from branch b
         where b.status = 'active'
           and (st.all_branches or ${everywhere(sql.ref('st.role_slug'))} or b.id = any(${reachOf}))) as reach,
      (select json_build_object('by', coalesce(${personName('a.staff_id')}, '–'), 'at', a.at, 'used',
         (select json_build_object('at', u.at, 'address', u.after->>'ip_address') from audit u
          where u.room = 'staff' and u.record_id = st.id::text and u.action = ${passwordUse} and u.id > a.id
          order by u.id
          limit 1))
            from audit a
         where a.room = 'staff' and a.record_id = st.id::text and a.action = ${passwordReset} and a.at > ${since}
         order by a.id desc
         limit 1) as password_reset
    from staff st join role r on r.slug = st.role_slug where st.id = ${staffId}`.execute(db)
  ).rows[0];
  if (!row) throw new Error(`no staff member ${staffId}`);
  const merchant = row.merchant;
  const scopes = merchant && (watches ? watchedScopes(merchant) : (scopesNow(merchant) ?? []));
  const rights = merchant && scopes && rightsOf(merchant, scopes);
  const developer = !merchant && isDeveloper(services.settings, row.user_name);
  return {
    id: row.id,
    hashid: hashidOf(await installationSecret(db, services), row.id),
    user_name: row.user_name,
    name: row.name,
    email: row.email,
    phone: row.phones,
    gender: row.gender,
    user_type: watches ? merchantType : row.user_type,
    business_name: row.business_name,
    locale: row.locale,
    role: {
      id: merchant?.role ?? row.role_slug,
      slug: merchant?.role ?? row.role_slug,
      level: merchant ? merchantLevel(merchant.role) : row.level,
      name_en: row.role_en,
      name_mm: row.role_mm,
      name_zh: row.role_zh,
      permissions: rights?.permissions ?? row.permissions,
    },
    merchant: merchant && {
      id: merchant.customer_id,
      name: merchant.name,
      may_order: scopes?.includes('labels.create') === true,
      key_scopes: [...(rights?.keyScopes ?? [])],
      watched: watches,
    },
    merchants: row.user_type === merchantType ? await readMerchantsOf(db, staffId) : [],
    branch: row.branch,
    all_branches: row.all_branches,
    jointed_branches: row.reach,
    branch_collection_id: row.branch_collection_id,
    must_change_password: row.must_change_password,
    password_reset: row.password_reset && shownReset(row.password_reset),
    preferences: { ...defaults, ...row.preferences },
    developer,
    laravel_version: developer ? frameworkVersion : null,
  };
}

interface UserRow extends Pick<
  TableRow<'staff'>,
  | 'id'
  | 'user_name'
  | 'name'
  | 'email'
  | 'phones'
  | 'gender'
  | 'user_type'
  | 'business_name'
  | 'locale'
  | 'role_slug'
  | 'all_branches'
  | 'branch_collection_id'
  | 'must_change_password'
> {
  level: number;
  role_en: string;
  role_mm: string;
  role_zh: string;
  permissions: string[];
  merchant: MerchantFacts | null;
  branch: User['branch'];
  reach: User['jointed_branches'];
  password_reset: User['password_reset'];
  preferences: Partial<User['preferences']>;
}

/** The database's moments, written as ours. */
function shownReset({ by, at, used }: NonNullable<User['password_reset']>): User['password_reset'] {
  const iso = (moment: string) => toIso(new Date(moment));
  return { by, at: iso(at), used: used && { ...used, at: iso(used.at) } };
}

function everywhere(slug: ReturnType<typeof sql.ref>) {
  return sql`${slug} = any(${[...superRoles]}::text[])`;
}

/** One's own open sessions, the newest first. */
export async function readSessions(
  db: Database,
  staffId: number,
  currentId: number,
  now: Date,
  idleHours: number,
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('session as s')
    .leftJoin('branch as b', 'b.id', 's.branch_id')
    .select([
      's.id',
      's.user_agent',
      's.address',
      's.created_at',
      's.last_seen_at',
      'b.id as branch_id',
      'b.name_en',
      'b.name_mm',
      'b.name_zh',
    ])
    .where('s.staff_id', '=', staffId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.last_seen_at', '>', new Date(now.getTime() - idleHours * 3_600_000))
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(withIsoInstants).map((row) => ({
    id: row.id,
    current: row.id === currentId,
    user_agent: row.user_agent,
    address: row.address,
    branch:
      row.branch_id === null
        ? null
        : { id: row.branch_id, name_en: row.name_en ?? '', name_mm: row.name_mm ?? '', name_zh: row.name_zh },
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
  }));
}

/** The number that changes with any cached list (C-01, decisions 8). */
export async function readCacheKey(db: Database): Promise<string> {
  const { rows } = await sql<{
    key: string;
  }>`select coalesce(string_agg(list || version, '.' order by list), '') as key from cache_version where list <> ${accessList}`.execute(
    db,
  );
  return rows[0]?.key ?? '';
}
