import { lifecycle } from '../../kernel/lifecycle.ts';
import type { ProgramStop } from './decide-owner.ts';
import type { Permission } from '../roles/permissions.ts';

export type ApiKeyState = 'active' | 'rolling' | 'stopped' | 'expired' | 'revoked';
export type ApiKeyCommand = 'roll' | 'revoke';

/**
 * The life of a key: it is rolled, which makes its successor and lets both work until the overlap ends, or revoked, which ends it at once. Time ends it too,
 * and it stands still while its owner, its branch or its maker is not of us (`programStop`, `apiKeyStateAt`).
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
    /** What time does. */
    end: { from: ['active', 'rolling', 'stopped'], to: 'expired', permission: 'api_key.edit' },
    /** What is done to its owner, its branch or its maker. */
    stop: { from: ['active', 'rolling'], to: 'stopped', permission: 'api_key.edit' },
  },
});

export const apiKeyStates = Object.keys(apiKeyLife.states) as ApiKeyState[];
export const apiKeyCommands = ['roll', 'revoke'] as const satisfies readonly ApiKeyCommand[];

/** What is kept of a key that says how it stands. */
export interface ApiKeyTimes {
  readonly revoked_at: Date | null;
  readonly expires_at: Date | null;
  /** The key that took its place. */
  readonly rolled_to: number | null;
  /** Why it stands still although nothing was done to it. */
  readonly stop: ProgramStop | null;
}

export function apiKeyStateAt({ revoked_at, expires_at, rolled_to, stop }: ApiKeyTimes, now: Date): ApiKeyState {
  if (revoked_at !== null) return apiKeyLife.commands.revoke.to;
  if (expires_at !== null && expires_at <= now) return apiKeyLife.commands.end.to;
  if (stop !== null) return apiKeyLife.commands.stop.to;
  return rolled_to === null ? apiKeyLife.initial : apiKeyLife.commands.roll.to;
}

/** Does a key in this state open anything? */
export const isKeyLive = (state: ApiKeyState): boolean =>
  state === apiKeyLife.initial || state === apiKeyLife.commands.roll.to;
