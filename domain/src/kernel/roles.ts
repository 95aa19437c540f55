export interface RoleDefinition {
  /** A lower level is a higher rank (source 6, decisions 7). */
  readonly level: number;
  /** Passes every permission check, but not the state machine, the ledger, or the rule that only the responsible branch acts. */
  readonly super?: true;
  /** Works without a current branch, although its level would need one. */
  readonly branchless?: true;
}

/** All roles of the operator by rank (A-01, decisions 7). Their default permissions are in `role-defaults.ts`, which the browser does not need. */
export const roles = {
  'super-admin': { level: 1, super: true },
  md: { level: 5, super: true },
  admin: { level: 10, super: true },
  'operation-admin': { level: 12 },
  'general-manager': { level: 15 },
  'deputy-general-manager': { level: 17 },
  'assistant-general-manager': { level: 19 },
  'it-support-hq': { level: 20 },
  'tech-support': { level: 22 },
  'region-manager': { level: 25 },
  'it-support-region': { level: 27 },
  'finance-manager': { level: 28 },
  'deputy-finance-manager': { level: 29 },
  'assistant-finance-manager': { level: 30 },
  'warehouse-manager': { level: 35 },
  'deputy-warehouse-manager': { level: 37 },
  'assistant-warehouse-manager': { level: 39 },
  owner: { level: 40 },
  manager: { level: 45 },
  'deputy-manager': { level: 47 },
  'assistant-manager': { level: 48 },
  supervisor: { level: 50 },
  accountant: { level: 52 },
  staff: { level: 55 },
  'customer-service': { level: 60 },
  'call-center': { level: 60 },
  postman: { level: 65 },
  courier: { level: 65 },
  'mail-collector': { level: 70 },
} as const satisfies Record<string, RoleDefinition>;

export type RoleSlug = keyof typeof roles;
export const roleSlugs = Object.keys(roles) as RoleSlug[];

export function isRole(value: unknown): value is RoleSlug {
  return typeof value === 'string' && Object.hasOwn(roles, value);
}

/** Levels that rules refer to. */
export const rank = {
  /** Head office: up to this level. */
  luxury: 30,
  /** Owner of branches and all above: they read the whole day of what they cover. */
  owner: 40,
  /** From this level on no current branch is needed. */
  noCurrentBranch: 60,
  /** Only super roles assign roles up to this level. */
  editableRole: 30,
  /** From this level on staff work on the street: they see only what they hold themselves (decisions 7). */
  street: 65,
  /** From this level on people are not staff: those of merchants (decisions 17). */
  merchant: 80,
  /** `qanda.create` is allowed up to this level. */
  qandaCreate: 19,
} as const;

export function isSuperRole(slug: string): boolean {
  return isRole(slug) && (roles[slug] as RoleDefinition).super === true;
}

/** Super roles, for database queries. */
export const superRoles: readonly RoleSlug[] = roleSlugs.filter(isSuperRole);

/** Returns whether a role works without a current branch: head-office roles and the lowest ranks. */
export function needsNoBranch(level: number): boolean {
  return level <= rank.luxury || level >= rank.noCurrentBranch;
}

/**
 * Returns whether staff of this level work on the street: they see their own run sheet, cash and pickups, and nothing else of their branch (decisions
 * 7).
 */
export function worksOnTheStreet(level: number): boolean {
  return level >= rank.street && level < rank.merchant;
}

/** Roles that may use the matrix and the branch collections. */
export const matrixRoles = ['super-admin', 'md'] as const satisfies readonly RoleSlug[];

/**
 * Returns whether a user of this rank may give this role to another. Never above their own rank; head-office roles only from a super role (decisions 7).
 *
 * @example mayAssignRole({ role: 'manager', level: 45 }, { level: 50 }) === true
 */
export function mayAssignRole(
  actor: { readonly role: string; readonly level: number },
  target: { readonly level: number },
): boolean {
  if (target.level < actor.level) return false;
  return target.level > rank.editableRole || isSuperRole(actor.role);
}
