import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { demoPassword } from '../demo/demo-company.ts';
import { multipart } from '../kernel/testing/multipart.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { confirmedChannel } from '../rooms/payment-channels/testing/confirmed-channel.ts';
import { PayoutDesk } from '../rooms/payout-runs/testing/payout-desk.ts';
import { ParcelFixture } from '../rooms/tracking/testing/parcel-fixture.ts';
import { killWhileWaiting } from './testing/kill-while-waiting.ts';
import { askServer, ended, startBuiltServer, type ServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A server in a separate process uses the database of these, and is killed in the middle of a run's approval or of a statement. */
let runs: PayoutDesk;
let parcels: ParcelFixture;
beforeAll(async () => {
  [runs, parcels] = await Promise.all([PayoutDesk.open(), ParcelFixture.open()]);
});
afterAll(async () => {
  await Promise.all([runs.close(), parcels.close()]);
});

const signIn = async (url: string, user_name: string) =>
  (await askServer(url, 'POST', '/api/login', { body: { user_name, password: demoPassword } })).body.token;

test('W-04 Q-05 a server that is killed while a run is approved has approved none of its documents; the same call again approves it once', async () => {
  const merchants = await runs.merchants(3);
  await runs.app.database.pool.query(
    "update customer_bank set decided_at = $2::timestamptz - interval '1 day' where customer_id = any($1)",
    [merchants, runs.app.clock()],
  );
  const run = await runs.make(merchants);
  const checked = run.lines.filter(({ young }) => young !== null).map(({ id }) => id);
  const approve = async ({ url }: ServerProcess) => {
    const token = await signIn(url, 'owner');
    const body = { version: run.version, checked };
    return askServer(url, 'POST', `/api/payout-run/${run.id}/approve`, { token, body, key: `approve-${run.id}` });
  };
  const approved = async () =>
    (
      await runs.app.database.pool.query(
        'select count(*)::int as n from clearance where payout_run_id = $1 and approved_by is not null',
        [run.id],
      )
    ).rows[0].n;
  const held = { text: 'select 1 from payout_run_line where id = any($1) for update', values: [checked] };
  await killWhileWaiting(runs.app, held, approve);
  expect([await approved(), (await runs.detail(run.id)).status]).toEqual([0, 'draft']);
  const second = await startBuiltServer(runs.app.database.url);
  const [once, again] = [await approve(second), await approve(second)];
  await ended(second.child);
  expect([once.status, again.status, await approved()]).toEqual([200, 200, 3]);
  expect(again.body).toEqual(once.body);
});

test('W-03 Q-05 a server that is killed while a statement is applied has settled nothing; the same file again settles each payment once', async () => {
  const { app } = parcels;
  const [merchant, wallet] = [await parcels.merchant(), await confirmedChannel(app)];
  const made = await parcels.parcels(3, { cod: 45_000, merchant });
  for (const who of ['staff', 'staff', 'mdy.staff']) await parcels.scanMany(who, made);
  const to_staff_id = parcels.staff['mdy.postman'] as number;
  await parcels.scanMany(
    'mdy.staff',
    made.map(({ code }) => ({ code, status: 'send_to_destination_address' as const, to_staff_id })),
  );
  await parcels.scanMany(
    'mdy.postman',
    made.map(({ code }, at) => ({
      code,
      status: 'delivered' as const,
      paid: { channel_id: wallet.id, amount: 45_000, reference: `KILLED10000${at}` },
    })),
  );
  const day = formatDate(businessDate(app.clock()));
  const rows = made.map((_, at) => `${day},,45000,KILLED10000${at},x`);
  const content = ['Date,Withdrawal,Deposit,Reference,Description', ...rows].join('\n');
  const file = { name: 'wallet.csv', type: 'text/csv', content };
  const { payload, headers } = await multipart({ payment_channel_id: String(wallet.id), date_order: 'day', file });
  const bring = async ({ url }: ServerProcess) => {
    const token = await signIn(url, 'finance');
    const sent = { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': 'statement-killed' };
    const answer = await fetch(`${url}/api/payment-line`, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(payload),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const books = async () => [
    await parcels.balance('bank'),
    await parcels.balance('channel'),
    (await parcels.ask('select id from payment_line')).length,
  ];
  const last = made.at(-1)?.id ?? 0;
  const held = { text: 'select 1 from label_state where label_id = $1 for update', values: [last] };
  await killWhileWaiting(app, held, bring);
  expect(await books()).toEqual([0, 135_000, 0]);
  const second = await startBuiltServer(app.database.url);
  const [once, again] = [await bring(second), await bring(second)];
  await ended(second.child);
  expect([once.status, again.status, again.body]).toEqual([201, 201, once.body]);
  expect(await books()).toEqual([3 * 44_775, 0, 3]);
  expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
});
