import { dayBounds } from '../../kernel/calendar.ts';
import type { FormValues } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { commandsFrom } from '../../kernel/lifecycle.ts';
import type { apiKeyForm } from './api-key-form.ts';
import { apiKeyCommands, apiKeyLife, type ApiKeyCommand, type ApiKeyState } from './api-key-states.ts';
import { ownerTakes } from '../../kernel/key-owners.ts';
import { keyScopeNames, mayGiveScope, type KeyScope } from '../../kernel/key-scopes.ts';

type KeyValues = FormValues<typeof apiKeyForm>;

/**
 * Returns why this person may not make this key for any owner (`ownerProblem` checks the owner): it would allow more than the maker may do or more than
 * `allowed`, or has already expired. Null when they may.
 */
export function newKeyProblem(
  maker: Viewer,
  { owner_kind, scopes, expires_on }: Pick<KeyValues, 'owner_kind' | 'scopes' | 'expires_on'>,
  now: Date,
  allowed: readonly KeyScope[] = keyScopeNames,
): Refusal | null {
  return scopesProblem(maker, owner_kind, scopes, allowed) ?? expiryProblem(expires_on, now);
}

/** Checks that the maker may give every scope and that the owner may have it. */
export function scopesProblem(
  maker: Viewer,
  owner: KeyValues['owner_kind'],
  scopes: readonly KeyScope[],
  allowed: readonly KeyScope[] = keyScopeNames,
): Refusal | null {
  if (scopes.some((scope) => !ownerTakes(owner, scope)))
    return refuse('api_key_scope_of_owner', { fields: { scopes: [{ code: 'api_key_scope_of_owner' }] } });
  if (scopes.some((scope) => !allowed.includes(scope) || !mayGiveScope(maker, scope)))
    return refuse('api_key_scope_above', { fields: { scopes: [{ code: 'api_key_scope_above' }] } });
  return null;
}

function expiryProblem(expires_on: string | null, now: Date): Refusal | null {
  const ends = expiryOf(expires_on);
  return ends !== null && ends <= now ? refuse('day_past', { fields: { expires_on: [{ code: 'day_past' }] } }) : null;
}

/** Returns when a key expires: at the end of its last day in Yangon. */
export const expiryOf = (day: string | null): Date | null => (day === null ? null : dayBounds(day)[1]);

/** Returns when the old key ends: after the overlap or at its own expiry, whichever is earlier. */
export function overlapEnd(expires_at: Date | null, hours: number, now: Date): Date {
  const end = new Date(now.getTime() + hours * 3_600_000);
  return expires_at !== null && expires_at < end ? expires_at : end;
}

/** Returns the commands that a screen offers for a key. */
export function apiKeyActions(
  viewer: Viewer,
  status: ApiKeyState,
): { command: ApiKeyCommand; blocked: string | null }[] {
  const open = commandsFrom(apiKeyLife, status);
  return apiKeyCommands
    .filter((command) => open.includes(command) && can(viewer, apiKeyLife.commands[command].permission))
    .map((command) => ({ command, blocked: null }));
}
