// `npm start`: installs what is missing, builds what is stale, and runs the server in this same process. package.json gives it 64 MB for young
// objects, because most of what large calls hold is released before a collection looks at it: with eight calls of 500 scans at a time an eighth
// more are done in a second.
import { checkNode, root } from './lib/root.mjs';

checkNode();
process.chdir(root);
const { buildApart, stopWithNpm } = await import('./lib/server-process.mjs');
const asksForHelp = process.argv.includes('--help') || process.argv.includes('-h');
buildApart(asksForHelp ? ['--server'] : []);
stopWithNpm();
process.setSourceMapsEnabled(true);
await import('../server/dist/main.js');
