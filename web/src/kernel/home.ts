import type { RoleSlug } from '@waybill/domain/rooms/roles/roles.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { findPage, mayOpen, standsAlone, type PageRow, type PageTarget } from './pages.ts';

const dashboard: PageTarget = { name: 'dashboard' };
const labelSearch: PageTarget = { name: 'label', params: { tab: 'search' } };
const carried: PageTarget = { name: 'parcels', params: { tab: 'out' } };

/** Where the roles of the source land after login (N-32), and people of the street: on what they carry. */
const presets: Readonly<Partial<Record<RoleSlug, PageTarget>>> = {
  owner: dashboard,
  manager: dashboard,
  supervisor: dashboard,
  staff: labelSearch,
  'customer-service': labelSearch,
  postman: carried,
  courier: carried,
  'mail-collector': carried,
};
const fallbacks: readonly PageTarget[] = [dashboard, { name: 'officer-dashboard' }];

/**
 * The home page of a person (N-32): the role's preset; else the dashboard, the officers' dashboard, the first page that asks for their first
 * permission, then for their second, and so on; else the unauthorized page. A page that is not there or not permitted is passed over.
 *
 * @example home(viewer, pages) // { name: 'dashboard' }
 */
export function home(viewer: Viewer, pages: readonly PageRow[]): PageTarget {
  const preset = presets[viewer.role as RoleSlug];
  const wanted = [...(preset ? [preset] : []), ...fallbacks].find(({ name }) => {
    const page = findPage(pages, name);
    return page !== undefined && mayOpen(page, viewer);
  });
  if (wanted) return wanted;
  for (const permission of viewer.permissions) {
    const page = pages.find(
      (row) => permissionsOf(row).includes(permission) && standsAlone(row) && mayOpen(row, viewer),
    );
    if (page) return { name: page.name };
  }
  return { name: 'unauthorized' };
}

function permissionsOf({ access }: PageRow): readonly string[] {
  if (typeof access === 'string' || access.permission === undefined) return [];
  return typeof access.permission === 'string' ? [access.permission] : Object.values(access.permission);
}
