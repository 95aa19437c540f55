import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type SupportTicketState = 'open' | 'answered' | 'waiting' | 'resolved' | 'closed';
export const supportTicketCommands = ['answer', 'reply', 'hand_on', 'resolve', 'close', 'reopen'] as const;
export type SupportTicketCommand = (typeof supportTicketCommands)[number];

const view: Permission = 'support_ticket.view';
const answers: Permission = 'support_ticket.answer';

/**
 * Life of a support ticket (decisions 11): open until the desk answers, alternating between answered and waiting while both sides write, resolved by the
 * desk, closed by its raiser or after some days.
 */
export const supportTicketLife = lifecycle<SupportTicketState, SupportTicketCommand | 'time_out', Permission>({
  initial: 'open',
  states: {
    open: { tone: 'attention' },
    answered: { tone: 'info' },
    waiting: { tone: 'attention' },
    resolved: { tone: 'success' },
    closed: { tone: 'neutral' },
  },
  commands: {
    answer: { from: ['open', 'answered', 'waiting'], to: 'answered', permission: answers },
    reply: { from: ['open', 'answered', 'waiting'], to: 'waiting', permission: view },
    // The new desk must write next, even if the former one had answered.
    hand_on: { from: ['open', 'answered', 'waiting'], to: 'waiting', permission: answers },
    resolve: { from: ['open', 'answered', 'waiting'], to: 'resolved', permission: answers },
    close: { from: ['open', 'answered', 'waiting', 'resolved'], to: 'closed', permission: view, confirm: true },
    reopen: { from: ['resolved', 'closed'], to: 'waiting', permission: view },
    // Not a user's command: the days for reopening are over.
    time_out: { from: ['resolved'], to: 'closed', permission: view },
  },
});

/** States in which the desk must write next; the due time counts. */
export const waitsForDesk: readonly SupportTicketState[] = [supportTicketLife.at.open, supportTicketLife.at.waiting];
/** Tabs of the list: waiting for the viewer, all open, ended. */
export const ticketTabs = ['mine', 'open', 'ended'] as const;
export type TicketTab = (typeof ticketTabs)[number];
export const endedStates: readonly SupportTicketState[] = [supportTicketLife.at.resolved, supportTicketLife.at.closed];
