import { expect, test } from 'vitest';
import { recordVisit, shownTrail, trailOf, type Visit } from './trail.ts';
import { aPage } from './testing-pages.ts';
import type { PageName } from './pages.ts';

const pages = [
  aPage('staff', '/staff/{tab}', { params: { tab: 'active' } }),
  aPage('staff.edit', '/edit-staff/{staffID}', { trail: 'staff' }),
  aPage('customer.detail', '/customer/{customerId}', { trail: 'customer.list' }),
  aPage('customer.list', '/customer/list'),
  aPage('customer.labels', '/customer/{customerId}/labels', { trail: 'customer.detail' }),
  aPage('unauthorized', '/unauthorized', { access: 'public' }),
  ...['label', 'parcel', 'cod', 'report', 'call'].map((name) => aPage(name, `/${name}`)),
];
const hour = 3_600_000;

function walk(...visits: (Omit<Partial<Visit>, 'name'> & { name: string; href: string })[]): Visit[] {
  return visits.reduce<Visit[]>(
    (history, visit, minute) =>
      recordVisit(history, { at: minute * 60_000, start: false, ...visit, name: visit.name as PageName }),
    [],
  );
}
const page = (name: string) => ({ name: name as PageName, href: `/${name}` });

test('L-05 the trail is the visited pages, the last one unlinked', () => {
  expect(trailOf(walk(page('label'), page('parcel'), page('cod')), pages)).toEqual([
    { name: 'label', href: '/label' },
    { name: 'parcel', href: '/parcel' },
    { name: 'cod', href: null },
  ]);
});

test('L-05 coming back to a page cuts the trail there', () => {
  expect(trailOf(walk(page('label'), page('parcel'), page('cod'), page('parcel')), pages)).toEqual([
    { name: 'label', href: '/label' },
    { name: 'parcel', href: null },
  ]);
});

test('L-05 a page opened from the menu begins a trail', () => {
  expect(trailOf(walk(page('label'), page('parcel'), { ...page('report'), start: true }, page('cod')), pages)).toEqual([
    { name: 'report', href: '/report' },
    { name: 'cod', href: null },
  ]);
});

test('L-05 pages of the same record are one step of the trail, and the one that is open stands for it', () => {
  const record = (name: string) => ({ name, href: `/${name}/7`, label: 'EX000000007XM' });
  expect(trailOf(walk(page('label'), record('parcel'), record('cod'), record('report')), pages)).toEqual([
    { name: 'label', href: '/label' },
    { name: 'report', href: null, label: 'EX000000007XM' },
  ]);
});

test('L-05 pages of one title are one step of the trail, whatever the routes are called', () => {
  const twins = [...pages, aPage('label.again', '/label-again'), aPage('label.third', '/label-third')].map((one) =>
    one.name.startsWith('label') ? { ...one, title: { en: 'Labels', mm: 'လေဘယ်များ', zh: '运单' } } : one,
  );
  expect(trailOf(walk(page('label'), page('label.again'), page('label.third'), page('cod')), twins)).toEqual([
    { name: 'label.third', href: '/label.third' },
    { name: 'cod', href: null },
  ]);
});

test('L-05 a trail keeps its last four pages', () => {
  const trail = trailOf(walk(page('label'), page('parcel'), page('cod'), page('report'), page('call')), pages);
  expect(trail.map(({ name }) => name)).toEqual(['parcel', 'cod', 'report', 'call']);
});

test('L-05 a refused page is no step of the trail', () => {
  expect(trailOf(walk(page('label'), page('unauthorized'), page('cod')), pages)).toEqual([
    { name: 'label', href: '/label' },
    { name: 'cod', href: null },
  ]);
  expect(trailOf(walk(page('label'), page('unauthorized')), pages).map(({ name }) => name)).toEqual([
    'label',
    'unauthorized',
  ]);
});

test('L-05 another tab or filter of a page is the same step of the trail', () => {
  expect(
    trailOf(
      walk(
        page('label'),
        { name: 'staff', href: '/staff/active' },
        { name: 'staff', href: '/staff/ban?page=2' },
        page('cod'),
      ),
      pages,
    )[1],
  ).toEqual({ name: 'staff', href: '/staff/ban?page=2' });
});

test('L-05 a preset trail leads to the list as it was last seen', () => {
  const here = { name: 'staff.edit', href: '/edit-staff/7', params: { staffID: '7' } };
  expect(trailOf(walk(here), pages)).toEqual([
    { name: 'staff', href: '/staff/active' },
    { name: 'staff.edit', href: null },
  ]);
  expect(trailOf(walk({ name: 'staff', href: '/staff/ban?page=2' }, page('report'), here), pages)).toEqual([
    { name: 'staff', href: '/staff/ban?page=2' },
    { name: 'staff.edit', href: null },
  ]);
});

test('L-05 a preset trail through a record leads to the record that is open, not to one seen before', () => {
  const trail = trailOf(
    walk(
      { name: 'customer.detail', href: '/customer/1', params: { customerId: '1' }, label: 'Shwe Shop' },
      { name: 'customer.labels', href: '/customer/2/labels', params: { customerId: '2' } },
    ),
    pages,
  );
  expect(trail).toEqual([
    { name: 'customer.list', href: '/customer/list' },
    { name: 'customer.detail', href: '/customer/2' },
    { name: 'customer.labels', href: null },
  ]);
});

test('L-05 the line has a record’s place and nothing else; pages visited before it are behind the button, the latest first', () => {
  const shown = shownTrail(
    walk(
      page('label'),
      page('cod'),
      { name: 'customer.list', href: '/customer/list' },
      {
        name: 'customer.detail',
        href: '/customer/1',
        params: { customerId: '1' },
        label: 'Shwe Shop',
      },
    ),
    pages,
  );
  expect([shown.line, shown.earlier].map((crumbs) => crumbs.map(({ name }) => name))).toEqual([
    ['customer.list', 'customer.detail'],
    ['cod', 'label'],
  ]);
});

test('L-05 a page without a place shows the last steps of the trail in line, and the earlier ones behind the button', () => {
  const shown = shownTrail(walk(page('label'), page('parcel'), page('cod'), page('report'), page('call')), pages);
  expect([shown.line, shown.earlier].map((crumbs) => crumbs.map(({ name }) => name))).toEqual([
    ['cod', 'report', 'call'],
    ['parcel', 'label'],
  ]);
});

test('L-05 a page is called what it calls itself', () => {
  expect(
    trailOf(
      walk({ name: 'customer.detail', href: '/customer/1', params: { customerId: '1' }, label: 'Shwe Shop' }),
      pages,
    ).at(-1),
  ).toEqual({ name: 'customer.detail', href: null, label: 'Shwe Shop' });
});

test('N-33 route history is forgotten after three hours', () => {
  const history = walk(page('label'), page('parcel'));
  expect(recordVisit(history, { ...page('cod'), at: 3 * hour, start: false }).map(({ name }) => name)).toEqual([
    'parcel',
    'cod',
  ]);
});

test('N-33 opening the same address again records one visit', () => {
  expect(walk(page('label'), page('label'))).toHaveLength(1);
});
