import { nextState, commandsFrom, lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { offered, type OfferedAction } from '../../kernel/who-may.ts';

export type TariffState = 'draft' | 'published';
export type TariffCommand = 'publish' | 'withdraw';

/**
 * Life of a price table: a draft, then published from a business day until the next one begins. A table that has priced a parcel never changes; one
 * whose day has not come may be withdrawn.
 */
export const tariffLife = lifecycle<TariffState, TariffCommand, Permission>({
  initial: 'draft',
  states: { draft: { tone: 'neutral' }, published: { tone: 'success' } },
  commands: {
    publish: { from: ['draft'], to: 'published', permission: 'tariff.edit', confirm: true },
    withdraw: { from: ['published'], to: 'draft', permission: 'tariff.edit', confirm: true },
  },
});
export const countingState: TariffState = tariffLife.commands.publish.to;

/** Returns whether it can be edited or deleted: only a draft. */
export function mayRewriteTariff(state: TariffState): boolean {
  return state === tariffLife.initial;
}

/** Phases of a published tariff on a day: future, in force, or past. */
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

/** Returns the new state of this command today, or the refusal. The database ensures that no other tariff begins on the same day. */
export function decideTariff(
  actor: Viewer,
  facts: TariffFacts,
  command: TariffCommand,
  today: string,
): TariffState | Refusal<TariffRefusal> {
  if (!can(actor, tariffLife.commands[command].permission)) return refuse('missing_permission');
  const next = nextState(tariffLife, facts.status, command);
  if (isRefusal(next)) return next;
  if (mayRewriteTariff(facts.status) && facts.valid_from < today)
    return refuse('day_past', { fields: { valid_from: [{ code: 'day_past' }] } });
  return !mayRewriteTariff(facts.status) && facts.valid_from <= today
    ? refuse('state_not_allowed', { values: { state: facts.status, command } })
    : next;
}

/** Returns the commands a screen offers, each with the reason when it is blocked. */
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
