import type { Viewer } from '../../kernel/access.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';
import { accountLife, type AccountCommand } from './account-states.ts';
import { decideAccount, type StaffFacts, type StaffRefusal } from './decide-staff.ts';

/**
 * Returns the commands a screen offers for a person, each with the reason when it is blocked. In its own file, because the staff list in the browser
 * needs only the rules.
 */
export function accountActions(actor: Viewer, target: StaffFacts): OfferedAction<AccountCommand, StaffRefusal>[] {
  return actionsBy(accountLife, target.status, (command) => decideAccount(actor, target, command));
}
