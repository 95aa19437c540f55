// Builds what is stale: the server's bundle and the web page. `--force` builds in any case.
import { rmSync } from 'node:fs';
import { buildServer } from './lib/bundle.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { installMissing } from './lib/install.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
installMissing();
if (process.argv.includes('--force')) for (const name of ['server', 'web']) rmSync(`.stamp/${name}`, { force: true });
await buildServer();
await buildWeb();
