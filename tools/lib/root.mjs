import path from 'node:path';
import { writeLine } from '../../server/src/kernel/log-line.mjs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository; every command works from here. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const least = [20, 19];

/** Ends the process with one sentence when Node is too old. Called before anything is imported that needs a newer version. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  stop(`Waybill needs Node ${least.join('.')} or later; this is ${process.versions.node}.`);
}

/** Does this command start the server, so that its output belongs to the server's log? Also set for the processes that it starts. */
const isLogged = () => process.env.WAYBILL_LOG === '1' && !process.stdout.isTTY;

/** Reports progress: to the terminal, or as a line of the log where `npm start` runs without one. */
export function tell(message) {
  if (isLogged()) writeLine(process.stdout, { level: 'info', message });
  else console.log(message);
}

/** Reports why a command cannot continue. */
export function complain(message) {
  if (isLogged()) writeLine(process.stderr, { level: 'error', message });
  else console.error(message);
}

/** Prints one sentence and ends with status 1. */
export function stop(sentence) {
  complain(sentence);
  process.exit(1);
}
