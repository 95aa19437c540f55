import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ours = ['domain', 'contract', 'server', 'web', 'e2e', 'bench'];
let copy: string;

/** A copy of the repository; installed packages are shared, its own packages are copied. */
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'waybill-new-room-'));
  const skipped = new Set(['node_modules', 'dist', 'data', '.stamp', '.git']);
  cpSync(root, copy, { recursive: true, filter: (file) => !skipped.has(path.basename(file)) });
  // git lists the files of the repository.
  execFileSync('git', ['init', '-q'], { cwd: copy });
  mkdirSync(path.join(copy, 'node_modules/@waybill'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@waybill') symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  for (const name of ours) symlinkSync(path.join(copy, name), path.join(copy, 'node_modules/@waybill', name));
  for (const name of ours) {
    const own = path.join(root, name, 'node_modules');
    if (readdirSync(path.join(root, name)).includes('node_modules'))
      symlinkSync(own, path.join(copy, name, 'node_modules'));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...command: string[]) => execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });

test('npm run new-room writes a room that every register knows; its calls, page and words compile on every side', () => {
  const output = run('tools/new-room.mjs', 'pickup-points', '--plain', '--en', 'Pickup points');
  // The written files are compiled only by `npm run test:long`: that takes as long as an e2e test, and the types of the server's tables need a
  // database.
  const sides = ['web', 'contract', 'server'].slice(0, proofSize({ usual: 0, long: 3 }));
  run('tools/generate.mjs', ...(sides.includes('server') ? [] : ['--from-files']));
  for (const side of sides) expect(run('node_modules/typescript/bin/tsc', '-p', side), side).toBe('');
  const kept = output.split('\n').filter((file) => /^(domain|contract|server|web|tools)\//.test(file));
  expect(kept.filter((file) => !file.includes('/pickup-points/') && !file.includes('migrations/'))).toEqual([
    'tools/lib/column-types.ts',
    'domain/src/kernel/permissions.ts',
    'contract/src/rooms/roles/roles.words.ts',
    'server/src/access/expectations.ts',
    'server/src/access/foreign.test.ts',
    'domain/src/audit-actions.ts',
    'contract/src/rooms/audit/audit.words.ts',
    'contract/src/audit-values.ts',
  ]);
  expect(run('-e', "console.log(require('fs').readFileSync('contract/src/generated/calls.ts', 'utf8'))")).toContain(
    "'pickup_points.list': ['GET', '/api/pickup-point']",
  );
}, 600_000);
