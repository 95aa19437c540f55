import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of this run takes orders. */
    readonly browserEndpoint: string;
  }
}

/** Nothing leaves the machine: no updates, no telemetry, no translation, no hints. The sandbox is off because tests may run as root. */
const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--metrics-recording-only',
  '--no-pings',
  '--disable-features=OptimizationHints,MediaRouter,Translate,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,AutofillServerCommunication',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where a Chromium may be, best first. That of the packages is a bare shell: it needs nothing of the system and is a fifth quicker than a whole browser. */
const sources: readonly (readonly [name: string, find: () => string | undefined | Promise<string>])[] = [
  ['CHROMIUM_PATH', () => process.env['CHROMIUM_PATH']],
  [
    'packages',
    async () => {
      // Read while the module loads: with it the package also unpacks its libraries and fonts, which a bare machine lacks.
      process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
      const { default: packaged } = await import('@sparticuz/chromium');
      return packaged.executablePath();
    },
  ],
  [
    'system',
    () =>
      systemNames
        .flatMap((name) => (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
        .find((file) => existsSync(file)),
  ],
  ['playwright', () => chromium.executablePath()],
];

/** Starts the first Chromium that opens a page; one that crashes is passed over. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const failures: string[] = [];
  for (const [name, find] of sources) {
    try {
      const executablePath = await find();
      if (!executablePath || !existsSync(executablePath)) continue;
      const server = await chromium.launchServer({
        executablePath,
        args: flags,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      try {
        await opensPage(server);
        return server;
      } catch (error) {
        await server.kill();
        throw error;
      }
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  throw new Error(`No usable Chromium. Set CHROMIUM_PATH to one. ${failures.join(' | ')}`);
}

async function opensPage(server: BrowserServer): Promise<void> {
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage();
  await page.setContent('<p>ok</p>');
  await browser.close();
}

/**
 * The Chromium of this run, for one test file. Closing it closes this file's pages alone.
 *
 * @example
 * const browser = await connectBrowser();
 * afterAll(() => browser.close());
 */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'));
}
