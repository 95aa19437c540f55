import { once } from 'node:events';
import http from 'node:http';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { exportLife, hasFile, isOpen, type ExportState } from '../domain/src/rooms/exports/export-states.ts';
import type { Call } from './client.ts';
import { copyOut } from './statements.ts';
import { median } from './measure.ts';
import { wanted } from './goals.ts';

/** Measures a CSV file of 100,000 rows against COPY of the same rows, and the server's memory for an Excel sheet of them. */
export async function measureFiles(
  pool: pg.Pool,
  call: Call,
  { token, url, memory, branch }: { token: string; url: string; memory: () => number; branch: number },
): Promise<void> {
  const rows = 100_000;
  const exported = async (format: string): Promise<number> => {
    const started = performance.now();
    await fetchMade(
      call,
      { url, token },
      {
        list: 'labels',
        format,
        columns: [
          'tracking_code',
          'merchant',
          'destination_name',
          'destination_township',
          'cod_charge',
          'status',
          'holder_branch',
          'status_at',
          'created_at',
        ],
        filters: { status: 'delivered' },
      },
    );
    return performance.now() - started;
  };
  const copied = async (): Promise<number> => {
    const client = new pg.Client(pool.options);
    await client.connect();
    const started = performance.now();
    await finished(client.query(copyTo(copyOut(rows, branch))).resume());
    const took = performance.now() - started;
    await client.end();
    return took;
  };
  const rounds: { copy: number; csv: number }[] = [];
  for (let round = 0; round < 7; round++) rounds.push({ copy: await copied(), csv: await exported('csv') });
  const [copy, csv] = [median(rounds.map((round) => round.copy)), median(rounds.map((round) => round.csv))];
  const ratio = median(rounds.map((round) => round.csv / round.copy));
  const held = memory();
  let peak = held;
  const watching = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 50);
  const xlsx = await exported('xlsx');
  clearInterval(watching);
  console.log(
    `file of ${rows} rows   CSV ${(csv / 1000).toFixed(1)} s   COPY ${(copy / 1000).toFixed(1)} s   ratio ${wanted('CSV of labels, of COPY', ratio, { most: 1.3 }, 2)}   Excel ${(xlsx / 1000).toFixed(1)} s, memory +${wanted('Excel of labels, MB', (peak - held) / 1_048_576, { most: 100 })} MB`,
  );
}

/** Exports a list and downloads the file; polls its state at short intervals. */
export async function fetchMade(
  call: Call,
  { url, token }: { readonly url: string; readonly token: string },
  order: object,
): Promise<void> {
  const { data } = await call<{ data: { id: number } }>('POST', '/api/export', order);
  for (let state: ExportState = exportLife.initial; !hasFile(state);) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const all = await call<{ data: { id: number; status: ExportState }[] }>('GET', '/api/export?per_page=20');
    const found = all.data.find((one) => one.id === data.id);
    if (!found || !(hasFile(found.status) || isOpen(found.status)))
      throw new Error(`the export is ${found?.status ?? 'gone'}`);
    state = found.status;
  }
  await taken(`${url}/api/export/${data.id}/file`, token);
}

/** Downloads a file without storing it, as the COPY does. */
async function taken(url: string, token: string): Promise<void> {
  const [answer] = (await once(http.get(url, { headers: { authorization: `Bearer ${token}` } }), 'response')) as [
    http.IncomingMessage,
  ];
  if (answer.statusCode !== 200) throw new Error(`the file was answered with ${answer.statusCode}`);
  await finished(answer.resume());
}
