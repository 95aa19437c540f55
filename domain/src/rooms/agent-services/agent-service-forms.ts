import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { agentServices, commissionKinds } from './agent-service-states.ts';

/** The largest commission for one piece, in whole kyat. */
const pieceMost = 100_000;
/** Of a fee no more than the fee itself, in hundredths of a percent. */
const percentMost = 10_000;

/** What an agent branch wants to earn with a service; which of the two amounts counts is said by the kind. */
const terms = {
  commission_kind: rule.select({ options: commissionKinds, required: true }),
  commission_amount: unit.kyat(rule.number({ min: 0, max: pieceMost, integer: true })),
  commission_percent: unit.percent(rule.number({ min: 0, max: 100 })),
  note: rule.text({ max: 200 }),
};

/** An agent branch asks for a service. */
export const askServiceForm = form({ service: rule.select({ options: agentServices, required: true }), ...terms });

/** It asks again after it was denied. */
export const askAgainForm = form(terms);

/** From which day on it may be offered. */
export const confirmServiceForm = form({ starts_on: rule.date({ required: true }) });

export const denyServiceForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** The amount of the kind that was chosen, whole kyat a piece or hundredths of a percent; null when it is missing. */
export function commissionOf({
  commission_kind,
  commission_amount,
  commission_percent,
}: {
  readonly commission_kind: string;
  readonly commission_amount: number | null;
  readonly commission_percent: number | null;
}): number | null {
  if (commission_kind === commissionKinds[0]) return commission_amount;
  return commission_percent === null ? null : Math.min(percentMost, Math.round(commission_percent * 100));
}
