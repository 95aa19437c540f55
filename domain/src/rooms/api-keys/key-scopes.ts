import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';

/**
 * What a key may be given, each with the permissions that it stands for in the rules of the house. Which calls it opens stands in the contract
 * (`key-calls.ts`). None decides, approves or pays, and none counts cash: a key is never the second person.
 */
const keyScopes = {
  'quotes.read': ['tariff.view'],
  'labels.create': ['label.create'],
  'labels.read': ['label.view'],
  'labels.print': ['label.print'],
  'labels.cancel': ['label.return', 'label.scan'],
  'returns.answer': ['label.return'],
  'money.read': ['cod.view', 'ledger.view'],
  'pickups.write': ['pickup_request.view', 'pickup_request.edit'],
  'tickets.read': ['support_ticket.view'],
  'tickets.write': ['support_ticket.view', 'label.view'],
  'webhooks.read': ['webhook.view'],
  'webhooks.send': ['webhook.send'],
} as const satisfies Record<string, readonly Permission[]>;

export type KeyScope = keyof typeof keyScopes;
export const keyScopeNames = Object.keys(keyScopes) as KeyScope[];

/** What the commands of the house let the holder of these scopes do. */
export function permissionsOfScopes(scopes: readonly KeyScope[]): Permission[] {
  return [...new Set(scopes.flatMap((scope): readonly Permission[] => keyScopes[scope]))];
}

/** May this person give the scope to a key? Only what they may do themselves. */
export function mayGiveScope(maker: Viewer, scope: KeyScope): boolean {
  return keyScopes[scope].every((permission) => can(maker, permission));
}
