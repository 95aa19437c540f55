import { readdirSync } from 'node:fs';
import os from 'node:os';

/**
 * Lowers the priority of this process, as far as the system allows it. On Linux each thread has a separate priority, and packing runs on other
 * threads.
 */
export function stepBack(): void {
  for (const thread of threads()) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_LOW);
    } catch {
      // The priority only affects the speed of other programs.
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
