import type { KeyScope } from './key-scopes.ts';

interface KeyOwnerRow {
  /** Whose parcels and money the key can see and create: those of one customer, or those of its branch. */
  readonly reach: 'customer' | 'branch';
  /** An owner without a record of ours; the key stores its name. */
  readonly named?: true;
  /** The branch must be an agent's. */
  readonly agent?: true;
  /** Scopes that this owner cannot have. */
  readonly never: readonly KeyScope[];
}

/** Who can own a key (decisions 12): a merchant, an outside company working for one branch, or an agent's branch. */
const keyOwners = {
  merchant: { reach: 'customer', never: [] },
  partner: { reach: 'branch', named: true, never: ['money.read', 'returns.answer'] },
  agent: { reach: 'branch', agent: true, never: [] },
} as const satisfies Record<string, KeyOwnerRow>;

export type KeyOwner = keyof typeof keyOwners;
export const keyOwnerKinds = Object.keys(keyOwners) as KeyOwner[];

/** Returns whether a key of this owner can have the scope. */
export function ownerTakes(owner: KeyOwner, scope: KeyScope): boolean {
  const { never }: KeyOwnerRow = keyOwners[owner];
  return !never.includes(scope);
}

/** Returns whether a key of this owner is limited to the parcels and money of its customer. */
export const keepsToCustomer = (owner: KeyOwner): boolean => keyOwners[owner].reach === 'customer';
/** Returns whether the owner has no record of ours, so that its name is needed. */
export const isNamedOwner = (owner: KeyOwner): boolean => (keyOwners[owner] as KeyOwnerRow).named === true;
/** Returns whether the branch must be an agent's. */
export const isAgentOwner = (owner: KeyOwner): boolean => (keyOwners[owner] as KeyOwnerRow).agent === true;
/** Rank of a key among the roles: below every desk and beside street staff, so that no rule that asks for a rank accepts it. */
export const keyRank = { role: 'api_key', level: 64 } as const;

/** Returns whether the caller is a program. */
export const isProgram = ({ role }: { readonly role: string }): boolean => role === keyRank.role;
