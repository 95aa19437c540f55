import type { LabelStatus } from '../labels/label-statuses.ts';
import type { Permission } from './permissions.ts';
import { rank } from './roles.ts';

/** User types of the source. */
export const userTypes = ['fcs', 'agent', 'mpost', 'mail_collector', 'za'] as const;
export type UserType = (typeof userTypes)[number];
export const defaultUserType: UserType = 'fcs';

/** The user type of people who work at an agent's branch; `GET /api/agent/` lists them (C-01). */
export const agentType: UserType = 'agent';

/** Which parcels people of a type may see at all, within their branches. */
export type ParcelReach = 'every' | 'post_leg' | 'letters_and_pickups' | 'none';

interface UserTypeRow {
  /** What they may do at most, whatever their role may; their role decides which of it. */
  readonly permissions: 'of_role' | readonly Permission[];
  readonly parcels: ParcelReach;
  /** As the account says, only the one that they work in, or none. */
  readonly branches: 'of_account' | 'current' | 'none';
  /** The steps that they may take with a parcel. */
  readonly steps: 'of_role' | readonly LabelStatus[];
}

/**
 * What people of each type may see and do at most (A-07, decisions 11 and 12). It narrows their role and never widens it, a super role as well: somebody of
 * another house, or of one errand, sees nothing else of this one.
 */
const userTypeRows: Readonly<Record<UserType, UserTypeRow>> = {
  fcs: { permissions: 'of_role', parcels: 'every', branches: 'of_account', steps: 'of_role' },
  agent: { permissions: 'of_role', parcels: 'every', branches: 'current', steps: 'of_role' },
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
    steps: ['send_to_mmpost', 'mpost_return_confirmed', 'delivered'],
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
    steps: 'of_role',
  },
  za: {
    permissions: ['support_ticket.view', 'support_ticket.answer'],
    parcels: 'none',
    branches: 'none',
    steps: [],
  },
};

/** The user type of the software provider's people, who see the tickets to their own desk and nothing else. */
export const providerType: UserType = 'za';

/** Somebody with a type; without one they are the operator's own. */
interface Typed {
  readonly userType?: UserType;
}

const rowOf = ({ userType }: Typed): UserTypeRow => userTypeRows[userType ?? defaultUserType];

/** May people of this type hold the permission? Their role says whether they do. */
export function typeAllows(viewer: Typed, permission: Permission): boolean {
  const { permissions } = rowOf(viewer);
  return permissions === 'of_role' || permissions.includes(permission);
}

/** Is this a type of which only a part of the house is seen? */
export function isNarrowed(viewer: Typed): boolean {
  return rowOf(viewer).permissions !== 'of_role';
}

/** Does somebody work for the software provider? */
export function isProvider({ userType }: Typed): boolean {
  return userType === providerType;
}

/** Which parcels of their branches somebody may see. */
export function parcelReachOf(viewer: Typed): ParcelReach {
  return rowOf(viewer).parcels;
}

/** May people of this type move a parcel to this status? */
export function typeTakes(viewer: Typed, to: LabelStatus): boolean {
  const { steps } = rowOf(viewer);
  return steps === 'of_role' || steps.includes(to);
}

/**
 * Why an account of this type cannot be: with a role of head office, or with all branches where people of the type keep to one. What the type takes away would
 * be hidden from whoever gives the role.
 */
export function typeProblem(
  type: UserType,
  { level, all_branches }: { readonly level: number; readonly all_branches: boolean },
): 'type_of_head_office' | 'type_of_one_branch' | null {
  if (type !== defaultUserType && level <= rank.luxury) return 'type_of_head_office';
  return all_branches && userTypeRows[type].branches !== 'of_account' ? 'type_of_one_branch' : null;
}

/** The branches of somebody of a type, of what their account and their session name. */
export function typedReach(
  viewer: Typed,
  current: number | null,
  ofAccount: 'all' | readonly number[],
): 'all' | readonly number[] {
  const { branches } = rowOf(viewer);
  if (branches === 'of_account') return ofAccount;
  return branches === 'none' || current === null ? [] : [current];
}
