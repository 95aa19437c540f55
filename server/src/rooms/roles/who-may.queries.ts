import { sql, type RawBuilder } from 'kysely';
import { chattingTypes, typeChats } from '@waybill/domain/rooms/chats/chat-types.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { superRoles } from '@waybill/domain/kernel/roles.ts';
import { isProvider, typeAllows, userTypes } from '@waybill/domain/kernel/user-types.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import type { WhoMay } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { reachOf } from '../sessions/sessions.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** One sentence has room for as many. */
const namedAtMost = 3;

const isSuper = sql<boolean>`(st.role_slug = any(${[...superRoles]}::text[]))`;

/** The accounts `st` of the role `r` that could do at the reader's branch what this permission allows. */
function able(viewer: SessionViewer, permission: Permission): RawBuilder<boolean> {
  const types = userTypes.filter((userType) => typeAllows({ userType }, permission));
  const there =
    viewer.branchId === null
      ? covered(viewer, 'st.branch_id')
      : sql<boolean>`${viewer.branchId}::bigint = any(${reachOf})`;
  return sql<boolean>`(st.status = ${accountLife.initial} and st.id <> ${viewer.id} and st.user_type = any(${types}::text[])
    and (${isSuper} or exists (select from role_permission p where p.role_slug = st.role_slug and p.permission = ${permission}))
    and (st.all_branches or ${isSuper} or ${there}))`;
}

/** Those of them whose names the reader may learn: colleagues of the branch they work in, whom they may write to anyway. */
function ofOwnBranch(viewer: SessionViewer): RawBuilder<boolean> {
  const own =
    viewer.branchId === null ? covered(viewer, 'st.branch_id') : sql<boolean>`st.branch_id = ${viewer.branchId}`;
  return sql<boolean>`(${own} and st.user_type = any(${[...chattingTypes]}::text[]))`;
}

type RawAble = Pick<TableRow<'role'>, 'slug' | 'name_en' | 'name_mm' | 'name_zh'> & {
  readonly name: string;
  readonly super: boolean;
};

/**
 * Who could do what a permission allows (G-02): up to three people of the reader's own branch by name, and the roles of up to three others who work for it from
 * elsewhere, those nearest in rank first. Nobody of another branch is named, and people of a type that does not chat with staff learn no name at all; the
 * provider's learn nothing.
 */
export async function readWhoMay(db: Database, viewer: SessionViewer, permission: Permission): Promise<WhoMay> {
  if (isProvider(viewer)) return { people: [], roles: [] };
  const names = typeChats(viewer);
  const people = names
    ? await sql<RawAble>`
        select st.name, r.slug, r.name_en, r.name_mm, r.name_zh, ${isSuper} as super
        from staff st join role r on r.slug = st.role_slug
        where ${able(viewer, permission)} and ${ofOwnBranch(viewer)}
        order by ${isSuper}, r.level desc, st.name, st.id
        limit ${sql.lit(namedAtMost)}`.execute(db)
    : { rows: [] };
  const roles = await sql<Omit<RawAble, 'name'>>`
    select r.slug, r.name_en, r.name_mm, r.name_zh, ${isSuper} as super
    from staff st join role r on r.slug = st.role_slug
    where ${able(viewer, permission)} and not (${names ? ofOwnBranch(viewer) : sql<boolean>`false`})
    group by r.slug, st.role_slug
    order by ${isSuper}, r.level desc, r.slug
    limit ${sql.lit(namedAtMost)}`.execute(db);
  // A superadmin, who passes every check, is named only when nobody else may do it.
  const onlySuper = [...people.rows, ...roles.rows].every((row) => row.super);
  const kept = <Row extends { readonly super: boolean }>(rows: readonly Row[]) =>
    rows.filter((row) => onlySuper || !row.super);
  return {
    people: kept(people.rows).map(({ name, super: _, ...role }) => ({ name, role })),
    roles: kept(roles.rows).map(({ super: _, ...role }) => role),
  };
}
