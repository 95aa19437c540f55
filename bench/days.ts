import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { makeModel, makeSums, type AgeMachine, type AgeSite } from './age.ts';
import { signedIn } from './client.ts';
import { acceptModels, fillDay } from './fill-day.ts';
import { aDay, fillYears } from './fill-years.ts';
import { median, rate } from './measure.ts';
import { fewSessions, quickFlags } from './quick-fill.ts';
import { wanted } from './goals.ts';

/** Days of usual size before the measured one: a month, and the one that it is compared with. */
const daysBefore = 62;
/** The kernel counts processor time in hundredths of a second. */
const ticksPerMs = 0.1;

/** Returns the processor time used by a process, in milliseconds, and by its ended children. */
function processorOf(pid: number): { own: number; ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const at = (field: number) => Number(fields[field - 3] ?? 0) / ticksPerMs;
  return { own: at(14) + at(15), ended: at(16) + at(17) };
}

/** Returns the processor time of PostgreSQL with all its sessions, ended ones too. */
function databaseProcessor(postmaster: number): number {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(postmaster);
    } catch {
      return false;
    }
  });
  const { own, ended } = processorOf(postmaster);
  return children.reduce((sum, child) => {
    try {
      return sum + processorOf(Number(child)).own;
    } catch {
      return sum;
    }
  }, own + ended);
}

interface Measured {
  readonly alone: number;
  readonly eight: number;
  /** Processor time of one query, in milliseconds: server and database together, in each round. */
  readonly processor: readonly number[];
}

/** The measured queries: the user, and the maximum processor time of one answer, in milliseconds. */
const questions: Readonly<Record<string, { who: string; route: (month: string) => string; most: number }>> = {
  'branch dashboard': { who: 'manager', route: () => '/api/dashboard', most: 50 },
  'dashboard of all': { who: 'md', route: () => '/api/dashboard', most: 50 },
  'officer dashboard': { who: 'md', route: () => '/api/officer-dashboard', most: 50 },
  'accepted, a month': { who: 'md', route: (month) => `/api/report/accepted/summary?${month}`, most: 150 },
  'daily, a month': { who: 'md', route: (month) => `/api/report/daily/summary?${month}`, most: 150 },
};
/** Maximum ratio of the largest day's duration to the smallest's. */
const mostGrowth = 1.5;
const rounds = 3;

const day = (ago: number): string =>
  new Date(Date.now() + 6.5 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

async function measureDay(site: AgeSite, seconds: number): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  const month = `period=range&from=${day(29)}&to=${day(0)}&customers=all`;
  const used = () => processorOf(site.pids.server).own + databaseProcessor(site.pids.database);
  for (const [name, { who, route }] of Object.entries(questions)) {
    const { call, close } = await signedIn(site.url, 8, who);
    const once = () => call('GET', route(month));
    await rate(1, seconds, once);
    const alone: number[] = [];
    const eight: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round < rounds; round++) {
      let answered = 0;
      const before = used();
      alone.push(
        (
          await rate(1, seconds, () => {
            answered += 1;
            return once();
          })
        ).p50,
      );
      processor.push((used() - before) / answered);
      eight.push((await rate(8, seconds, once)).p50);
    }
    close();
    found.set(name, { alone: median(alone), eight: median(eight), processor });
  }
  return found;
}

/** Waits until the background job has stored its sums of the day. */
async function settle(pool: pg.Pool): Promise<void> {
  for (let slices = -1; ;) {
    await pool.query("select graphile_worker.add_job('report-open-day', job_key => 'bench')");
    for (let waiting = 1; waiting > 0; await new Promise((resolve) => setTimeout(resolve, 500)))
      waiting = Number(
        (await pool.query("select count(*) from graphile_worker.jobs where task_identifier = 'report-open-day'"))
          .rows[0].count,
      );
    const now = Number((await pool.query('select count(*) from report_slice')).rows[0].count);
    if (now === slices) break;
    slices = now;
  }
  await pool.query(
    'vacuum analyze report_slice_sum, report_slice, label_tally_folded, cod_tally_folded, till_tally_folded',
  );
}

/** Measures dashboards and summaries of a month with an open day. One branch accepts as many parcels that day as each of `sizes` says. */
export async function benchDays(
  machine: AgeMachine,
  { sizes, seconds }: { readonly sizes: readonly number[]; readonly seconds: number },
): Promise<void> {
  await fillMonths(machine);
  const site = await machine.open();
  const pool = fewSessions(site.databaseUrl, 2);
  const found: Map<string, Measured>[] = [];
  try {
    const model = await acceptModels(pool, site.url);
    for (const [nth, size] of sizes.entries()) {
      await fillDay(pool, model, sizes[nth - 1] ?? 0, size);
      await settle(pool);
      found.push(await measureDay(site, seconds));
    }
  } finally {
    await pool.end();
    await site.stop();
  }
  console.log(
    `\np50 alone / of eight people at once, processor time of one answer; at ${sizes.join(', ')} parcels accepted today`,
  );
  for (const [name, { most }] of Object.entries(questions)) {
    const own = found.flatMap((at) => at.get(name) ?? []);
    const growth = (own.at(-1)?.alone ?? 0) / (own[0]?.alone ?? 1);
    console.log(
      [
        name.padEnd(18),
        ...own.map(
          ({ alone, eight, processor }) =>
            `${alone.toFixed(0).padStart(5)} / ${eight.toFixed(0).padStart(5)} ms, ${wanted(`${name}, processor in ms`, median(processor), { most })} ms`,
        ),
        `growth ${wanted(`${name}, growth with the day`, growth, { most: mostGrowth }, 2)}`,
      ].join('   '),
    );
  }
}

/** Fills the months before the day, with their stored sums. */
async function fillMonths(machine: AgeMachine): Promise<void> {
  const begun = await machine.open();
  const pool = fewSessions(begun.databaseUrl, 2);
  const model = await makeModel(pool, begun.url);
  await pool.end();
  await begun.stop();
  const database = await machine.database(quickFlags);
  await fillYears(database.url, model, 0, daysBefore * aDay);
  await makeSums(database.url, daysBefore + 1);
  await database.stop();
}
