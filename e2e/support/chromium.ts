import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** A Chromium of this machine. */
export interface Chromium {
  readonly executablePath: string;
  /** Folder of its libraries and fonts, when it has its own. */
  readonly env: { readonly LD_LIBRARY_PATH: string; readonly FONTCONFIG_PATH: string };
}

/** Nothing leaves the machine: no updates, telemetry, translation or hints. The sandbox is off because tests may run as root. */
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

/** Folder where the packaged Chromium is unpacked, once per checkout; commands and tests run there. */
const unpacked = path.resolve('node_modules/.cache/chromium');

/**
 * Fontconfig's settings for the fonts of the packaged Chromium, in a folder: the package's own settings name folders outside the checkout, and
 * without any font Chromium crashes on the first page.
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

/**
 * Possible locations of a Chromium, best first. The packaged one is headless only: it needs nothing of the system and is a fifth faster than a whole
 * browser.
 */
const sources: readonly (readonly [name: string, find: () => string | undefined | Promise<string>])[] = [
  ['CHROMIUM_PATH', () => process.env['CHROMIUM_PATH']],
  [
    'packages',
    async () => {
      // Read while the module loads: with it the package also unpacks its libraries and fonts, which a minimal machine lacks.
      process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
      // The package reuses a temporary file with its name, even one of another user, which may not be executable.
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
 * Returns the first Chromium of this machine that opens a page; one that crashes is skipped.
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
      const browser = await launchChromium(found);
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

/** Returns its launch options. */
export const launchOptions = ({ executablePath, env }: Chromium) => ({
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
export const launchChromium = (found: Chromium, more: readonly string[] = []): Promise<Browser> => {
  const options = launchOptions(found);
  return chromium.launch({ ...options, args: [...options.args, ...more] });
};
