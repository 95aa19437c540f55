import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { BadCsv, readCsv } from '../../kernel/sheets/read-csv.ts';
import type { Database } from '../../kernel/services.ts';
import { takeNrcTownships } from './import-nrc.ts';
import { Postcodes, takeBatch, type NumberedPlace, type Taken } from './import-places.ts';
import { cleanCells, fileKinds, kindOf, readNrcRow, readPlaceRow, RefusedRow, type FileKind } from './import-rows.ts';
import { auditImport, analyzePlaces } from './import.store.ts';
import { renewNearestBranches } from './nearest-branch.store.ts';
import { lockTree } from './places.store.ts';

type Tx = Transaction<Tables>;

export interface ImportedFile extends Readonly<Taken> {
  readonly file: string;
  readonly kind: FileKind;
}

const batchSize = 2_000;

/** Returns which list a file is, by its header; `null` for an unknown header. Throws `BadCsv` when it cannot be read. */
export async function recognise(file: string): Promise<FileKind | null> {
  for await (const { cells } of readCsv(createReadStream(file))) return kindOf(cells);
  return null;
}

/**
 * Takes files of the official list, whatever their order, all or nothing: the same files a second time change nothing. A row that cannot be
 * taken is told with its line and harms no other. Branch, remoteness, use, Chinese names and cities that hold townships are the operator's own and stay.
 */
export async function importLocations(
  db: Database,
  files: readonly { readonly file: string; readonly kind: FileKind }[],
  now: Date,
): Promise<ImportedFile[]> {
  const imported = await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const done: ImportedFile[] = [];
    for (const { file, kind } of files.toSorted(
      (one, other) => fileKinds.indexOf(one.kind) - fileKinds.indexOf(other.kind),
    )) {
      const taken: Taken = { added: 0, changed: 0, same: 0, refused: [] };
      await (kind === 'nrc_townships' ? takeCards(tx, file, taken) : takePlaces(tx, { file, kind }, taken, now));
      done.push({ file, kind, ...taken, refused: taken.refused.toSorted((one, other) => one.line - other.line) });
    }
    if (done.some(({ added, changed }) => added + changed > 0)) {
      await renewNearestBranches(tx);
      await auditImport(
        tx,
        Object.fromEntries(
          done.map(({ file, added, changed, same, refused }) => [
            path.basename(file),
            { added, changed, same, refused: refused.length },
          ]),
        ),
        now,
      );
    }
    return done;
  });
  // Refreshes the planner's statistics: the table has grown thirtyfold, and searches would be planned for the few former rows.
  if (imported.some(({ added }) => added > 0)) await analyzePlaces(db);
  return imported;
}

async function takePlaces(
  tx: Tx,
  { file, kind }: { file: string; kind: Exclude<FileKind, 'nrc_townships'> },
  taken: Taken,
  now: Date,
): Promise<void> {
  const postcodes = new Postcodes();
  let batch: NumberedPlace[] = [];
  let later: NumberedPlace[] = [];
  const flush = async () => {
    later.push(...(await takeBatch(tx, batch, taken, now)));
    batch = [];
  };
  await eachRow(file, taken, async (line, cells) => {
    const place = readPlaceRow(kind, cells);
    postcodes.add(place.postcode, line);
    batch.push({ line, place });
    if (batch.length === batchSize) await flush();
  });
  await flush();
  // Retries rows whose parent place came later in the file, at any depth; a town whose township stays unknown is put directly into its region.
  for (let left = 0; later.length > 0 && later.length !== left;) {
    left = later.length;
    later = await takeBatch(tx, later, taken, now);
  }
  const rest = await takeBatch(
    tx,
    later.map(({ line, place }) => ({ line, place: { ...place, parent: place.otherwise ?? place.parent } })),
    taken,
    now,
  );
  for (const { line, place } of rest)
    taken.refused.push({ line, why: `there is no place with postcode ${place.parent}` });
}

async function takeCards(tx: Tx, file: string, taken: Taken): Promise<void> {
  const rows: NrcTownship[] = [];
  const lines = new Map<string, number>();
  await eachRow(file, taken, async (line, cells) => {
    const row = readNrcRow(cells);
    const key = `${row.state_no} ${row.prefix_mm} ${row.township_en}`;
    const first = lines.get(key);
    if (first !== undefined) throw new RefusedRow(`${key} stands in line ${first} already`);
    lines.set(key, line);
    rows.push(row);
  });
  await takeNrcTownships(tx, rows, taken);
}

/** Goes through the rows of a file below its header; what a row is refused for is kept with its line. */
async function eachRow(
  file: string,
  taken: Taken,
  take: (line: number, cells: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  let header: readonly string[] | null = null;
  for await (const { line, cells } of readCsv(createReadStream(file))) {
    if (header === null) {
      header = cells;
      continue;
    }
    try {
      if (cells.length !== header.length) throw new RefusedRow(`${cells.length} cells instead of ${header.length}`);
      await take(line, cleanCells(header, cells));
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      taken.refused.push({ line, why: error.message });
    }
  }
  if (header === null) throw new BadCsv('it is empty');
}
