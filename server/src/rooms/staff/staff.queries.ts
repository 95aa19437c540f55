import { sql, type RawBuilder } from 'kysely';
import { namedJson } from '../../kernel/sql/names.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { accountActions } from '@waybill/domain/rooms/staff/account-actions.ts';
import { offered } from '@waybill/domain/kernel/who-may.ts';
import { factorResetHours, personConfirmation } from '@waybill/domain/rooms/staff/second-person.ts';
import { decideEdit, decidePasswordReset, decidePersonConfirmation } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { accountLife, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import type { StaffDetail, StaffRow } from '@waybill/contract/rooms/staff/staff.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { pipelineReads } from '../../kernel/hot/pipeline-reads.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { onTheStreet, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { readUnconfirmed } from './two-people.queries.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { emailKey, typedLoginKeys } from './login-keys.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

/** The account with this user name, e-mail or phone, whatever its state. */
export const findByLogin = (db: Database, typed: string) => findByKeys(db, typedLoginKeys(typed));

/** The account with this e-mail, whatever its state. */
export const findByEmail = (db: Database, email: string) => findByKeys(db, [emailKey(email)]);

async function findByKeys(db: Database, keys: readonly string[]) {
  return (
    (await db
      .selectFrom('staff_login as l')
      .innerJoin('staff as st', 'st.id', 'l.staff_id')
      .leftJoin('staff_code as c', 'c.staff_id', 'st.id')
      .select([
        'st.id',
        'st.status',
        'st.name',
        'st.password_hash',
        'st.must_change_password',
        'st.branch_id',
        'st.user_type',
      ])
      .select('c.expires_at as code_expires_at')
      .where('l.key', 'in', keys)
      .orderBy('l.kind', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  );
}

export async function passwordHashOf(db: Database, id: number): Promise<string | null> {
  return (
    (await db.selectFrom('staff').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash ??
    null
  );
}

interface RawStaff extends Pick<
  IsoRow<'staff'>,
  | 'id'
  | 'user_name'
  | 'name'
  | 'email'
  | 'phones'
  | 'gender'
  | 'user_type'
  | 'business_name'
  | 'status'
  | 'role_slug'
  | 'branch_id'
  | 'last_login_at'
  | 'created_at'
> {
  role_level: number;
  role_en: string;
  role_mm: string;
  role_zh: string;
  branch_en: string | null;
  branch_mm: string | null;
  branch_zh: string | null;
}

/** Staff of a covered branch; those without a branch belong to head office and are seen by those who cover all. People of merchants are not staff. */
export function staffScope(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(${covered(viewer, 'st.branch_id')} and st.user_type <> ${sql.lit(merchantType)})`;
}

/** The staff list (N-07). */
export const staffSource = listSource<RawStaff, StaffRow>({
  definition: staffList,
  id: sql`st.id`,
  from: sql`staff st join role r on r.slug = st.role_slug left join branch b on b.id = st.branch_id`,
  columns: sql`st.id, st.user_name, st.name, st.email, st.phones, st.gender, st.user_type, st.business_name, st.status, st.role_slug, st.branch_id, st.last_login_at, st.created_at,
    r.level as role_level, r.name_en as role_en, r.name_mm as role_mm, r.name_zh as role_zh, b.name_en as branch_en, b.name_mm as branch_mm, b.name_zh as branch_zh`,
  scope: staffScope,
  sort: {
    name: sql`st.name`,
    user_name: sql`st.user_name`,
    role: sql`r.level`,
    branch: sql`b.code`,
    last_login_at: sql`st.last_login_at`,
    created_at: sql`st.created_at`,
  },
  search: (term) => contains('st.search_key', term),
  filters: {
    status: sameText('st.status'),
    branch_id: sameNumber('st.branch_id'),
    role: sameText('st.role_slug'),
    user_type: sameText('st.user_type'),
  },
  row: (raw) => ({
    id: raw.id,
    user_name: raw.user_name,
    name: raw.name,
    email: raw.email,
    phone: raw.phones,
    gender: raw.gender,
    user_type: raw.user_type,
    business_name: raw.business_name,
    status: raw.status,
    role: {
      slug: raw.role_slug,
      level: raw.role_level,
      name_en: raw.role_en,
      name_mm: raw.role_mm,
      name_zh: raw.role_zh,
    },
    branch:
      raw.branch_id === null
        ? null
        : { id: raw.branch_id, name_en: raw.branch_en ?? '', name_mm: raw.branch_mm ?? '', name_zh: raw.branch_zh },
    last_login_at: raw.last_login_at,
    created_at: raw.created_at,
  }),
});

/** How many there are in each account state, for the tabs. */
export async function countStaff(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  const { rows } = await sql<{
    status: string;
    n: number;
  }>`select st.status, count(*)::int as n from staff st where ${staffScope(viewer)} group by st.status`.execute(db);
  return Object.fromEntries(
    accountLife.stateNames.map((state) => [state, rows.find((row) => row.status === state)?.n ?? 0]),
  );
}

type RawDetail = RawStaff &
  Pick<
    IsoRow<'staff'>,
    | 'all_branches'
    | 'branch_collection_id'
    | 'locale'
    | 'status_reason'
    | 'must_change_password'
    | 'version'
    | 'updated_at'
  > & { readonly joined: StaffDetail['jointed_branches']; readonly open_sessions: number } & Pick<
    StaffDetail,
    'second_factor'
  >;

/** One person with what the viewer may do to them; `null` when they are not the viewer's to see. */
export async function readStaff(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<StaffDetail | null> {
  const [raw, unconfirmed, code] = await pipelineReads(db, (one) =>
    Promise.all([readRaw(one, viewer, id, now), readUnconfirmed(one, viewer, id, now), readCode(one, id, now)]),
  );
  if (!raw) return null;
  const facts = { id: raw.id, status: raw.status, level: raw.role_level };
  const confirmation = offered(
    personConfirmation,
    decidePersonConfirmation(viewer, facts, unconfirmed),
    'staff.reset_password',
  );
  return {
    ...staffSource.row(raw, viewer),
    all_branches: raw.all_branches,
    jointed_branches: raw.joined,
    branch_collection_id: raw.branch_collection_id,
    locale: raw.locale,
    status_reason: raw.status_reason,
    must_change_password: raw.must_change_password,
    open_sessions: raw.open_sessions,
    version: raw.version,
    updated_at: raw.updated_at,
    may_edit: can(viewer, 'staff.edit') && decideEdit(viewer, facts, raw.role_level) === null,
    may_reset_password: can(viewer, 'staff.reset_password') && decidePasswordReset(viewer, facts) === null,
    second_factor: raw.second_factor,
    unconfirmed_by: [...unconfirmed.names],
    code: code && { on_paper: code.second_half !== null, expires_at: toIso(code.expires_at) },
    actions: [
      ...accountActions(viewer, facts),
      ...(confirmation.blocked === 'state_not_allowed' ? [] : [confirmation]),
    ],
  };
}

async function readRaw(db: Database, viewer: SessionViewer, id: number, now: Date): Promise<RawDetail | undefined> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`${prepared}
    select ${staffSource.columns}, st.all_branches, st.branch_collection_id, st.locale, st.status_reason,
      st.must_change_password, st.version, st.updated_at,
      (select json_build_object('reset_asked', coalesce(f.reset_asked_at > ${new Date(now.getTime() - factorResetHours * 3_600_000)}, false))
         from second_factor f where f.staff_id = st.id and f.confirmed_at is not null) as second_factor,
      (select coalesce(json_agg(${namedJson('j')} order by j.code), '[]')
         from staff_branch sb join branch j on j.id = sb.branch_id where sb.staff_id = st.id) as joined,
      (select count(*)::int from session s where s.staff_id = st.id and s.revoked_at is null and s.expires_at > ${now}) as open_sessions
    from ${staffSource.from} where st.id = ${id} and ${staffScope(viewer)}`,
  );
  return rows[0];
}

/** The reset code of an account while it counts; `second_half` only where another person hands it over. */
export async function readCode(db: Database, id: number, now: Date) {
  return (
    (await db
      .selectFrom('staff_code')
      .select(['second_half', 'expires_at'])
      .where('staff_id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst()) ?? null
  );
}

const working = accountLife.stateNames.filter(maySignIn);

/** Who of the covered branches works on the street and may sign in, by name. */
export async function readCouriers(
  db: Database,
  viewer: SessionViewer,
): Promise<{ id: number; name: string; user_name: string; branch_id: number | null }[]> {
  const { rows } = await sql<{ id: number; name: string; user_name: string; branch_id: number | null }>`
    select st.id, st.name, st.user_name, st.branch_id from staff st join role r on r.slug = st.role_slug
    where ${onTheStreet('r.level')} and st.status = any(${working}::text[]) and ${covered(viewer, 'st.branch_id')} order by st.name, st.id`.execute(
    db,
  );
  return rows;
}
