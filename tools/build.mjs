// Builds what is stale: the server's bundle and the web page. `--force` builds in any case, `--server` builds the server alone, `--gallery` also what tests of the
// parts of the interface open.
import { rmSync } from 'node:fs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { buildServer } = await import('./lib/bundle.mjs');
const { buildWeb } = await import('./lib/build-web.mjs');
const { buildGallery } = await import('./lib/build-gallery.mjs');
if (process.argv.includes('--force')) for (const name of ['server', 'web']) rmSync(`.stamp/${name}`, { force: true });
await buildServer();
if (!process.argv.includes('--server')) await buildWeb();
if (process.argv.includes('--gallery')) await buildGallery();
