import { sql } from 'kysely';
import type { $ZodType } from 'zod/v4/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { staffMark } from '@waybill/contract/kernel/personal.ts';
import { callsOfMerchant } from '@waybill/contract/key-calls.ts';
import { registry } from '@waybill/contract/registry.ts';
import { answerSchema } from '../../kernel/answer-schema.ts';
import { rowsRead } from '../../kernel/testing/rows-read.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readViewer } from '../sessions/read-viewer.store.ts';
import { labelsWithin, rowsWithin } from './label-scope.sql.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
const shops: { id: number; owner: TestClient; clerk: TestClient; labels: number[] }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  for (const n of [1, 2]) {
    const id = await fixture.merchant();
    const owner = await joinAs(app, fixture.manager, id);
    const clerk = await joinAs(app, owner, id, 'merchant-clerk');
    const labels: number[] = [];
    for (let made = 0; made <= n; made++) {
      const body = fixture.walkin({ merchant_id: id, reference_id: `SHOP${n}-${made}`, destination_name: 'ဒေါ်နန်း' });
      labels.push((await (made ? owner : fixture.manager).call('labels.create', { body })).data.id);
    }
    shops.push({ id, owner, clerk, labels });
  }
});
afterAll(() => app.close());

const query = { page: 1, per_page: 20, sort: '-created_at', search: '' };

test('U-02 a merchant who looks for pickups by the name of a courier finds none, so that no name can be guessed', async () => {
  const [{ id, owner } = shops[0]!] = shops;
  const { rows } = await app.database.pool.query(
    `insert into pickup_request (branch_id, intake_branch_id, customer_id, name, phones, place_id, counts, time_request, day_part, vehicle, postman_id,
      search_key, status, created_at, updated_at)
    select $1, $1, $2, 'x', '{}', $3, 1, now(), 'morning', 'car', st.id, 'x', 'pending', now(), now() from staff st where st.user_name = 'postman'
    returning (select name from staff where user_name = 'postman') as courier`,
    [fixture.yangon, id, fixture.places.hlaing],
  );
  const courier = String(rows[0]?.courier);
  const found = async (client: TestClient, filter: object) =>
    (await client.call('pickup_requests.list', { query: { ...filter } })).total;
  expect([await found(owner, {}), await found(fixture.manager, { courier: 'nobody' })]).toEqual([1, 0]);
  expect(await found(fixture.manager, { courier })).toBeGreaterThan(0);
  for (const name of [courier, 'nobody']) expect(await found(owner, { courier: name })).toBe(0);
});

test('U-04 U-02 of two merchants of one branch, each lists, counts, searches and opens their own parcels alone', async () => {
  for (const [at, { owner, clerk, labels }] of shops.entries()) {
    const other = shops[1 - at];
    for (const person of [owner, clerk]) {
      const list = await person.call('labels.list', { query });
      expect(list.data.map(({ id }) => id)).toEqual(labels.toReversed());
      expect(list.total).toBe(labels.length);
      expect((await person.call('labels.count', {})).data['pending']).toBe(labels.length);
      for (const foreign of [
        { customer_id: String(other?.id) },
        { search: 'SHOP' + String(2 - at) },
        { tab: 'delivered' },
      ])
        expect(await person.call('labels.list', { query: { ...query, ...foreign } })).toMatchObject({
          data: [],
          total: 0,
        });
      expect((await person.call('labels.list', { query: { ...query, search: `SHOP${at + 1}-1` } })).total).toBe(1);
      expect(
        (await person.call('labels.find', { query: { q: 'SHOP' } })).data.map(({ id }) => id).toSorted((a, b) => a - b),
      ).toEqual(labels);
      expect((await person.try('labels.detail', { params: { id: other?.labels[0] } })).status).toBe(404);
    }
  }
});

