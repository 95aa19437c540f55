import { providerType } from '@waybill/domain/rooms/roles/user-types.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { supportTicketMessages } from './support-tickets.messages.ts';

const access = { permission: 'support_ticket.view' } as const;
const settings = { permission: 'support_ticket.settings' } as const;

export const supportTicketPages: PageRow[] = [
  {
    name: 'support-ticket.create',
    path: '/support-ticket/create',
    title: supportTicketMessages.create,
    // The provider's people answer tickets and raise none.
    access: { ...access, check: ({ userType }) => userType !== providerType },
    trail: 'support-ticket',
    load: async () => (await import('./NewTicketPage.tsx')).NewTicketPage,
  },
  {
    name: 'support-ticket.detail',
    path: '/support-ticket/detail/{ticketId}',
    title: supportTicketMessages.list,
    access,
    trail: 'support-ticket',
    load: async () => (await import('./TicketPage.tsx')).TicketPage,
  },
  {
    name: 'canned-answers',
    path: '/support-ticket/canned',
    title: supportTicketMessages.canned,
    access: settings,
    trail: 'support-ticket',
    load: async () => (await import('./CannedAnswerListPage.tsx')).CannedAnswerListPage,
  },
  {
    name: 'canned-answers.new',
    path: '/support-ticket/canned/new',
    title: supportTicketMessages.canned,
    access: settings,
    trail: 'canned-answers',
    load: async () => (await import('./CannedAnswerForms.tsx')).NewCannedAnswerPage,
  },
  {
    name: 'canned-answers.edit',
    path: '/support-ticket/canned/{cannedId}',
    title: supportTicketMessages.canned,
    access: settings,
    trail: 'canned-answers',
    load: async () => (await import('./CannedAnswerForms.tsx')).EditCannedAnswerPage,
  },
  {
    name: 'support-ticket',
    path: '/support-ticket/{tab}',
    title: supportTicketMessages.list,
    access,
    params: { tab: 'mine' },
    load: async () => (await import('./TicketListPage.tsx')).TicketListPage,
  },
];
