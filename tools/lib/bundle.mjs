import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, tell } from './root.mjs';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';

const serverSources = [
  'server/src',
  'server/package.json',
  'domain/src',
  'contract/src',
  'package-lock.json',
  'tools/lib/bundle.mjs',
];

/** The entry files of a running server: the server itself, and the thread that reads sheets. */
export const serverEntries = {
  main: 'server/src/main.ts',
  'sheet-worker': 'server/src/kernel/sheets/sheet-worker.ts',
};

/** Packages of hundreds of small modules are bundled too: reading them one by one is two fifths of the server's start time. */
const ofManyFiles = /^(kysely|zod)(\/|$)/;

/** Our own packages are bundled; other packages stay in node_modules, with their files and binaries. */
const onlyOurs = {
  name: 'only-ours',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      path.isAbsolute(name) || name.startsWith('@waybill/') || ofManyFiles.test(name)
        ? undefined
        : { path: name, external: true },
    );
  },
};

/** Returns esbuild's options for Node code of this repository: `{ main: 'server/src/main.ts' }` into a folder. */
export function nodeOptions(entries, outdir) {
  return {
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    plugins: [onlyOurs],
    logLevel: 'warning',
  };
}

/** Bundles `server/src/main.ts` and `ops.ts` into `server/dist` when their sources changed. */
export async function buildServer() {
  const print = fingerprint(serverSources);
  if (isFresh('server', print) && existsSync(path.join(root, 'server/dist/main.js'))) return;
  tell('Building the server …');
  await intoPlace('server/dist', async (making) => {
    const { build } = await import('esbuild');
    // Source maps are relative to server/dist, where the files end up; both folders are two levels deep.
    await build(nodeOptions({ ...serverEntries, ops: 'server/src/ops.ts' }, making));
    // Made here once, so that no server makes them while it answers.
    const { makeOpenapiFiles } = await importTypeScript('server/src/app/openapi-files.ts');
    for (const { name, content } of await makeOpenapiFiles()) writeFileSync(path.join(root, making, name), content);
  });
  stamp('server', print);
}

/** Builds into a folder beside the target and moves it there at the end, so that a failed or interrupted build leaves the last good one. */
export async function intoPlace(target, make) {
  const making = `.stamp/making-${process.pid}-${target.replaceAll('/', '-')}`;
  const old = `${making}-old`;
  removeAbandoned();
  try {
    mkdirSync(path.join(root, making), { recursive: true });
    await make(making);
    if (existsSync(path.join(root, target))) renameSync(path.join(root, target), path.join(root, old));
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
    renameSync(path.join(root, making), path.join(root, target));
  } finally {
    for (const folder of [making, old]) rmSync(path.join(root, folder), { recursive: true, force: true });
  }
}

/** Removes the files of a killed build. */
function removeAbandoned() {
  const stamps = path.join(root, '.stamp');
  for (const name of existsSync(stamps) ? readdirSync(stamps) : []) {
    const pid = Number(/^making-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) rmSync(path.join(stamps, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Bundles one TypeScript module for a command and imports it; its relative paths are those of the working folder. */
export async function importTypeScript(entry) {
  const { build } = await import('esbuild');
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  // Below server/, where modules find the migrations and installed packages upwards.
  const outdir = `server/.stamp/${process.pid}`;
  try {
    await build(nodeOptions({ [name]: entry }, outdir));
    return await import(pathToFileURL(path.join(root, outdir, `${name}.js`)).href);
  } finally {
    rmSync(path.join(root, outdir), { recursive: true, force: true });
  }
}
