import { expect, test } from 'vitest';
import { say } from '@waybill/domain/kernel/words.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { roleSlugs, worksOnTheStreet, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { fillPageTable } from '../kernel/page-table.ts';
import { findPage, mayOpen, standsAlone, type PageName } from '../kernel/pages.ts';
import { aPage, aViewer } from '../kernel/testing-pages.ts';
import { settingsGroups } from '../rooms/settings/settings-groups.ts';
import { entriesOf, firstGroup, isGroup, menuOf, placeOf, visibleThumb } from '../shell/menu-map.ts';
import { allPages } from './all-pages.ts';
import { merchantMenu } from './merchant-sidebar.ts';
import { menuMap, thumb } from './sidebar.ts';

fillPageTable({ first: allPages, all: async () => allPages });

const open = [
  aPage('dashboard', '/dashboard'),
  aPage('label', '/label/{tab}'),
  aPage('label-create', '/label/create'),
  aPage('report', '/report/{tab}'),
  aPage('shipping-report.csv-list', '/shipping-report/csv/list'),
  aPage('pickup-request', '/pickup-request'),
  aPage('pickup-request.mine', '/pickup-request/mine'),
  aPage('customer.list', '/customer/list'),
  aPage('call-list', '/call-list/{tab}'),
  aPage('api-integration', '/api-integration'),
];
const staff = aPage('staff', '/staff/{tab}', { access: { permission: 'staff.view' }, params: { tab: 'active' } });
const pages = [...open, staff];

const labels = 'labels > label-list, new-label';
const csv = 'csv > shipping-report';
const seen = (role: RoleSlug, table = pages) =>
  menuOf(menuMap, aViewer(role), table).map(({ item }) =>
    isGroup(item) ? `${item.key} > ${item.entries.map(({ key }) => key).join(', ')}` : item.key,
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
    const entries = sourceTable.filter(([, roleList]) => roleList.includes(role)).map(([key]) => key);
    const shown = menuOf(menuMap, aViewer(role), allPages);
    expect(shown.slice(0, entries.length).map(({ item }) => item.key)).toEqual(entries);
    expect(shown.filter(({ part }) => part === 'source').length).toBe(entries.length);
  },
);

