import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const skipped = new Set(['node_modules', 'dist', '.git', '.stamp']);
const isTest = (name) => /\.(test|e2e)\.tsx?$/.test(name);

/** Returns a hash of the contents of files and folders, without tests. */
export function fingerprint(entries) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of entries.flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesOf(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [entry];
  return readdirSync(full)
    .filter((name) => !skipped.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/** Was this last built from exactly this fingerprint? */
export function isFresh(name, print) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

export function stamp(name, print) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}

const stampFile = (name) => path.join(root, '.stamp', name);
