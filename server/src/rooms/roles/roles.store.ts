import { rank } from '@waybill/domain/kernel/roles.ts';
import type { Transaction } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { inMatrixOrder } from '@waybill/domain/rooms/roles/decide-role.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { roleForm } from '@waybill/domain/rooms/roles/role-form.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { nextVersion } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;
export type RoleValues = FormValues<typeof roleForm>;

export interface LockedRole {
  readonly slug: string;
  readonly version: number;
  readonly values: RoleValues;
  /** Its permissions in the order in which they are kept. */
  readonly held: readonly string[];
}

/** A role with its permissions, locked until the transaction ends. */
export async function lockRole(tx: Tx, slug: string): Promise<LockedRole | null> {
  const row = await tx
    .selectFrom('role')
    .selectAll()
    .where('slug', '=', slug)
    .where('level', '<', rank.merchant)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const held = (
    await tx
      .selectFrom('role_permission')
      .select('permission')
      .where('role_slug', '=', slug)
      .orderBy('position')
      .execute()
  ).map((one) => one.permission);
  const { name_en, name_mm, name_zh, version } = row;
  return { slug, version, held, values: { name_en, name_mm, name_zh, permissions: inMatrixOrder(held) } };
}

/** Writes names and the whole set of permissions, to be kept in this order. */
export async function updateRole(
  tx: Tx,
  slug: string,
  names: Omit<RoleValues, 'permissions'>,
  permissions: readonly Permission[],
): Promise<void> {
  await tx
    .updateTable('role')
    .set({ ...names, version: nextVersion })
    .where('slug', '=', slug)
    .execute();
  await tx.deleteFrom('role_permission').where('role_slug', '=', slug).execute();
  if (permissions.length > 0)
    await tx
      .insertInto('role_permission')
      .values(permissions.map((permission, position) => ({ role_slug: slug, permission, position })))
      .execute();
}
