import { readFileSync } from 'node:fs';
import { sources } from './sources.ts';

/** Returns the noun of a room as addresses, permissions and tables use it. */
const singular = (room: string): string =>
  room
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|us)es$/, '$1')
    .replace(/([^su])s$/, '$1');

/** Addresses below these belong to several rooms; the next part is the noun. */
const shared = new Set(['settings', 'print']);

/** Nouns that each room uses in its API paths, permissions and page addresses, besides its own. */
export function otherNouns(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const room = /^(?:contract|web)\/src\/rooms\/([\w-]+)\/[\w-]+\.(?:contract\.ts|routes\.tsx)$/.exec(file)?.[1];
    if (!room) continue;
    const nouns = [
      ...[...text.matchAll(/\bpath: '\/(?:api\/)?([^']*)'/g)].map(([, address = '']) => nounOf(address)),
      ...[...text.matchAll(/\bpermission: '(\w+)\./g)].map(([, name = '']) => name),
    ];
    for (const noun of nouns)
      if (noun && ![room, singular(room)].includes(noun.replaceAll('_', '-')))
        found.set(room, (found.get(room) ?? new Set()).add(noun));
  }
  return found;
}

function nounOf(address: string): string {
  const [first = '', second = ''] = address.split('/');
  const noun = shared.has(first) && /^[a-z]/.test(second) ? second : first;
  return /^[a-z]/.test(noun) ? noun : '';
}

/** Returns the tables of the database that begin with the noun of no room, and are not of the kernel either. */
export function tablesOfNoRoom(rooms: readonly string[]): string[] {
  const schema = readFileSync('server/schema.sql', 'utf8');
  const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+) /gm)].map(([, name = '']) => name);
  const nouns = rooms.flatMap((room) => [room, singular(room)]).map((noun) => noun.replaceAll('-', '_'));
  return tables.filter((table) => !nouns.some((noun) => table === noun || table.startsWith(`${noun}_`)));
}
