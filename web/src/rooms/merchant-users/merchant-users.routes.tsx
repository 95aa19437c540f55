import { teamWords } from './team.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

export const merchantUserPages: PageRow[] = [
  {
    name: 'shop-people',
    path: '/shop/people',
    title: teamWords.title,
    access: { userType: 'merchant', permission: 'merchant_user.view' },
    merchants: true,
    load: async () => (await import('./ShopPeoplePage.tsx')).ShopPeoplePage,
  },
];
