import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { complain, root } from './root.mjs';

/** Builds what is stale in a separate process, so that the server does not keep the compilers' memory. */
export function buildApart(options = []) {
  const { status, signal } = spawnSync(process.execPath, [path.join(root, 'tools/build.mjs'), ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  if (signal === null) complain('Waybill could not be built; what is wrong stands above.');
  process.exit(1);
}

/**
 * Ends this process when the npm that started it ends. npm passes a SIGTERM to the shell in between, which ends and leaves this process running; so
 * it watches whether that shell is still its parent.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watching.unref();
}
