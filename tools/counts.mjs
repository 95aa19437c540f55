// `npm run counts`: the counts of tools/tidy/counts.ts with their limits.
import { importTypeScript } from './lib/bundle.mjs';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
readCommand('counts');
process.chdir(root);
const { counts } = await importTypeScript('tools/tidy/counts.ts');
for (const { what, found, most } of counts) console.log(`${String(found).padStart(7)}  at most ${most}: ${what}`);
