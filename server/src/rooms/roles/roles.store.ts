import { sql, type Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { Permission } from '@waybill/domain/rooms/roles/permissions.ts';
import type { roleForm } from '@waybill/domain/rooms/roles/role-form.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;
export type RoleValues = FormValues<typeof roleForm>;

export interface LockedRole {
  readonly slug: string;
  readonly version: number;
  readonly values: RoleValues;
}

/** A role with its permissions in their order, locked until the transaction ends. */
export async function lockRole(tx: Tx, slug: string): Promise<LockedRole | null> {
  const row = await tx.selectFrom('role').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst();
  if (!row) return null;
  const held = await tx.selectFrom('role_permission').select('permission').where('role_slug', '=', slug).orderBy('position').execute();
  const { name_en, name_mm, name_zh, version } = row;
  return { slug, version, values: { name_en, name_mm, name_zh, permissions: held.map((one) => one.permission as Permission) } };
}

/** Writes names and the whole set of permissions in its order. */
export async function updateRole(tx: Tx, slug: string, { permissions, ...names }: RoleValues): Promise<void> {
  await tx.updateTable('role').set({ ...names, version: sql`version + 1` }).where('slug', '=', slug).execute();
  await tx.deleteFrom('role_permission').where('role_slug', '=', slug).execute();
  if (permissions.length > 0) await tx.insertInto('role_permission').values(permissions.map((permission, position) => ({ role_slug: slug, permission, position }))).execute();
}
