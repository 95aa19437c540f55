import { isSuperRole, needsNoBranch, type RoleSlug } from './roles.ts';
import type { Permission } from './permissions.ts';
import { isNarrowed, typeAllows, type UserType } from './user-types.ts';

/** The signed-in user, as described by the session. */
export interface Viewer {
  readonly id: number;
  readonly role: string;
  readonly level: number;
  /** Absent for the operator's own staff. */
  readonly userType?: UserType;
  readonly permissions: readonly string[];
  /** Current branch. */
  readonly branchId: number | null;
  readonly internationalMail: boolean;
}

/** One permission, or several named ones of which a route's `permit` parameter picks one; without it any of them suffices. */
export type PermissionMap = Readonly<Record<string, Permission>>;

/** Who may enter a route or make a call. Members are checked in this order (source 6, A-04). */
export interface AccessRule {
  readonly global?: true;
  readonly roles?: readonly RoleSlug[];
  readonly upToLevel?: number;
  readonly onlyLevels?: readonly number[];
  readonly needsBranch?: true;
  readonly check?: (viewer: Viewer) => boolean;
  readonly internationalMail?: true;
  /** Only people of this type, who then need no permission. */
  readonly userType?: UserType;
  readonly permission?: Permission | PermissionMap;
}

export type AccessDenial =
  | 'role'
  | 'level'
  | 'closed_level'
  | 'branch'
  | 'check'
  | 'international_mail'
  | 'user_type'
  | 'permission';

/**
 * Decides access for router, sidebar, palette and server: `null` when granted, else the first rule that refuses. A super role passes only the
 * permission rule; users of a narrow type pass no rule without a permission, but one that names their type.
 *
 * @example accessDenial({ permission: 'staff.view' }, viewer) === null
 */
export function accessDenial(rule: AccessRule, viewer: Viewer, permit?: string): AccessDenial | null {
  if (rule.global) return null;
  if (rule.roles && !(rule.roles as readonly string[]).includes(viewer.role)) return 'role';
  if (rule.upToLevel !== undefined && viewer.level > rule.upToLevel) return 'level';
  if (rule.onlyLevels && !rule.onlyLevels.includes(viewer.level)) return 'closed_level';
  if (rule.needsBranch && viewer.branchId === null && !needsNoBranch(viewer.level)) return 'branch';
  if (rule.check && !rule.check(viewer)) return 'check';
  if (rule.internationalMail && !viewer.internationalMail) return 'international_mail';
  if (rule.userType !== undefined && viewer.userType !== rule.userType) return 'user_type';
  if (rule.permission === undefined) return isNarrowed(viewer) && rule.userType === undefined ? 'permission' : null;
  return holds(viewer, rule.permission, permit) ? null : 'permission';
}

/** Returns whether access is granted; like `accessDenial` without the reason. */
export function mayEnter(rule: AccessRule, viewer: Viewer, permit?: string): boolean {
  return accessDenial(rule, viewer, permit) === null;
}

/** Returns whether the viewer has this permission, by their role's list or a super role, and their user type allows it. */
export function can(viewer: Viewer, permission: Permission): boolean {
  return typeAllows(viewer, permission) && (isSuperRole(viewer.role) || viewer.permissions.includes(permission));
}

function holds(viewer: Viewer, wanted: Permission | PermissionMap, permit?: string): boolean {
  if (typeof wanted === 'string') return can(viewer, wanted);
  const picked = permit === undefined ? undefined : wanted[permit];
  if (picked !== undefined) return can(viewer, picked);
  return permit === undefined && Object.values(wanted).some((permission) => can(viewer, permission));
}
