import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `server/migrations`, found from the sources and from the bundle alike, whichever lies how deep. */
export function migrationsFolder(): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'migrations');
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error('server/migrations is missing from this installation');
  }
}
