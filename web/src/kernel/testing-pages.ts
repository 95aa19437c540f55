import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { PageName, PageRow, ShownPage } from './pages.ts';

/** Returns a page for tests of the table's logic. */
export function aPage(
  name: string,
  path: string,
  more: Partial<Omit<ShownPage, 'name' | 'path' | 'forward'>> = {},
): PageRow {
  return {
    name: name as PageName,
    path,
    title: { en: name, mm: name, zh: name },
    access: { global: true },
    load: async () => () => null,
    ...more,
  };
}

/** Returns a person of a role, with the role's default permissions. */
export function aViewer(role: RoleSlug, more: Partial<Viewer> = {}): Viewer {
  return {
    id: 1,
    role,
    level: roleDefaults[role].level,
    permissions: roleDefaults[role].permissions,
    branchId: 1,
    internationalMail: false,
    ...more,
  };
}