test('L-02 no role is without an entry, and none is led to a page that it may not open', () => {
  for (const role of roleSlugs) {
    const viewer = aViewer(role);
    const entries = entriesOf(menuOf(menuMap, viewer, allPages));
    const targets = [
      ...entries.flatMap(({ tabs }) => tabs.map(({ target }) => target)),
      ...visibleThumb(thumb, menuMap, viewer, allPages).map(({ target }) => target),
    ];
    expect([role, entries.length > 0]).toEqual([role, true]);
    const closed = targets.filter(({ name }) => {
      const page = findPage(allPages, name);
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

test('L-02 a page that does not exist is not shown, and a group without pages neither', () => {
  expect(seen('owner', [staff])).toEqual(['staff']);
  expect(seen('owner', [aPage('label-create', '/label/create')])).toEqual(['labels > new-label']);
});

const everybody = [...roleSlugs].map((role) => ({ role, viewer: aViewer(role, { internationalMail: true }) }));

test('L-02 no heading has more than seven entries, and a person sees at most seventeen lines while all groups are folded', () => {
  for (const { role, viewer } of everybody) {
    const menu = menuOf(menuMap, viewer, allPages);
    expect([role, menu.length <= 17]).toEqual([role, true]);
    const long = menu.filter(({ item }) => isGroup(item) && item.entries.length > 7).map(({ item }) => item.key);
    expect([role, long]).toEqual([role, []]);
  }
});

test('L-02 nothing is reachable by two names: an entry of one page has its title, and no two lines have the same name', () => {
  for (const { role, viewer } of everybody) {
    const menu = menuOf(menuMap, viewer, allPages);
    const entries = entriesOf(menu);
    for (const locale of locales) {
      const names = [
        ...entries.map(({ word }) => say(word, locale)),
        ...menu.flatMap(({ item }) => (isGroup(item) ? [say(item.word, locale)] : [])),
      ];
      expect([role, locale, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([role, locale, []]);
    }
    const misnamed = entries.filter(
      ({ named, word, tabs: [first, ...more] }) =>
        (named === undefined || (named === 'office' && worksOnTheStreet(viewer.level))) &&
        more.length === 0 &&
        first?.word === undefined &&
        findPage(allPages, first?.target.name ?? '')?.title.en !== word.en,
    );
    expect([role, misnamed.map(({ key }) => key)]).toEqual([role, []]);
  }
});

/** Opened by a button of the page above it, or, for announcements and the account, by the top bar. */
const reachedOtherwise: readonly PageName[] = ['announcement.list', 'account', 'account.password', 'index'];

test('L-02 every page that needs no record is on the map once, is a card of the settings once, or is opened by the page above it', () => {
  const tabs = entriesOf([
    ...[menuMap, merchantMenu]
      .flatMap(({ source, jobs, bottom }) => [...source, ...jobs, ...bottom])
      .map((item) => ({ part: 'jobs' as const, item })),
  ]).flatMap((entry) => entry.tabs.map(({ target }) => target.name));
  const cards: readonly string[] = settingsGroups.flatMap((group) => group.cards.map(({ page }) => page));
  const placeless = allPages.filter(
    (page) =>
      standsAlone(page) &&
      page.load !== undefined &&
      page.access !== 'guest' &&
      page.access !== 'public' &&
      !tabs.includes(page.name) &&
      !cards.includes(page.name) &&
      !reachedOtherwise.includes(page.name) &&
      (page.trail === undefined || page.trail === 'settings'),
  );
  expect(placeless.map(({ name }) => name)).toEqual([]);
  expect(cards.filter((name, at) => cards.indexOf(name) !== at || (tabs as readonly string[]).includes(name))).toEqual(
    [],
  );
  const settings = allPages.filter((page) => page.trail === 'settings' && standsAlone(page)).map(({ name }) => name);
  expect(settings.filter((name) => !cards.includes(name))).toEqual([]);
});

test('L-02 the first day opens the group of the person’s job', () => {
  const first = (role: RoleSlug) => firstGroup(menuMap, menuOf(menuMap, aViewer(role), allPages), aViewer(role));
  expect([first('staff'), first('warehouse-manager'), first('accountant'), first('call-center')]).toEqual([
    'warehouse',
    'warehouse',
    'money',
    'help',
  ]);
});

const at = (role: RoleSlug, name: string, params: Readonly<Record<string, string>> = {}, last?: string) => {
  const menu = menuOf(menuMap, aViewer(role), allPages);
  const place = placeOf(menu, allPages, {
    page: findPage(allPages, name),
    params,
    ...(last === undefined ? {} : { last }),
  });
  return place && [place.entry.key, place.entry.tabs[place.at]?.target.name, place.itself];
};

test('L-02 the menu shows where one is, also on a record’s page; a page with a place of its own marks no other', () => {
  expect(at('owner', 'staff')).toEqual(['staff', 'staff', true]);
  expect(at('owner', 'edit-staff', { staffID: '7' })).toEqual(['staff', 'staff', false]);
  expect(at('owner', 'credit.collection', { collectionID: '7' })).toEqual(['credit', 'credit.collections', false]);
  expect(at('staff', 'exception-scans')).toEqual(['problems', 'exception-scans', true]);
  expect(at('owner', 'account')).toBe(undefined);
});

test('L-02 late parcels and late COD are two places, and differences are shown where the person came from', () => {
  expect(at('owner', 'ageing', { tab: 'parcels' })).toEqual(['problems', 'ageing', true]);
  expect(at('owner', 'ageing', { tab: 'cod' })).toEqual(['late-cod', 'ageing', true]);
  expect(at('staff', 'mailbag-cases')).toEqual(['send', 'mailbag-cases', true]);
  expect(at('staff', 'mailbag-cases', {}, 'problems')).toEqual(['problems', 'mailbag-cases', true]);
});

const thumbOf = (role: RoleSlug) => visibleThumb(thumb, menuMap, aViewer(role), allPages);
const underThumb = (role: RoleSlug) => thumbOf(role).map(({ key }) => key);

test('L-01 under the thumb an office has scanning, labels, a new label and parcels, a courier the run, pickups, scanning and cash', () => {
  for (const role of ['supervisor', 'staff'] as const)
    expect(underThumb(role)).toEqual(['scan', 'labels', 'new-label', 'parcels']);
  for (const role of ['postman', 'courier'] as const) {
    expect(underThumb(role)).toEqual(['run', 'pickup', 'scan', 'cash']);
    expect(thumbOf(role)[2]?.target).toEqual({ name: 'parcels', params: { tab: 'out' }, search: { scan: '1' } });
  }
});

test('L-01 who may not scan has the next of their own menu in its place, and nothing twice', () => {
  expect(underThumb('accountant')).toEqual(['labels', 'parcels', 'report', 'csv']);
});
