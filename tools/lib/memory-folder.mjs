// A folder in memory for the files of a test run. A copy of a database is 1,400 small files, which takes seconds on a disk and a tenth of one in
// memory; a run makes some two hundred.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startCaretaker } from './caretaker.mjs';

const gigabyte = 1024 ** 3;
/** A run needs at most a third of this in memory at once; the rest is for the programs of the run. */
const roomWanted = 3 * gigabyte;
const memoryWanted = 10 * gigabyte;

/**
 * Puts temporary files of this process and its children into memory, where the machine has enough; elsewhere they stay on disk. The folder is removed
 * when the process ends, even if it is killed.
 */
export function keepTemporaryFilesInMemory() {
  if (process.platform !== 'linux' || freeMemory() < memoryWanted) return;
  let folder;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < roomWanted) return;
    folder = mkdtempSync('/dev/shm/waybill-');
    // A test database runs as another user when root starts it, and copies its programs here.
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

/** Returns the bytes of memory that are available on the machine or in the container. */
function freeMemory() {
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  const limit = process.constrainedMemory?.() || Infinity;
  return Math.min(Number(available ?? 0) * 1024, limit);
}
