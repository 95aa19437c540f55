import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { openProduct, phone, type Visit } from './support/journey.ts';
import { workedExample } from './support/merchant-cod.ts';

const product = openProduct();

/** 1.6 Mbit/s with 300 ms to the server and back. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const wideDesk = { width: 1440, height: 900 };

interface Seen {
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
    return { moved, files: before.length, bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0) };
  });
};

test.each([
  ['the dashboard on a desk', '/dashboard', '#dashboard-money', wideDesk],
  ['the dashboard on a phone', '/dashboard', '#dashboard-money', phone],
  ['a list on a desk', '/label/delivered', 'main tbody [data-id]', wideDesk],
  ['a list on a phone', '/label/delivered', 'main tbody [data-id]', phone],
])(
  '%s waits on a slow line for few files, and nothing moves when it is there',
  async (_name, at, wanted, viewport) => {
    await (examples ??= workedExample(product, { net_credit: true }));
    const visit = await product.work('owner', at, { viewport });
    const { page } = visit;
    await page.locator(wanted).first().waitFor();
    const line = await watchPage(visit, wanted);
    const [cold, warm] = [await begun(page, line, true, at, wanted), await begun(page, line, false, at, wanted)];
    await line.detach();
    // Six files come at a time, each after 300 ms: what needs few and is there soon is what was measured as quick.
    for (const [seen, files, bytes] of [
      [cold, 45, 450_000],
      [warm, 12, 30_000],
    ] as const)
      expect([seen.moved <= 0.05, seen.files <= files, seen.bytes <= bytes], JSON.stringify(seen)).toEqual([
        true,
        true,
        true,
      ]);
  },
  120_000,
);

let examples: ReturnType<typeof workedExample> | undefined;
