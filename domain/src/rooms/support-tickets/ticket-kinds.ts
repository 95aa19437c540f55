/** Types of tickets (K-07). */
export const ticketTypes = ['shipping', 'operation', 'technology'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Who is asked: a branch, head office, or the software provider's desk (user type za). */
export const ticketDesks = ['branch', 'head_office', 'za'] as const;
export type TicketDesk = (typeof ticketDesks)[number];
/** Desk of the branch that the ticket names. */
export const branchDesk: TicketDesk = 'branch';
export const officeDesk: TicketDesk = 'head_office';
export const providerDesk: TicketDesk = 'za';

/** Who raised it: staff, or outside: an agent branch or a program. */
export const ticketSources = ['own', 'partner'] as const;
export type TicketSource = (typeof ticketSources)[number];
/** @example ticketSourceOf({ outside: true }) === 'partner' */
export const ticketSourceOf = ({ outside }: { readonly outside: boolean }): TicketSource =>
  outside ? 'partner' : 'own';

export const ticketPriorities = ['normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Hours for the desk's answer, from the moment it was last written to. */
export const ticketHours: Readonly<Record<TicketType, Readonly<Record<TicketPriority, number>>>> = {
  shipping: { normal: 24, high: 8, urgent: 2 },
  operation: { normal: 48, high: 24, urgent: 8 },
  technology: { normal: 72, high: 24, urgent: 4 },
};

/**
 * Returns when the desk's answer is due.
 *
 * @example ticketDueAt('shipping', 'urgent', new Date('2026-11-01T00:00:00Z')) // two hours later
 */
export function ticketDueAt(type: TicketType, priority: TicketPriority, asked: Date): Date {
  return new Date(asked.getTime() + ticketHours[type][priority] * 3_600_000);
}

/**
 * Returns who answers an overdue ticket: head office instead of the branch. At head office and the provider it stays and becomes urgent.
 *
 * @example escalated('branch', 'normal') // { desk: 'head_office', priority: 'high' }
 */
export function escalated(
  desk: TicketDesk,
  priority: TicketPriority,
): { readonly desk: TicketDesk; readonly priority: TicketPriority } {
  const raised = ticketPriorities[Math.min(ticketPriorities.indexOf(priority) + 1, ticketPriorities.length - 1)];
  return {
    desk: desk === branchDesk ? officeDesk : desk,
    priority: desk === branchDesk ? (raised as TicketPriority) : 'urgent',
  };
}

/** Days in which its raiser may reopen an ended ticket; then it closes automatically. */
export const reopenDays = 7;
