import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium, launchOptions, type Chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium of this run, which has opened a page successfully. */
    readonly chromium: Chromium;
  }
}

/** Opens a separate browser that keeps its data in a folder. */
export const openPersistent = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions(inject('chromium')), ...options });

/**
 * The browser of this worker, shared by its files in turn: one browser for all workers costs a sixth more, because every message passes through two
 * processes.
 */
let running: Promise<Browser> | undefined;

/** A file's part of the browser: its own contexts. A file may have two, for the product and for the gallery. */
export interface FileBrowser {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** The open contexts. */
  contexts(): BrowserContext[];
  /** Closes only these contexts. */
  close(): Promise<void>;
}

/**
 * Opens the Chromium for one test file.
 *
 * @example
 * const browser = await openBrowser(); afterAll(() => browser.close());
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

/** Opens a separate Chromium whose camera shows a video file (y4m), with permission to use it. The caller closes it. */
export function openCameraBrowser(video: string): Promise<Browser> {
  return launchChromium(inject('chromium'), [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]);
}
