import { permissions as matrixOrder, type Permission } from '@waybill/domain/kernel/permissions.ts';

/** Facts of a role in the matrix. */
export interface MatrixRole {
  readonly slug: string;
  /** Passes every check; its row cannot be changed. */
  readonly super: boolean;
  readonly permissions: readonly string[];
  readonly defaults: readonly string[];
}

/** Unsaved ticks by role: the permission and whether it is wanted. Ticks that equal the stored state are ignored when read. */
export type Edits = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export const noEdits: Edits = {};

/** Does the role have the permission, as it would be after saving? */
export function holds(role: MatrixRole, edits: Edits, permission: string): boolean {
  if (role.super) return true;
  return edits[role.slug]?.[permission] ?? role.permissions.includes(permission);
}

/**
 * The edits with these permissions given to a role, or taken from it. Nothing can be changed of a super role.
 *
 * @example setRights(noEdits, postman, ['staff.view'], true) // { postman: { 'staff.view': true } }
 */
export function setRights(edits: Edits, role: MatrixRole, permissions: readonly string[], on: boolean): Edits {
  if (role.super) return edits;
  return {
    ...edits,
    [role.slug]: { ...edits[role.slug], ...Object.fromEntries(permissions.map((permission) => [permission, on])) },
  };
}

export type GroupState = 'all' | 'some' | 'none';

/** How many of a group the role has: what its "all" box shows. */
export function groupState(role: MatrixRole, edits: Edits, permissions: readonly string[]): GroupState {
  const held = permissions.filter((permission) => holds(role, edits, permission)).length;
  return held === 0 ? 'none' : held === permissions.length ? 'all' : 'some';
}

/** How a right differs from what the role has by default; super roles never do. */
export function differsFromDefault(role: MatrixRole, edits: Edits, permission: string): 'added' | 'removed' | null {
  if (role.super) return null;
  const [now, usual] = [holds(role, edits, permission), role.defaults.includes(permission)];
  return now === usual ? null : now ? 'added' : 'removed';
}

/** Is this right ticked otherwise than it is saved? */
export function isUnsaved(role: MatrixRole, edits: Edits, permission: string): boolean {
  return !role.super && holds(role, edits, permission) !== role.permissions.includes(permission);
}

export interface RoleChange {
  readonly slug: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The whole set as it is sent, in the order of the matrix. */
  readonly permissions: readonly Permission[];
}

/** Returns the changes that saving would make: each role with the permissions it gains and loses, in the order of the matrix. */
export function changesIn(roles: readonly MatrixRole[], edits: Edits): RoleChange[] {
  return roles.flatMap((role) => {
    const differing = matrixOrder.filter((permission) => isUnsaved(role, edits, permission));
    if (differing.length === 0) return [];
    const added = differing.filter((permission) => holds(role, edits, permission));
    return [
      {
        slug: role.slug,
        added,
        removed: differing.filter((permission) => !added.includes(permission)),
        permissions: matrixOrder.filter((permission) => holds(role, edits, permission)),
      },
    ];
  });
}

/** The roles that can do something; all when nothing is asked. */
export function whoCan<Role extends MatrixRole>(
  roles: readonly Role[],
  edits: Edits,
  permission: string | null,
): Role[] {
  return permission === null ? [...roles] : roles.filter((role) => holds(role, edits, permission));
}
