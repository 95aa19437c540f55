import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { signedIn } from './client.ts';
import { fillLabels } from './fill-labels.ts';
import { applied, labelWish, scanOf } from './labels.ts';
import { wanted } from './goals.ts';

/** Parcels that can be tracked, and those whose pages are open on a phone. */
const parcels = 20_000;
const open = 400;
/** Requests a second, and seconds; every fourth opens a parcel by its digits, the others read an open page. */
const pace = 200;
const seconds = 15;
/** Concurrent scans a second: a warehouse in its busiest hour. */
const work = 40;

interface Asker {
  readonly code: string;
  readonly digits: string;
  cookie: string;
}

/** Measures the tracking page at a steady pace, whether or not earlier requests were answered, beside scans of one desk. */
export async function benchPublicPages(pool: pg.Pool, { url }: { readonly url: string }): Promise<void> {
  const { call, close } = await signedIn(url, 4, 'staff');
  const { data: first } = await call<{ data: { id: number; tracking_code: string } }>(
    'POST',
    '/api/label',
    await labelWish(call),
  );
  await call('POST', '/api/scan', { scans: [scanOf(first.tracking_code)] });
  await fillLabels(pool, { template: first.id, many: parcels, from: 45_000_000 });
  const scanned = await fillLabels(pool, { template: first.id, many: 5_000, from: 46_000_000 });
  await pool.query('vacuum analyze label, label_state, label_entry');
  const { rows } = await pool.query<{ code: string; digits: string }>(
    `select tracking_code as code, right(destination_phone[1], 4) as digits from label where tracking_code like 'EX45%' order by id limit $1`,
    [parcels],
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  const phones = rows.map((row): Asker => ({ ...row, cookie: '' }));
  const opened = phones.slice(0, open);
  for (const phone of opened) await openPage(url, agent, phone);
  const times: number[] = [];
  let scans = 0;
  let working = true;
  const desk = (async () => {
    while (working) {
      const next = pause(1000 / work);
      applied(await call('POST', '/api/scan', { scans: [scanOf(scanned.codes[scans++] ?? '')] }), 1);
      await next;
    }
  })();
  for (const counted of [false, true]) {
    const under: Promise<void>[] = [];
    const from = performance.now();
    for (let n = 0; n < pace * seconds; n++) {
      const due = from + (n * 1000) / pace;
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const begun = performance.now();
      const next =
        n % 4 === 0 ? openPage(url, agent, phones[open + n] as Asker) : readPage(url, agent, opened[n % open] as Asker);
      under.push(next.then(() => void (counted && times.push(performance.now() - begun))));
    }
    await Promise.all(under);
  }
  working = false;
  await desk;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `\ntracking page at ${pace} requests/s beside ${(scans / (2 * seconds)).toFixed(0)} scans/s  p50 ${at(0.5)} ms   p95 ${wanted('tracking page, p95 in ms', Number(at(0.95)), { most: 100 })} ms   p99 ${at(0.99)} ms`,
  );
  agent.destroy();
  close();
}

async function openPage(url: string, agent: http.Agent, phone: Asker): Promise<void> {
  const answer = await send(url, agent, phone, `digits=${phone.digits}`);
  if (answer.status !== 303) throw new Error(`the page of ${phone.code} answers ${answer.status}`);
  phone.cookie = answer.cookie;
}

async function readPage(url: string, agent: http.Agent, phone: Asker): Promise<void> {
  const answer = await send(url, agent, phone);
  if (answer.status !== 200 || !answer.text.includes('class="way"'))
    throw new Error(`the page of ${phone.code} is not open`);
}

function send(
  url: string,
  agent: http.Agent,
  { code, cookie }: Asker,
  form?: string,
): Promise<{ status: number; cookie: string; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = form === undefined ? { cookie } : { 'content-type': 'application/x-www-form-urlencoded' };
    const method = form === undefined ? 'GET' : 'POST';
    const request = http.request(new URL(`/t/${code}`, url), { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          text,
        }),
      );
    });
    request.on('error', reject).end(form);
  });
}
