import path from 'node:path';
import { writeLine } from '../../server/src/kernel/log-line.mjs';
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

/** Whether this command starts the server, so that what it writes belongs to the log of the server; set for the processes that it starts too. */
const isLogged = () => process.env.WAYBILL_LOG === '1' && !process.stdout.isTTY;

/** Says what a command is doing: to a person, or as a line of the log where `npm start` runs without a terminal. */
export function tell(message) {
  if (isLogged()) writeLine(process.stdout, { level: 'info', message });
  else console.log(message);
}

/** Says why a command cannot go on. */
export function complain(message) {
  if (isLogged()) writeLine(process.stderr, { level: 'error', message });
  else console.error(message);
}

/** Says one sentence and ends with status 1. */
export function stop(sentence) {
  complain(sentence);
  process.exit(1);
}
