import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const server = path.resolve(import.meta.dirname, '../../..');

export interface Program {
  readonly file: string;
  remove(): void;
}

/**
 * A program of the server in one file, for a Node process of its own. It lies below `server`, from where installed packages and
 * the migrations are found, and any account may read it.
 *
 * @param source a file below `server`, or the text of a program
 */
export async function bundleProgram(name: string, source: { file: string } | { text: string }): Promise<Program> {
  const folder = path.join(server, '.stamp', `${name}-${process.pid}`);
  const file = path.join(folder, `${name}.mjs`);
  mkdirSync(folder, { recursive: true });
  const entry: BuildOptions =
    'file' in source
      ? { entryPoints: [path.join(server, source.file)] }
      : { stdin: { contents: source.text, resolveDir: server, loader: 'ts' } };
  await build({
    ...entry,
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    sourcemap: 'inline',
    plugins: [
      {
        name: 'only-ours',
        setup: (builder) =>
          builder.onResolve({ filter: /^[^./]/ }, ({ path: found }) =>
            path.isAbsolute(found) || found.startsWith('@waybill/') ? undefined : { path: found, external: true },
          ),
      },
    ],
  });
  for (const opened of [path.dirname(folder), folder]) chmodSync(opened, 0o755);
  chmodSync(file, 0o644);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
