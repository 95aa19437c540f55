import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '@waybill/server/kernel/testing/app.ts';
import { makeTestKey } from '@waybill/server/rooms/api-keys/testing/keys.ts';
import { openLabelFixture, type LabelFixture } from '@waybill/server/rooms/labels/testing/label-fixture.ts';

const own = path.resolve(import.meta.dirname, '../typescript');
let testApp: TestApp;
let fixture: LabelFixture;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-packed-'));
  // As `npm publish` does: it builds first.
  execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', folder], { cwd: own, stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
    cwd: folder,
    stdio: 'pipe',
  });
  testApp = await startTestApp();
  fixture = await openLabelFixture(testApp);
}, 240_000);
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

const client = '@waybill/client';
const program = `import { connect, WaybillError, type Waybill } from '${client}';
import { verifyWebhook } from '${client}/webhooks';
import type { LabelsCreateBody, LabelMade } from '${client}/types';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { WAYBILL_URL = '', WAYBILL_KEY = '', FROM, TO } = process.env;
const waybill: Waybill = connect({ baseUrl: WAYBILL_URL, key: WAYBILL_KEY });
const body: LabelsCreateBody = {
  source_name: 'Packed',
  source_phone: ['09791234567'],
  source_township: Number(FROM),
  destination_name: 'Daw Khin',
  destination_phone: ['09440012345'],
  destination_township: Number(TO),
  weight: 1,
  payment_type: 'sender_pay',
};
const made: LabelMade = (await waybill.labels.create({ body }, { idempotencyKey: 'packed-1' })).data;
const refused = await waybill.labels.detail({ params: { id: made.id } }).catch((error: unknown) => error);
console.log(made.tracking_code, refused instanceof WaybillError && refused.code, typeof verifyWebhook);
`;

test('N-06 our packed client is installed into an empty folder, type-checks strictly there and makes a label from plain Node', async () => {
  writeFileSync(path.join(folder, 'program.ts'), program);
  const tsc = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const strict = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    '',
  ];
  execFileSync(process.execPath, [tsc, ...strict, '--lib', 'es2022,dom,dom.iterable', 'program.ts'], { cwd: folder });
  const { secret } = await makeTestKey(testApp, fixture.manager, ['labels.create']);
  const { source_township, destination_township } = fixture.walkin() as Record<string, unknown>;
  const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { stdout } = await promisify(execFile)(process.execPath, ['program.js'], {
    cwd: folder,
    env: {
      ...process.env,
      WAYBILL_URL: url,
      WAYBILL_KEY: secret,
      FROM: String(source_township),
      TO: String(destination_township),
    },
  });
  const [code, refusal, verifier] = stdout.trim().split(' ');
  const { rows } = await testApp.database.pool.query('select source_name from label where tracking_code = $1', [code]);
  expect([rows, refusal, verifier]).toEqual([[{ source_name: 'Packed' }], 'api_key_scope_missing', 'function']);
});
