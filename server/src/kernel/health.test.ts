import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskProblem, leastFree, ownDisk, type Disk } from './disk-space.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let folder: string;
let testApp: TestApp;
/** Values that the disk reports next; otherwise the real ones. */
let reported: Partial<Disk>;
const disk: Disk = {
  free: (where) => (reported.free ?? ownDisk.free)(where),
  write: (where) => (reported.write ?? ownDisk.write)(where),
};
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-disk-'));
  testApp = await startTestApp({ demo: false, env: { DATA_DIR: folder }, disk });
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

const ready = async () => {
  const response = await testApp.guest().send({ method: 'GET', url: '/readyz' });
  return [response.statusCode, response.json()];
};
const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

test.each<[string, Partial<Disk>, [number, object]]>([
  ['there is room', {}, [200, { status: 'ready' }]],
  ['too little is free', { free: async () => leastFree - 1 }, [503, { status: 'unavailable', reason: 'disk_full' }]],
  ['just enough is free', { free: async () => leastFree }, [200, { status: 'ready' }]],
  ['nothing more is taken', { write: failing('ENOSPC') }, [503, { status: 'unavailable', reason: 'disk_full' }]],
  [
    'the account has used up its share',
    { write: failing('EDQUOT') },
    [503, { status: 'unavailable', reason: 'disk_full' }],
  ],
  ['it fails', { write: failing('EIO') }, [503, { status: 'unavailable', reason: 'disk_not_writable' }]],
  [
    'the disk of the database beside it is full',
    { free: async (where) => (where.endsWith('postgres') ? 0 : leastFree) },
    [503, { status: 'unavailable', reason: 'disk_full' }],
  ],
])('a server says whether it can keep anything: %s', async (_case, says, answer) => {
  reported = says;
  expect(await ready()).toEqual(answer);
});

test('the disk itself is asked by writing: what cannot be written is said, what was written is gone again', async () => {
  expect([await diskProblem(folder), readdirSync(folder)]).toEqual([null, []]);
  mkdirSync(path.join(folder, '.room-left'));
  expect(await diskProblem(folder)).toBe('disk_not_writable');
  rmSync(path.join(folder, '.room-left'), { recursive: true });
  expect(await ownDisk.free(folder)).toBeGreaterThan(0);
});

test('a data folder that is not there, with the database on another machine, keeps nobody from working', async () => {
  expect(await diskProblem(path.join(folder, 'none'))).toBeNull();
});
