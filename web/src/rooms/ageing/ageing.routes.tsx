import { can } from '@waybill/domain/kernel/access.ts';
import type { PageRow } from '../../kernel/pages.ts';

export const ageingPages: PageRow[] = [
  {
    name: 'ageing',
    path: '/ageing/{tab}',
    title: { en: 'Overdue work', mm: 'နောက်ကျနေသော အလုပ်များ', zh: '超时看板' },
    // A check and no permission: it is a board beside the work, and nobody's first page.
    access: { check: (viewer) => can(viewer, 'label.view') || can(viewer, 'cod.view') },
    params: { tab: 'parcels' },
    load: async () => (await import('./AgeingPage.tsx')).AgeingPage,
  },
];
