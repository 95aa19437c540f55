import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { insertLabels } from '../rooms/prints/testing/insert-labels.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { multipart, samples } from '../kernel/testing/multipart.ts';

let testApp: TestApp;
let owner: TestClient;
/** A record of each room that an owner of Yangon may not see: of Mandalay, or of somebody else. */
let foreign: Record<string, number>;
const missing = 888_888_888;

beforeAll(async () => {
  testApp = await startTestApp();
  owner = await testApp.as('owner');
  const [founder, manager] = [await testApp.as('superadmin'), await testApp.as('mdy.manager')];
  const { data: me } = await manager.call('sessions.activeAccount', {});
  const branch = me.branch?.id ?? 0;
  const announcement = await founder.call('announcements.create', {
    body: { title: 'မန္တလေးအတွက်', body: 'x', for_roles: [], for_branches: [branch] },
  });
  const view = await manager.call('views.save', {
    body: { list: 'staff', name: 'mine', visibility: 'private', state: {} },
  });
  const exported = await manager.call('exports.start', { body: { list: 'staff', format: 'csv', columns: ['name'] } });
  const job = await manager.call('bulk.start', {
    body: { action: 'staff.suspend', ids: [me.id], input: { reason: 'x' } },
  });
  const [session] = (await manager.call('sessions.list', {})).data;
  const { rows } = await testApp.database.pool.query('select id from audit where branch_id = $1 limit 1', [branch]);
  const [printed = 0] = await insertLabels(
    async (text, values) => (await testApp.database.pool.query(text, [...values])).rows,
    [{ tracking_code: 'EX000000017XM', from: 'MDY', to: 'MDY' }],
  );
  const form = await multipart({
    type: 'merchant',
    customer_name: 'ဦးတင်လှိုင် ဆိုင်',
    phone: '09690000001',
    branch_id: branch,
    documents: [{ name: 'nrc.png', content: samples.png }],
  });
  const customer = (await manager.send({ method: 'POST', url: '/api/merchant', ...form })).json().data;
  const kept = await testApp.database.pool.query(
    `
      insert into exception_scan (scan_id, tracking_code, branch_id, code, at, recorded_at)
      values ('foreign', 'EX000000017XM', $1, 'scan_out_of_order', now(), now())
      returning id`,
    [branch],
  );
  const money = await testApp.database.pool.query(
    `
    with h as (insert into cash_handover (kind, status, branch_id, expected, created_by, created_at)
      values ('bank', 'active', $1, 0, $2, now())
      returning id),
    c as (insert into clearance (number, kind, customer_id, branch_id, status, issue_date, issued_at, issued_by, count,
      actual_clearance_cod, updated_at)
      values ('CLR-00-000001', 'cod', $3, $1, 'pending', now(), now(), $2, 0, 0, now())
      returning id),
    j as (insert into journal (key, event, at, business_date, branch_id) values ('foreign', 'sent', now(), now(), $1) returning id)
    select h.id as handover, c.id as clearance, j.id as journal from h, c, j`,
    [branch, me.id, customer.id],
  );
  const sheet = await multipart({
    customer_id: customer.id,
    file: { name: 'orders.csv', content: 'Name,Phone,Township\nမမြ,0979123456,x' },
  });
  const imported = (await manager.send({ method: 'POST', url: '/api/label_import', ...sheet })).json().data;
  foreign = {
    label_imports: imported.id,
    handovers: money.rows[0].handover,
    clearances: money.rows[0].clearance,
    ledger: money.rows[0].journal,
    prints: printed,
    labels: printed,
    tracking: printed,
    exception_scans: kept.rows[0].id,
    customers: customer.id,
    files: customer.documents[0].file_id,
    staff: me.id,
    branches: branch,
    announcements: announcement.data.id,
    views: view.data.id,
    exports: exported.data.id,
    bulk: job.data.id,
    sessions: session?.id ?? 0,
    audit: rows[0].id,
  };
});
afterAll(() => testApp.close());

