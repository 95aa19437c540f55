import { addDays } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import { after } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';
import { can, type Viewer } from '../roles/access.ts';
import { secondPersonProblem } from '../staff/second-person.ts';
import { surplusEnds, surplusLife, type SurplusCommand, type SurplusEnd, type SurplusState } from './surplus-states.ts';

/** How the surplus is to end: who gets it back, or whose shortage it is. */
export const surplusEndForm = form({
  surplus_end: rule.select({ options: surplusEnds, required: true }),
  payee_name: rule.text({ max: 100 }),
  payee_phone: rule.phone(),
  staff_id: rule.idRef(),
  note: rule.text({ required: true, max: 200 }),
});

/** After how many days a surplus that nobody asked for may be kept. */
export const surplusSettingsForm = form({
  surplus_days: unit.days(rule.number({ min: 1, max: 365, integer: true, required: true })),
});
export const usualSurplusDays = 30;

/** What the rules need to know of a surplus. */
interface SurplusFacts {
  readonly status: SurplusState;
  readonly requested_by: number | null;
  /** Are the actor and whoever asked two people? */
  readonly by_another: boolean;
}

type SurplusRefusal = 'missing_permission' | 'state_not_allowed' | 'second_person_needed' | 'not_independent';

/**
 * May this command be given? The state it leads to, or why not. Whoever asked for an end neither confirms it, nor does an account in their hands; they may
 * take their wish back.
 */
export function decideSurplus(
  actor: Viewer,
  { status, requested_by, by_another }: SurplusFacts,
  command: SurplusCommand,
): SurplusState | Refusal<SurplusRefusal> {
  if (!can(actor, surplusLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(surplusLife, status, command);
  if (isRefusal(next) || command !== 'confirm' || requested_by === null) return next;
  const problem = secondPersonProblem(actor.id, [requested_by], by_another);
  return problem ? refuse(problem) : next;
}

/** The day from which a surplus may be kept. @example keptFrom('2026-11-01', 30) === '2026-12-01' */
export function keptFrom(day: string, days: number): string {
  return addDays(day, days);
}

/** Which field an end still needs: whoever gets it back, or whose shortage it is. */
export function missingField(wanted: {
  readonly surplus_end: SurplusEnd;
  readonly payee_name: string | null;
  readonly staff_id: number | null;
}): 'payee_name' | 'staff_id' | null {
  if (wanted.surplus_end === 'returned' && wanted.payee_name === null) return 'payee_name';
  return wanted.surplus_end === 'shortage' && wanted.staff_id === null ? 'staff_id' : null;
}

/** The branch no longer holds the surplus for somebody: it leaves the till, is income, or takes off what a person owes. Whole kyat. */
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
