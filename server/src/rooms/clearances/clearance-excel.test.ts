import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { MoneyFixture } from '../ledger/testing/money-fixture.ts';

let fixture: MoneyFixture;
let manager: TestClient;
let accountant: TestClient;
let made: { id: number; number: string };
let code: string;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
  [manager, accountant] = [await fixture.app.as('manager'), await fixture.app.as('accountant')];
  const merchant = await fixture.merchant();
  const [label] = await fixture.labels({ merchant, payment: 'from_cod', cod: 350_000, shipping: 4_000 }, 1);
  code = label!.code;
  await fixture.deliver([label!], { courier: fixture.people['postman']! });
  await fixture.app.database.pool.query(
    `update label_state set cod_status = 'ready_to_clearance' where label_id = $1`,
    [label!.id],
  );
  made = (
    await manager.call('clearances.create', {
      body: { customer_id: merchant, label_ids: [label!.id], expected_net: 342_500 },
    })
  ).data;
});
afterAll(() => fixture.close());

const linkOf = async (client: TestClient) =>
  (await client.call('clearances.excelLink', { params: { id: made.id } })).data.hash;
const fetch = (client: TestClient, hash: string, id = made.id) =>
  client.send({ method: 'GET', url: `/api/clearance/excel/${id}/${hash}`, headers: { 'x-locale': 'en' } });

test('N-17 the Excel file of a clearance holds its parcels and the sum line by line, as numbers', async () => {
  const answer = await fetch(manager, await linkOf(manager));
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="${made.number}.xlsx"`,
  ]);
  const cells = readSheet(readZip(answer.rawPayload).get('xl/worksheets/sheet1.xml') as string);
  const textAt = (at: string) => {
    const cell = cells.get(at);
    return cell && ('number' in cell ? cell.number : cell.text);
  };
  expect(['B1', 'B2', 'F2', 'G2', 'H2', 'J2'].map(textAt)).toEqual([
    'Tracking code',
    code,
    350_000,
    3_500,
    4_000,
    342_500,
  ]);
  expect(['A4', 'J4', 'A5', 'J5', 'A6', 'J6', 'A7', 'J7'].map(textAt)).toEqual([
    'COD collected',
    350_000,
    'COD fees',
    -3_500,
    'Shipping deducted from COD',
    -4_000,
    'Net COD to pay',
    342_500,
  ]);
  expect(['A9', 'B9'].map(textAt)).toEqual(['COD clearance', made.number]);
  const { rows } = await fixture.app.database.pool.query(
    `select count(*)::int as n from audit where room = 'clearances' and action = 'download' and record_id = $1`,
    [String(made.id)],
  );
  expect(rows[0].n).toBe(1);
});

test('N-17 its link is good for the one who asked, for this document and for a quarter of an hour', async () => {
  const hash = await linkOf(manager);
  const codeOf = async (client: TestClient, heading: string, id?: number) => {
    const answer = await fetch(client, heading, id);
    return [answer.statusCode, answer.statusCode === 200 ? null : answer.json().code];
  };
  expect(await codeOf(accountant, hash)).toEqual([403, 'link_invalid']);
  expect(await codeOf(manager, `${hash.slice(0, -2)}xx`)).toEqual([403, 'link_invalid']);
  expect(await codeOf(manager, `zzzzzz${hash.slice(hash.indexOf('-'))}`)).toEqual([403, 'link_invalid']);
  expect(await codeOf(manager, hash, 888_888)).toEqual([404, 'not_found']);
  // Users who only give returned parcels back see no COD clearance.
  expect(await codeOf(await fixture.app.as('staff'), hash)).toEqual([404, 'not_found']);
  expect(await codeOf(await fixture.app.as('cs'), hash)).toEqual([403, 'missing_permission']);
  fixture.app.clock.advance({ minutes: 14 });
  expect(await codeOf(manager, hash)).toEqual([200, null]);
  fixture.app.clock.advance({ minutes: 1 });
  expect(await codeOf(manager, hash)).toEqual([403, 'link_invalid']);
});

test('S-20 the tabs know how many parcels are in each state that is not settled', async () => {
  const counts = (await manager.call('cod.count', {})).data;
  expect(counts).toMatchObject({ clearance: 1 });
  expect(Object.keys(counts)).toEqual(['ongoing', 'process', 'ready_to_clearance', 'clearance']);
});
