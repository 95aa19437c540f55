import { form } from '../../kernel/form.ts';
import { also, problemOf } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { agentServices, commissionKinds, type CommissionKind } from './agent-service-states.ts';

/** Maximum commission for one piece, in whole kyat. */
const pieceMost = 100_000;
/** Smallest percentage that can be meant, in hundredths of a percent. */
const percentLeast = 10;

/** Refuses an amount of the other kind of commission than the chosen one. */
const ofKind = (kind: CommissionKind) => (amount: number | null, all: Readonly<Record<string, unknown>>) =>
  problemOf(amount !== null && all['commission_kind'] !== kind ? 'without_choice' : null);

/** Commission that an agent branch asks for: the amount of the chosen kind. */
const terms = {
  commission_kind: rule.select({ options: commissionKinds, required: true }),
  commission_amount: also(
    unit.kyat(rule.number({ min: 0, max: pieceMost, integer: true })),
    ofKind(commissionKinds[0]),
  ),
  commission_percent: also(rule.percent({ least: percentLeast }), ofKind(commissionKinds[1])),
  note: rule.text({ max: 200 }),
};

/** An agent branch requests a service. */
export const askServiceForm = form({ service: rule.select({ options: agentServices, required: true }), ...terms });

/** Requests a denied service again. */
export const askAgainForm = form(terms);

/** First day on which the service may be offered. */
export const confirmServiceForm = form({ starts_on: rule.date({ required: true }) });

export const denyServiceForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Returns the amount of the chosen kind, in whole kyat a piece or hundredths of a percent; null when it is missing. */
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
  return commission_percent;
}
