import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/** Builds what is stale in a process of its own, so that the compilers' memory is not kept by the server that runs here. */
export function buildApart(options = []) {
  const { status, signal } = spawnSync(process.execPath, [path.join(root, 'tools/build.mjs'), ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  if (signal === null) console.error('Waybill could not be built; what is wrong stands above.');
  process.exit(1);
}
