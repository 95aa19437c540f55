// Builds what is stale: the server's bundle and the web page. `--force` builds in any case, `--server` builds the server alone.
import { rmSync } from 'node:fs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { buildServer } = await import('./lib/bundle.mjs');
const { buildWeb } = await import('./lib/build-web.mjs');
if (process.argv.includes('--force')) for (const name of ['server', 'web']) rmSync(`.stamp/${name}`, { force: true });
await buildServer();
if (!process.argv.includes('--server')) await buildWeb();
