import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where each name of an index file is defined: the file to import instead, and the name there. */
type Origins = ReadonlyMap<string, { readonly name: string; readonly file: string }>;

const lucide = fileURLToPath(import.meta.resolve('lucide-react')).replace(
  /cjs[\\/]lucide-react\.js$/,
  'esm/lucide-react.mjs',
);
const icons: Origins = new Map(
  [...readFileSync(lucide, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)\.mjs'/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [
        name,
        { name: 'default', file: `lucide-react/${file}` },
      ]),
  ),
);

const listOf = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Returns the names that a room's door re-exports; what the door defines itself is still imported from it. */
function originsOf(door: string): Origins {
  const origins = new Map<string, { name: string; file: string }>();
  for (const [, names = '', from = ''] of readFileSync(door, 'utf8').matchAll(/^export \{([^}]+)\} from '([^']+)';/gm))
    for (const [name = '', as = name] of listOf(names).map((each) => each.replace(/^type /, '').split(' as ')))
      origins.set(as, { name, file: path.resolve(path.dirname(door), from).replaceAll('\\', '/') });
  return origins;
}

/**
 * Imports each icon and each export of a room's door from its own file instead of the index. Otherwise a page that needs one part of a room would load
 * everything that the door exports.
 */
export const directImports: Plugin = {
  name: 'direct-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: /'lucide-react'|\.door\.ts'/ },
    handler(code, id) {
      const origins = (from: string): Origins =>
        from === 'lucide-react' ? icons : originsOf(path.resolve(path.dirname(id), from));
      const direct = code
        .replace(
          /^import \{([^}]+)\} from '(lucide-react|[^']+\.door\.ts)';/gm,
          (statement: string, names: string, from: string) => {
            const known = origins(from);
            const imports = listOf(names).map((each) => {
              const [, type = '', name = '', as = name] = /^(type )?(\w+)(?: as (\w+))?$/.exec(each) ?? [];
              const origin = known.get(name);
              if (from === 'lucide-react' && !origin) throw new Error(`lucide-react has no icon ${name}`);
              return `import { ${type}${origin?.name ?? name} as ${as} } from '${origin?.file ?? from}';`;
            });
            // Keeps the line count, so that the source map stays valid.
            return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
          },
        )
        .replace(/import\('([^']+\.door\.ts)'\)\)\.(\w+)/g, (whole, from: string, name: string) => {
          const origin = origins(from).get(name);
          return origin ? `import('${origin.file}')).${origin.name}` : whole;
        });
      return direct === code ? null : { code: direct, map: null };
    },
  },
};
