import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { isPermission, permissions, type Permission } from '../../kernel/permissions.ts';
import { roleDefaults } from './role-defaults.ts';
import { isRole, isSuperRole } from '../../kernel/roles.ts';

/** Returns the default permissions of a role; none for a role outside the table. */
export function defaultPermissions(slug: string): readonly Permission[] {
  return isRole(slug) ? roleDefaults[slug].permissions : [];
}

/**
 * Returns why a role may not get these permissions, or `null`. A super role's row never changes: it passes every check anyway, so a matrix without a
 * permission would be wrong.
 */
export function decidePermissions(
  slug: string,
  held: readonly string[],
  wanted: readonly string[],
): Refusal<'validation_failed'> | null {
  const same = held.length === wanted.length && wanted.every((name) => held.includes(name));
  if (isSuperRole(slug) && !same)
    return refuse('validation_failed', { fields: { permissions: [{ code: 'invalid' }] } });
  return null;
}

/**
 * Sorts permissions for storing. Their order decides the home route of a role without a preset (N-32), so existing ones keep their place and new ones
 * follow in matrix order.
 */
export function orderedPermissions(held: readonly string[], wanted: readonly string[]): Permission[] {
  const chosen = new Set(wanted);
  const kept = held.filter((name) => chosen.has(name)).filter(isPermission);
  return [...kept, ...permissions.filter((name) => chosen.has(name) && !kept.includes(name))];
}

/** Returns these permissions in matrix order, so that equal rights look equal; omits removed ones. */
export function inMatrixOrder(names: readonly string[]): Permission[] {
  return permissions.filter((name) => names.includes(name));
}

/** Returns a permission's room: the part before the dot, by which the matrix groups it. */
export function roomOf(permission: string): string {
  return permission.split('.', 1)[0] ?? permission;
}

/** Returns the matrix's rooms with their permissions, in table order. */
export function permissionGroups(): { room: string; permissions: Permission[] }[] {
  const groups: { room: string; permissions: Permission[] }[] = [];
  for (const permission of permissions) {
    const group = groups.find((row) => row.room === roomOf(permission));
    if (group) group.permissions.push(permission);
    else groups.push({ room: roomOf(permission), permissions: [permission] });
  }
  return groups;
}
