import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { isProgram } from '../../kernel/key-owners.ts';
import { rank, worksOnTheStreet } from '../../kernel/roles.ts';
import { isProvider } from '../../kernel/user-types.ts';
import {
  endedStates,
  supportTicketLife,
  type SupportTicketCommand,
  type SupportTicketState,
  supportTicketCommands,
} from './support-ticket-states.ts';
import { branchDesk, providerDesk, reopenDays, type TicketDesk } from './ticket-kinds.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a ticket. */
export interface TicketFacts {
  readonly status: SupportTicketState;
  readonly desk: TicketDesk;
  /** Null for a ticket raised by a program. */
  readonly createdBy: number | null;
  /** The viewer covers the branch that raised it, and the one that is asked. */
  readonly coversFrom: boolean;
  readonly coversTo: boolean;
  readonly endedAt: Date | null;
}

export type TicketSide = 'raiser' | 'desk';
export type TicketRefusal = 'missing_permission' | 'state_not_allowed' | 'ticket_other_side' | 'ticket_reopen_late';

/** Returns whether the viewer answers for a desk: the provider's staff for theirs only, head office for its own, staff of the asked branch for theirs. */
function answersFor(viewer: Viewer, { desk, coversTo }: Pick<TicketFacts, 'desk' | 'coversTo'>): boolean {
  if (!can(viewer, 'support_ticket.answer')) return false;
  if (desk === providerDesk || isProvider(viewer)) return desk === providerDesk && isProvider(viewer);
  return desk === branchDesk ? coversTo : viewer.level <= rank.luxury;
}

/**
 * Returns the side that a viewer speaks for. The person who raised a ticket never answers it, whatever they cover; a colleague may write for them. A
 * program sees only tickets of its owner's programs, and no staff member writes for it.
 *
 * @example sideOf(managerWhoRaisedItToTheirOwnBranch, facts) === 'raiser'
 */
export function sideOf(viewer: Viewer, facts: TicketFacts): TicketSide | null {
  if (isProgram(viewer) || (facts.createdBy !== null && facts.createdBy === viewer.id)) return 'raiser';
  if (answersFor(viewer, facts)) return 'desk';
  const ofColleague = facts.createdBy !== null && facts.coversFrom;
  return ofColleague && !worksOnTheStreet(viewer.level) && !isProvider(viewer) ? 'raiser' : null;
}

/** Side that gives each command. */
const sides: Readonly<Record<SupportTicketCommand, TicketSide>> = {
  answer: 'desk',
  hand_on: 'desk',
  resolve: 'desk',
  reply: 'raiser',
  close: 'raiser',
  reopen: 'raiser',
};

/**
 * Returns the next state of a command, or the refusal.
 *
 * @example decideTicket(whoRaisedIt, facts, 'resolve', now) // ticket_other_side
 * Source: decisions 11.
 */
export function decideTicket(
  viewer: Viewer,
  facts: TicketFacts,
  command: SupportTicketCommand,
  now: Date,
): SupportTicketState | Refusal<TicketRefusal> {
  if (!can(viewer, supportTicketLife.commands[command].permission)) return refuse('missing_permission');
  if (sideOf(viewer, facts) !== sides[command]) return refuse('ticket_other_side');
  const next = nextState(supportTicketLife, facts.status, command);
  if (isRefusal(next) || !endedStates.includes(facts.status) || command !== 'reopen') return next;
  const late = facts.endedAt !== null && now.getTime() - facts.endedAt.getTime() > reopenDays * 86_400_000;
  return late ? refuse('ticket_reopen_late', { values: { n: reopenDays } }) : next;
}

/** Returns the commands of the viewer's side, each with the reason when it is blocked. */
export function ticketActions(
  viewer: Viewer,
  facts: TicketFacts,
  now: Date,
): OfferedAction<SupportTicketCommand, TicketRefusal>[] {
  const side = sideOf(viewer, facts);
  return actionsBy(supportTicketLife, facts.status, (command) => decideTicket(viewer, facts, command, now), {
    of: supportTicketCommands.filter((command) => sides[command] === side),
  });
}
