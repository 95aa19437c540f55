import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from './tidy/sources.ts';

const caretaker = path.join(root, 'tools/lib/caretaker.mjs');
/** A program that starts a long-running child, has a folder, and registers both with the caretaker. */
const program = (folder: string, end: string) => `
  import { spawn } from 'node:child_process';
  import { startCaretaker } from ${JSON.stringify(caretaker)};
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const care = startCaretaker();
  care.mind('folder', ${JSON.stringify(folder)});
  care.mind('process', child.pid);
  console.log(child.pid);
  ${end}`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function started(folder: string, end: string) {
  const run = spawn(process.execPath, ['--input-type=module', '-e', program(folder, end)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    run.stdout.once('data', (output: Buffer) => resolve(Number(output.toString())));
  });
  return { run, pid };
}

test('the processes of a killed program end with it, and its folder is removed', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-care-'));
  const { run, pid } = await started(folder, 'setInterval(() => {}, 1000);');
  expect([isAlive(pid), existsSync(folder)]).toEqual([true, true]);
  run.kill('SIGKILL');
  await vi.waitFor(() => expect([isAlive(pid), existsSync(folder)]).toEqual([false, false]), { timeout: 15_000 });
});

test('what a program leaves behind on purpose is left alone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-care-'));
  const { run, pid } = await started(folder, 'care.done(); child.unref(); setTimeout(() => process.exit(), 500);');
  await new Promise((resolve) => {
    run.once('exit', resolve);
  });
  expect([isAlive(pid), existsSync(folder)]).toEqual([true, true]);
  process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});
