import { can } from '@waybill/domain/rooms/roles/access.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { ageingMessages } from './ageing.messages.ts';

export const ageingPages: PageRow[] = [
  {
    name: 'ageing',
    path: '/ageing/{tab}',
    title: ageingMessages.board,
    // A check and no permission: it is a board beside the work, and nobody's first page.
    access: { check: (viewer) => can(viewer, 'label.view') || can(viewer, 'cod.view') },
    params: { tab: 'parcels' },
    load: async () => (await import('./AgeingPage.tsx')).AgeingPage,
  },
];
