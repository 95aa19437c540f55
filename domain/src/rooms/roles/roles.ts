import type { Permission } from './permissions.ts';

export interface RoleRow {
  /** Lower means higher rank (source 6, decisions 7). */
  readonly level: number;
  /** Passes every permission check, but not the state machine, the ledger or the branch that must act. */
  readonly super?: true;
  /** Works without a current branch, although its level is not yet one where every role does. */
  readonly branchless?: true;
  /** What the role may do until somebody edits the matrix; the order decides the home route of a role without a preset (N-32). */
  readonly permissions: readonly Permission[];
}

const desk = ['announcement.read', 'export.use'] as const;
const staffDesk = ['staff.view', 'staff.create', 'staff.edit', 'staff.suspend', 'staff.reset_password'] as const;

/** Makes labels and moves parcels at a branch. */
const counter = [
  'label.view',
  'label.create',
  'label.edit',
  'label.delete',
  'label.import',
  'label.print',
  'label.scan',
  'label.return',
] as const;
/** Decides about parcels in trouble: the role SV in the tables of the label. */
const decides = ['label.redirect', 'label.decide', 'label.rollback'] as const;
/** Carries parcels and cash on the street. */
const street = ['label.view', 'label.scan', 'label.return', 'cash.handover', 'announcement.read'] as const;
const customers = ['customer.view', 'customer.create', 'customer.edit', 'customer.suspend'] as const;
/** Takes cash over and prepares clearances at a branch. */
const cashier = ['cash.handover', 'cash.count', 'cod.view', 'cod.clear', 'cod.pay', 'ledger.view'] as const;
/** Head office: confirms cash that arrived and approves as the second person. */
const treasury = [...cashier, 'customer.confirm_bank', 'cash.confirm', 'cod.approve'] as const;

const headOffice = [
  'dashboard-view',
  ...counter,
  ...decides,
  ...customers,
  'customer.ban',
  'tariff.view',
  'tariff.edit',
  'place.edit',
  'announcement.read',
  'announcement.write',
  ...staffDesk,
  'staff.ban',
  'branch.view',
  'branch.create',
  'branch.edit',
  'audit.view',
  'export.use',
  'view.share',
] as const;
const overseer = [
  'dashboard-view',
  'label.view',
  'customer.view',
  'tariff.view',
  'announcement.read',
  'announcement.write',
  'staff.view',
  'branch.view',
  'audit.view',
  'export.use',
  'view.share',
] as const;
const helpDesk = [
  'staff.view',
  'staff.reset_password',
  'label.view',
  'announcement.read',
  'branch.view',
  'audit.view',
] as const;
const finance = [
  'dashboard-view',
  'label.view',
  'customer.view',
  ...treasury,
  'tariff.view',
  'announcement.read',
  'branch.view',
  'export.use',
  'view.share',
] as const;
const warehouse = [
  'dashboard-view',
  'label.view',
  'label.print',
  'label.scan',
  'label.return',
  'label.decide',
  'label.rollback',
  'announcement.read',
  'branch.view',
  'export.use',
  'view.share',
] as const;
const shiftLead = [
  'dashboard-view',
  ...counter,
  ...decides,
  'tariff.view',
  'cash.handover',
  'cash.count',
  ...desk,
] as const;

