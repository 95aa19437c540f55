import { lifecycle } from '../../kernel/lifecycle.ts';
import type { ProgramStop } from './decide-owner.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ApiKeyState = 'active' | 'rolling' | 'stopped' | 'expired' | 'revoked';
export type ApiKeyCommand = 'roll' | 'revoke';

/**
 * Life of a key. Rolling makes a successor and lets both work until the overlap ends; revoking ends it at once. It also expires, and is stopped while
 * its owner, branch or maker is not active (`programStop`, `apiKeyStateAt`).
 */
export const apiKeyLife = lifecycle<ApiKeyState, ApiKeyCommand | 'end' | 'stop', Permission>({
  initial: 'active',
  states: {
    active: { tone: 'success' },
    rolling: { tone: 'attention' },
    stopped: { tone: 'danger' },
    expired: { tone: 'neutral', final: true },
    revoked: { tone: 'danger', final: true },
  },
  commands: {
    roll: { from: ['active', 'stopped'], to: 'rolling', permission: 'api_key.edit' },
    revoke: { from: ['active', 'rolling', 'stopped'], to: 'revoked', permission: 'api_key.edit', confirm: true },
    /** Caused by time. */
    end: { from: ['active', 'rolling', 'stopped'], to: 'expired', permission: 'api_key.edit' },
    /** Caused by a change of its owner, branch or maker. */
    stop: { from: ['active', 'rolling'], to: 'stopped', permission: 'api_key.edit' },
  },
});

export const apiKeyCommands = ['roll', 'revoke'] as const satisfies readonly ApiKeyCommand[];

/** Stored facts from which the state of a key follows. */
export interface ApiKeyTimes {
  readonly revoked_at: Date | null;
  readonly expires_at: Date | null;
  /** The successor of the key. */
  readonly rolled_to: number | null;
  /** Why the key is stopped although it was not changed itself. */
  readonly stop: ProgramStop | null;
}

export function apiKeyStateAt({ revoked_at, expires_at, rolled_to, stop }: ApiKeyTimes, now: Date): ApiKeyState {
  if (revoked_at !== null) return apiKeyLife.commands.revoke.to;
  if (expires_at !== null && expires_at <= now) return apiKeyLife.commands.end.to;
  if (stop !== null) return apiKeyLife.commands.stop.to;
  return rolled_to === null ? apiKeyLife.initial : apiKeyLife.commands.roll.to;
}

/** Returns whether a key in this state is accepted. */
export const isKeyLive = (state: ApiKeyState): boolean =>
  state === apiKeyLife.initial || state === apiKeyLife.commands.roll.to;
