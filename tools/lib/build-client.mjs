import { execFileSync } from 'node:child_process';
import { createWriteStream, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from './root.mjs';

/** File names under which the server offers the client (`web/src/rooms/api-reference/GuidePart.tsx`). */
const packed = 'waybill-client.tgz';
const collection = 'waybill-bruno.zip';

/**
 * Builds `clients/typescript` and packs it into this folder as an npm package: developers of external programs install it from the server that they
 * call.
 */
export function buildClient(folder) {
  const own = path.join(root, 'clients/typescript');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: own, stdio: 'inherit' });
  const { npm_execpath: script } = process.env;
  const [program, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  execFileSync(program, [...first, 'pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination', folder], {
    cwd: own,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  const made = readdirSync(folder).find((name) => /^waybill-client-.*\.tgz$/.test(name));
  renameSync(path.join(folder, made), path.join(folder, packed));
}

/** Packs the Bruno collection into this folder, for developers of external programs too. */
export async function packCollection(folder) {
  const { ZipFile } = await import('yazl');
  const own = path.join(root, 'clients/bruno');
  const zip = new ZipFile();
  const files = readdirSync(own, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.posix.join('waybill', path.relative(own, file).split(path.sep).join('/'));
    // A fixed time, so that the same collection is the same file.
    zip.addFile(file, name, { mtime: new Date(315_532_800_000) });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path.join(folder, collection)));
}
