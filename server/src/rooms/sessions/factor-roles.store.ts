import { sql } from 'kysely';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { accountLife, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { personName } from '../../kernel/sql/names.ts';

const working = accountLife.stateNames.filter(maySignIn);

interface FactorRoleRow {
  slug: string;
  name_en: string;
  name_mm: string;
  name_zh: string;
  staff_count: number;
  without_count: number;
  /** The screen set it. */
  is_set: boolean;
  end_first_by: number | null;
  end_first_name: string | null;
  end_first_at: string | null;
}

/** The roles of the staff with their people, the highest rank first, and what the screen set for them. */
export function readFactorRoles(db: Database): Promise<FactorRoleRow[]> {
  return readRecords(
    db,
    sql<FactorRoleRow>`
    select r.slug, r.name_en, r.name_mm, r.name_zh, n.set_at is not null as is_set, n.end_first_by, n.end_first_at,
      ${personName('n.end_first_by')} as end_first_name, p.staff_count, p.without_count
    from role r left join second_factor_role n on n.role_slug = r.slug
    cross join lateral (
      select count(*)::int as staff_count, (count(*) filter (where f.confirmed_at is null))::int as without_count
      from staff st left join second_factor f on f.staff_id = st.id
      where st.role_slug = r.slug and st.status = any(${working}::text[])) p
    where r.level < ${rank.merchant} order by r.level, r.slug`,
  );
}

/** Locks a role of the staff and returns its name and what the screen set for it; undefined when there is no such role. */
export async function lockFactorRole(db: Database, slug: string) {
  const { rows } = await sql<{ name_en: string }>`
    select name_en from role where slug = ${slug} and level < ${rank.merchant} for update`.execute(db);
  const role = rows[0];
  if (!role) return undefined;
  const set = await db.selectFrom('second_factor_role').selectAll().where('role_slug', '=', slug).executeTakeFirst();
  return { name: role.name_en, set };
}

/** From now on the role needs a second factor; a request to end that is dropped. */
export async function requireFactorOf(db: Database, slug: string, by: number, now: Date): Promise<void> {
  await db
    .insertInto('second_factor_role')
    .values({ role_slug: slug, set_by: by, set_at: now })
    .onConflict((conflict) => conflict.column('role_slug').doUpdateSet({ end_first_by: null, end_first_at: null }))
    .execute();
}

export async function askFactorEnd(db: Database, slug: string, by: number, now: Date): Promise<void> {
  await db
    .updateTable('second_factor_role')
    .set({ end_first_by: by, end_first_at: now })
    .where('role_slug', '=', slug)
    .execute();
}

export async function endFactorOf(db: Database, slug: string): Promise<void> {
  await db.deleteFrom('second_factor_role').where('role_slug', '=', slug).execute();
}
