import type { KeyScope } from './key-scopes.ts';

interface KeyOwnerRow {
  /** Whose parcels and money the key sees and makes: those of one customer, or those of its branch. */
  readonly reach: 'customer' | 'branch';
  /** Somebody who is no record of ours, and is therefore named on the key. */
  readonly named?: true;
  /** Only a branch of an agent can be meant. */
  readonly agent?: true;
  /** What cannot be given to such an owner. */
  readonly never: readonly KeyScope[];
}

/** Who connects a program (decisions 12): a merchant of ours, an outside company that works for one branch, or an agent's branch. */
const keyOwners = {
  merchant: { reach: 'customer', never: [] },
  partner: { reach: 'branch', named: true, never: ['money.read', 'returns.answer'] },
  agent: { reach: 'branch', agent: true, never: [] },
} as const satisfies Record<string, KeyOwnerRow>;

export type KeyOwner = keyof typeof keyOwners;
export const keyOwnerKinds = Object.keys(keyOwners) as KeyOwner[];

/** May a key of this owner have the scope at all? */
export function ownerTakes(owner: KeyOwner, scope: KeyScope): boolean {
  const { never }: KeyOwnerRow = keyOwners[owner];
  return !never.includes(scope);
}

/** Does a key of this owner see and make the parcels and money of its customer alone? */
export const keepsToCustomer = (owner: KeyOwner): boolean => keyOwners[owner].reach === 'customer';
/** Is the owner nobody of ours, whose name has to be given? */
export const isNamedOwner = (owner: KeyOwner): boolean => (keyOwners[owner] as KeyOwnerRow).named === true;
/** Must the branch be an agent's? */
export const isAgentOwner = (owner: KeyOwner): boolean => (keyOwners[owner] as KeyOwnerRow).agent === true;
/** Where a key stands among the roles: below every desk and beside the street, so that no rule that asks for a rank lets it in. */
export const keyRank = { role: 'api_key', level: 64 } as const;

/** Does a program ask, and nobody of the staff? */
export const isProgram = ({ role }: { readonly role: string }): boolean => role === keyRank.role;
