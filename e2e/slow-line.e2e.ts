import { expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import type { CDPSession, Page } from 'playwright-core';
import { createHash } from 'node:crypto';
import { atLogin, openProduct, patience, phone, signIn, type Visit } from './support/journey.ts';
import { workedExample } from './support/merchant-cod.ts';

const product = openProduct({ fetchesAhead: true });

/** 1.6 Mbit/s with 300 ms to the server and back. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const wideDesk = { width: 1440, height: 900 };

interface Seen {
  /** When the page had what it is opened for, in milliseconds. */
  readonly at: number;
  /** What was fetched until the page had what it is opened for. */
  readonly files: number;
  readonly bytes: number;
  /** How much of the screen moved, by itself. */
  readonly moved: number;
}

async function watchPage({ page, context }: Visit, wanted: string): Promise<CDPSession> {
  await page.addInitScript((selector) => {
    const seen = { at: 0, moved: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (seen.at === 0 && document.querySelector(selector)) seen.at = performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, wanted);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slowLine);
  return line;
}

const begun = async (page: Page, line: CDPSession, cold: boolean, at: string, wanted: string): Promise<Seen> => {
  if (cold) await line.send('Network.clearBrowserCache');
  await page.goto(at);
  await page.locator(wanted).first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const { at, moved } = (window as unknown as { seen: { at: number; moved: number } }).seen;
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ responseEnd, transferSize }) => responseEnd <= at && transferSize > 0,
    );
    return { at, moved, files: before.length, bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0) };
  });
};

/** Is the clock looked at too? Only by itself: beside other journeys it says how busy the machine is. */
const isTimed = proofSize({ usual: 0, long: 1 }) === 1;

/** As often as another program may have taken the machine meanwhile: what takes time beside the page only ever makes it slower. */
async function quickest(limit: number, once: () => Promise<Seen>): Promise<Seen> {
  let best = await once();
  for (let tries = 1; isTimed && tries < 5 && best.at > limit; tries += 1) {
    const next = await once();
    if (next.at < best.at) best = next;
  }
  return best;
}

/**
 * The page that waits for most; the long proofs open the list as well, and each on both screens. The dashboard waits for 17 files; on a busy
 * machine up to four small answers of the frame (bells, counts) come before it and are counted too.
 */
const opened = (
  [
    ['the dashboard on a desk', '/dashboard', '#dashboard-money', wideDesk, [2500, 22, 260_000]],
    ['a list on a phone', '/label/delivered', 'main tbody [data-id]', phone, [4000, 42, 420_000]],
    ['the dashboard on a phone', '/dashboard', '#dashboard-money', phone, [2500, 22, 260_000]],
    ['a list on a desk', '/label/delivered', 'main tbody [data-id]', wideDesk, [4000, 42, 420_000]],
  ] as const
).slice(0, proofSize({ usual: 1, long: 4 }));

test.each(opened)(
  'Q-03 %s waits for few files on a slow line, and nothing moves when it is there',
  async (_name, at, wanted, viewport, cold) => {
    await (examples ??= workedExample(product, { net_credit: true }));
    const visit = await product.work('owner', at, { viewport });
    const { page } = visit;
    await page.locator(wanted).first().waitFor();
    const line = await watchPage(visit, wanted);
    for (const [isCold, [time, files, bytes]] of [
      [true, cold],
      [false, [1500, 12, 30_000]],
    ] as const) {
      const seen = await quickest(time, () => begun(page, line, isCold, at, wanted));
      expect(
        [!isTimed || seen.at <= time, seen.moved <= 0.05, seen.files <= files, seen.bytes <= bytes],
        JSON.stringify([isCold, seen]),
      ).toEqual([true, true, true, true]);
    }
    await line.detach();
  },
  120_000,
);

test('T-05 Q-03 while somebody types who they are the frame comes over the slow line, so that the dashboard needs only itself after the password', async () => {
  const visit = await product.visit({ viewport: wideDesk });
  const { page } = visit;
  await watchPage(visit, '#dashboard-money');
  await atLogin(visit);
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  const codeOf = () => requested.filter((path) => path.endsWith('.js')).map((path) => path.replace(/-.{7}\.js$/, ''));
  await page.getByRole('textbox').first().fill('o');
  await expect
    .poll(() => codeOf().toSorted(), { timeout: patience })
    .toEqual(['/assets/frame', '/assets/query', '/assets/router', '/assets/texts-frame-mm']);
  requested.length = 0;
  await signIn(visit, 'owner');
  await page.locator('#dashboard-money').waitFor();
  expect(codeOf().toSorted()).toEqual(['/assets/dashboard-more', '/assets/dashboard-parts', '/assets/day']);
});

test('the one script that stands in the page may run by its signature, and no other that somebody wrote into it', async () => {
  const answer = await fetch(`${product.server.url}/login`);
  const [, code = ''] = /<script(?![^>]*src=)[^>]*>([^]*?)<\/script>/.exec(await answer.text()) ?? [];
  const signature = createHash('sha256').update(code).digest('base64');
  expect([
    code.length > 100,
    /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
  ]).toEqual([true, `'self' 'sha256-${signature}'`]);
  const elsewhere = await fetch(`${product.server.url}/favicon.svg`);
  expect(elsewhere.headers.get('content-security-policy')).not.toContain('sha256');
});

let examples: ReturnType<typeof workedExample> | undefined;
