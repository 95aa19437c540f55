import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../demo/demo-company.ts';
import type { TestApp } from '../kernel/testing/app.ts';
import { GateDesk } from '../rooms/gate-collections/testing/gate-desk.ts';
import { MoneyFixture } from '../rooms/ledger/testing/money-fixture.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { MadeParcel } from '../rooms/tracking/testing/parcel-fixture.ts';
import { askServer, ended, startBuiltServer, type ServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A server in a separate process uses the database of a desk, and is killed in the middle of a payment. */
let gates: GateDesk;
let post: MoneyFixture;
beforeAll(async () => {
  [gates, post] = await Promise.all([GateDesk.open(), MoneyFixture.open()]);
});
afterAll(async () => {
  await Promise.all([gates.close(), post.close()]);
});

interface Payment {
  readonly who: string;
  readonly path: string;
  readonly body: object;
  /** The journal that it writes. */
  readonly journal: string;
  /** Its last step waits for the lock of this parcel, after everything before it has been written. */
  readonly parcel: number;
}

/**
 * Kills the server while the payment waits for its last step, and makes the same call twice more: first nothing was booked, then once. Returns the
 * answer to the second call.
 */
async function cut({ app }: { readonly app: TestApp }, payment: Payment, untouched: () => Promise<void>) {
  const { pool, url } = app.database;
  const count = async (text: string, values: unknown[] = []): Promise<number> =>
    (await pool.query(text, values)).rows[0].n;
  const busy = (state: string) =>
    count(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${state}`,
    );
  const posted = () => count('select count(*)::int as n from journal where key = $1', [payment.journal]);
  const pay = async ({ url: at }: ServerProcess) => {
    const sign = { user_name: payment.who, password: demoPassword };
    const { token } = (await askServer(at, 'POST', '/api/login', { body: sign })).body;
    return askServer(at, 'POST', payment.path, { token, body: payment.body, key: payment.journal });
  };
  const first = await startBuiltServer(url);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from label_state where label_id = $1 for update', [payment.parcel]);
  const lost = pay(first).catch(() => 'no answer');
  await expect.poll(() => busy("wait_event_type = 'Lock'"), { timeout: 30_000 }).toBe(1);
  const gone = new Promise((resolve) => first.child.once('exit', resolve));
  first.child.kill('SIGKILL');
  await gone;
  expect(await lost).toBe('no answer');
  await holder.query('rollback');
  holder.release();
  await expect.poll(() => busy("wait_event_type = 'Lock'"), { timeout: 30_000 }).toBe(0);
  expect(await posted()).toBe(0);
  await untouched();
  const second = await startBuiltServer(url);
  const [once, again] = [await pay(second), await pay(second)];
  await ended(second.child);
  expect([once.status, again.status, await posted()]).toEqual([200, 200, 1]);
  expect(again.body).toEqual(once.body);
  expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
  return once.body.data;
}

test('C-02 N-26 M-05 Q-05 a server that is killed while the money of a gate is booked has booked none of it; the same call again books it once', async () => {
  const { slip, parcels } = await gates.handed([50_000, 30_000]);
  const [one, two] = parcels as [MadeParcel, MadeParcel];
  const { data: document } = (await gates.make(slip)).body;
  const done = await cut(
    gates.fixture,
    {
      who: 'owner',
      path: `/api/gate-collection/${document.id}/complete`,
      body: { counted: 80_000, method: 'bank', version: document.version },
      journal: `gate_paid:${document.id}`,
      parcel: two.id,
    },
    async () => {
      expect(await gates.codStatus(one)).toBe(codAt.delivered);
      expect(await gates.lines(document)).toMatchObject([{ owed: 50_000 }, { owed: 30_000 }]);
    },
  );
  expect(done).toMatchObject({ status: 'complete', counted: 80_000 });
  expect(await gates.codStatus(one)).toBe(codAt.ready);
});

test('C-02 N-27 M-06 Q-05 a server that is killed while a remittance of the mail post is booked has booked none of it; the same call again books it once', async () => {
  const wish = {
    merchant: await post.merchant(),
    payment: 'sender_pay',
    cod: 40_000,
    shipping: 1_000,
    type: 'mm_post',
  } as const;
  const parcels = await post.labels(wish, 2);
  const codes = parcels.map((_, at) => makeTrackingCode('RG', 71_000_000 + at).slice(0, -2) + postSuffix);
  await post.app.database.pool.query(
    `insert into post_parcel (label_id, code, handed_at, branch_id)
    select label_id, code, now(), $3 from unnest($1::bigint[], $2::text[]) as x(label_id, code)`,
    [parcels.map(({ id }) => id), codes, post.branches['YGN']],
  );
  await post.deliver(parcels, { mmpost: true });
  const manager = await post.app.as('manager');
  const { data: remittance } = await manager.call('remittances.create', {
    body: {
      typed_lines: codes.map((code) => `${code} 40000`).join('\n'),
      reference: 'MP-CUT',
      paid_on: '2026-11-20',
      bank_amount: 79_000,
      mmpost_charge: 1_000,
    } as never,
  });
  const owed = () => post.balance('receivable:mmpost');
  await cut(
    post,
    {
      who: 'finance',
      path: `/api/remittance/${remittance.id}/confirm`,
      body: { version: remittance.version },
      journal: `remitted:${remittance.id}`,
      parcel: parcels[1]?.id ?? 0,
    },
    async () => expect(await owed()).toBe(80_000),
  );
  expect([await owed(), await post.balance('bank')]).toEqual([0, 79_000]);
});
