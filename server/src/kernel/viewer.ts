import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { KeyOwner } from '@waybill/domain/rooms/api-keys/key-owners.ts';
import type { KeyScope } from '@waybill/domain/rooms/api-keys/key-scopes.ts';
import { partyPermissions, type Party } from '@waybill/domain/rooms/public-pages/parties.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import type { ListVersions } from './hot/list-versions.ts';

/** The key by which a program calls. */
export interface ViewerKey {
  readonly id: number;
  readonly owner: KeyOwner;
  readonly scopes: readonly KeyScope[];
  /** Calls a minute at most. */
  readonly perMinute: number;
}

/** The signed-in person with their session and the branches they cover. */
export interface SessionViewer extends Viewer {
  readonly sessionId: number;
  readonly name: string;
  readonly userName: string;
  readonly locale: Locale;
  readonly mustChangePassword: boolean;
  /**
   * The versions of the cached lists, read together with the session. Jobs, which act for longer than a request, have none and read them when they are
   * needed.
   */
  readonly covers: 'all' | readonly number[];
  /** Of the cached lists, read together with the session. Who acts for somebody for longer than a request has none and asks when they are needed. */
  readonly versions?: ListVersions;
  /** For a viewer remembered from an earlier request: the value that must be unchanged for them to be still valid (`hot/remembered-viewers.ts`). */
  readonly proof?: number;
  /** Nobody of the staff, but somebody outside who acts by a page of ours. */
  readonly party?: Party;
  /** Nobody of the staff, but a program with a key. */
  readonly key?: ViewerKey;
  /** They see and make the parcels and money of this customer alone, within the branches that they cover. */
  readonly customerId?: number;
}

/** The system as a viewer: nobody, who sees every branch. */
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

/** Under whose number idempotency keys are kept: a person's own, or below zero that of a key. */
export const numberOf = ({ id, key }: Pick<SessionViewer, 'id' | 'key'>): number => (key ? -key.id : id);

/** Somebody outside as a viewer, for the commands of the house: nobody of the staff, at the branch that has the parcel, with what a party may do. */
export function partyViewer(party: Party, branchId: number, locale: Locale): SessionViewer {
  return { ...systemViewer, role: 'party', permissions: partyPermissions[party], branchId, locale, party };
}
