import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository; every command works from here. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const least = [20, 19];

/** Ends the process with one sentence when Node is too old. Called before anything is imported that needs a newer one. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  stop(`Waybill needs Node ${least.join('.')} or later; this is ${process.versions.node}.`);
}

/** Prints one sentence to the person at the terminal and ends with status 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
