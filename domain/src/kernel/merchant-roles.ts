import { keyScopeNames, permissionsOfScopes, type KeyScope } from './key-scopes.ts';
import type { Permission } from './permissions.ts';

/** Access of a merchant's people to the merchant portal, set by the operator: none, see, or see and order (decisions 17). */
export const portalAccesses = ['off', 'see', 'order'] as const;
export type PortalAccess = (typeof portalAccesses)[number];

interface MerchantRoleRow {
  /** Below every level of staff. */
  readonly level: number;
  /** A person of this role may make the calls of an API key with these scopes. */
  readonly scopes: readonly KeyScope[];
  /** Permissions for what no key does. */
  readonly own: readonly Permission[];
}

/** Roles of a merchant's people (decisions 17). They are no roles of staff: no matrix changes them, and no staff permission is given to them. */
const merchantRoles = {
  'merchant-owner': {
    level: 80,
    scopes: keyScopeNames,
    own: ['label.delete', 'announcement.read', 'export.use', 'merchant_user.view', 'merchant_user.edit'],
  },
  'merchant-clerk': {
    level: 85,
    scopes: [
      'quotes.read',
      'labels.create',
      'labels.read',
      'labels.print',
      'labels.cancel',
      'returns.answer',
      'pickups.write',
      'tickets.read',
      'tickets.write',
    ],
    own: ['label.delete', 'announcement.read', 'export.use'],
  },
} as const satisfies Record<string, MerchantRoleRow>;

export type MerchantRole = keyof typeof merchantRoles;
export const merchantRoleSlugs = Object.keys(merchantRoles) as MerchantRole[];
export const merchantOwner: MerchantRole = 'merchant-owner';

/** Scopes that make nothing new: what is left to people of a merchant who may only see, or who is not served. */
const seeing: ReadonlySet<KeyScope> = new Set([
  'quotes.read',
  'labels.read',
  'money.read',
  'tickets.read',
  'tickets.write',
  'webhooks.read',
]);

/** May somebody with these scopes make or change anything, and not only see? */
export const makesNew = (scopes: readonly KeyScope[]): boolean => scopes.some((scope) => !seeing.has(scope));

/** Permissions of the portal beside those of a scope: their visits, which who only sees may see too, and orders from sheets, which no key sends. */
const portalPermissions: Readonly<Partial<Record<KeyScope, readonly Permission[]>>> = {
  'labels.read': ['pickup_request.view'],
  'labels.create': ['label.import'],
};

/** Returns the level of a merchant's role. */
export const merchantLevel = (role: MerchantRole): number => merchantRoles[role].level;

/** Returns the smaller of two accesses: that of the merchant, and the most that the operator allows anybody. */
export function leastAccess(one: PortalAccess, other: PortalAccess): PortalAccess {
  return portalAccesses[Math.min(portalAccesses.indexOf(one), portalAccesses.indexOf(other))] ?? 'off';
}

/**
 * Returns the scopes of a merchant's person, or null where the portal is off for the merchant. A merchant who is not served sees everything, money too,
 * and makes nothing new.
 */
export function scopesOfMerchant(
  role: MerchantRole,
  { access, served }: { readonly access: PortalAccess; readonly served: boolean },
): readonly KeyScope[] | null {
  if (access === 'off') return null;
  const { scopes }: MerchantRoleRow = merchantRoles[role];
  return access === 'order' && served ? scopes : scopes.filter((scope) => seeing.has(scope));
}

/** Returns the scopes that a person with these may give to keys of the merchant: an owner, those that the branch allows. */
export function ownKeyScopes(
  role: MerchantRole,
  scopes: readonly KeyScope[],
  allowed: readonly KeyScope[],
): readonly KeyScope[] {
  return role === merchantOwner ? scopes.filter((scope) => allowed.includes(scope)) : [];
}

/** Returns the permissions of a merchant's person with these scopes, who may give `keyScopes` to keys. Who makes nothing new makes no keys and webhooks. */
export function merchantPermissions(
  role: MerchantRole,
  scopes: readonly KeyScope[],
  keyScopes: readonly KeyScope[],
): Permission[] {
  const ofKeys: readonly Permission[] = scopes.includes('labels.create')
    ? ['api_key.view', 'api_key.edit', 'webhook.edit']
    : ['api_key.view'];
  return [
    ...permissionsOfScopes(scopes),
    ...scopes.flatMap((scope) => portalPermissions[scope] ?? []),
    ...merchantRoles[role].own,
    ...(keyScopes.length > 0 ? ofKeys : []),
  ];
}