const names = { name_en: 'X', name_mm: 'က', name_zh: null };
/** A right body for each call that wants one, so that nothing but the record is wrong. */
const bodies: Partial<Record<EndpointId, object>> = {
  'staff.edit': {
    user_name: 'x.y.z',
    name: 'x',
    email: null,
    phone: [],
    gender: null,
    business_name: null,
    role: 'staff',
    user_type: 'fcs',
    branch_id: null,
    jointed_branches: [],
    all_branches: false,
    branch_collection_id: null,
    locale: 'mm',
    version: 1,
  },
  'staff.suspend': { reason: 'x' },
  'staff.reactivate': { reason: 'x' },
  'staff.ban': { reason: 'x' },
  'staff.unban': { reason: 'x' },
  'staff.resetPassword': { password: '123456', confirm_password: '123456' },
  'branches.edit': {
    ...names,
    code: 'XXX',
    type: 'fcs',
    town: 'x',
    address: null,
    phone: [],
    postcode: null,
    international_mail: false,
    branch_collection_id: null,
    version: 1,
  },
  'labels.edit': {
    source_phone: ['0979123456'],
    source_name: 'x',
    destination_phone: ['0979123456'],
    destination_name: 'x',
    destination_township: 1,
    weight: 1,
    payment_type: 'sender_pay',
    version: 1,
  },
  'customers.edit': { type: 'merchant', customer_name: 'x', phone: ['0979123456'], branch_id: 1, version: 1 },
  'customers.suspend': { reason: 'x' },
  'customers.reactivate': { reason: 'x' },
  'customers.ban': { reason: 'x' },
  'customers.unban': { reason: 'x' },
  'customers.proposeBank': { bank: 'KBZ', bank_holder: 'x', bank_account: '123456' },
  'customers.confirmBank': { bank_id: 1 },
  'customers.denyBank': { bank_id: 1, reason: 'x' },
  'label_imports.map': {
    columns: [null, null, null],
    payment_type: 'sender_pay',
    service_type: 'express',
    item_type: 'parcel',
    weight: null,
    version: 1,
  },
  'label_imports.fix': { field: 'weight', value: '1', positions: [1] },
  'label_imports.leave': { leave: true },
  'tracking.rollback': { entry_id: 1, reason: 'x' },
  'tracking.raiseReturn': { reason: 'refused' },
  'tracking.redirect': { deliver_branch_id: 1, reason: 'x' },
  'tracking.reject': { reason: 'x' },
  'tracking.missing': { reason: 'x' },
  'tracking.compensate': { compensation_fee: 1 },
  'exception_scans.settle': { note: 'x' },
  'handovers.count': { counted: 1 },
  'handovers.settle': { note: 'x' },
  'handovers.void': { reason: 'x' },
  'handovers.reverse': { reason: 'x' },
  'clearances.approve': { version: 1 },
  'clearances.pay': { method: 'cash', received_amount: 1, version: 1 },
  'clearances.removeLine': { label_id: 1, reason: 'x' },
  'clearances.void': { reason: 'x' },
  'announcements.edit': { title: 'x', body: 'x', for_roles: [], for_branches: [], version: 1 },
};

const scoped = registry.filter((row) => row.path.includes('{id}') && (row.scope === 'branch' || row.scope === 'self'));

describe('A-06 a record of another branch looks exactly like one that does not exist', () => {
  test.each(scoped.map((row) => row.id as EndpointId))('A-06 %s', async (id) => {
    const record = foreign[id.split('.')[0] ?? ''];
    expect(record, `no foreign record for ${id}`).toBeGreaterThan(0);
    const ask = async (number: number) => {
      const { status, body } = await owner.try(id, {
        params: { address_id: 1, document_id: 1, hash: 'x', id: number },
        body: bodies[id] ?? {},
      } as never);
      return { status, body: { ...body, request_id: null } };
    };
    const [theirs, none] = [await ask(record ?? 0), await ask(missing)];
    if (none.body.code === 'missing_permission') expect(theirs.body.code).toBe('missing_permission');
    else expect(theirs.status).toBe(404);
    expect(theirs).toEqual(none);
  });

  test('A-06 every call with a record in its path is in this list or reaches the whole operator', () => {
    const elsewhere = registry.filter((row) => row.path.includes('{') && !scoped.includes(row)).map((row) => row.id);
    expect(elsewhere.sort()).toEqual([
      'branches.collection',
      'branches.editCollection',
      'branches.removeCollection',
      'customers.company',
      'customers.editCompany',
      'customers.setOwner',
      'labels.dropDraft',
      'labels.keepDraft',
      'places.assign',
      'places.children',
      'places.detail',
      'places.edit',
      'roles.edit',
      'sessions.switchBranch',
      'tariffs.detail',
      'tariffs.edit',
      'tariffs.excel',
      'tariffs.publish',
      'tariffs.readExcel',
      'tariffs.remove',
      'tariffs.withdraw',
    ]);
  });
});

describe('A-06 nothing of another branch leaks through lists', () => {
  const leaks = async (client: TestClient, url: string) =>
    (await client.send({ method: 'GET', url })).body.includes('ဦးတင်လှိုင်');
  test.each([
    '/api/staff?per_page=200',
    '/api/staff?search=ဦးတင်လှိုင်',
    '/api/audit?per_page=200',
    '/api/export?per_page=200',
    '/api/announcement?per_page=200',
    '/api/saved_view?list=staff',
    '/api/merchant?per_page=200',
    '/api/merchant?search=ဦးတင်လှိုင်',
    '/api/customer/lookup?phone=09690000001',
    '/api/company?per_page=200',
  ])('A-06 %s', async (url) => {
    expect([await leaks(owner, encodeURI(url)), await leaks(await testApp.as('mdy.manager'), encodeURI(url))]).toEqual([
      false,
      url.includes('staff?') || url.includes('export') || url.includes('merchant') || url.includes('lookup'),
    ]);
  });
  test('A-06 a selection of all that match holds nobody else', async () => {
    const { data } = await owner.call('bulk.select', { body: { list: 'staff' } });
    const { rows } = await testApp.database.pool.query(
      'select count(*)::int as n from selection s, unnest(s.ids) i join staff st on st.id = i join branch b on b.id = st.branch_id where s.token = $1 and b.code <> $2',
      [data.token, 'YGN'],
    );
    expect(rows[0].n).toBe(0);
  });
});
