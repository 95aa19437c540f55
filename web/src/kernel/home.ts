import type { MerchantRole } from '@waybill/domain/kernel/merchant-roles.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { bareTarget, findPage, mayOpen, standsAlone, type PageRow, type PageTarget } from './pages.ts';

const dashboard: PageTarget = { name: 'dashboard' };
const labelSearch: PageTarget = { name: 'label', params: { tab: 'search' } };
const carried: PageTarget = { name: 'parcels', params: { tab: 'out' } };
const shop: PageTarget = { name: 'shop-home' };
const ownRun: PageTarget = { name: 'run-sheet.mine' };

/** Landing pages after login by role (N-32): those of the source, and for other roles where their day begins, in the order of preference. */
const presets: Readonly<Partial<Record<RoleSlug | MerchantRole, readonly PageTarget[]>>> = {
  owner: [dashboard],
  manager: [dashboard],
  supervisor: [dashboard],
  staff: [labelSearch],
  'customer-service': [labelSearch],
  accountant: [{ name: 'cod-clearance.ready' }, { name: 'cash-desk' }],
  'call-center': [{ name: 'call-list', params: { tab: 'pending' } }],
  postman: [ownRun, carried],
  courier: [ownRun, carried],
  'mail-collector': [{ name: 'pickup-request.mine' }, carried],
  'merchant-owner': [shop],
  'merchant-clerk': [shop],
};
const fallbacks: readonly PageTarget[] = [dashboard, { name: 'officer-dashboard' }];

/**
 * Returns the home page of a person (N-32): the first preset of the role; else the dashboard, the officers' dashboard, the first page that requires their first
 * permission, then their second, and so on; else the unauthorized page. Missing and forbidden pages are skipped.
 *
 * @example home(viewer, pages) // { name: 'dashboard' }
 */
export function home(viewer: Viewer, pages: readonly PageRow[]): PageTarget {
  const wanted = [...(presets[viewer.role as keyof typeof presets] ?? []), ...fallbacks].find(({ name }) => {
    const page = findPage(pages, name);
    return page !== undefined && mayOpen(page, viewer);
  });
  if (wanted) return wanted;
  for (const permission of viewer.permissions) {
    const page = pages
      .filter(standsAlone)
      .find((row) => permissionsOf(row).includes(permission) && mayOpen(row, viewer));
    if (page) return bareTarget(page.name);
  }
  return { name: 'unauthorized' };
}

function permissionsOf({ access }: PageRow): readonly string[] {
  if (typeof access === 'string' || access.permission === undefined) return [];
  return typeof access.permission === 'string' ? [access.permission] : Object.values(access.permission);
}
