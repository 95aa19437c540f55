import { Headset, LifeBuoy } from 'lucide-react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { inboxKind } from '../../shell/inbox.ts';

const all: PageTarget = { name: 'support-ticket' };

/** Tickets that wait for the person. */
export const supportTicketInbox = inboxKind<number>({
  kind: 'tickets',
  icon: LifeBuoy,
  needs: 'support-ticket',
  all,
  countOf: (count) => count,
  latest: async (count, { signal }) => {
    const query = { tab: 'mine', per_page: Math.max(1, Math.min(count, 5)) } as const;
    const { data } = await call('support_tickets.list', { query, signal, background: true });
    return data.map(({ id, number, subject, last_at }) => ({
      key: String(id),
      title: subject,
      text: [number, formatDateTime(new Date(last_at))].join(' · '),
      target: { name: 'support-ticket.detail', params: { ticketId: id } },
    }));
  },
});

/** Tickets that the provider of the software resolved. */
export const providerTicketInbox = inboxKind<{ readonly from_za: number }>({
  kind: 'provider-tickets',
  icon: Headset,
  needs: 'support-ticket',
  all,
  countOf: ({ from_za }) => from_za,
});
