import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allFiles, isTest, linesWith, root, sources, type Source } from './tidy/sources.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const packageOf = (file: string): string => file.split('/')[0] ?? '';
const inSources = (name: string): Source[] => sources.filter((source) => source.file.startsWith(`${name}/src/`));

test('no file is longer than 400 lines', () => {
  const long = allFiles
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .map((file) => [file, read(file).split('\n').length] as const)
    .filter(([, lines]) => lines > 400);
  expect(long).toEqual([]);
});

test('files are kebab-case.ts, React components PascalCase.tsx', () => {
  const odd = sources
    .map(({ file }) => file)
    .filter(
      (file) =>
        !/^(?:[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:ts|mjs|tsx)|[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx)$/.test(
          path.basename(file),
        ),
    );
  expect(odd).toEqual([]);
});

/** Our own packages that each package may import. Test packages may import all. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
  // It is shipped separately to external programs.
  'clients/typescript': ['clients'],
};

test('imports follow the direction domain, contract, server or web', () => {
  const against = Object.entries(mayImport).flatMap(([name, allowed]) =>
    inSources(name).flatMap(({ file, imports }) =>
      imports
        .filter((found) => found.file !== undefined && !allowed.includes(packageOf(found.file)))
        .map((found) => `${file} imports ${found.name}`),
    ),
  );
  expect(against).toEqual([]);
});

test('an import names its file with the extension', () => {
  const bare = sources.flatMap(({ file, imports }) =>
    imports
      .filter((found) => found.file !== undefined && !/\.\w+$/.test(found.name))
      .map((found) => `${file} imports ${found.name}`),
  );
  expect(bare).toEqual([]);
});

test('there are no barrels and no default exports', () => {
  const barrels = sources
    .filter(({ file, text }) => /(^|\/)index\.tsx?$/.test(file) || /^export \* from/m.test(text))
    .map(({ file }) => file);
  const defaults = sources
    .filter(({ file, text }) => !file.endsWith('.config.ts') && /^export default\b/m.test(text))
    .map(({ file }) => file);
  expect([barrels, defaults]).toEqual([[], []]);
});

const roomOf = (file: string): string | undefined => /^(?:server|web)\/src\/rooms\/([^/]+)\//.exec(file)?.[1];

test('a room of the server or the web imports another only through its doors', () => {
  const around = [...inSources('server'), ...inSources('web')]
    .filter((source) => !isTest(source) && roomOf(source.file) !== undefined)
    .flatMap(({ file, imports }) =>
      imports
        .filter((found) => {
          const room = found.file === undefined ? undefined : roomOf(found.file);
          return (
            room !== undefined &&
            room !== roomOf(file) &&
            !(found.file?.startsWith(`${packageOf(file)}/src/rooms/${room}/`) && found.file.endsWith('.door.ts'))
          );
        })
        .map((found) => `${file} imports ${found.name}`),
    );
  expect(around).toEqual([]);
});

/** The names that a door exports. */
const exportedBy = (text: string): string[] => [
  ...[...text.matchAll(/^export (?:type )?\{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').filter((name) => name.trim() !== ''),
  ),
  ...(text.match(/^export (?!(?:type )?\{).*/gm) ?? []),
];

test('a door exports at most twelve names: more are several subjects, each with a door of its name', () => {
  expect(exportedBy("export { a, type B } from './x.ts';\nexport const c = 1;\n")).toHaveLength(3);
  const wide = sources
    .filter(({ file, text }) => file.endsWith('.door.ts') && exportedBy(text).length > 12)
    .map(({ file }) => file);
  expect(wide).toEqual([]);
});

test('no schema reaches the browser: the web imports contracts as types only', () => {
  const schemas = /^contract\/src\/(registry|kernel\/(schemas|endpoint)|.*\.contract)\.ts$/;
  const heavy = inSources('web')
    .filter((source) => !isTest(source))
    .flatMap(({ file, imports }) =>
      imports
        .filter(
          (found) =>
            !found.typeOnly && (found.name === 'zod' || (found.file !== undefined && schemas.test(found.file))),
        )
        .map((found) => `${file} imports ${found.name}`),
    );
  expect(heavy).toEqual([]);
});

test('a list and its words load no form: the first list comes without the rules of fields', () => {
  const heavy = inSources('contract')
    .filter(({ file }) => /\.(columns|words)\.ts$/.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((found) => !found.typeOnly && /-form\.ts$|\/kernel\/(form|rules)\.ts$/.test(found.name))
        .map((found) => `${file} imports ${found.name}`),
    );
  expect(heavy).toEqual([]);
});

const impure =
  /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\bMath\.random\b|\bcrypto\.|\bfetch\(|\bprocess\.|\bperformance\.|\bset(Timeout|Interval|Immediate)\b|\b(window|document|localStorage|navigator)\.\w|'node:/;

test('the domain is pure: no clock, chance, network, process, page or Node', () => {
  const found = inSources('domain')
    .filter((source) => !isTest(source))
    .flatMap(({ file, text }) => linesWith(file, text, impure));
  const foreign = inSources('domain')
    .filter((source) => !isTest(source))
    .flatMap(({ file, imports }) =>
      imports.filter((one) => one.file === undefined).map((one) => `${file} imports ${one.name}`),
    );
  expect([...found, ...foreign]).toEqual([]);
});

test('no test is skipped, and no comment marks work that is left to do', () => {
  // Concatenated, so that this file does not match itself.
  const leftOut = new RegExp(
    String.raw`\b(test|it|describe|suite)(\.\w+)*\.(sk` +
      String.raw`ip|on` +
      String.raw`ly|to` +
      String.raw`do|skipIf|runIf|fails)\b`,
  );
  const forLater = new RegExp(String.raw`\b(TO` + String.raw`DO|FIX` + String.raw`ME|HA` + String.raw`CK)\b`);
  const others = allFiles.filter(
    (file) => /\.(md|css|sql|json|html)$/.test(file) && !file.endsWith('package-lock.json'),
  );
  expect([
    ...sources.flatMap(({ file, text }) => [...linesWith(file, text, leftOut), ...linesWith(file, text, forLater)]),
    ...others.flatMap((file) => linesWith(file, read(file), forLater)),
  ]).toEqual([]);
});

test('no file tells of the machine it was written on or of the registry its packages came from', () => {
  const home =
    String.raw`(?<![\w.~-])/(?:wo` +
    String.raw`rk|ro` +
    String.raw`ot|ho` +
    String.raw`me/\w+|Us` +
    String.raw`ers/\w+)/`;
  const registry =
    String.raw`"resol` +
    String.raw`ved": "http|https?://[\w.:-]*(?:regis` +
    String.raw`try|artifact` +
    String.raw`ory|nex` +
    String.raw`us)`;
  const telling = new RegExp(`${home}|${registry}`);
  expect(allFiles.flatMap((file) => linesWith(file, read(file), telling))).toEqual([]);
});

test('the lock file names the packages of every platform, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(packages).flatMap(([holder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${holder}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('a style uses only variables that are given somewhere, or has something to fall back on', () => {
  const styles = allFiles
    .filter((file) => file.startsWith('web/src/') && /\.(css|tsx?)$/.test(file))
    .map((file) => [file, read(file)] as const);
  const provided = new Set(
    styles.flatMap(([, text]) =>
      [...text.matchAll(/(?:['"[]|[{;\s])(--[a-z][\w-]*)['"\]]?\s*:|setProperty\('(--[\w-]+)'/g)].map(
        (found) => found[1] ?? found[2],
      ),
    ),
  );
  // Set by the library of the overlays.
  provided.add('--transform-origin');
  const lost = styles.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter((found) => !provided.has(found[1]))
      .map((found) => `${file}: ${found[1]}`),
  );
  expect(lost).toEqual([]);
});

test('the server reads an address in one place, because the router decides what it reaches', () => {
  const reading = inSources('server')
    .filter((source) => !isTest(source) && !source.file.endsWith('/kernel/matched-route.ts'))
    .flatMap(({ file, text }) => linesWith(file, text, /\b(?:request|req|raw)\.(?:url|originalUrl)\b/));
  // The server of metrics has no router: it compares the whole address with its own.
  expect(reading.filter((line) => !line.startsWith('server/src/startup/listen.ts'))).toEqual([]);
});
