import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { roleMessages } from './roles.messages.ts';

/** By slug, so that nobody can take it from them. */
const access = { roles: matrixRoles };

export const rolePages: PageRow[] = [
  {
    name: 'roles',
    path: '/settings/roles',
    title: roleMessages.matrix,
    access,
    wide: true,
    settings: 6,
    trail: 'settings',
    load: async () => (await import('./RolesPage.tsx')).RolesPage,
  },
  {
    name: 'roles.edit',
    path: '/settings/roles/{slug}',
    title: roleMessages.edit,
    access,
    trail: 'roles',
    load: async () => (await import('./RolePage.tsx')).RolePage,
  },
];
