// `npm run ops -- <command>`: the operator's commands, in this same process.
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { buildApart } = await import('./lib/server-process.mjs');
buildApart(['--server']);
process.setSourceMapsEnabled(true);
await import('../server/dist/ops.js');
