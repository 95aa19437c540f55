import type { BrowserContext, Page } from 'playwright-core';

/** From the next page on, what sounds there is written down: the pitches of the notes in hertz. */
export function listenTo(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
}

/** What has sounded since this was asked the last time. */
export function heardSince(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
}

/** How scans sound (O-01): each tone by its notes. */
export const toneOf = {
  taken: [988],
  again: [660, 660],
  refused: [220],
  unknown: [330, 247, 185],
  notKept: [1400, 700, 1400, 700, 1400],
} as const;
