import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedCall, cachedGet, cachedLists, onListsChanged, refreshLists, watchReturn } from './lists.ts';
import type { PageName } from './pages.ts';
import { openLine } from './testing-line.ts';
import { deviceVault } from './vault.ts';
import { forgetVisits, restoreVisits, visit, visitsStore } from './visits.ts';

const began = Date.UTC(2026, 10, 21, 5, 30);
const hour = 3_600_000;
const day = 24 * hour;
const after = (time: number) => vi.setSystemTime(began + time);
let cacheKey = 'one';
const openServer = () =>
  openLine(({ url }) => Response.json(url.endsWith('cache_config') ? { key: cacheKey } : { data: [url] }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  cacheKey = 'one';
  await cachedLists.forget();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['main', '/api/town', 30 * day],
  ['branch', '/api/branch/all', day],
] as const)('K-09 a list of the %s cache is kept for its time and no longer', async (kind, path, lifetime) => {
  const line = openServer();
  const requests = () => line.sent().filter((address) => address === `GET ${path}`).length;
  await cachedGet(path, undefined, kind);
  after(lifetime - 1);
  await cachedGet(path, undefined, kind);
  expect(requests()).toBe(1);
  after(lifetime);
  await cachedGet(path, undefined, kind);
  expect(requests()).toBe(2);
});

test('C-03 a cached call is kept under its address in the contract', async () => {
  const line = openServer();
  await Promise.all([cachedCall('branches.all', {}, 'branch'), cachedGet('/api/branch/all')]);
  await cachedCall('places.children', { id: 7 });
  expect(line.sent().filter((address) => !address.endsWith('cache_config'))).toEqual([
    'GET /api/branch/all',
    'GET /api/location/7/children',
  ]);
});

test('C-03 the cached GET shares what is under way, is kept by address and parameters, and is asked for again under another cache key', async () => {
  const line = openServer();
  const towns = () => line.sent().filter((address) => address.includes('/api/town'));
  await Promise.all([cachedGet('/api/town'), cachedGet('/api/town'), cachedGet('/api/town', { region: 1 })]);
  await Promise.all([cachedGet('/api/town'), cachedGet('/api/town', { region: 1 })]);
  expect(towns().toSorted()).toEqual(['GET /api/town', 'GET /api/town?region=1']);
  let changed = 0;
  const end = onListsChanged(() => {
    changed += 1;
  });
  await refreshLists();
  await cachedGet('/api/town');
  expect([towns().length, changed]).toEqual([2, 0]);
  cacheKey = 'two';
  await refreshLists();
  await cachedGet('/api/town');
  expect([towns().length, changed]).toEqual([3, 1]);
  end();
});

test('K-09 coming back to the window asks for the cache key once in six hours', async () => {
  const line = openServer();
  vi.stubGlobal('window', new EventTarget());
  await deviceVault.drop('window');
  const end = watchReturn();
  const back = (time: number) => {
    after(time);
    window.dispatchEvent(new Event('focus'));
  };
  const requests = (times: number) =>
    vi.waitFor(() => expect(line.sent()).toEqual(Array.from({ length: times }, () => 'GET /api/cache_config')));
  back(0);
  await requests(1);
  back(6 * hour - 1);
  // The vault handles requests in order, so the return has been processed by now.
  expect(await deviceVault.get('window')).toBe(true);
  back(6 * hour);
  await requests(2);
  end();
  await deviceVault.drop('window');
});

test('K-09 the visited pages come back for three hours and no longer, each by itself', async () => {
  const open = (name: string) => visit({ name: name as PageName, href: `/${name}`, start: false });
  const restored = async (time: number) => {
    after(time);
    visitsStore.set([]);
    await restoreVisits();
    return visitsStore.get().map(({ name }) => name);
  };
  open('staff');
  after(hour);
  open('label');
  expect(await restored(3 * hour - 1)).toEqual(['staff', 'label']);
  expect(await restored(3 * hour)).toEqual(['label']);
  expect(await restored(4 * hour)).toEqual([]);
  forgetVisits();
});
