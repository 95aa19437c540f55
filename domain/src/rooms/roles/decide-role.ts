import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { isPermission, permissions, type Permission } from './permissions.ts';
import { roleDefaults } from './role-defaults.ts';
import { isRole, isSuperRole } from './roles.ts';

/** The default permissions of a role; a role that the table does not have starts with none. */
export function defaultPermissions(slug: string): readonly Permission[] {
  return isRole(slug) ? roleDefaults[slug].permissions : [];
}

/**
 * May a role be given these permissions? `null` when it may. The row of a super role cannot be changed: the role passes every check anyway, so a
 * matrix that showed it without a permission would be wrong.
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
 * The wanted permissions in the order they are kept in. The order decides the home route of a role without a preset (N-32), so what was there
 * keeps its place and what is new comes after it, in the order of the matrix.
 */
export function orderedPermissions(held: readonly string[], wanted: readonly string[]): Permission[] {
  const chosen = new Set(wanted);
  const kept = held.filter((name) => chosen.has(name)).filter(isPermission);
  return [...kept, ...permissions.filter((name) => chosen.has(name) && !kept.includes(name))];
}

/** These permissions in the order of the matrix, so that two lists of the same rights look the same; what no longer exists is left out. */
export function inMatrixOrder(names: readonly string[]): Permission[] {
  return permissions.filter((name) => names.includes(name));
}

/** The room a permission belongs to: the part before the dot, under which the matrix groups it. */
export function roomOf(permission: string): string {
  return permission.split('.', 1)[0] ?? permission;
}

/** The rooms of the matrix with their permissions, in the table's order. */
export function permissionGroups(): { room: string; permissions: Permission[] }[] {
  const groups: { room: string; permissions: Permission[] }[] = [];
  for (const permission of permissions) {
    const group = groups.find((row) => row.room === roomOf(permission));
    if (group) group.permissions.push(permission);
    else groups.push({ room: roomOf(permission), permissions: [permission] });
  }
  return groups;
}
