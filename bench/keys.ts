import type pg from 'pg';
import { caller, signedIn, type Call } from './client.ts';
import { labelWish } from './labels.ts';
import { median, rate } from './measure.ts';
import { wanted } from './goals.ts';

/** Seconds of a block: short, so that both sides of a pair have the same conditions. */
const block = 0.5;
const pairs = Number(process.env['BENCH_PAIRS'] ?? 24);
const lanes = 8;
/** Uncounted pairs at the start, while the server's code is compiled and its plans are cached. */
const warming = 6;
/** Minimum pace of labels by a key, relative to those by a user. */
const least = 0.9;
const bulk = 500;

/** Measures labels by a key against labels by a user, alternating in short blocks, each pair in the other order; and 500 in one call. */
export async function benchKeys(pool: pg.Pool, { url }: { readonly url: string }): Promise<void> {
  const [manager, person] = [await signedIn(url, 1, 'manager'), await signedIn(url, lanes, 'staff')];
  const key = await keyOf(pool, manager.call);
  const program = caller(url, lanes, key);
  const wish = JSON.stringify(await labelWish(person.call));
  const once = {
    person: () => person.call('POST', '/api/label', wish),
    key: () => program.call('POST', '/api/label', wish),
  };
  const ratios: number[] = [];
  const paces = { person: [] as number[], key: [] as number[] };
  for (let n = -warming; n < pairs; n++) {
    const order =
      n % 2 === 0 ? (['person', 'key', 'key', 'person'] as const) : (['key', 'person', 'person', 'key'] as const);
    const done = { person: 0, key: 0 };
    for (const who of order) done[who] += (await rate(lanes, block, once[who])).perSecond / 2;
    if (n < 0) continue;
    ratios.push(done.key / done.person);
    for (const who of ['person', 'key'] as const) paces[who].push(done[who]);
  }
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share));
  console.log(
    `\na label by a key: ${median(paces.key).toFixed(0)} a second, by a person ${median(paces.person).toFixed(0)}; ratio ${wanted('a key against a person', middle ?? 0, { least }, 2)}, quartiles ${low?.toFixed(2)} and ${high?.toFixed(2)} of ${pairs} pairs`,
  );
  const many = JSON.stringify({ labels: Array.from({ length: bulk }, () => JSON.parse(wish) as object) });
  const gains: number[] = [];
  for (let n = 0; n < 5; n++) {
    const single = (await rate(1, block, once.key)).perSecond;
    const began = performance.now();
    await program.call('POST', '/api/label/batch', many);
    gains.push((bulk * 1000) / (performance.now() - began) / single);
  }
  console.log(
    `${bulk} labels in a call: ${wanted('labels in a call, times single ones', median(gains), { least: 5 }, 1)} times as many a second as one by one`,
  );
  for (const one of [manager, person, program]) one.close();
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

/** Makes a partner's key of the manager's branch, with a limit too high to matter. */
async function keyOf(pool: pg.Pool, call: Call): Promise<string> {
  const { data: me } = await call<{ data: { branch: { id: number } } }>('GET', '/api/active_account');
  const { data } = await call<{ data: { id: number; secret: string } }>('POST', '/api/api-key', {
    name: 'Bench',
    owner_kind: 'partner',
    customer_id: null,
    owner_name: 'Bench',
    branch_id: me.branch.id,
    scopes: ['labels.create'],
    per_minute: null,
    expires_on: null,
  });
  await pool.query('update api_key set per_minute = 100000000 where id = $1', [data.id]);
  return data.secret;
}
