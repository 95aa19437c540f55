import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const server = path.resolve(import.meta.dirname, '../../..');

export interface Program {
  readonly file: string;
  remove(): void;
}

/** Bundled packages may still call `require` for modules of Node. */
const requireOfOld =
  "import { createRequire as oldRequire } from 'node:module'; const require = oldRequire(import.meta.url);";

/**
 * Bundles a program of the server into one file for a separate Node process. It is below `server`, where installed packages and the migrations are
 * found, and any account may read it.
 *
 * @param source a file below `server`, or the text of a program
 * @param apart a folder for a program that needs nothing of this checkout, its packages being in it
 */
export async function bundleProgram(
  name: string,
  source: { file: string } | { text: string },
  apart?: string,
): Promise<Program> {
  const folder = path.join(apart ?? path.join(server, '.stamp'), `${name}-${process.pid}`);
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
    ...(apart === undefined ? {} : { banner: { js: requireOfOld } }),
    plugins: [
      {
        name: 'only-ours',
        setup: (builder) =>
          builder.onResolve({ filter: /^[^./]/ }, ({ path: found }) =>
            apart !== undefined || path.isAbsolute(found) || /^(@waybill|kysely|zod)(\/|$)/.test(found)
              ? undefined
              : { path: found, external: true },
          ),
      },
    ],
  });
  for (const opened of [path.dirname(folder), folder]) chmodSync(opened, 0o755);
  chmodSync(file, 0o644);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
