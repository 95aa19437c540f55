import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows tickets: the list with its counts, a single one, the top bar. */
export const showTickets: readonly Fresh[] = [
  'support_tickets.list',
  'support_tickets.count',
  'support_tickets.detail',
  '/api/supportTicket/ticket-count',
];
/** What shows canned answers. */
export const showCanned: readonly Fresh[] = ['canned_answers.list', 'canned_answers.all', 'canned_answers.detail'];
