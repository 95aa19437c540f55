import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidKinds } from '@waybill/contract/rooms/outflows/outflow-events.ts';
import { registry } from '@waybill/contract/registry.ts';
import { missingCaseLife } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { factorAgain } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { PasskeyDevice } from '../sessions/testing/passkey-device.ts';
import { newVendor, OutflowDesk } from './testing/outflow-desk.ts';

const amount = 50_000;
let desk: OutflowDesk;
beforeAll(async () => {
  desk = await OutflowDesk.open();
  await desk.setLimits(1_000_000, 100_000_000);
  await setAgain(amount - 1);
}, 120_000);
afterAll(() => desk.close());

async function setAgain(limit: number): Promise<void> {
  const body = { outflow_kind: factorAgain, role: null, limit };
  await (await desk.parcels.as('superadmin')).call('outflows.saveLimit', { body });
}

/** The second factor was just proved in every open session. */
const proveEverywhere = () => desk.parcels.ask('update session set factor_at = $1', [desk.parcels.app.clock()]);

test.each(paidKinds)('O-14 M-03 %s above the limit needs a second factor that was proved just now', async (kind) => {
  await desk.nextDay();
  const pay = await desk.prepare(kind, { amount });
  expect(await pay()).toBe('second_factor_to_pay');
  await proveEverywhere();
  // The person who counts cash of a branch signs in again for each try.
  if (kind !== 'handover_out') expect(await pay()).toBe('done');
});

test('O-14 every call that approves a payment may ask for the second factor', () => {
  const others = ['missing_cases.confirm', 'surpluses.confirm'];
  const approvals = registry.filter(
    ({ id }) => others.includes(id) || (id.endsWith('.approve') && id !== 'merchant_users.approve'),
  );
  expect(approvals.length).toBeGreaterThan(6);
  for (const { id, refusals } of approvals) expect(refusals, id).toContain('second_factor_again');
});

test('O-14 S-09 confirming what is owed for a lost parcel asks for it as well, before the parcel is closed', async () => {
  await desk.nextDay();
  const pay = await desk.prepare('compensation', { amount });
  const cases = () => desk.parcels.ask<{ status: string }>('select status from missing_case order by id desc limit 1');
  expect(await cases()).toEqual([{ status: missingCaseLife.at.decided }]);
  await proveEverywhere();
  expect(await pay()).toBe('done');
  expect(await cases()).toEqual([{ status: missingCaseLife.at.closed }]);
});

test('O-14 two pages of one session that are asked at the same moment both go on with their own answers, and pay once each', async () => {
  await desk.nextDay();
  await desk.prepare('expense', { amount: 1 });
  const client = await desk.parcels.app.as('admin');
  const key = new PasskeyDevice({ id: 'admin', origin: 'http://localhost' });
  const headers = { host: 'localhost' };
  const started = await client.try('sessions.startPasskey', { body: { current_password: demoPassword }, headers });
  const created = { passkey_name: 'x', passkey: key.create(started.body.data.options) };
  const added = await client.call('sessions.addPasskey', { body: created });
  const [code, sameCode] = [added.data.recovery_codes[0], added.data.recovery_codes[0]];
  const bills = await Promise.all(
    [1, 2].map(async () => (await desk.expenses.record({ amount, vendor: newVendor() })).body.data),
  );
  const payAll = () =>
    Promise.all(
      bills.map(async ({ id, version }) => {
        const key = { 'idempotency-key': `pages ${id}` };
        const answer = await client.try('expenses.pay', { params: { id }, body: { version }, headers: key });
        return answer.status < 300 ? 'done' : answer.body.code;
      }),
    );
  expect(await payAll()).toEqual(['second_factor_again', 'second_factor_again']);
  const questions = await Promise.all([1, 2].map(() => client.try('sessions.factorChallenge', { headers })));
  const proofs = questions.map(({ body }) => key.prove(body.data.passkey ?? ''));
  for (const passkey of proofs)
    expect((await client.try('sessions.proveFactor', { body: { passkey } })).status).toBe(200);
  expect(await payAll()).toEqual(['done', 'done']);
  // The same code in both pages counts in one; the other is asked for another one and loses nothing.
  const both = await Promise.all(
    [code, sameCode].map((one) => client.try('sessions.proveFactor', { body: { code: one } })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const [paid] = await desk.parcels.ask<{ n: number }>(
    `select count(*)::int as n from outflow where kind = 'expense' and record_id = any($1)`,
    [bills.map(({ id }) => id)],
  );
  expect(paid?.n).toBe(2);
});

test('O-14 a payment is repeated under its key after the proof, which is good for five minutes in this session alone', async () => {
  await desk.nextDay();
  // Signs in those who make documents.
  await desk.prepare('expense', { amount: 1 });
  const { expenses, parcels } = desk;
  const [md, elsewhere] = await Promise.all([parcels.app.as('md'), parcels.app.as('md')]);
  const record = async (of: number) => (await expenses.record({ amount: of, vendor: newVendor() })).body.data;
  const pay = async (client: TestClient, { id, version }: { id: number; version: number }) => {
    const answer = await client.try('expenses.pay', {
      params: { id },
      body: { version },
      headers: { 'idempotency-key': `pay ${id}` },
    });
    return answer.status < 300 ? 'done' : answer.body.code;
  };
  const key = new PasskeyDevice({ id: 'md', origin: 'http://localhost' });
  const headers = { host: 'localhost' };
  const started = await md.try('sessions.startPasskey', { body: { current_password: demoPassword }, headers });
  await md.call('sessions.addPasskey', { body: { passkey_name: 'x', passkey: key.create(started.body.data.options) } });
  const prove = async (client: TestClient) => {
    const { body } = await client.try('sessions.factorChallenge', { headers });
    return client.try('sessions.proveFactor', { body: { passkey: key.prove(body.data.passkey ?? '') } });
  };

  // Adding a factor proves nothing, and many small payments are one large one.
  const small = [await record(amount / 2 - 1), await record(amount / 2 - 1), await record(amount / 2 - 1)];
  expect(await Promise.all(small.map((one) => pay(md, one)))).toEqual(
    expect.arrayContaining(['done', 'done', 'second_factor_again']),
  );
  const large = await record(amount);
  expect(await pay(md, large)).toBe('second_factor_again');
  expect((await md.try('sessions.proveFactor', { body: { code: '000000' } })).body.code).toBe('wrong_code');
  expect(await pay(md, large)).toBe('second_factor_again');
  expect((await prove(md)).status).toBe(200);
  expect(await pay(elsewhere, large)).toBe('second_factor_again');
  expect([await pay(md, large), await pay(md, large)]).toEqual(['done', 'done']);
  const [paid] = await parcels.ask<{ n: number }>(
    `select count(*)::int as n from outflow where kind = 'expense' and record_id = $1`,
    [large.id],
  );
  expect(paid?.n).toBe(1);

  const later = await record(amount);
  parcels.app.clock.advance({ minutes: 6 });
  expect(await pay(md, later)).toBe('second_factor_again');
  // Who raises the limit keeps the former one; without an amount nobody else is asked.
  await md.call('outflows.saveLimit', { body: { outflow_kind: factorAgain, role: null, limit: null } });
  expect(await pay(md, later)).toBe('second_factor_again');
  expect(await pay(await parcels.app.as('owner'), later)).toBe('done');
});
