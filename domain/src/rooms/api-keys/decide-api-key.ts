import { dayBounds } from '../../kernel/calendar.ts';
import type { FormValues } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { commandsFrom } from '../../kernel/lifecycle.ts';
import type { apiKeyForm } from './api-key-form.ts';
import { apiKeyCommands, apiKeyLife, type ApiKeyCommand, type ApiKeyState } from './api-key-states.ts';
import { isNamedOwner, keepsToCustomer, ownerTakes, isAgentOwner } from './key-owners.ts';
import { mayGiveScope, type KeyScope } from './key-scopes.ts';

/** What is known of the owner that is named with a key. */
export interface KeyOwnerFacts {
  /** The branch is one that the maker sees, open, and an agent's. */
  readonly branch: { readonly agent: boolean } | null;
  /** The customer is one that the maker sees. */
  readonly customer: boolean;
}

type KeyValues = FormValues<typeof apiKeyForm>;
const wrong = (field: string, code: string): Refusal<'validation_failed'> =>
  refuse('validation_failed', { fields: { [field]: [{ code }] } });

/**
 * Why this person may not make this key: it would open more than they may do themselves, it is of a branch or a customer that they do not see, or owner and
 * scopes do not go together. Null when it may be made.
 */
export function newKeyProblem(
  maker: Viewer,
  values: KeyValues,
  { branch, customer }: KeyOwnerFacts,
  now: Date,
): Refusal | null {
  const { owner_kind, customer_id, owner_name, scopes, expires_on } = values;
  if (keepsToCustomer(owner_kind) ? customer_id === null || !customer : customer_id !== null)
    return wrong('customer_id', 'select');
  if (isNamedOwner(owner_kind) && (owner_name ?? '') === '') return wrong('owner_name', 'required');
  if (!branch) return refuse('branch_not_covered', { fields: { branch_id: [{ code: 'branch_not_covered' }] } });
  if (isAgentOwner(owner_kind) && !branch.agent)
    return refuse('api_key_no_agent', { fields: { branch_id: [{ code: 'api_key_no_agent' }] } });
  return scopesProblem(maker, owner_kind, scopes) ?? expiryProblem(expires_on, now);
}

/** The same of a key that takes the place of another: whoever makes it must be able to give all that it opens. */
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

export function expiryProblem(expires_on: string | null, now: Date): Refusal | null {
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
