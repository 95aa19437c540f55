// `npm start`: installs what is missing, builds what is stale, and runs the server in this process. package.json gives it 16 MB for young objects:
// with 64 MB it handles no more scans per second and uses 60 to 100 MB more memory.
import { readArguments, startCommand } from '../server/src/ops/command-line.mjs';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root } from './lib/root.mjs';

process.env.WAYBILL_LOG = '1';
checkNode();
process.chdir(root);
const { buildApart, stopWithNpm } = await import('./lib/server-process.mjs');
// The server prints the help, because it has the settings.
const asksForHelp = readArguments(startCommand, process.argv.slice(2)).help === true;
if (!asksForHelp) readCommand('start');
buildApart(asksForHelp ? ['--server'] : []);
stopWithNpm();
process.setSourceMapsEnabled(true);
await import('../server/dist/main.js');
