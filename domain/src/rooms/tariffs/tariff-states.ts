import { lifecycle } from '../../kernel/lifecycle.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

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
  return decideBy(tariffLife, actor, facts.status, command, (): Refusal<TariffRefusal> | null => {
    if (mayRewriteTariff(facts.status) && facts.valid_from < today)
      return refuse('day_past', { fields: { valid_from: [{ code: 'day_past' }] } });
    return !mayRewriteTariff(facts.status) && facts.valid_from <= today
      ? refuse('state_not_allowed', { values: { state: facts.status, command } })
      : null;
  });
}

/** Returns the commands a screen offers, each with the reason when it is blocked. */
export function tariffActions(
  actor: Viewer,
  facts: TariffFacts,
  today: string,
): OfferedAction<TariffCommand, TariffRefusal>[] {
  return actionsBy(tariffLife, facts.status, (command) => decideTariff(actor, facts, command, today));
}
