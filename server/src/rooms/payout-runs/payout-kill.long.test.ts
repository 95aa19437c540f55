import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumeJob } from '../../app/resume-job.ts';
import { startJobChild } from '../../kernel/testing/job-child.ts';
import { PayoutDesk } from './testing/payout-desk.ts';

let runs: PayoutDesk;
beforeAll(async () => {
  runs = await PayoutDesk.open();
});
afterAll(() => runs.close());

const query = async (text: string, values: unknown[] = []) => (await runs.app.database.pool.query(text, values)).rows;
const children = async (waiting: boolean) =>
  (
    await query(
      `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'job-child' ${waiting ? "and wait_event_type = 'Lock'" : ''}`,
    )
  )[0].n;

/** Runs the job in another process, kills it while it waits for this row, and lets the next one take over. */
async function killedAt(id: number, table: 'customer' | 'clearance', row: number) {
  const holder = await runs.app.database.pool.connect();
  await holder.query('begin');
  await holder.query(`select 1 from ${table} where id = $1 for update`, [row]);
  const child = await startJobChild(runs.app.database.url, 'payout_run', { id });
  await expect.poll(() => children(true), { timeout: 20_000 }).toBe(1);
  await child.kill();
  await holder.query('rollback');
  holder.release();
  await expect.poll(() => children(false), { timeout: 20_000 }).toBe(0);
  const killed = await runs.detail(id);
  await resumeJob(runs.app.app.waybill).work({});
  expect(await query('select payload from graphile_worker._private_jobs where key = $1', [`payout_run:${id}`])).toEqual(
    [{ payload: { id } }],
  );
  await runs.work(id);
  return killed;
}

test('W-04 S-08 Q-05 a process that is killed while it makes or pays a run: the next one goes on, and nothing is made or paid twice', async () => {
  const merchants = (await runs.merchants(4)).toSorted((a, b) => a - b);
  const { body } = await runs.wish(merchants);
  const id = body.data?.id ?? 0;
  const making = await killedAt(id, 'customer', merchants[2] ?? 0);
  expect([making.status, making.lines.map(({ status }) => status)]).toEqual([
    'making',
    ['made', 'made', 'waiting', 'waiting'],
  ]);
  const run = await runs.detail(id);
  expect([run.status, new Set(run.lines.map(({ clearance_id }) => clearance_id)).size]).toEqual(['draft', 4]);
  expect((await query('select count(*)::int as n from clearance where customer_id = any($1)', [merchants]))[0].n).toBe(
    4,
  );

  const approved = (await runs.approve(run)).body.data;
  const sent = (await runs.send(approved as never)).body.data;
  const lines = (sent as typeof run).lines;
  await runs.answer(
    run,
    lines.map(({ clearance, amount }, at) => [clearance ?? '', amount, 'Paid', `T-${at}`, '']),
  );
  const paying = await killedAt(id, 'clearance', lines[2]?.clearance_id ?? 0);
  expect(paying.lines.map(({ status }) => status)).toEqual(['paid', 'paid', 'settling', 'settling']);
  expect((await runs.detail(id)).status).toBe('settled');
  const paid = await query(
    `select count(*)::int as payments, count(distinct p.clearance_id)::int as documents,
      (select count(*)::int from journal j where j.clearance_id = any($1) and j.event = 'cleared') as journals
    from clearance_payment p where p.clearance_id = any($1)`,
    [lines.map(({ clearance_id }) => clearance_id)],
  );
  expect(paid).toEqual([{ payments: 4, documents: 4, journals: 4 }]);
}, 120_000);
