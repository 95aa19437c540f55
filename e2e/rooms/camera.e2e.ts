import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { say } from '@waybill/domain/kernel/words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { cameraWords as words } from '@waybill/web/shell/scan/camera/camera.words.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import { openCameraBrowser } from '../support/browser.ts';
import { writeVideo } from '../support/camera-video.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct, phone, signIn, type Visit } from '../support/journey.ts';
import { watch } from '../support/watch.ts';

const product = openProduct({ shared: true });
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-camera-'));
let browser: Browser | undefined;
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

test('O-04 on a touched device scan mode begins with the camera, which takes a parcel held before it once; whoever closes it has it closed the next time', async () => {
  const [label] = await (await labelMaker(product))(1);
  const code = label?.tracking_code ?? '';
  const video = path.join(folder, 'parcel.y4m');
  writeVideo(video, code);
  browser = await openCameraBrowser(video);
  const context = await browser.newContext({
    baseURL: product.server.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const watching = watch(context, product.server.url);
  const page = await context.newPage();
  const visit: Visit = { page, context, locale: 'mm', watch: watching, t: (word, ...by) => say(word, 'mm', ...by) };
  const { t } = visit;
  await product.speaks('staff', visit);
  await page.goto(`/login?next=${encodeURIComponent('/parcels/accept?scan=1')}`);
  await signIn(visit, 'staff');
  const picture = page.getByLabel(t(words.view));
  await picture.waitFor();
  const recent = page.getByRole('region', { name: t(scanModeWords.recent) }).getByRole('listitem');
  await recent.filter({ hasText: code }).waitFor();
  const entries = async () => {
    const [row] = await product.server.query<{ n: string }>(
      `select count(*) as n from label_entry where label_id = $1 and status = 'accept_from_origin_branch'`,
      [label?.id],
    );
    return Number(row?.n);
  };
  await eventually(entries).toBe(1);
  // The same parcel has been in the picture all the time.
  expect([await recent.count(), await picture.count()]).toEqual([1, 1]);
  await page.getByRole('button', { name: t(words.close) }).click();
  await page.reload();
  await page.getByRole('button', { name: t(scanWords.camera) }).waitFor();
  expect([await picture.count(), watching.take()]).toEqual([0, []]);
});

test('O-04 only the file of the decoder may compile WebAssembly', async () => {
  const policyOf = async (at: string) =>
    (await fetch(`${product.server.url}${at}`)).headers.get('content-security-policy') ?? '';
  const page = await (await fetch(`${product.server.url}/login`)).text();
  const [, program = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect([await policyOf('/login'), await policyOf(program)].join()).not.toContain('wasm');
});
