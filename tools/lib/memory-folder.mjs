// A folder in memory for what a test run writes. A copy of a database is 1,400 small files, which takes a disk seconds and memory a tenth of one; a run
// makes some two hundred.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startCaretaker } from './caretaker.mjs';

const gigabyte = 1024 ** 3;
/** What a run has in memory at once at most is a third of this, and the programs of the run need the rest of what must be free. */
const roomWanted = 3 * gigabyte;
const memoryWanted = 10 * gigabyte;

/**
 * Has temporary files of this process and its children lie in memory, where the machine has memory for them; elsewhere they stay where they are.
 * The folder goes with the process, however that ends.
 */
export function keepTemporaryFilesInMemory() {
  if (process.platform !== 'linux' || freeMemory() < memoryWanted) return;
  let folder;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < roomWanted) return;
    folder = mkdtempSync('/dev/shm/waybill-');
    // A database of a test runs as another user when root starts it, and copies its programs here.
    execFileSync('chmod', ['711', folder]);
    const program = path.join(folder, 'try');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
  } catch {
    if (folder) rmSync(folder, { recursive: true, force: true });
    return;
  }
  const caretaker = startCaretaker();
  caretaker.mind('folder', folder);
  process.env.TMPDIR = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    caretaker.done();
  });
}

/** Bytes that programs may still take, of the machine or of the container that this one runs in. */
function freeMemory() {
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  const limit = process.constrainedMemory?.() || Infinity;
  return Math.min(Number(available ?? 0) * 1024, limit);
}
