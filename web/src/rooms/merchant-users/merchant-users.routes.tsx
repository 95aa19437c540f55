import { shellWords } from '../../shell/shell.words.ts';
import { payeeWords } from './shop-payee.words.ts';
import { teamWords } from './team.words.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';

export const merchantUserPages: PageRow[] = [
  {
    name: 'shop-home',
    path: '/shop',
    title: shellWords.home,
    access: { userType: 'merchant' },
    merchants: true,
    load: async () => (await import('./ShopHomePage.tsx')).ShopHomePage,
  },
  {
    name: 'shop-people',
    path: '/shop/people',
    title: teamWords.title,
    access: { userType: 'merchant', permission: 'merchant_user.view' },
    merchants: true,
    load: async () => (await import('./ShopPeoplePage.tsx')).ShopPeoplePage,
  },
  {
    name: 'shop-payee',
    path: '/shop/payee',
    title: payeeWords.title,
    access: { userType: 'merchant', permission: 'merchant_user.edit' },
    merchants: true,
    load: async () => (await import('./ShopPayeePage.tsx')).ShopPayeePage,
  },
  {
    name: 'merchant-portal.settings',
    path: '/settings/merchant-portal',
    title: { en: 'Merchant portal settings', mm: 'ကုန်သည်စာမျက်နှာ ဆက်တင်', zh: '商户平台设置' },
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./PortalSettingsPage.tsx')).PortalSettingsPage,
  },
];