test('U-02 an answer to a merchant names the branch and never one of the staff; their own people keep their names', async () => {
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  const staff = await app.database.pool.query<{ name: string }>("select name from staff where user_type <> 'merchant'");
  const { data } = await shop.owner.call('labels.list', { query });
  const own = (await shop.owner.call('sessions.activeAccount', {})).data;
  const [byShop, byBranch] = data;
  expect(byShop?.creator).toBe(own.name);
  expect(byBranch?.creator).toBe(byBranch?.source_branch.name_en);
  const detail = await shop.owner.call('labels.detail', { params: { id: byBranch?.id ?? 0 } });
  const text = JSON.stringify([data, detail]);
  for (const { name } of staff.rows) expect(text).not.toContain(`"${name}"`);
  expect(detail.data.logs).toEqual([]);
});

interface Schema {
  readonly [staffMark]?: string;
  readonly type?: string;
  readonly enum?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
/** Members whose names say that they have the name of a person of the operator. */
const staffNames = /^(?!answer_by$)(.*_)?(by|staff|courier|creator|postman)$/;

function unmarked(schema: Schema, path: string, name: string): string[] {
  const { properties = {}, items, anyOf = [] } = schema;
  return [
    ...(schema.type === 'string' && !schema.enum && staffNames.test(name) && schema[staffMark] === undefined
      ? [path]
      : []),
    ...Object.entries(properties).flatMap(([key, part]) => unmarked(part, `${path}.${key}`, key)),
    ...(items ? unmarked(items, `${path}[]`, name) : []),
    ...anyOf.flatMap((part) => unmarked(part, path, name)),
  ];
}

test('U-02 a merchant reads the reasons of the list and their own in the history of their parcel, and none that staff wrote freely', async () => {
  const [{ owner, labels }] = shops as [(typeof shops)[number]];
  const [id = 0] = labels;
  const [listed] = returnReasonNames;
  const reasonsAfter = async (reason: string | undefined, isOwn = false) => {
    await app.database.pool.query(
      `insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id, reason)
      select label_id, status, at, recorded_at, case when $3 then (select staff_id from merchant_user limit 1) else staff_id end, branch_id, $2 from label_entry where label_id = $1 order by id limit 1`,
      [id, reason, isOwn],
    );
    const of = async (client: TestClient) => {
      const { data: label } = await client.call('labels.detail', { params: { id } });
      const { data: way } = await client.call('tracking.shipping', { params: { id } });
      return [label.transaction, way.movements].map((entries) => entries.some((entry) => entry.reason === reason));
    };
    return { merchant: await of(owner), staff: await of(fixture.manager) };
  };
  const note = 'ကိုကျော်က အိတ်ထဲ မတွေ့ဟု ပြောသည်';
  expect(await reasonsAfter(note)).toEqual({ merchant: [false, false], staff: [true, true] });
  const own = 'အော်ဒါ နှစ်ခါတင်မိသည်';
  expect(await reasonsAfter(own, true)).toEqual({ merchant: [true, true], staff: [true, true] });
  expect(await reasonsAfter(listed)).toEqual({ merchant: [true, true], staff: [true, true] });
});

test('U-02 every name of the staff in an answer that a merchant can get is marked as one', () => {
  const calls = callsOfMerchant({ role: 'merchant-owner', scopes: keyScopeNames, keyScopes: [] });
  const found = registry
    .filter(({ id, output }) => output && calls.has(id))
    .flatMap(({ id, output }) => unmarked(answerSchema(output as $ZodType), id, ''));
  expect(found).toEqual([]);
});

test('U-04 Q-03 a page of a merchant with a long history reads little more than its rows, however many others there are', async () => {
  const [shop, other] = shops;
  const client = await app.database.pool.connect();
  // Copies only what the list reads, without checking foreign keys.
  await client.query('set session_replication_role = replica');
  for (const [at, one] of [shop, other].entries())
    for (const [table, id] of [
      ['label', 'id'],
      ['label_state', 'label_id'],
    ] as const)
      await client.query(
        `insert into ${table} overriding system value select r.* from ${table} x, generate_series(1, 4000) n,
         jsonb_populate_record(null::${table}, to_jsonb(x) || jsonb_build_object('${id}', 1000000 + n * 2 + ${at}
           ${table === 'label' ? ", 'reference_id', null, 'tracking_code', 'T' || (n * 2 + " + at + ')' : ''})) r where x.${id} = $1`,
        [one?.labels[0]],
      );
  await client.query('set session_replication_role = origin');
  await client.query('analyze label, label_state');
  client.release();
  const { db } = app.app.waybill;
  const viewer = (await readViewer(db, shop?.owner.token ?? null, app.clock(), 8)) as SessionViewer;
  const reach = { branchId: null, heldOnly: false, statuses: labelStatusNames, also: [], needsLabel: false };
  for (const newestFirst of [true, false])
    expect(
      await rowsRead(
        db,
        sql`select count(*) from ${labelsWithin(viewer, reach, 20, newestFirst)} asked`,
        'label_state',
      ),
    ).toBeLessThan(200);
  expect(await rowsRead(db, sql`select count(*) from ${rowsWithin(viewer, reach, 500)} asked`, 'label')).toBeLessThan(
    2_000,
  );
  // A tab with few matches costs no walk through the merchant's history.
  const rare = { ...reach, statuses: ['delivered', 'returned_to_sender', 'pickup_courier'] };
  for (const labels of [
    labelsWithin(viewer, rare, 20, true),
    labelsWithin(viewer, rare, 20, false),
    rowsWithin(viewer, rare, 500),
  ])
    expect(await rowsRead(db, sql`select count(*) from ${labels} rows`, 'label_state')).toBeLessThan(200);
});

test('U-04 U-02 templates of a merchant are their own: neither those of the branch nor those of another merchant', async () => {
  const [{ owner, clerk, id }, other] = shops as [(typeof shops)[number], (typeof shops)[number]];
  const name = 'Shirts';
  const byBranch = await fixture.manager.call('labels.saveTemplate', { body: { name, body: { weight: 9 } } });
  const mine = await clerk.call('labels.saveTemplate', { body: { name, customer_id: other.id, body: { weight: 1 } } });
  expect(mine.data).toMatchObject({ customer_id: id, body: { weight: 1 } });
  expect((await owner.call('labels.templates', {})).data.map((one) => one.id)).toEqual([mine.data.id]);
  expect((await other.owner.call('labels.templates', {})).data).toEqual([]);
  const params = { id: mine.data.id };
  expect((await other.owner.try('labels.removeTemplate', { params })).status).toBe(404);
  expect((await owner.try('labels.removeTemplate', { params: { id: byBranch.data.id } })).status).toBe(404);
  await owner.call('labels.removeTemplate', { params });
});

test('U-04 a merchant orders as themselves: known as the sender, a draft is handed in or deleted, a label printed', async () => {
  const [{ clerk, id }, other] = shops as [(typeof shops)[number], (typeof shops)[number]];
  const own = (await clerk.call('customers.own', {})).data;
  expect([own.id, own.receivers.map(({ name }) => name)]).toEqual([id, ['ဒေါ်နန်း']]);
  const body = fixture.walkin({ destination_name: 'ဒေါ်နန်း' });
  const foreign = await clerk.try('labels.create', { body: { ...body, merchant_id: other.id } });
  expect([foreign.status, foreign.body.code]).toEqual([422, 'validation_failed']);
  const draft = async () => (await clerk.call('labels.create', { body: { ...body, draft: true } })).data;
  const [first, second] = [await draft(), await draft()];
  for (const call of ['labels.submit', 'labels.remove'] as const)
    expect((await other.owner.try(call, { params: { id: first.id } })).status).toBe(404);
  expect((await clerk.call('labels.submit', { params: { id: first.id } })).data.status).toBe('pending');
  await clerk.call('labels.remove', { params: { id: second.id } });
  const labels = [first.tracking_code];
  expect((await clerk.call('prints.prepare', { body: { labels } })).data).toMatchObject([{ id: first.id }]);
  expect((await other.owner.call('prints.prepare', { body: { labels } })).missing).toEqual(labels);
  const print = { body: { ids: [first.id], format: 'thermal_100x150' } } as never;
  expect((await clerk.try('prints.record', print)).status).toBe(201);
  expect((await other.owner.try('prints.record', print)).status).toBe(404);
});
