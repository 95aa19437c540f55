import type { PageRow } from '../../kernel/pages.ts';
import { emoMessages } from './emos.messages.ts';

const access = { permission: 'emo.view' } as const;

export const emoPages: PageRow[] = [
  {
    name: 'emo.new',
    path: '/emo/new',
    title: emoMessages.create,
    access: { permission: 'emo.work', needsBranch: true },
    trail: 'emo',
    load: async () => (await import('./NewEmoPage.tsx')).NewEmoPage,
  },
  {
    name: 'emo.detail',
    path: '/emo/detail/{emoId}',
    title: emoMessages.one,
    access,
    trail: 'emo',
    load: async () => (await import('./EmoPage.tsx')).EmoPage,
  },
  {
    name: 'emo.slip',
    path: '/emo/slip/{emoId}',
    title: emoMessages.slip,
    access,
    trail: 'emo',
    load: async () => (await import('./EmoPapers.tsx')).EmoSlipPage,
  },
  {
    name: 'emo.receipt',
    path: '/emo/receipt/{emoId}',
    title: emoMessages.receipt,
    access,
    trail: 'emo',
    load: async () => (await import('./EmoPapers.tsx')).EmoReceiptPage,
  },
  {
    name: 'emo.terms',
    path: '/settings/emo',
    title: emoMessages.terms,
    access: { permission: 'tariff.edit' },
    trail: 'settings',
    load: async () => (await import('./EmoTermsPage.tsx')).EmoTermsPage,
  },
  {
    name: 'emo',
    path: '/emo/{tab}',
    title: emoMessages.list,
    access,
    params: { tab: 'pending' },
    load: async () => (await import('./EmoListPage.tsx')).EmoListPage,
  },
];
