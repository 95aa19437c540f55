import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

/** Part of a syntax tree that this file reads. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const root = path.resolve(import.meta.dirname, '..');
const locales = ['en', 'mm', 'zh'];
const posix = (file: string): string => file.replaceAll('\\', '/');

/** The file that an import names: relative, or of a package of ours. */
function fileOf(from: string, name: string): string {
  const [, side, rest = ''] = /^@waybill\/(\w+)\/(.+)$/.exec(name) ?? [];
  return side === undefined ? path.resolve(path.dirname(from), name) : path.join(root, side, 'src', rest);
}

interface WordFile {
  readonly values: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}
const files = new Map<string, WordFile>();

function readWordFile(file: string): WordFile {
  const known = files.get(file);
  if (known) return known;
  const values = new Map<string, Node>();
  const imports = new Map<string, { file: string; name: string }>();
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }) as unknown as { body: Node[] };
  for (const statement of body) {
    for (const each of (statement['specifiers'] ?? []) as { local: { name: string }; imported?: { name: string } }[])
      if (statement.type === 'ImportDeclaration')
        imports.set(each.local.name, {
          file: fileOf(file, (statement['source'] as { value: string }).value),
          name: each.imported?.name ?? '',
        });
    const { declarations = [] } = (statement['declaration'] ?? statement) as {
      declarations?: { id: { name: string }; init: Node }[];
    };
    for (const { id, init } of declarations) values.set(id.name, init);
  }
  const read = { values, imports };
  files.set(file, read);
  return read;
}

/** Unwraps `words(…)`, `… as const` and `satisfies`. */
function bare(node: Node | undefined): Node | undefined {
  if (node?.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'words')
    return bare((node['arguments'] as Node[])[0]);
  return node && /^TS(As|Satisfies)Expression$/.test(node.type) ? bare(node['expression'] as Node) : node;
}

const nameOf = (key: unknown): string => {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
};

/** The texts of the word that a file exports under a name and keys; `null` when there is none, or when it is not written as a literal. */
export function wordAt(file: string, name: string, keys: readonly string[]): Readonly<Record<string, string>> | null {
  if (!existsSync(file)) return null;
  const { values, imports } = readWordFile(file);
  const imported = imports.get(name);
  return imported ? wordAt(imported.file, imported.name, keys) : wordIn(file, values.get(name), keys);
}

function wordIn(
  file: string,
  found: Node | undefined,
  keys: readonly string[],
): Readonly<Record<string, string>> | null {
  const node = bare(found);
  if (node?.type === 'Identifier') return wordAt(file, node['name'] as string, keys);
  if (node?.type === 'MemberExpression' && node['computed'] !== true)
    return wordIn(file, node['object'] as Node, [nameOf(node['property']), ...keys]);
  if (node?.type !== 'ObjectExpression') return null;
  const properties = node['properties'] as Node[];
  const [key, ...rest] = keys;
  if (key === undefined) {
    const texts = Object.fromEntries(
      properties.map(({ key: locale, value }) => [nameOf(locale), (value as { value?: unknown } | undefined)?.value]),
    );
    const isWord = properties.length === locales.length && locales.every((one) => typeof texts[one] === 'string');
    return isWord ? (texts as Record<string, string>) : null;
  }
  const own = properties.find((one) => one.type === 'Property' && nameOf(one['key']) === key);
  if (own) return wordIn(file, own['value'] as Node, rest);
  for (const one of [...properties].reverse())
    if (one.type === 'SpreadElement') {
      const word = wordIn(file, one['argument'] as Node, keys);
      if (word) return word;
    }
  return null;
}

/** The words of all rooms, and the files that name what many rooms have. */
const common = /\/contract\/src\/kernel\/common(-field)?\.words\.ts$/;
const collects = /\/contract\/src\/rooms\/(audit|roles)\/\w+\.words\.ts$/;
const literal = (word: Readonly<Record<string, string>>): string =>
  `{ ${locales.map((locale) => `${locale}: ${JSON.stringify(word[locale])}`).join(', ')} }`;

/**
 * Copies the common words that a module uses into the module, so that a page does not load the file of all common words. With `stays` the words of
 * files that every page loads are not copied.
 *
 * @param inPlace copies each word to the place where it is used; otherwise it becomes a constant at the top of the module
 */
export function writeWords(code: string, file: string, stays: (file: string) => boolean, inPlace: boolean): string {
  const constants = new Map<string, string>();
  let written = code;
  for (const [statement, names = '', from = ''] of code.matchAll(/^import \{([^}]+)\} from '([^']+\.words\.ts)';/gm)) {
    const source = fileOf(file, from);
    if (stays(source) || !(inPlace || common.test(posix(source)) || collects.test(posix(file)))) continue;
    const left = names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => {
        const [, name = '', local = name] = /^(\w+)(?: as (\w+))?$/.exec(each) ?? [];
        if (name === '') return each !== '';
        written = written.replace(
          new RegExp(String.raw`(?<![\w$.'"-])${local}((?:\.\w+)+)`, 'g'),
          (whole, way: string) => {
            const keys = way.slice(1).split('.');
            for (let length = keys.length; length > 0; length--) {
              const word = wordAt(source, name, keys.slice(0, length));
              if (!word) continue;
              const text = literal(word);
              if (!inPlace && !constants.has(text)) constants.set(text, `word$${constants.size}`);
              return [constants.get(text) ?? text, ...keys.slice(length)].join('.');
            }
            return whole;
          },
        );
        return new RegExp(String.raw`(?<![\w$.'"-])${local}\b(?!: )`).test(written.replace(statement, ''));
      });
    // Keeps the line count, so that the source map stays valid.
    const lines = '\n'.repeat(statement.split('\n').length - 1);
    written = written.replace(
      statement,
      `${left.length > 0 ? `import { ${left.join(', ')} } from '${from}';` : ''}${lines}`,
    );
  }
  return [...constants].map(([text, name]) => `const ${name} = ${text}; `).join('') + written;
}

/** Applies `writeWords` to every module of the build. */
export function wordsInPlace(stays: (file: string) => boolean): Plugin {
  return {
    name: 'words-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(web|contract|domain)\/src\/.*\.tsx?$/, code: /\.words\.ts'/ },
      handler: (code, id) => ({
        code: stays(id) ? writeWords(code, id, () => false, true) : writeWords(code, id, stays, false),
        map: null,
      }),
    },
  };
}
