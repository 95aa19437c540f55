import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { complain, root } from './root.mjs';

/** Builds what is stale in a process of its own, so that the compilers' memory is not kept by the server that runs here. */
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
 * Ends this process when the npm that started it is ended. npm passes a SIGTERM on to the shell in between, which ends and leaves this process
 * behind; so it is watched whether that shell is still the parent.
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
