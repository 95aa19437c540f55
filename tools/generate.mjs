// Writes every generated file: `npm run generate`. Each module of tools/generate/ exports `generate({ databaseUrl })`, which returns `[{ path,
// content }]`; the database is an empty, fully migrated one.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from './lib/bundle.mjs';
import { readCommand } from './lib/commands.mjs';
import { installMissing } from './lib/install.mjs';
import { checkNode, root } from './lib/root.mjs';

checkNode();
const { check: checkOnly = false, 'from-files': fromFiles = false } = readCommand('generate').values;
process.chdir(root);

if (!fromFiles) installMissing();
const readsDatabase = ['database.ts', 'report-views.ts'];
const database = fromFiles ? null : await startDatabase();
const stale = [];
const failed = [];
try {
  for (const module of readdirSync('tools/generate')
    .filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !(fromFiles && readsDatabase.includes(name)),
    )
    .sort()) {
    // One generator may read what another writes, so a failure does not stop the others.
    await writeFilesOf(module).catch((error) => failed.push(`failed: tools/generate/${module}: ${error.message}`));
  }
} finally {
  await database?.stop();
}
const lines = [...stale.map((file) => `${checkOnly ? 'stale' : 'written'}: ${file}`), ...failed];
console.log(lines.length === 0 ? 'All generated files are fresh.' : lines.join('\n'));
process.exitCode = failed.length > 0 || (checkOnly && stale.length > 0) ? 1 : 0;

async function startDatabase() {
  const { startTestDatabase } = await importTypeScript('server/src/kernel/testing/test-database.ts');
  return startTestDatabase();
}

async function writeFilesOf(module) {
  const { generate } = await importTypeScript(`tools/generate/${module}`);
  for (const { path: file, content } of await generate({ databaseUrl: database?.url ?? '' })) {
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    stale.push(file);
    if (checkOnly) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
