import { providerType } from '@waybill/domain/kernel/user-types.ts';
import type { PageRow } from '../../kernel/pages.ts';
import {
  supportTicketWords,
  cannedAnswerWords,
} from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'support-ticket.create': 'parcel' | 'clearance' | 'customer';
  }
}

/** Several pages have this title. */
const cannedTitle = cannedAnswerWords.list;

/** Several pages have this title. */
const listTitle = supportTicketWords.list;

const access = { permission: 'support_ticket.view' } as const;
const settings = { permission: 'support_ticket.settings' } as const;

export const supportTicketPages: PageRow[] = [
  {
    name: 'support-ticket.create',
    path: '/support-ticket/create',
    title: { en: 'New ticket', mm: 'တောင်းခံချက်အသစ်', zh: '新建工单' },
    // The provider's people answer tickets and raise none.
    access: { ...access, check: ({ userType }) => userType !== providerType },
    merchants: true,
    trail: 'support-ticket',
    load: async () => (await import('./NewTicketPage.tsx')).NewTicketPage,
  },
  {
    name: 'support-ticket.detail',
    path: '/support-ticket/detail/{ticketId}',
    title: listTitle,
    access,
    merchants: true,
    trail: 'support-ticket',
    load: async () => (await import('./TicketPage.tsx')).TicketPage,
  },
  {
    name: 'canned-answers',
    path: '/support-ticket/canned',
    title: cannedTitle,
    access: settings,
    trail: 'support-ticket',
    load: async () => (await import('./CannedAnswerListPage.tsx')).CannedAnswerListPage,
  },
  {
    name: 'canned-answers.new',
    path: '/support-ticket/canned/new',
    title: cannedTitle,
    access: settings,
    trail: 'canned-answers',
    load: async () => (await import('./CannedAnswerForms.tsx')).NewCannedAnswerPage,
  },
  {
    name: 'canned-answers.edit',
    path: '/support-ticket/canned/{cannedId}',
    title: cannedTitle,
    access: settings,
    trail: 'canned-answers',
    load: async () => (await import('./CannedAnswerForms.tsx')).EditCannedAnswerPage,
  },
  {
    name: 'support-ticket',
    path: '/support-ticket/{tab}',
    title: listTitle,
    access,
    merchants: true,
    params: { tab: 'mine' },
    load: async () => (await import('./TicketListPage.tsx')).TicketListPage,
  },
];
