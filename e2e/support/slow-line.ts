import type { CDPSession } from 'playwright-core';
import type { Visit } from './journey.ts';

/** 1.6 Mbit/s with a round trip of 300 ms. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower an old PC is than this machine. */
export const oldPc = 4;

/**
 * Slows down the page's connection, and the processor by `slower`. Each page then notes when the wanted selector is visible, and its layout shift.
 */
export async function watchPage({ page, context }: Visit, wanted: string, slower = 1): Promise<CDPSession> {
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
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return line;
}
