import { can, type Viewer } from './access.ts';
import type { Permission } from './permissions.ts';

/**
 * Scopes of a key, each with its permissions. The contract (`key-calls.ts`) lists the calls of each scope. No scope decides, approves, pays or counts
 * cash: a key is never the second person.
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

/** Returns the permissions of these scopes. */
export function permissionsOfScopes(scopes: readonly KeyScope[]): Permission[] {
  return [...new Set(scopes.flatMap((scope): readonly Permission[] => keyScopes[scope]))];
}

/** Returns whether this person may give the scope to a key: only what they may do themselves. */
export function mayGiveScope(maker: Viewer, scope: KeyScope): boolean {
  return keyScopes[scope].every((permission) => can(maker, permission));
}
