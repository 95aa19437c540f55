// `npm run bench`: the measurements of bench/run.ts.
import { existsSync } from 'node:fs';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root, stop } from './lib/root.mjs';
import { buildApart, stopWithNpm } from './lib/server-process.mjs';

checkNode();
readCommand('bench');
process.chdir(root);
stopWithNpm();
if (!existsSync('bench/run.ts')) stop('There is no benchmark in this checkout yet.');
buildApart();
const { importTypeScript } = await import('./lib/bundle.mjs');
const { startCaretaker } = await import('./lib/caretaker.mjs');
const { bench } = await importTypeScript('bench/run.ts');
await bench(startCaretaker());
