import type { BrowserContext, Page } from 'playwright-core';

/** Records tones from the next page on: the pitches of the notes in hertz. */
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

/** Returns the tones since the last call. */
export function heardSince(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
}

/** Tones of scans (O-01), by their notes. */
export const toneOf = {
  taken: [988],
  again: [660, 660],
  refused: [220],
  unknown: [330, 247, 185],
  notKept: [1400, 700, 1400, 700, 1400],
} as const;
