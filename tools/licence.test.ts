import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  readonly license?: string;
  readonly workspaces: readonly string[];
  readonly engines: { readonly node: string };
}
interface Locked {
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
  readonly link?: boolean;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

test('every package says that it is under the MIT License, and holds it', () => {
  for (const folder of ['.', ...manifest.workspaces]) {
    expect(JSON.parse(read(`${folder}/package.json`)), folder).toHaveProperty('license', 'MIT');
    expect(read(`${folder}/LICENSE`), folder).toBe(read('LICENSE'));
  }
  expect(read('LICENSE')).toContain('Waybill contributors');
});

test('the notices name the fonts, libvips and PostgreSQL, for every system that the product runs on', () => {
  const notices = read('THIRD-PARTY-NOTICES');
  for (const name of ['@fontsource/noto-sans-myanmar', '@fontsource-variable/noto-sans-sc', 'libvips', 'PostgreSQL'])
    expect(notices).toContain(name);
  for (const system of ['linux-x64', 'darwin-arm64', 'win32-x64']) expect(notices).toContain(`@img/sharp-${system}`);
});

type Version = readonly [major: number, minor: number, patch: number];
const numbersOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number(part) || 0);
  return [major, minor, patch];
};
const compare = (one: Version, other: Version): number =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Does a version range, as written in packages, include this version? */
function holds(range: string, version: Version): boolean {
  return range.split('||').some((part) =>
    [...part.matchAll(/(>=|<|\^|~)?\s*(v?\d+(?:\.(?:\d+|x|\*))*)/g)].every(([, sign, text = '']) => {
      const wanted = numbersOf(text);
      if (sign === '>=') return compare(version, wanted) >= 0;
      if (sign === '<') return compare(version, wanted) < 0;
      return version[0] === wanted[0] && compare(version, wanted) >= 0;
    }),
  );
}

test.each([
  ['the oldest Node of package.json', numbersOf(manifest.engines.node.replace('>=', ''))],
  ['Node 22', [22, 20, 0] as Version],
  ['the Node of the image', [Number(read('.nvmrc')), 4, 0] as Version],
])('every package that is always installed runs on %s', (_name, version) => {
  const asking = Object.entries(packages).filter(([, { optional, engines }]) => !optional && engines?.node);
  expect(asking.length).toBeGreaterThan(100);
  expect(asking.filter(([, { engines }]) => !holds(engines?.node ?? '', version)).map(([name]) => name)).toEqual([]);
});