/** Every role of the operator (A-01, decisions 7): the defaults an empty database is filled with. */
export const roles = {
  'super-admin': { level: 1, super: true, permissions: [...headOffice, ...treasury] },
  md: { level: 5, super: true, permissions: [...headOffice, ...treasury] },
  admin: { level: 10, super: true, permissions: [...headOffice, ...treasury] },
  'operation-admin': { level: 12, permissions: headOffice },
  'general-manager': { level: 15, permissions: headOffice },
  'deputy-general-manager': { level: 17, permissions: overseer },
  'assistant-general-manager': { level: 19, permissions: overseer },
  'it-support-hq': { level: 20, permissions: helpDesk },
  'tech-support': { level: 22, permissions: helpDesk },
  'region-manager': {
    level: 25,
    permissions: [
      'dashboard-view',
      ...counter,
      ...decides,
      ...customers,
      'tariff.view',
      'announcement.read',
      'announcement.write',
      ...staffDesk,
      'branch.view',
      'branch.edit',
      'audit.view',
      'export.use',
      'view.share',
    ],
  },
  'it-support-region': { level: 27, permissions: helpDesk },
  'finance-manager': { level: 28, permissions: [...finance, 'tariff.edit'] },
  'deputy-finance-manager': { level: 29, permissions: finance },
  'assistant-finance-manager': { level: 30, permissions: finance },
  'warehouse-manager': { level: 35, permissions: warehouse },
  'deputy-warehouse-manager': { level: 37, permissions: warehouse },
  'assistant-warehouse-manager': { level: 39, permissions: warehouse },
  owner: {
    level: 40,
    permissions: [
      'dashboard-view',
      ...counter,
      ...decides,
      ...customers,
      'customer.ban',
      'customer.confirm_bank',
      'tariff.view',
      ...cashier,
      'cod.approve',
      ...staffDesk,
      'staff.ban',
      'branch.view',
      'announcement.read',
      'announcement.write',
      'audit.view',
      'export.use',
      'view.share',
    ],
  },
  manager: {
    level: 45,
    permissions: [
      'dashboard-view',
      ...counter,
      ...decides,
      ...customers,
      'customer.confirm_bank',
      'tariff.view',
      ...cashier,
      ...staffDesk,
      'branch.view',
      'announcement.read',
      'announcement.write',
      'export.use',
      'view.share',
    ],
  },
  'deputy-manager': { level: 47, permissions: [...shiftLead, 'staff.view', 'view.share'] },
  'assistant-manager': { level: 48, permissions: [...shiftLead, 'staff.view'] },
  supervisor: { level: 50, permissions: shiftLead },
  accountant: {
    level: 52,
    permissions: ['label.view', 'customer.view', ...cashier, 'cash.confirm', 'tariff.view', ...desk],
  },
  staff: { level: 55, permissions: [...counter, ...desk] },
  'customer-service': {
    level: 60,
    permissions: ['label.view', 'label.create', 'label.edit', 'label.print', 'label.return', 'label.redirect', ...desk],
  },
  'call-center': { level: 60, permissions: ['label.view', 'label.return', 'label.redirect', ...desk] },
  postman: { level: 65, permissions: street },
  courier: { level: 65, permissions: street },
  'mail-collector': { level: 70, permissions: ['label.view', 'label.scan', 'cash.handover', 'announcement.read'] },
} as const satisfies Record<string, RoleRow>;

export type RoleSlug = keyof typeof roles;
export const roleSlugs = Object.keys(roles) as RoleSlug[];

export function isRole(value: unknown): value is RoleSlug {
  return typeof value === 'string' && Object.hasOwn(roles, value);
}

/** Levels that rules refer to. */
export const rank = {
  /** Head office: up to this level. */
  luxury: 30,
  /** From this level down no current branch is needed. */
  noCurrentBranch: 60,
  /** Roles up to this level are assigned by super roles only. */
  editableRole: 30,
  /** From this level down people work on the street: they see what they hold themselves (decisions 7). */
  street: 65,
  /** `qanda.create` is open up to this level. */
  qandaCreate: 19,
} as const;

export function isSuperRole(slug: string): boolean {
  return isRole(slug) && (roles[slug] as RoleRow).super === true;
}

/** The super roles, for database queries. */
export const superRoles: readonly RoleSlug[] = roleSlugs.filter(isSuperRole);

/** Head-office roles and the lowest ranks act without a current branch; all others need one. */
export function needsNoBranch(level: number): boolean {
  return level <= rank.luxury || level >= rank.noCurrentBranch;
}

/** People on the street see their own run sheet, cash and pickups, and nothing else of their branch (decisions 7). */
export function worksOnTheStreet(level: number): boolean {
  return level >= rank.street;
}

/** The roles to which the matrix and the branch collections are limited. */
export const matrixRoles = ['super-admin', 'md'] as const satisfies readonly RoleSlug[];

/**
 * May somebody of this rank give this role to another? Never above their own rank; head-office roles only from a super role (decisions 7).
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
