import { expect, test } from 'vitest';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { fetchPages, isMeteredConnection, pagesToPrefetch } from './prefetch-pages.ts';
import type { PageName, PageRow } from './pages.ts';

const title = { en: 'Page', mm: 'စာမျက်နှာ', zh: '页' };
const fetched: string[] = [];
const page = (name: string, access: PageRow['access'], there = true): PageRow => ({
  name: name as PageName,
  path: `/${name}`,
  title,
  access,
  load: async () => {
    fetched.push(name);
    if (!there) throw new Error('the line is down');
    return () => null;
  },
});
const viewer: Viewer = {
  id: 1,
  role: 'staff',
  level: 50,
  permissions: ['label.view'],
  branchId: 1,
  internationalMail: false,
};
const free = { idle: async () => undefined, goesOn: () => true };

test.each([
  [{ saveData: true }],
  [{ effectiveType: 'slow-2g' }],
  [{ effectiveType: '2g' }],
  [{ effectiveType: '3g', type: 'wifi' }],
  [{ effectiveType: '4g', type: 'cellular' }],
])('T-05 nothing is fetched ahead over a line that is slow or paid by what goes over it: %o', (line) =>
  expect(isMeteredConnection(line)).toBe(true),
);

test.each([[{ effectiveType: '4g', type: 'wifi' }], [{ effectiveType: '4g' }], [{ type: 'ethernet' }], [undefined]])(
  'T-05 over any other line it is: %o',
  (line) => expect(isMeteredConnection(line)).toBe(false),
);

test('T-05 only the code of pages that the person may open is fetched ahead', () => {
  const pages = [
    page('labels', { permission: 'label.view' }),
    page('roles', { permission: 'staff.edit' }),
    page('login', 'guest'),
    page('404', 'public'),
  ];
  expect(pagesToPrefetch(pages, viewer).map(({ name }) => name)).toEqual(['labels']);
});

test('T-05 what cannot be had is passed over, and as soon as something else is asked for no more is fetched', async () => {
  const pages = [page('a', { global: true }, false), page('b', { global: true }), page('c', { global: true })];
  await fetchPages(pages, { ...free, goesOn: () => !fetched.includes('b') });
  expect(fetched).toEqual(['a', 'b']);
});
