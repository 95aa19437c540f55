import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { shellWords } from '../../shell/shell.words.ts';

export const sessionsPages: PageRow[] = [
  {
    name: 'account',
    path: '/account',
    title: shellWords.account,
    access: { global: true },
    merchants: true,
    load: async () => (await import('./AccountPage.tsx')).AccountPage,
  },
  {
    name: 'account.password',
    path: '/account/password',
    title: { en: 'Choose a new password', mm: 'စကားဝှက်အသစ် သတ်မှတ်ရန်', zh: '设置新密码' },
    access: { global: true },
    merchants: true,
    trail: 'account',
    load: async () => (await import('./ChoosePasswordPage.tsx')).ChoosePasswordPage,
  },
  {
    name: 'second-step',
    path: '/settings/second-step',
    title: { en: 'Required second step', mm: 'မဖြစ်မနေ ဒုတိယအဆင့်', zh: '第二步验证要求' },
    // By slug, like the permissions of roles, so that nobody can take it from them.
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./FactorRolesPage.tsx')).FactorRolesPage,
  },
];
