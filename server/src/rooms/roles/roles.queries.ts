import { sql } from 'kysely';
import { defaultPermissions, inMatrixOrder } from '@waybill/domain/rooms/roles/decide-role.ts';
import { isSuperRole, mayAssignRole, rank } from '@waybill/domain/kernel/roles.ts';
import type { RoleOption, RoleRights, RoleRow } from '@waybill/contract/rooms/roles/roles.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { Database } from '../../kernel/services.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Every role with whether the viewer may give it to somebody (decisions 7), the highest rank first. */
export async function readRoleOptions(db: Database, viewer: SessionViewer): Promise<RoleOption[]> {
  const rows = await db
    .selectFrom('role')
    .select(['slug', 'level', 'name_en', 'name_mm', 'name_zh'])
    .where('level', '<', rank.merchant)
    .orderBy('level')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({ ...row, assignable: mayAssignRole(viewer, row) }));
}

type RawRole = Pick<TableRow<'role'>, 'slug' | 'level' | 'name_en' | 'name_mm' | 'name_zh' | 'version'> & {
  readonly staff_count: number;
  readonly permissions: string[];
};

/** Roles with their rights, the highest rank first; one of them when a slug is given. */
export async function readRights(db: Database, slug: string | null = null): Promise<RoleRights[]> {
  const { rows } = await sql<RawRole>`
    select r.slug, r.level, r.name_en, r.name_mm, r.name_zh, r.version,
      (select count(*)::int from staff st where st.role_slug = r.slug) as staff_count,
      array(select permission from role_permission where role_slug = r.slug) as permissions
    from role r where r.level < ${rank.merchant} and (${slug}::text is null or r.slug = ${slug}) order by r.level, r.slug`.execute(
    db,
  );
  return rows.map((raw) => ({
    ...raw,
    super: isSuperRole(raw.slug),
    permissions: inMatrixOrder(raw.permissions),
    defaults: inMatrixOrder(defaultPermissions(raw.slug)),
  }));
}

export async function readRole(db: Database, slug: string): Promise<RoleRights | null> {
  return (await readRights(db, slug))[0] ?? null;
}

export async function readRoleRows(db: Database): Promise<RoleRow[]> {
  return (await readRights(db)).map(({ permissions, defaults: _, version: __, ...row }) => ({
    ...row,
    permission_count: permissions.length,
  }));
}
