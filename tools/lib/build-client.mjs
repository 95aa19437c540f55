import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** File name under which the server offers the client (`web/src/rooms/api-reference/GuidePart.tsx`). */
const packed = 'waybill-client.tgz';

/**
 * Builds `clients/typescript` and packs it into this folder as an npm package: developers of external programs install it from the server that they
 * call.
 */
export function buildClient(folder) {
  const own = path.join(root, 'clients/typescript');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: own, stdio: 'inherit' });
  const { npm_execpath: script } = process.env;
  const [program, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  execFileSync(program, [...first, 'pack', '--silent', '--offline', '--pack-destination', folder], {
    cwd: own,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  const made = readdirSync(folder).find((name) => /^waybill-client-.*\.tgz$/.test(name));
  renameSync(path.join(folder, made), path.join(folder, packed));
}
