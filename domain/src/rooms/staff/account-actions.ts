import { commandsFrom } from '../../kernel/lifecycle.ts';
import type { Viewer } from '../../kernel/access.ts';
import { offered, type OfferedAction } from '../../kernel/who-may.ts';
import { accountLife, type AccountCommand } from './account-states.ts';
import { decideAccount, type StaffFacts, type StaffRefusal } from './decide-staff.ts';

/**
 * Returns the commands a screen offers for a person, each with the reason when it is blocked. In its own file, because the staff list in the browser
 * needs only the rules.
 */
export function accountActions(actor: Viewer, target: StaffFacts): OfferedAction<AccountCommand, StaffRefusal>[] {
  return commandsFrom(accountLife, target.status).map((command) => {
    const decided = decideAccount(actor, target, command);
    return offered(command, decided, accountLife.commands[command].permission);
  });
}
