import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeModel, type AgeMachine } from './age.ts';
import { signedIn } from './client.ts';
import { fillLabels } from './fill-labels.ts';
import { fillYears } from './fill-years.ts';
import { applied, labelWish, scanOf } from './labels.ts';
import { fail, rate, type Figure } from './measure.ts';
import { fewSessions, quickFlags } from './quick-fill.ts';
import { wanted } from './goals.ts';

/** Labels that are scanned, each once. */
const scanned = 300_000;
const seconds = 15;

/**
 * Runs an operator's command on a database, alone as at night. @returns its duration in seconds
 * @throws when it fails before it has printed `done`
 */
async function ops(databaseUrl: string, words: readonly string[], done?: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['server/dist/ops.js', ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 && !(done && printed.includes(done)))
    throw new Error(`ops ${words[0]} ended with ${code}: ${printed}`);
  return (performance.now() - began) / 1000;
}

/** Measures how much a backup slows concurrent scans, and how long its restore takes with all comparisons. Needs a fresh demo operator. */
export async function benchBackup(machine: AgeMachine, folder: string, { labels }: { readonly labels: number }) {
  const first = await machine.open();
  const pool = fewSessions(first.databaseUrl, 4);
  const model = await makeModel(pool, first.url);
  await pool.end();
  await first.stop();
  const quick = await machine.database(quickFlags);
  await fillYears(quick.url, model, 0, labels);
  await quick.stop();

  const site = await machine.open();
  const file = path.join(folder, 'backup.gz');
  try {
    await beside(site, file);
  } finally {
    await site.stop();
  }
  const empty = await machine.database([], 'restored');
  try {
    // Every table is compared and the whole ledger is checked; its faults are those of the bookings that the fill wrote.
    const restored = await ops(empty.url, ['restore', file], 'every table agrees with the backup');
    console.log(
      `restore of ${labels} labels with its comparison and the ledger's   ${wanted('restore, seconds', restored, { most: 600 })} s`,
    );
  } finally {
    await empty.stop();
    rmSync(file, { force: true });
  }
}

async function beside(
  { databaseUrl, url }: { readonly databaseUrl: string; readonly url: string },
  file: string,
): Promise<void> {
  const pool = fewSessions(databaseUrl, 4);
  const { call, close } = await signedIn(url, 4, 'staff');
  const { data: template } = await call<{ data: { id: number; tracking_code: string } }>(
    'POST',
    '/api/label',
    await labelWish(call),
  );
  await call('POST', '/api/scan', { scans: [scanOf(template.tracking_code)] });
  const { codes } = await fillLabels(pool, { template: template.id, many: scanned, from: 90_000_000 });
  await pool.query('vacuum analyze label, label_state, label_entry, label_phone');
  await pool.query('checkpoint');
  let next = 0;
  const scan = async () => {
    applied(await call('POST', '/api/scan', { scans: [scanOf(codes[next++] ?? fail())] }), 1);
  };
  await rate(2, seconds / 3, scan);
  const before = await rate(2, seconds, scan);
  let done = false;
  const backup = ops(databaseUrl, ['backup', file]).finally(() => {
    done = true;
  });
  const parts: Figure[] = [];
  while (!done) parts.push(await rate(2, 1, scan));
  const took = await backup;
  const after = await rate(2, seconds, scan);
  const usual = (before.perSecond + after.perSecond) / 2;
  const meanwhile = parts.reduce((sum, { perSecond }) => sum + perSecond, 0) / parts.length;
  console.log(
    `backup beside scans   ${took.toFixed(0)} s, ${(statSync(file).size / 1e6).toFixed(0)} MB   scans ${usual.toFixed(0)}/s, beside it ${meanwhile.toFixed(0)}/s: ${((1 - meanwhile / usual) * 100).toFixed(0)} % slower (below 20)   p50 ${before.p50.toFixed(1)} and ${(parts[Math.floor(parts.length / 2)] ?? before).p50.toFixed(1)} ms`,
  );
  close();
  await pool.end();
}
