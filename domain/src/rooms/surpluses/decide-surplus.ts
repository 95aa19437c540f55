import { addDays } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { refuseHands } from '../staff/second-person.ts';
import { surplusEnds, surplusLife, type SurplusCommand, type SurplusEnd, type SurplusState } from './surplus-states.ts';
import { decideBy } from '../../kernel/who-may.ts';

/** Requested end of the surplus: who gets it back, or whose shortage it offsets. */
export const surplusEndForm = form({
  surplus_end: rule.select({ options: surplusEnds, required: true }),
  payee_name: rule.text({ max: 100 }),
  payee_phone: rule.phone(),
  staff_id: rule.idRef(),
  note: rule.text({ required: true, max: 200 }),
});

/** Days after which an unclaimed surplus may be kept. */
export const surplusSettingsForm = form({
  surplus_days: unit.days(rule.number({ min: 1, max: 365, integer: true, required: true })),
});
export const usualSurplusDays = 30;

/** Facts that the rules need of a surplus. */
interface SurplusFacts {
  readonly status: SurplusState;
  readonly requested_by: number | null;
  /** The actor and the person who requested the end are two people. */
  readonly by_another: boolean;
}

type SurplusRefusal = 'missing_permission' | 'state_not_allowed' | 'second_person_needed' | 'not_independent';

/**
 * Returns the next state of a command, or the refusal. The requester of an end does not confirm it, nor does an account they control; they may withdraw
 * the request.
 */
export function decideSurplus(
  actor: Viewer,
  { status, requested_by, by_another }: SurplusFacts,
  command: SurplusCommand,
): SurplusState | Refusal<SurplusRefusal> {
  return decideBy(surplusLife, actor, status, command, () =>
    command === 'confirm' && requested_by !== null ? refuseHands(actor.id, [requested_by], by_another) : null,
  );
}

/** Returns the first day on which a surplus may be kept. @example keptFrom('2026-11-01', 30) === '2026-12-01' */
export function keptFrom(day: string, days: number): string {
  return addDays(day, days);
}

/** Returns the missing field of an end: who gets it back, or whose shortage it is. */
export function missingField(wanted: {
  readonly surplus_end: SurplusEnd;
  readonly payee_name: string | null;
  readonly staff_id: number | null;
}): 'payee_name' | 'staff_id' | null {
  if (wanted.surplus_end === 'returned' && wanted.payee_name === null) return 'payee_name';
  return wanted.surplus_end === 'shortage' && wanted.staff_id === null ? 'staff_id' : null;
}

/** Returns the postings of a surplus's end: it leaves the till, becomes income, or reduces a person's debt. Whole kyat. */
export function surplusPostings(
  surplusEnd: SurplusEnd,
  {
    branch_id: owner,
    staff_id,
    amount,
  }: { readonly branch_id: number; readonly staff_id: number | null; readonly amount: number },
): Posting[] {
  const goesTo = {
    returned: () => accountRef('cash:branch', { owner }),
    kept: () => accountRef('income', { name: 'surplus_kept' }),
    shortage: () => accountRef('shortage:staff', { owner: staff_id }),
  };
  return [
    { account: accountRef('overage', { owner }), amount },
    { account: goesTo[surplusEnd](), amount: -amount },
  ];
}
