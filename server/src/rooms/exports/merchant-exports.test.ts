import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { exportJob } from './export-job.ts';
import { fetchFile, linesOf } from './testing/export-statements.ts';

let desk: ClearanceDesk;
let own: number;
let other: number;
let owner: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  const { fixture } = desk;
  [own, other] = [await fixture.merchant(), await fixture.merchant()];
  for (const [merchant, cod] of [
    [own, 11_000],
    [other, 77_000],
  ] as const) {
    const labels = await fixture.labels({ merchant, payment: 'sender_pay', cod, shipping: 0 }, 2);
    await fixture.deliver(labels, { courier: fixture.people['postman']! });
    await desk.bankAll();
    await desk.make(merchant);
  }
  owner = await joinAs(fixture.app, desk.manager, own);
  clerk = await joinAs(fixture.app, owner, own, 'merchant-clerk');
}, 60_000);
afterAll(() => desk.close());

const ask = (who: TestClient, list: string, columns: readonly string[], filters: Record<string, string> = {}) =>
  who.try('exports.start', { body: { list, format: 'csv', columns: [...columns], filters } } as never);
const run = (id: number) => exportJob(desk.fixture.app.app.waybill).work({ id });
async function file(who: TestClient, list: string, columns: readonly string[], filters = {}) {
  const { status, body } = await ask(who, list, columns, filters);
  expect(status).toBe(202);
  await run(body.data.id);
  return { id: body.data.id, lines: (await linesOf(who, body.data.id)).slice(1) };
}

test('U-05 N-22 a merchant’s file of a list has exactly the rows that its screen has', async () => {
  const [cod, labels, clearances] = [
    await owner.call('cod.list', {}),
    await owner.call('labels.list', {}),
    await owner.call('clearances.list', {}),
  ];
  expect(cod.data).toHaveLength(2);
  expect((await file(owner, 'cod', ['tracking_code'])).lines.toSorted()).toEqual(
    cod.data.map((row) => row.tracking_code).toSorted(),
  );
  expect((await file(clerk, 'labels', ['tracking_code'])).lines.toSorted()).toEqual(
    labels.data.map((row) => row.tracking_code).toSorted(),
  );
  expect((await file(owner, 'clearances', ['number'])).lines).toEqual(clearances.data.map((row) => row.number));
});

test('U-02 U-05 a filter with another merchant, a column of the operator and a list of the operator give nothing', async () => {
  const statement = await file(owner, 'merchant_statement', ['tracking_code', 'amount'], {
    customer_id: String(other),
  });
  expect(statement.lines).toEqual([]);
  expect(
    (await file(owner, 'merchant_statement', ['amount'], { customer_id: String(own) })).lines.length,
  ).toBeGreaterThan(0);
  const answers = [
    await ask(owner, 'labels', ['creator']),
    await ask(owner, 'customers', ['name']),
    await ask(owner, 'staff', ['name']),
    await ask(clerk, 'cod', ['tracking_code']),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'validation_failed'],
    [403, 'missing_permission'],
    [403, 'missing_permission'],
    [403, 'missing_permission'],
  ]);
});

test('U-02 a file is opened only by who asked for it, and only at the merchant that it is of', async () => {
  const { id } = await file(owner, 'cod', ['tracking_code']);
  expect((await fetchFile(owner, id)).statusCode).toBe(200);
  const stranger = await joinAs(desk.fixture.app, desk.manager, other);
  for (const who of [stranger, clerk, desk.manager]) expect((await fetchFile(who, id)).statusCode).toBe(404);
  expect(JSON.stringify(await desk.manager.call('exports.list', {}))).not.toContain(`"id":${id},`);
  const { id: waiting } = (await ask(owner, 'cod', ['tracking_code'])).body.data;
  await desk.fixture.app.database.pool.query("update merchant_user set status = 'removed' where customer_id = $1", [
    own,
  ]);
  await run(waiting);
  const { rows } = await desk.fixture.app.database.pool.query('select status, problem from export where id = $1', [
    waiting,
  ]);
  expect(rows[0]).toEqual({ status: 'failed', problem: 'not_allowed' });
});
