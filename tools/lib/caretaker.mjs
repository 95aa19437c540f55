// Cleans up after a program that is killed and cannot do so itself. It reads lines from its standard input: `process 4711` or `folder /tmp/x` to
// register, and `done` when the program has cleaned up. When the input ends without `done`, the program was killed.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts a caretaker for the calling program.
 *
 * @example const caretaker = startCaretaker(); caretaker.mind('process', child.pid); … caretaker.done();
 */
export function startCaretaker() {
  // In a separate process group, so that a signal to the program's group does not end the caretaker too.
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return {
    /** @param {'process' | 'folder'} kind @param {number | string} what */
    mind: (kind, what) => void child.stdin.write(`${kind} ${what}\n`),
    done: () => void child.stdin.end('done\n'),
  };
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function end(pid) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < 100 && isAlive(pid); waited++) await pause(100);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

async function takeCare() {
  let message = '';
  for await (const chunk of process.stdin) message += chunk;
  const lines = message.trim().split('\n');
  if (lines.includes('done')) return;
  const of = (kind) => lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  for (const pid of of('process').toReversed()) await end(Number(pid));
  for (const folder of of('folder')) rmSync(folder, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await takeCare();
