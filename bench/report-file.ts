import { sql } from 'kysely';
import { acceptedReport } from '../contract/src/rooms/reports/accepted.report.ts';
import { createCopyPool, copyLines } from '../server/src/kernel/db/copy-out.ts';
import type { Database } from '../server/src/kernel/services.ts';
import { fileRows } from '../server/src/kernel/lists.ts';
import { systemViewer } from '../server/src/kernel/viewer.ts';
import { sourceOf } from '../server/src/rooms/reports/reports.queries.ts';
import { signedIn } from './client.ts';
import { fetchMade } from './label-files.ts';
import { median } from './measure.ts';
import { wanted } from './goals.ts';

const megabyte = 1_048_576;

/**
 * Measures a yearly report as CSV, from the order to the last byte downloaded, in turns with COPY of the same statement; and the server's additional
 * memory meanwhile.
 */
export async function measureReportFile(
  db: Database,
  { databaseUrl, url, memory }: { readonly databaseUrl: string; readonly url: string; readonly memory: () => number },
  period: { readonly from: string; readonly to: string },
): Promise<void> {
  const { call, close, token } = await signedIn(url, 1, 'md');
  const { list } = acceptedReport;
  const filters = { ...period, customers: 'all' };
  const source = sourceOf(acceptedReport);
  if (!source.cells) throw new Error('the rows of this report are not written by the database');
  const pool = createCopyPool(databaseUrl);
  const statement = fileRows({ ...source, cells: source.cells }, systemViewer, { filters }, list.columns, 'en').compile(
    db,
  );
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const copied = async () => {
    for await (const lines of copyLines({ pool, statementTimeout: '600s' }, statement)) void lines;
  };
  const order = { list: list.name, format: 'csv', columns: list.columns.map(({ key }) => key), filters };
  const rounds: { copy: number; csv: number; more: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const copy = await timed(copied);
    const held = memory();
    let peak = held;
    const watching = setInterval(() => {
      peak = Math.max(peak, memory());
    }, 20);
    const csv = await timed(() => fetchMade(call, { url, token }, order));
    clearInterval(watching);
    rounds.push({ copy, csv, more: peak - held });
  }
  const {
    rows: [file],
  } = await sql<{ done: number }>`select done from export order by id desc limit 1`.execute(db);
  const middle = (pick: (round: { copy: number; csv: number; more: number }) => number) => median(rounds.map(pick));
  console.log(
    `CSV of ${file?.done} rows of a report   ${(middle(({ csv }) => csv) / 1000).toFixed(1)} s   COPY ${(middle(({ copy }) => copy) / 1000).toFixed(1)} s   ratio ${wanted(
      'CSV of a report, of COPY',
      middle(({ csv, copy }) => csv / copy),
      { most: 1.5 },
      2,
    )}   memory +${rounds.map(({ more }) => Math.round(more / megabyte)).join(', ')} MB (at most 50)`,
  );
  await pool.end();
  close();
}
