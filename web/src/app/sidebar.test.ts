import { expect, test } from 'vitest';
import { roleSlugs, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { mayOpen } from '../kernel/pages.ts';
import { aPage, aViewer } from '../kernel/testing-pages.ts';
import { settingsLinks, visibleSidebar, visibleThumb } from '../shell/visible-sidebar.ts';
import { allPages } from './all-pages.ts';
import { sidebar, thumb } from './sidebar.ts';

const open = [
  aPage('dashboard', '/dashboard'),
  aPage('label', '/label/{tab}'),
  aPage('label-create', '/label/create'),
  aPage('report', '/report/{tab}'),
  aPage('shipping-report.csv-list', '/shipping-report/csv/list'),
  aPage('pickup-request', '/pickup-request'),
  aPage('customer.list', '/customer/list'),
  aPage('call-list', '/call-list/{tab}'),
  aPage('api-integration', '/api-integration'),
];
const staff = aPage('staff', '/staff/{tab}', { access: { permission: 'staff.view' }, params: { tab: 'active' } });
const roles = aPage('role', '/role', { access: { roles: ['super-admin', 'md'] }, settings: 1 });
const pages = [...open, staff, roles];

const labels = 'labels > label-list, new-label';
const csv = 'csv > shipping-report';
const seen = (role: RoleSlug, table = pages) =>
  visibleSidebar(sidebar, aViewer(role), table).map(({ key, submenu }) =>
    submenu ? `${key} > ${submenu.map((link) => link.key).join(', ')}` : key,
  );

test.each([
  ['owner', ['dashboard', labels, 'report', csv, 'staff', 'pickup', 'customer', 'calls', 'api']],
  ['manager', ['dashboard', labels, 'report', csv, 'staff', 'pickup', 'customer', 'calls', 'api']],
  ['supervisor', ['dashboard', labels, 'report', csv, 'pickup', 'calls', 'api']],
  ['staff', [labels, 'report', csv, 'pickup', 'calls', 'api']],
  ['customer-service', [labels, csv, 'pickup', 'calls', 'api']],
  ['super-admin', ['dashboard', labels, 'report', csv, 'staff', 'pickup', 'customer', 'calls', 'api']],
  ['md', ['dashboard', labels, 'report', csv, 'staff', 'pickup', 'customer', 'calls', 'api']],
  ['admin', ['dashboard', labels, 'report', csv, 'staff', 'pickup', 'customer', 'calls', 'api']],
  ['accountant', ['dashboard', labels, 'report', csv, 'pickup', 'customer', 'calls', 'api']],
  ['it-support-hq', ['dashboard', labels, 'report', csv, 'staff', 'pickup', 'customer', 'calls', 'api']],
  ['postman', ['dashboard', labels, 'report', csv, 'pickup', 'customer', 'calls', 'api']],
] as const)('A-05 the sidebar of %s', (role, entries) => {
  expect(seen(role)).toEqual(entries);
});

/** Section 6 of the source, for the roles that it names, entry by entry in sidebar order. */
const sourceTable: readonly (readonly [string, readonly RoleSlug[]])[] = [
  ['dashboard', ['owner', 'manager', 'supervisor']],
  ['labels', ['owner', 'manager', 'supervisor', 'staff', 'customer-service']],
  ['report', ['owner', 'manager', 'supervisor', 'staff']],
  ['csv', ['owner', 'manager', 'supervisor', 'staff', 'customer-service']],
  ['staff', ['owner', 'manager']],
  ['pickup', ['owner', 'manager', 'supervisor', 'staff', 'customer-service']],
  ['customer', ['owner', 'manager']],
  ['calls', ['owner', 'manager', 'supervisor', 'staff', 'customer-service']],
  ['api', ['owner', 'manager', 'supervisor', 'staff', 'customer-service']],
];

test.each(['owner', 'manager', 'supervisor', 'staff', 'customer-service'] as const)(
  'A-05 L-02 with the pages that are there %s sees the entries of the source that this role has, in their order',
  (role) => {
    const built = sidebar.filter(({ target, submenu }) =>
      [target, ...(submenu ?? []).map((link) => link.target)].some((to) =>
        allPages.some((page) => page.name === to?.name),
      ),
    );
    const entries = sourceTable.filter(
      ([key, roleList]) => roleList.includes(role) && built.some((entry) => entry.key === key),
    );
    const shown = visibleSidebar(sidebar, aViewer(role), allPages).map(({ key }) => key);
    expect(shown.slice(0, entries.length)).toEqual(entries.map(([key]) => key));
    expect(shown.slice(entries.length).filter((key) => sourceTable.some(([other]) => other === key))).toEqual([]);
  },
);

test('L-02 no role is without an entry, and none is led to a page that it may not open', () => {
  for (const role of roleSlugs) {
    const viewer = aViewer(role);
    const entries = visibleSidebar(sidebar, viewer, allPages);
    const targets = [
      ...entries.flatMap(({ target, submenu = [] }) => [
        ...(target ? [target] : []),
        ...submenu.map((link) => link.target),
      ]),
      ...settingsLinks(viewer, allPages).map(({ target }) => target),
      ...visibleThumb(thumb, sidebar, viewer, allPages).map(({ target }) => target),
    ];
    expect([role, entries.length > 0]).toEqual([role, true]);
    const closed = targets.filter(({ name }) => {
      const page = allPages.find((row) => row.name === name);
      return page === undefined || !mayOpen(page, viewer);
    });
    expect([role, closed]).toEqual([role, []]);
  }
});

test('A-05 an entry is hidden when its route is not permitted, whatever the role table says', () => {
  const closed = pages.map((page) =>
    page.name === 'dashboard' ? { ...page, access: { permission: 'branch.edit' } as const } : page,
  );
  expect(seen('owner', closed)[0]).toBe(labels);
  expect(seen('super-admin', closed)[0]).toBe('dashboard');
});

test('L-02 a page that does not exist is not shown, and a submenu without pages neither', () => {
  expect(seen('owner', [staff])).toEqual(['staff']);
  expect(seen('owner', [aPage('label-create', '/label/create')])).toEqual(['labels > new-label']);
});

test('A-02 the settings entry holds the pages of settings that the person may open', () => {
  expect(settingsLinks(aViewer('md'), pages).map(({ key }) => key)).toEqual(['role']);
  expect(settingsLinks(aViewer('owner'), pages)).toEqual([]);
});

test('L-02 N-14 whoever works on the street is led to the parcels they carry, everybody else to what is to be accepted', () => {
  const led = (role: RoleSlug) =>
    visibleSidebar(sidebar, aViewer(role), [aPage('parcels', '/parcels/{tab}')])[0]?.submenu?.[0]?.target.params;
  expect([led('courier'), led('staff')]).toEqual([{ tab: 'out' }, { tab: 'accept' }]);
});

const phonePages = [
  ...pages,
  aPage('parcels', '/parcels/{tab}', { access: { permission: 'label.scan' } }),
  aPage('ledger.accounts', '/ledger/accounts', { access: { permission: 'ledger.view' } }),
];
const underThumb = (role: RoleSlug) => visibleThumb(thumb, sidebar, aViewer(role), phonePages).map(({ key }) => key);

test('L-01 whoever scans has scanning, labels, a new label and parcels under the thumb, on the street with what is to be delivered', () => {
  for (const role of ['supervisor', 'staff', 'postman'] as const)
    expect(underThumb(role)).toEqual(['scan', 'labels', 'new-label', 'parcels']);
  expect(visibleThumb(thumb, sidebar, aViewer('postman'), phonePages)[0]?.target).toEqual({
    name: 'parcels',
    params: { tab: 'out' },
    search: { scan: '1' },
  });
});

test('L-01 who may not scan has the next of their own sidebar in its place, and nothing twice', () => {
  expect(underThumb('accountant')).toEqual(['labels', 'new-label', 'dashboard', 'report']);
});
