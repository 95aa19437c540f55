// Builds what is stale: the server's bundle and the web page.
import { rmSync } from 'node:fs';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
const { values } = readCommand('build');
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { buildServer } = await import('./lib/bundle.mjs');
const { buildWeb } = await import('./lib/build-web.mjs');
const { buildGallery } = await import('./lib/build-gallery.mjs');
if (values.force) for (const name of ['server', 'web']) rmSync(`.stamp/${name}`, { force: true });
await buildServer();
if (!values.server) await buildWeb();
if (values.gallery) await buildGallery();
