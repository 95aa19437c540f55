import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { eventually, openProduct, phone } from './support/journey.ts';
import { workedExample } from './support/merchant-cod.ts';
import { labelMaker } from './support/floor.ts';
import { oldPc, watchPage } from './support/slow-line.ts';

const product = openProduct({ fetchesAhead: true });

const wideDesk = { width: 1440, height: 900 };

interface Seen {
  /** When the page showed its main content, in milliseconds. */
  readonly at: number;
  /** Number of files fetched until then. */
  readonly files: number;
  readonly bytes: number;
  /** Layout shift without an action of the user. */
  readonly moved: number;
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

/** Measures several times, because other programs may slow the machine down: they only ever make a page slower. */
async function quickest(limit: number, once: () => Promise<Seen>): Promise<Seen> {
  let best = await once();
  for (let tries = 1; tries < 5 && best.at > limit; tries += 1) {
    const next = await once();
    if (next.at < best.at) best = next;
  }
  return best;
}

/** The dashboard waits for 25 files; on a busy machine up to five small answers of the frame (bells, counts) arrive before it and are counted too. */
const opened = [
  ['the dashboard on a desk', '/dashboard', '#dashboard-money', wideDesk, [2700, 30, 260_000], 1],
  ['a list on a phone', '/label/delivered', 'main tbody [data-id]', phone, [4000, 32, 340_000], 1],
  ['the dashboard on a phone', '/dashboard', '#dashboard-money', phone, [2700, 30, 260_000], 1],
  ['a list on a desk', '/label/delivered', 'main tbody [data-id]', wideDesk, [4000, 32, 340_000], 1],
  ['the dashboard on an old PC', '/dashboard', '#dashboard-money', wideDesk, [4000, 30, 260_000], oldPc],
  ['fifty labels on an old PC', '/label/search', 'main tbody [data-id]', wideDesk, [4000, 32, 340_000], oldPc],
] as const;

test.each(opened)(
  'Q-03 %s waits for few files on a slow line, and nothing moves when it is there',
  async (_name, at, wanted, viewport, cold, slower) => {
    await (examples ??= fill());
    const visit = await product.work('owner', at, { viewport });
    const { page } = visit;
    await page.locator(wanted).first().waitFor();
    await keptAnswers(page);
    const line = await watchPage(visit, wanted, slower);
    for (const [isCold, [time, files, bytes]] of [
      [true, cold],
      [false, [1500, 12, 30_000]],
    ] as const) {
      const seen = await quickest(time, () => begun(page, line, isCold, at, wanted));
      expect(
        [seen.at <= time, seen.moved <= 0.05, seen.files <= files, seen.bytes <= bytes],
        JSON.stringify([isCold, seen]),
      ).toEqual([true, true, true, true]);
    }
    await line.detach();
  },
  120_000,
);

let examples: Promise<void> | undefined;
async function fill(): Promise<void> {
  await workedExample(product, { net_credit: true });
  await (
    await labelMaker(product)
  )(60);
}

/** Waits until the device has stored the page's requests, as for a user who opens the page again. */
const keptAnswers = (page: Page) =>
  eventually(() =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(':list-')).length),
  ).toBeGreaterThan(0);
