import { readdirSync } from 'node:fs';
import os from 'node:os';

/**
 * Lets other programs of the machine have the processor first, as far as the system allows it: on Linux each thread has a priority of its own, and packing is
 * done by others than the one that asks.
 */
export function stepBack(): void {
  for (const thread of threads()) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_LOW);
    } catch {
      // Nothing but how quick others are depends on it.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
