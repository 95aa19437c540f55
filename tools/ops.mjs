// `npm run ops -- <command>`: the operator's commands, in this same process.
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { installMissing } = await import('./lib/install.mjs');
installMissing();
const { buildServer } = await import('./lib/bundle.mjs');
await buildServer();
await import('../server/dist/ops.js');
