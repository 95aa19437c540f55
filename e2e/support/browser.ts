import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium, launchOptions, type Chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium of this run, which was seen to open a page. */
    readonly chromium: Chromium;
  }
}

/** A browser of its own that keeps what it has in a folder. */
export const openPersistent = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions(inject('chromium')), ...options });

/** The browser of this worker, which the files that it runs use one after the other: a browser of the run for all workers costs a sixth more, because every word of it passes through two processes. */
let running: Promise<Browser> | undefined;

/** What one who asks for it has of the browser: contexts of their own. A file may ask twice, for the product and for the gallery. */
export interface FileBrowser {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Those that are open. */
  contexts(): BrowserContext[];
  /** Closes these contexts alone. */
  close(): Promise<void>;
}

/**
 * The Chromium for one test file.
 *
 * @example
 * const browser = await openBrowser();
 * afterAll(() => browser.close());
 */
export async function openBrowser(): Promise<FileBrowser> {
  const browser = await (running ??= launchChromium(inject('chromium')));
  const own = new Set<BrowserContext>();
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options);
      own.add(context);
      context.once('close', () => own.delete(context));
      return context;
    },
    contexts: () => [...own],
    close: async () => {
      await Promise.all([...own].map((context) => context.close()));
    },
  };
}

/** A Chromium of its own whose camera sees the pictures of a video file (y4m), and whose people let pages use it. Whoever opens it closes it. */
export function openCameraBrowser(video: string): Promise<Browser> {
  return launchChromium(inject('chromium'), [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]);
}
