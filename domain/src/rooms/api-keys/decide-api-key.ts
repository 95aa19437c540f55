import { dayBounds } from '../../kernel/calendar.ts';
import type { FormValues } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { commandsFrom } from '../../kernel/lifecycle.ts';
import type { apiKeyForm } from './api-key-form.ts';
import { apiKeyCommands, apiKeyLife, type ApiKeyCommand, type ApiKeyState } from './api-key-states.ts';
import { ownerTakes } from './key-owners.ts';
import { mayGiveScope, type KeyScope } from './key-scopes.ts';

type KeyValues = FormValues<typeof apiKeyForm>;

/** Why this person may not make this key, whosever it is (`ownerProblem`): it would open more than they may do themselves, or has ended already. Null when they may. */
export function newKeyProblem(
  maker: Viewer,
  { owner_kind, scopes, expires_on }: Pick<KeyValues, 'owner_kind' | 'scopes' | 'expires_on'>,
  now: Date,
): Refusal | null {
  return scopesProblem(maker, owner_kind, scopes) ?? expiryProblem(expires_on, now);
}

/** Whoever makes a key must be able to give all that it opens, and its owner to have it. */
export function scopesProblem(
  maker: Viewer,
  owner: KeyValues['owner_kind'],
  scopes: readonly KeyScope[],
): Refusal | null {
  if (scopes.some((scope) => !ownerTakes(owner, scope)))
    return refuse('api_key_scope_of_owner', { fields: { scopes: [{ code: 'api_key_scope_of_owner' }] } });
  if (scopes.some((scope) => !mayGiveScope(maker, scope)))
    return refuse('api_key_scope_above', { fields: { scopes: [{ code: 'api_key_scope_above' }] } });
  return null;
}

function expiryProblem(expires_on: string | null, now: Date): Refusal | null {
  const ends = expiryOf(expires_on);
  return ends !== null && ends <= now ? refuse('day_past', { fields: { expires_on: [{ code: 'day_past' }] } }) : null;
}

/** A key works through its last day, which ends at midnight in Yangon. */
export const expiryOf = (day: string | null): Date | null => (day === null ? null : dayBounds(day)[1]);

/** When the old key ends, of which the overlap and its own expiry say different times: the earlier. */
export function overlapEnd(expires_at: Date | null, hours: number, now: Date): Date {
  const end = new Date(now.getTime() + hours * 3_600_000);
  return expires_at !== null && expires_at < end ? expires_at : end;
}

/** What may be done with a key now. */
export function apiKeyActions(
  viewer: Viewer,
  status: ApiKeyState,
): { command: ApiKeyCommand; blocked: string | null }[] {
  const open = commandsFrom(apiKeyLife, status);
  return apiKeyCommands
    .filter((command) => open.includes(command) && can(viewer, apiKeyLife.commands[command].permission))
    .map((command) => ({ command, blocked: null }));
}
