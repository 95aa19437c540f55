import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository, where tests and tools run; a bundled tool cannot find it otherwise. */
export const root = process.cwd();

const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'generated', '.git']);

export interface Source {
  /** Relative to the root, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As written. */
  readonly name: string;
  readonly typeOnly: boolean;
  /** Relative to the root when it names our own file, `@waybill/contract/x.ts` included; otherwise undefined. */
  readonly file: string | undefined;
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm;
const dynamic = /\bimport\('([^']+)'\)/g;

function filesIn(folder: string, without: ReadonlySet<string> = skipped): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (without.has(entry.name) || (entry.isDirectory() && entry.name.startsWith('.') && entry.name !== '.ci'))
      return [];
    return entry.isDirectory() ? filesIn(file, without) : [file];
  });
}

/** Every hand-written file of the repository; generated files are left out. */
export const allFiles: readonly string[] = filesIn('.').filter((file) => !/\.(log|woff2?|png|ico)$/.test(file));

export const sources: readonly Source[] = allFiles
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, text, imports: importsOf(file, text) };
  });

/** The same with generated files, which use the exports of the rooms. */
export const everySource: readonly { readonly file: string; readonly text: string }[] = [
  ...sources,
  ...filesIn('.', new Set([...skipped].filter((name) => name !== 'generated')))
    .filter((file) => /\/generated\/.*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
];

export const isTest = ({ file }: Source): boolean => /\.(test|e2e)\.tsx?$/.test(file) || /\/testing\//.test(file);

function importsOf(file: string, text: string): Import[] {
  const written = [...text.matchAll(statement)].map((match) => ({
    name: match[2] ?? '',
    typeOnly: match[1] !== undefined,
  }));
  const called = [...text.matchAll(dynamic)].map((match) => ({ name: match[1] ?? '', typeOnly: false }));
  return [...written, ...called].map((found) => ({ ...found, file: resolve(file, found.name) }));
}

function resolve(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  const ours = /^@waybill\/(\w+)\/(.+)$/.exec(name);
  return ours ? `${ours[1]}/src/${ours[2]}` : undefined;
}

/** Returns the lines of a text that match a pattern, as `file:line: text`. */
export function linesWith(file: string, text: string, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
}
