import { commandsFrom } from '../../kernel/lifecycle.ts';
import type { Viewer } from '../roles/access.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';
import { accountLife, type AccountCommand } from './account-states.ts';
import { decideAccount, type StaffFacts, type StaffRefusal } from './decide-staff.ts';

/**
 * The commands a screen offers for a person, each with the reason when it is blocked. By itself, because the list of people, which decides in the browser, needs
 * the rules and not this.
 */
export function accountActions(actor: Viewer, target: StaffFacts): OfferedAction<AccountCommand, StaffRefusal>[] {
  return commandsFrom(accountLife, target.status).map((command) => {
    const decided = decideAccount(actor, target, command);
    return offered(command, decided, accountLife.commands[command].permission);
  });
}
