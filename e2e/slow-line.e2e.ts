import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { openHouse, phone, type Visit } from './support/journey.ts';
import { workedExample } from './support/merchant-cod.ts';

const house = openHouse();

/** 1.6 Mbit/s with 300 ms to the server and back. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What is measured shares its machine: of a few tries the best counts, because nothing makes a page quicker than it is. */
const tries = 3;
const wideDesk = { width: 1440, height: 900 };

interface Seen {
  /** When the page had what it is opened for, in milliseconds. */
  readonly at: number;
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
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
};

test.each([
  ['the dashboard on a desk', '/dashboard', '#dashboard-money', wideDesk],
  ['the dashboard on a phone', '/dashboard', '#dashboard-money', phone],
  ['a list on a desk', '/label/delivered', 'main tbody [data-id]', wideDesk],
  ['a list on a phone', '/label/delivered', 'main tbody [data-id]', phone],
])(
  '%s is there in time on a slow line, and nothing moves under the eye',
  async (_name, at, wanted, viewport) => {
    await (examples ??= workedExample(house, { net_credit: true }));
    const visit = await house.work('owner', at, { viewport });
    const { page } = visit;
    await page.locator(wanted).first().waitFor();
    const line = await watchPage(visit, wanted);
    const best = async (cold: boolean) => {
      const all: Seen[] = [];
      for (let n = 0; n < tries; n++) all.push(await begun(page, line, cold, at, wanted));
      return { at: Math.min(...all.map((seen) => seen.at)), moved: Math.max(...all.map(({ moved }) => moved)) };
    };
    const [cold, warm] = [await best(true), await best(false)];
    await line.detach();
    console.info(at, viewport.width, cold, warm);
    expect(
      [cold.moved, warm.moved].map((moved) => moved <= 0.05),
      JSON.stringify([cold, warm]),
    ).toEqual([true, true]);
    expect([cold.at <= 4_000, warm.at <= 1_500], JSON.stringify([cold, warm])).toEqual([true, true]);
  },
  120_000,
);

let examples: ReturnType<typeof workedExample> | undefined;
