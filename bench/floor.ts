import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { bareBags, scanOfBag, sealedBags, type Bag } from './bags.ts';
import { signedIn, type Call } from './client.ts';
import { fillLabels } from './fill-labels.ts';
import { applied, labelWish, scanOf } from './labels.ts';
import { median, rate } from './measure.ts';
import { wanted } from './goals.ts';

/** Parcels in a bag, sent bags, and concurrent single scans. */
const inBag = 300;
const bags = 15;
const singles = 40_000;
/** Scans kept by an offline device, scans per request, and the round-trip time of its connection, in milliseconds. */
const kept = 5_000;
const atOnce = 200;
const roundTrip = 300;
const streams = 200;
/** Serials used only in this part. */
let serial = 40_000_000;

/** Measures bags of 300 against single scans and bare SQL, the outbox of a device on a slow connection, and open event streams. */
export async function benchFloor(
  pool: pg.Pool,
  { url, memory }: { readonly url: string; readonly memory: () => number },
): Promise<void> {
  const { call, close, token } = await signedIn(url, 8, 'staff');
  const { data: first } = await call<{ data: { id: number; tracking_code: string } }>(
    'POST',
    '/api/label',
    await labelWish(call),
  );
  await call('POST', '/api/scan', { scans: [scanOf(first.tracking_code)] });
  const { rows } = await pool.query<{ staff: number; branch: number }>(
    'select created_by as staff, source_branch_id as branch from label where id = $1',
    [first.id],
  );
  const fill = (many: number) => fillLabels(pool, { template: first.id, many, from: (serial += many) - many });
  const [packed, spare, alone, queued] = [
    await fill(bags * inBag),
    await fill(bags * inBag),
    await fill(singles),
    await fill(kept),
  ];
  await pool.query('vacuum analyze label, label_state, label_entry');
  const sealed = await sealedBags(call, packed.codes, inBag);
  const bare = await bareBags(pool, rows[0] as { staff: number; branch: number }, {
    template: first.id,
    bags: await sealedBags(call, spare.codes, inBag),
    ids: spare.ids,
    inBag,
  });
  await sendBags(call, sealed, alone.codes, bare);
  await drain(call, queued.codes);
  close();
  await openStreams(url, token, memory);
}

async function sendBags(
  call: Call,
  sealed: readonly Bag[],
  alone: readonly string[],
  bare: () => Promise<void>,
): Promise<void> {
  const paces: { bag: number; sql: number; single: number }[] = [];
  let next = 0;
  for (const { code } of sealed) {
    const single = await rate(8, 0.4, async () =>
      applied(await call('POST', '/api/scan', { scans: [scanOf(alone[next++] ?? '')] }), 1),
    );
    const [sent, written] = [await timeOf(() => scanOfBag(call, 'out', [code], null)), await timeOf(bare)];
    paces.push({ bag: inBag / sent, sql: inBag / written, single: single.perSecond });
  }
  // The first ones warm up both sides.
  const warm = paces.slice(5);
  const middle = (pick: (pace: (typeof paces)[number]) => number) => median(warm.map(pick));
  console.log(
    `\nbag of ${inBag} sent  ${middle((p) => p.bag).toFixed(0)} parcels/s, one request   single scans ${middle((p) => p.single).toFixed(0)}/s   times single ${wanted(
      'a bag, times single scans',
      middle((p) => p.bag / p.single),
      { least: 4 },
      1,
    )}   of the same SQL ${wanted(
      'a bag, of the same SQL',
      middle((p) => p.bag / p.sql),
      { least: 0.8 },
      2,
    )}`,
  );
}

/** Returns its duration in seconds. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return (performance.now() - from) / 1000;
}

/** Sends a device's scans like its outbox: one request after the other, over a slow connection. */
async function drain(call: Call, codes: readonly string[]): Promise<void> {
  const seconds = await timeOf(async () => {
    for (let at = 0; at < codes.length; at += atOnce) {
      const some = codes.slice(at, at + atOnce).map(scanOf);
      await pause(roundTrip);
      applied(await call('POST', '/api/scan', { scans: some }), some.length);
    }
  });
  console.log(
    `outbox of ${kept} scans at ${roundTrip} ms there and back  ${wanted('outbox, seconds', seconds, { most: 60 }, 1)} s, each applied once`,
  );
}

async function openStreams(url: string, token: string, memory: () => number): Promise<void> {
  const before = memory();
  const open = await Promise.all(
    Array.from(
      { length: streams },
      () =>
        new Promise<http.ClientRequest>((resolve, reject) => {
          const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
          const request = http.get(new URL('/api/events', url), { headers, agent: false }, (response) => {
            response.resume();
            if (response.statusCode === 200) resolve(request);
            else reject(new Error(`a stream was answered with ${response.statusCode}`));
          });
          request.on('error', reject);
        }),
    ),
  );
  const during = memory();
  console.log(
    `${streams} open event streams  app server ${wanted('open streams, MB', during / 1_048_576, { most: 300 })} MB, ${Math.round(before / 1_048_576)} MB without them`,
  );
  for (const request of open) {
    request.removeAllListeners('error');
    request.on('error', () => {});
    request.destroy();
  }
}
