import type { Permission } from './permissions.ts';
import { rank } from './roles.ts';

/** User types of staff, as in the source. */
export const staffTypes = ['fcs', 'agent', 'mpost', 'mail_collector', 'za'] as const;
/** User type of a merchant's people (decisions 17), who are never staff. */
export const merchantType = 'merchant';
export const userTypes = [...staffTypes, merchantType] as const;
export type UserType = (typeof userTypes)[number];
export const defaultUserType: UserType = 'fcs';

/** User type of staff at an agent's branch; `GET /api/agent/` lists them (C-01). */
export const agentType: UserType = 'agent';

/** Parcels that users of a type may see within their branches. */
export type ParcelReach = 'every' | 'post_leg' | 'letters_and_pickups' | 'of_customer' | 'none';

interface UserTypeRow {
  /** Maximum permissions, whatever the role; the role decides within them. */
  readonly permissions: 'of_role' | 'of_merchant_role' | readonly Permission[];
  readonly parcels: ParcelReach;
  /** As in the account, only the current one, or none. */
  readonly branches: 'of_account' | 'current' | 'none';
}

/**
 * Maximum access of each user type (A-07, decisions 11 and 12). It narrows the role and never widens it, even a super role: staff of other companies see
 * nothing else of the operator.
 */
const userTypeRows: Readonly<Record<UserType, UserTypeRow>> = {
  fcs: { permissions: 'of_role', parcels: 'every', branches: 'of_account' },
  agent: { permissions: 'of_role', parcels: 'every', branches: 'current' },
  mpost: {
    permissions: [
      'announcement.read',
      'dashboard-view',
      'label.view',
      'label.scan',
      'mail_post.view',
      'mail_post.work',
      'export.use',
    ],
    parcels: 'post_leg',
    branches: 'of_account',
  },
  mail_collector: {
    permissions: [
      'announcement.read',
      'dashboard-view',
      'label.view',
      'label.create',
      'label.edit',
      'label.print',
      'label.print_details',
      'label.scan',
      'label.return',
      'handover_collection.view',
      'handover_collection.work',
      'cash.handover',
      'pickup_request.view',
      'pickup_request.edit',
      'pickup_request.decide',
      'export.use',
    ],
    parcels: 'letters_and_pickups',
    branches: 'of_account',
  },
  za: {
    permissions: ['support_ticket.view', 'support_ticket.answer'],
    parcels: 'none',
    branches: 'none',
  },
  merchant: { permissions: 'of_merchant_role', parcels: 'of_customer', branches: 'none' },
};

/** User type of the software provider's staff, who see only tickets to their desk. */
export const providerType: UserType = 'za';

/** A user with a type; without one, the operator's own staff. */
interface Typed {
  readonly userType?: UserType;
}

const rowOf = ({ userType }: Typed): UserTypeRow => userTypeRows[userType ?? defaultUserType];

/** Returns whether users of this type may have the permission; their role decides whether they do. */
export function typeAllows(viewer: Typed, permission: Permission): boolean {
  const { permissions } = rowOf(viewer);
  return typeof permissions === 'string' || permissions.includes(permission);
}

/** Returns whether this type sees only a part of the operator. */
export function isNarrowed(viewer: Typed): boolean {
  return rowOf(viewer).permissions !== 'of_role';
}

/** Returns whether the user is a merchant's person, at the merchant portal. */
export function isMerchant({ userType }: Typed): boolean {
  return userType === merchantType;
}

/** Returns whether the user works for the software provider. */
export function isProvider({ userType }: Typed): boolean {
  return userType === providerType;
}

/** Returns which parcels of their branches a user may see. */
export function parcelReachOf(viewer: Typed): ParcelReach {
  return rowOf(viewer).parcels;
}

/**
 * Returns why an account of this type is invalid, or null: it has a head-office role, or all branches where the type is limited to one. Without this
 * check, the person who assigns the role would not see which rights the type takes away.
 */
export function typeProblem(
  type: UserType,
  { level, all_branches }: { readonly level: number; readonly all_branches: boolean },
): 'type_of_head_office' | 'type_of_one_branch' | null {
  if (type !== defaultUserType && level <= rank.luxury) return 'type_of_head_office';
  return all_branches && userTypeRows[type].branches !== 'of_account' ? 'type_of_one_branch' : null;
}

/** Returns the branches of a typed user, from their account's and session's. */
export function typedReach(
  viewer: Typed,
  current: number | null,
  ofAccount: 'all' | readonly number[],
): 'all' | readonly number[] {
  const { branches } = rowOf(viewer);
  if (branches === 'of_account') return ofAccount;
  return branches === 'none' || current === null ? [] : [current];
}

/** People outside who act on a parcel through our pages: the receiver on the tracking page, the sender through the answer link. */
export const parties = ['receiver', 'sender'] as const;
export type Party = (typeof parties)[number];

/** Permissions of a party. The pages offer less: `receiver-choices.ts`, `sender-answers.ts`. */
export const partyPermissions: Readonly<Record<Party, readonly Permission[]>> = {
  receiver: ['label.view', 'label.redirect', 'hold_mail.work'],
  sender: ['label.view', 'label.redirect', 'label.return', 'hold_mail.work'],
};
