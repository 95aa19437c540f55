import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    roles: 'can' | 'role';
  }
}

/** By slug, so that nobody can take it from them. */
const access = { roles: matrixRoles };

export const rolePages: PageRow[] = [
  {
    name: 'roles',
    path: '/settings/roles',
    title: { en: 'Roles and permissions', mm: 'ရာထူးနှင့် ခွင့်ပြုချက်များ', zh: '角色与权限' },
    access,
    wide: 'alone',
    trail: 'settings',
    load: async () => (await import('./RolesPage.tsx')).RolesPage,
  },
  {
    name: 'roles.edit',
    path: '/settings/roles/{slug}',
    title: { en: 'Edit role', mm: 'ရာထူး ပြင်ဆင်ရန်', zh: '编辑角色' },
    access,
    trail: 'roles',
    load: async () => (await import('./RolePage.tsx')).RolePage,
  },
];
