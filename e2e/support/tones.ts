import type { BrowserContext, Page } from 'playwright-core';

/** Records, from the next page on, the pitches of all notes in hertz. */
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

/** Returns the notes since the last call. */
export function heardSince(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
}

/** Sounds of scans (O-01): each tone by its notes. */
export const toneOf = {
  taken: [988],
  again: [660, 660],
  refused: [220],
  unknown: [330, 247, 185],
  notKept: [1400, 700, 1400, 700, 1400],
} as const;
