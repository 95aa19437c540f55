// `npm start`: installs what is missing, builds what is stale, and runs the server in this same process.
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { buildServer } = await import('./lib/bundle.mjs');
const { buildWeb } = await import('./lib/build-web.mjs');
await buildServer();
if (!process.argv.includes('--help') && !process.argv.includes('-h')) await buildWeb();
await import('../server/dist/main.js');
