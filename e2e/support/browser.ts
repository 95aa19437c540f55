import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';

interface Chromium {
  readonly executablePath: string;
  /** Where its libraries and fonts are, when it has its own. */
  readonly env: { readonly LD_LIBRARY_PATH: string; readonly FONTCONFIG_PATH: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium of this run, which was seen to open a page. */
    readonly chromium: Chromium;
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

/** Where the Chromium of the packages is unpacked, once for a checkout. */
const unpacked = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

/**
 * Fontconfig's settings for the fonts that come with the packaged Chromium, in a folder: the package's own name folders outside of the checkout, and without
 * any font Chromium crashes at the first page.
 */
function ownFonts(): string {
  const folder = path.join(unpacked, 'fontconfig');
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${xml(path.join(unpacked, 'fonts'))}</dir>
  <cachedir>${xml(path.join(folder, 'cache'))}</cachedir>
</fontconfig>
`,
  );
  return folder;
}

/** Where a Chromium may be, best first. That of the packages is a bare shell: it needs nothing of the system and is a fifth quicker than a whole browser. */
const sources: readonly (readonly [name: string, find: () => string | undefined | Promise<string>])[] = [
  ['CHROMIUM_PATH', () => process.env['CHROMIUM_PATH']],
  [
    'packages',
    async () => {
      // Read while the module loads: with it the package also unpacks its libraries and fonts, which a bare machine lacks.
      process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
      // The package takes what has its name among temporary files, whoever has put it there: another user's may not be run.
      const { TMPDIR } = process.env;
      mkdirSync(unpacked, { recursive: true });
      process.env['TMPDIR'] = unpacked;
      try {
        const { default: packaged } = await import('@sparticuz/chromium');
        const found = await packaged.executablePath();
        process.env['FONTCONFIG_PATH'] = ownFonts();
        return found;
      } finally {
        if (TMPDIR === undefined) delete process.env['TMPDIR'];
        else process.env['TMPDIR'] = TMPDIR;
      }
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

/**
 * The first Chromium of this machine that opens a page; one that crashes is passed over.
 *
 * @throws Error naming what was tried, when none does
 */
export async function findChromium(): Promise<Chromium> {
  const failures: string[] = [];
  for (const [name, find] of sources) {
    try {
      const executablePath = await find();
      if (!executablePath || !existsSync(executablePath)) continue;
      const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
      const found: Chromium = { executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } };
      const browser = await launch(found);
      try {
        const page = await browser.newPage();
        await page.setContent('<p>ok</p>');
        return found;
      } finally {
        await browser.close();
      }
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  throw new Error(`No usable Chromium. Set CHROMIUM_PATH to one. ${failures.join(' | ')}`);
}

const launchOptions = ({ executablePath, env }: Chromium) => ({
  executablePath,
  args: flags,
  env: {
    ...process.env,
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
    // Without UTF-8 Chromium calls a file with a Myanmar name "download".
    LC_ALL: 'C.UTF-8',
  },
  handleSIGINT: false,
  handleSIGHUP: false,
});
const launch = (found: Chromium, more: readonly string[] = []): Promise<Browser> => {
  const options = launchOptions(found);
  return chromium.launch({ ...options, args: [...options.args, ...more] });
};

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
  const browser = await (running ??= launch(inject('chromium')));
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
  return launch(inject('chromium'), [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]);
}
