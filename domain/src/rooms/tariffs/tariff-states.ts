import { after, commandsFrom, lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';

export type TariffState = 'draft' | 'published';
export type TariffCommand = 'publish' | 'withdraw';

/**
 * The life of a price table: a draft, then published from a business day on until the next one begins. A table that has priced a parcel is never
 * changed; one whose day has not come may be withdrawn.
 */
export const tariffLife = lifecycle<TariffState, TariffCommand, Permission>({
  initial: 'draft',
  states: { draft: { tone: 'neutral' }, published: { tone: 'success' } },
  commands: {
    publish: { from: ['draft'], to: 'published', permission: 'tariff.edit', confirm: true },
    withdraw: { from: ['published'], to: 'draft', permission: 'tariff.edit', confirm: true },
  },
});
export const tariffCommands = Object.keys(tariffLife.commands) as TariffCommand[];
export const countingState: TariffState = tariffLife.commands.publish.to;

/** Only a draft is edited or deleted. */
export function mayRewriteTariff(state: TariffState): boolean {
  return state === tariffLife.initial;
}

/** The phases of a tariff on a day: a published one is to come, in force, or past. */
export const tariffPhases = {
  draft: { tone: 'neutral' },
  scheduled: { tone: 'info' },
  in_force: { tone: 'success' },
  superseded: { tone: 'neutral' },
} as const;
export type TariffPhase = keyof typeof tariffPhases;
export const tariffPhaseNames = Object.keys(tariffPhases) as TariffPhase[];

export interface TariffFacts {
  readonly status: TariffState;
  readonly valid_from: string;
}

/** @param counting the day on which the tariff began that counts today; `null` when none does. */
export function phaseOf({ status, valid_from }: TariffFacts, today: string, counting: string | null): TariffPhase {
  if (mayRewriteTariff(status)) return 'draft';
  if (valid_from > today) return 'scheduled';
  return valid_from === counting ? 'in_force' : 'superseded';
}

export type TariffRefusal = 'missing_permission' | 'state_not_allowed' | 'day_past';

/** May this command be given today? The new state, or why not. That no other tariff begins on the same day is ensured by the database. */
export function decideTariff(
  actor: Viewer,
  facts: TariffFacts,
  command: TariffCommand,
  today: string,
): TariffState | Refusal<TariffRefusal> {
  if (!can(actor, tariffLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(tariffLife, facts.status, command);
  if (isRefusal(next)) return next;
  if (mayRewriteTariff(facts.status) && facts.valid_from < today)
    return refuse('day_past', { fields: { valid_from: [{ code: 'day_past' }] } });
  return !mayRewriteTariff(facts.status) && facts.valid_from <= today
    ? refuse('state_not_allowed', { values: { state: facts.status, command } })
    : next;
}

/** The commands a screen offers, each with the reason when it is blocked. */
export function tariffActions(
  actor: Viewer,
  facts: TariffFacts,
  today: string,
): OfferedAction<TariffCommand, TariffRefusal>[] {
  return commandsFrom(tariffLife, facts.status).map((command) => {
    const decided = decideTariff(actor, facts, command, today);
    return offered(command, decided as Refusal<TariffRefusal>, tariffLife.commands[command].permission);
  });
}
