import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '../kernel/db/tables.ts';
import { BadCsv } from '../kernel/sheets/read-csv.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { importLocations, recognise, seedPlaces, type ImportedFile } from '../rooms/places/place-import.door.ts';
import { fileFrom, type OpsCommand } from './command.ts';
import { withDatabase } from './with-app.ts';

type Recognised = Parameters<typeof importLocations>[1][number];
/** Maximum refused rows printed; of more only the number is printed. */
const shownRefusals = 100;

export const importLocationsCommand: OpsCommand = {
  name: 'import-locations',
  takes: { name: 'FILE…', least: 1, most: Infinity },
  meaning:
    'takes regions, towns, quarters and NRC townships from CSV files, or from a folder of them; status 1 when a row was refused',
  run: async (context, { rest }) => {
    const files = await recognised(rest, context.say);
    const began = performance.now();
    const done = await withDatabase(context, async ({ pool }) => {
      // Opens the database without the app, which would take half of the time and insert the starter set of cities.
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      await seedPlaces(db, new Date());
      return importLocations(db, files, new Date());
    }).catch((error: unknown) => inWords(error));
    for (const file of done) tell(file, context.say);
    context.say(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return done.every(({ refused }) => refused.length === 0);
  },
};

async function recognised(args: readonly string[], say: (line: string) => void): Promise<Recognised[]> {
  const files: Recognised[] = [];
  for (const { file, named } of args.flatMap(filesOf)) {
    const kind = await recognise(file).catch((error: unknown) => inWords(error, file));
    if (kind) files.push({ file, kind });
    else if (named)
      throw new StartupProblem(
        `${path.basename(file)} is none of the lists: its first line has not the columns of regions, towns, quarters or NRC townships.`,
      );
    else say(`${path.basename(file)}: passed over, it is none of the lists.`);
  }
  if (files.length === 0) throw new StartupProblem('There is nothing to import.');
  return files;
}

function filesOf(arg: string): { file: string; named: boolean }[] {
  const file = fileFrom(arg);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartupProblem(`There is no file ${arg}.`);
  if (!found.isDirectory()) return [{ file, named: true }];
  return readdirSync(file)
    .filter((name) => /\.csv$/i.test(name))
    .sort()
    .map((name) => ({ file: path.join(file, name), named: false }));
}

function inWords(error: unknown, file?: string): never {
  if (error instanceof BadCsv)
    throw new StartupProblem(
      `${file === undefined ? 'A file' : path.basename(file)} cannot be read: ${error.message}. Nothing was imported.`,
    );
  throw error;
}

function tell({ file, added, changed, same, refused }: ImportedFile, say: (line: string) => void): void {
  say(`${path.basename(file)}: ${added} new, ${changed} changed, ${same} as before, ${refused.length} refused`);
  for (const { line, why } of refused.slice(0, shownRefusals)) say(`  line ${line}: ${why}`);
  if (refused.length > shownRefusals) say(`  and ${refused.length - shownRefusals} more`);
}
