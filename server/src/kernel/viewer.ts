import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { KeyOwner } from '@waybill/domain/kernel/key-owners.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import type { MerchantRole } from '@waybill/domain/kernel/merchant-roles.ts';
import { partyPermissions, type Party } from '@waybill/domain/kernel/user-types.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';

/** Versions of all cached lists by name, increased by the database itself; a list that never changed is missing. */
export type ListVersions = Readonly<Record<string, number>>;

/** The API key of a program. */
export interface ViewerKey {
  readonly id: number;
  readonly owner: KeyOwner;
  readonly scopes: readonly KeyScope[];
  /** Maximum calls per minute. */
  readonly perMinute: number;
}

/** Role and calls of a merchant's person at the portal. */
export interface ViewerMerchant {
  readonly role: MerchantRole;
  readonly scopes: readonly KeyScope[];
  /** Scopes that they may give to API keys of the merchant. */
  readonly keyScopes: readonly KeyScope[];
  /** Names of the people of this merchant, past ones too. */
  readonly people: readonly string[];
}

/** The signed-in person with their session and the branches they cover. */
export interface SessionViewer extends Viewer {
  readonly sessionId: number;
  readonly name: string;
  readonly userName: string;
  readonly locale: Locale;
  readonly mustChangePassword: boolean;
  /** Branches that the viewer covers. */
  readonly covers: 'all' | readonly number[];
  /** Versions of the cached lists, read together with the session. Jobs, which run for longer than a request, have none and read them when needed. */
  readonly versions?: ListVersions;
  /** For a cached viewer: the value that must be unchanged for them to be still valid (`hot/cached-viewers.ts`). */
  readonly proof?: number;
  /** An external person who acts by one of our public pages, not a staff member. */
  readonly party?: Party;
  /** A program with a key, not a staff member. */
  readonly key?: ViewerKey;
  /** A merchant's person, at the portal. */
  readonly merchant?: ViewerMerchant;
  /** One of the staff who sees the portal as a merchant, and changes nothing. */
  readonly watches?: true;
  /** They see and create only parcels and money of this customer, within the branches that they cover. */
  readonly customerId?: number;
}

/** The system as a viewer, which sees every branch. */
export const systemViewer: SessionViewer = {
  id: 0,
  sessionId: 0,
  userName: '',
  name: '',
  locale: 'mm',
  role: 'system',
  level: 0,
  permissions: [],
  branchId: null,
  internationalMail: false,
  mustChangePassword: false,
  covers: 'all',
};

/** Is the viewer outside the operator: a program with a key, or a merchant's person? Prices and couriers are never theirs to set. */
export const isOutside = ({ key, merchant }: Pick<SessionViewer, 'key' | 'merchant'>): boolean =>
  key !== undefined || merchant !== undefined;

/** Returns the id under which idempotency keys are stored: a user's id, or that of a key as a negative number. */
export const numberOf = ({ id, key }: Pick<SessionViewer, 'id' | 'key'>): number => (key ? -key.id : id);

/** Returns an external person as a viewer for internal commands, at the branch that has the parcel, with the rights of a party. */
export function partyViewer(party: Party, branchId: number, locale: Locale): SessionViewer {
  return { ...systemViewer, role: 'party', permissions: partyPermissions[party], branchId, locale, party };
}
