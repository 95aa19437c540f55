import { afterAll, beforeAll, expect, test } from 'vitest';
import { PayoutDesk } from './testing/payout-desk.ts';

const size = { merchants: 500, parcels: 40 } as const;
const first = 50_000_000;

let runs: PayoutDesk;
beforeAll(async () => {
  runs = await PayoutDesk.open();
});
afterAll(() => runs.close());

const query = async (text: string, values: unknown[] = []) => (await runs.app.database.pool.query(text, values)).rows;

/** Copies one row of a table with other values for each `n`, however long that takes. */
async function copies(table: string, where: string, count: number, change: string) {
  const client = await runs.app.database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into ${table} overriding system value
    select copy.* from ${table} t, generate_series(0, ${count - 1}) n, jsonb_populate_record(null::${table}, to_jsonb(t) || ${change}) copy where ${where}`,
  );
  client.release(true);
}

test('W-04 Q-02 a run of 500 merchants and 20,000 parcels is made, approved, sent and posted', async () => {
  const [merchant = 0] = await runs.merchants(1, 10_000);
  const [item] = await query('select id, label_id, journal_id from open_item where customer_id = $1', [merchant]);
  const all = size.merchants * size.parcels;
  const customer = `${first} + n / ${size.parcels}`;
  await copies(
    'customer',
    `t.id = ${merchant}`,
    size.merchants,
    `jsonb_build_object('id', ${first} + n, 'customer_name', 'Shop ' || n, 'phones', array['+9597' || (10000000 + n)])`,
  );
  await copies(
    'customer_bank',
    `t.customer_id = ${merchant} and t.status = 'confirmed'`,
    size.merchants,
    `jsonb_build_object('id', ${first} + n, 'customer_id', ${first} + n, 'bank_account', (9000000000 + n)::text)`,
  );
  const label = `jsonb_build_object('id', ${first} + n, 'merchant_id', ${customer}, 'tracking_code', 'SIZE' || n)`;
  await copies('label', `t.id = ${item.label_id}`, all, label);
  await copies('label_state', `t.label_id = ${item.label_id}`, all, `jsonb_build_object('label_id', ${first} + n)`);
  await copies(
    'journal',
    `t.id = ${item.journal_id}`,
    all,
    `jsonb_build_object('id', ${first} + n, 'key', 'size:' || n, 'label_id', ${first} + n)`,
  );
  await copies(
    'open_item',
    `t.id = ${item.id}`,
    all,
    `jsonb_build_object('id', ${first} + n, 'customer_id', ${customer}, 'label_id', ${first} + n, 'journal_id', ${first} + n)`,
  );
  await query('analyze customer, customer_bank, label, label_state, journal, open_item');
  const merchants = Array.from({ length: size.merchants }, (_, n) => first + n);

  const times: Record<string, number> = {};
  const timed = async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const answer = await work();
    times[name] = Math.round(performance.now() - began);
    return answer;
  };
  await timed('seen', () => runs.candidates(merchants));
  const { body } = await timed('begun', () => runs.wish(merchants));
  const id = body.data?.id ?? 0;
  await timed('made', () => runs.work(id));
  const run = await timed('read', () => runs.detail(id));
  expect([run.status, run.line_count, run.lines.filter(({ status }) => status === 'made').length]).toEqual([
    'draft',
    size.merchants,
    size.merchants,
  ]);
  const lines = await query(
    'select count(*)::int as n from clearance_line where clearance_id in (select clearance_id from payout_run_line where run_id = $1)',
    [id],
  );
  expect(lines[0].n).toBe(all);
  const approved = (await timed('approved', () => runs.approve(run))).body.data;
  const sent = (await timed('sent', () => runs.send(approved as typeof run))).body.data as typeof run;
  await timed('answered', () =>
    runs.answer(
      sent,
      sent.lines.flatMap(({ clearance, amount, status }, at) =>
        status === 'sent' ? [[clearance ?? '', amount, 'Paid', `S${at}`, '']] : [],
      ),
    ),
  );
  await timed('posted', () => runs.work(id));
  const settled = await runs.detail(id);
  expect([settled.status, settled.paid_count]).toEqual(['settled', size.merchants]);
  process.stdout.write(`payout run of ${size.merchants} merchants, ${all} parcels, ms: ${JSON.stringify(times)}\n`);
}, 600_000);
