import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The programs as built for operators. */
const programs = { main: path.join(root, 'server/dist/main.js'), ops: path.join(root, 'server/dist/ops.js') } as const;
let areFresh = false;

/** Returns their files, rebuilt where the sources have changed. */
export function builtPrograms(): typeof programs {
  if (areFresh) return programs;
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), '--server'], { cwd: root, stdio: 'ignore' });
  areFresh = true;
  return programs;
}
