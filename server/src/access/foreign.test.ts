import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { foreignBodies as bodies } from './testing/foreign-bodies.ts';
import { insertLabels } from '../rooms/prints/testing/insert-labels.ts';
import { insertOrder } from '../rooms/emos/testing/emo-desk.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { multipart, samples } from '../kernel/testing/multipart.ts';
import { foreignPrograms } from './testing/foreign-programs.ts';
import {
  foreignAdvance,
  foreignClaim,
  foreignPayoutRun,
  foreignDay,
  foreignExpense,
  foreignSurplus,
  foreignTransfer,
  newPrice,
  newDelivery,
} from './testing/foreign-money.ts';

let testApp: TestApp;
let owner: TestClient;
/** A record of each room that an owner of Yangon may not see: one of Mandalay, or one of another user. */
let foreign: Record<string, number>;
const missing = 888_888_888;

/** Runs an insert and returns the id of its row. */
const inserted = async (text: string, values: readonly unknown[]): Promise<number> =>
  (await testApp.database.pool.query(text, [...values])).rows[0].id;

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
  // Has the id of its parcel, by which the calls of a parcel are read.
  await testApp.database.pool.query(
    `
    insert into call_task (id, label_id, type, cycle, branch_id, nth, due_at, status, created_at, updated_at)
    overriding system value values ($1, $1, 'delivery', 1, $2, 1, now(), 'pending', now(), now())`,
    [printed, branch],
  );
  // The hold has the id of its parcel too.
  await testApp.database.pool.query(
    `
    insert into hold_mail (id, label_id, branch_id, status, started_on, until_on, limit_on, requester_name, requester_phone, phone_known,
      week_fee, created_by, created_at, updated_at)
    overriding system value values ($1, $1, $2, 'held', now(), now(), now(), 'x', '09', true, 0, $3, now(), now())`,
    [printed, branch, me.id],
  );
  const sheet = await multipart({
    customer_id: customer.id,
    file: { name: 'orders.csv', content: 'Name,Phone,Township\nမမြ,0979123456,x' },
  });
  const imported = (await manager.send({ method: 'POST', url: '/api/label_import', ...sheet })).json().data;
  const other = await testApp.database.pool.query("select id from branch where code = 'LSO'");
  const { data: bag } = await manager.call('mailbags.create', { body: { to_branch_id: other.rows[0].id } });
  const difference = await testApp.database.pool.query(
    "insert into mailbag_case (mailbag_id, kind, status, branch_id, other_branch_id, owner_staff_id, opened_by, created_at, updated_at) values ($1, 'seal', 'open', $2, $2, $3, $3, now(), now()) returning id",
    [bag.id, branch, me.id],
  );
  const proof = await testApp.database.pool.query(
    "insert into delivery_proof (scan_id, label_id, kind, file_id, picture_sha256, staff_id, created_at) values ('foreign', $1, 'photo', $2, 'x', $3, now()) returning id",
    [printed, customer.documents[0].file_id, me.id],
  );
  const sheetOf = await testApp.database.pool.query(
    "insert into run_sheet (branch_id, courier_id, status, created_by, created_at, updated_at) values ($1, $2, 'active', $2, now(), now()) returning id",
    [branch, me.id],
  );
  await testApp.database.pool.query(
    "insert into post_parcel (label_id, code, handed_at, branch_id) values ($1, 'RR473124829MM', now(), $2)",
    [printed, branch],
  );
  const postFile = await testApp.database.pool.query(
    `insert into post_file (branch_id, name, content_hash, status, created_by, created_at, updated_at)
    values ($1, 'x.csv', 'x', 'pending', $2, now(), now()) returning id`,
    [branch, me.id],
  );
  const remittance = await testApp.database.pool.query(
    `insert into remittance (number, branch_id, status, content_hash, reference, paid_on, bank_amount, mmpost_charge, created_by, makers, created_at, updated_at)
    values ('MPR-26-000001', $1, 'pending', 'x', 'x', now(), 1, 0, $2::bigint, array[$2::bigint], now(), now()) returning id`,
    [branch, me.id],
  );
  // The line has the id of its document, so that one id names either.
  await testApp.database.pool.query(
    `insert into remittance_line (id, remittance_id, row, code, amount_text, verdict, difference)
    overriding system value values ($1, $1, 1, 'x', 'x', 'unreadable', 0)`,
    [remittance.rows[0].id],
  );
  // The parcel has the id of its slip, so that one id names either.
  const gateSlip = await testApp.database.pool.query(
    `insert into gate_slip (branch_id, gate_name, gate_phone, slip_number, search_key, created_by, created_at, updated_at)
    values ($1, 'x', '0979123456', 'x', 'x', $2, now(), now()) returning id`,
    [branch, me.id],
  );
  await testApp.database.pool.query(
    `insert into gate_slip_parcel (id, gate_slip_id, label_id, handed_by, handed_at, due_at)
    overriding system value values ($1, $1, $2, $3, now(), now())`,
    [gateSlip.rows[0].id, printed, me.id],
  );
  // The document, its line and its merchant have the same id, so that it names any of them.
  await testApp.database.pool.query(
    `insert into gate_collection (id, number, branch_id, status, gate_name, gate_phone, handed_on, charge_by, created_by, makers, search_key, created_at, updated_at)
    overriding system value
    values ($1, 'GTC-26-000001', $2, 'pending', 'x', '0979123456', now(), 'operator', $3::bigint, array[$3::bigint], 'x', now(), now())`,
    [customer.id, branch, me.id],
  );
  await testApp.database.pool.query(
    `insert into gate_collection_line (id, gate_collection_id, gate_slip_parcel_id, label_id, gate_charge)
    overriding system value values ($1, $1, $2, $3, 0)`,
    [customer.id, gateSlip.rows[0].id, printed],
  );
  const handed = await testApp.database.pool.query(
    "insert into handover_collection (kind, branch_id, giver_id, status, created_at, updated_at) values ('branch', $1, $2, 'active', now(), now()) returning id",
    [branch, me.id],
  );
  const handedCase = await testApp.database.pool.query(
    "insert into handover_case (collection_id, label_id, kind, status, branch_id, owner_staff_id, gave_by, opened_by, created_at, updated_at) values ($1, $2, 'short', 'open', $3, $4, $4, $4, now(), now()) returning id",
    [handed.rows[0].id, printed, branch, me.id],
  );
  const shift = await testApp.database.pool.query(
    "insert into shift_handover (status, branch_id, outgoing_id, counted_out, expected_out, created_at, updated_at) values ('active', $1, $2, 0, 0, now(), now()) returning id",
    [branch, me.id],
  );
  const service = await testApp.database.pool.query(
    "insert into agent_service (branch_id, service, status, commission_kind, commission, wanted_at, created_at, updated_at) values ($1, 'cod', 'pending', 'fixed', 0, now(), now(), now()) returning id",
    [branch],
  );
  const claim = await foreignClaim(testApp, { branchId: branch, staffId: me.id, labelId: printed });
  foreign = {
    business_days: await foreignDay(testApp, branch, me.id),
    expenses: await foreignExpense(testApp, branch, me.id),
    transfers: await foreignTransfer(testApp, branch, me.id),
    surpluses: await foreignSurplus(testApp, branch),
    agent_services: service.rows[0].id,
    shift_handovers: shift.rows[0].id,
    handover_collections: handed.rows[0].id,
    handover_cases: handedCase.rows[0].id,
    label_imports: imported.id,
    handovers: money.rows[0].handover,
    clearances: money.rows[0].clearance,
    ledger: money.rows[0].journal,
    prints: printed,
    labels: printed,
    tracking: printed,
    exception_scans: kept.rows[0].id,
    customers: customer.id,
    packages: customer.id,
    proof_links: printed,
    files: customer.documents[0].file_id,
    staff: me.id,
    branches: branch,
    announcements: announcement.data.id,
    views: view.data.id,
    exports: exported.data.id,
    export_schedules: await inserted(
      `insert into export_schedule (staff_id, branch_id, report, period, customers, rhythm, weekday, month_day, hour, format, status, next_at, created_at, updated_at)
        values ($2, $1, 'delivered', 'yesterday', 'all', 'daily', 1, 1, 6, 'csv', 'active', now(), now(), now()) returning id`,
      [branch, me.id],
    ),
    bulk: job.data.id,
    sessions: session?.id ?? 0,
    push_devices: await inserted(
      "insert into push_device (staff_id, session_id, endpoint, p256dh, auth, made_at) values ($1, $2, 'https://push.example/', 'x', 'x', now()) returning id",
      [me.id, session?.id],
    ),
    mailbags: bag.id,
    mailbag_cases: difference.rows[0].id,
    calls: printed,
    run_sheets: sheetOf.rows[0].id,
    mail_post: printed,
    post_files: postFile.rows[0].id,
    remittances: remittance.rows[0].id,
    gate_slips: gateSlip.rows[0].id,
    gate_collections: customer.id,
    parts: printed,
    public_pages: printed,
    proofs: proof.rows[0].id,
    pickup_requests: await inserted(
      `insert into pickup_request (branch_id, intake_branch_id, name, phones, place_id, counts, time_request, day_part, vehicle,
          search_key, status, created_at, updated_at)
        select $1, $1, 'x', '{}', min(id), 1, now(), 'morning', 'car', 'x', 'unassigned', now(), now() from place returning id`,
      [branch],
    ),
    pickup_plans: await inserted(
      `insert into pickup_plan (customer_id, weekdays, day_part, vehicle, counts, starts_on, status, created_at, updated_at)
        values ($1, '{1}', 'morning', 'car', 1, now(), 'active', now(), now()) returning id`,
      [customer.id],
    ),
    hold_mails: printed,
    delivery_codes: printed,
    missing_cases: await inserted(
      "insert into missing_case (label_id, branch_id, status, due_on, created_at, updated_at) values ($1, $2, 'open', now(), now(), now()) returning id",
      [printed, branch],
    ),
    emos: await insertOrder(testApp, branch, me.id),
    support_tickets: await inserted(
      `insert into support_ticket (number, type, priority, subject, search_key, desk, to_branch_id, branch_id, created_by, source, status, last_at, created_at, updated_at)
        values ('TKT-26-999999', 'shipping', 'normal', 'x', 'x', 'branch', $1, $1, $2, 'own', 'open', now(), now(), now()) returning id`,
      [branch, me.id],
    ),
    chats: await inserted(
      "insert into chat (kind, name, owner_id, last_seq, created_at, updated_at) values ('group', 'x', $1, 1, now(), now()) returning id",
      [me.id],
    ),
    feedbacks: await inserted(
      `insert into feedback (label_id, score, body, source, status, created_at, updated_at)
        values ($1, 1, 'x', 'staff', 'open', now(), now()) returning id`,
      [printed],
    ),
    messages: await inserted(
      "insert into message (purpose, branch_id, status, phone, text, due_at, created_at, updated_at) values ('by_hand', $1, 'failed', '09791234567', 'x', now(), now(), now()) returning id",
      [branch],
    ),
    ...(await foreignPrograms(testApp, branch)),
    agent_payouts: await inserted(
      `insert into agent_payout (number, agent_id, branch_id, amount, status, created_by, created_at, updated_at)
        values ('x', $1, $1, 1, 'pending', (select min(id) from staff), now(), now()) returning id`,
      [branch],
    ),
    webhooks: await inserted(
      "insert into webhook_endpoint (owner_kind, branch_id, name, url, status, secret, search_key, created_by, created_at, updated_at) select 'agent', $1, 'x', 'https://x.example', 'enabled', 'eA==', 'x', min(id), now(), now() from staff returning id",
      [branch],
    ),
    webhook_deliveries: await inserted(newDelivery, [branch]),
    payout_runs: await foreignPayoutRun(testApp, branch, me.id),
    payment_claims: claim,
    advance_payments: await foreignAdvance(testApp, { claimId: claim, staffId: me.id, labelId: printed }),
    price_exceptions: await inserted(newPrice, [branch]),
    merchant_users: customer.id,
    printers: (
      await testApp.database.pool.query(
        "insert into printer (branch_id, name, language, host, port, search_key, status, created_at, updated_at) values ($1, 'x', 'zpl_203', 'printer.invalid', 9100, 'x', 'active', now(), now()) returning id",
        [branch],
      )
    ).rows[0].id,
    audit: rows[0].id,
  };
});
afterAll(() => testApp.close());

const scoped = registry.filter((row) => row.path.includes('{id}') && (row.scope === 'branch' || row.scope === 'self'));

describe('A-06 a record of another branch looks exactly like one that does not exist', () => {
  test.each(scoped.map((row) => row.id as EndpointId))('A-06 %s', async (id) => {
    const record = foreign[id.split('.')[0] ?? ''];
    expect(record, `no foreign record for ${id}`).toBeGreaterThan(0);
    const ask = async (number: number) => {
      const { status, body } = await owner.try(id, {
        params: { address_id: 1, document_id: 1, file_id: 1, seq: 1, hash: 'x', id: number },
        body: bodies[id] ?? {},
      } as never);
      return { status, body: { ...body, request_id: null } };
    };
    const [theirs, none] = [await ask(record ?? 0), await ask(missing)];
    // A caller without a valid link does not learn whether the number exists.
    if (none.body.code === 'missing_permission' || none.body.code === 'link_invalid')
      expect(theirs.body.code).toBe(none.body.code);
    else expect(theirs.status).toBe(404);
    expect(theirs).toEqual(none);
  });

  test('A-06 every call with a record in its path is in this list or reaches the whole operator', () => {
    const elsewhere = registry.filter((row) => row.path.includes('{') && !scoped.includes(row)).map((row) => row.id);
    expect(elsewhere.sort()).toEqual([
      ...['close', 'detail', 'edit', 'enterBalance', 'open', 'reconcile'].map((call) => `bank_accounts.${call}`),
      ...['charge', 'confirm', 'detail', 'gather', 'interest', 'match', 'unmatch'].map((call) => `bank_lines.${call}`),
      ...['detail', 'edit', 'remove'].map((call) => `branch_routes.${call}`),
      ...['collection', 'editCollection', 'removeCollection'].map((call) => `branches.${call}`),
      ...['detail', 'edit', 'remove'].map((call) => `canned_answers.${call}`),
      'clearances.parcelMoney',
      ...['company', 'editCompany', 'setOwner'].map((call) => `customers.${call}`),
      ...['confirm', 'deny'].map((call) => `erasures.${call}`),
      ...['close', 'detail', 'edit', 'open', 'remove'].map((call) => `expense_categories.${call}`),
      ...['close', 'detail', 'edit', 'open', 'setSecret', 'test'].map((call) => `export_destinations.${call}`),
      ...['dropDraft', 'keepDraft'].map((call) => `labels.${call}`),
      'message_opt_outs.remove',
      ...'editTemplate report saveChannel saveRoute testChannel'.split(' ').map((call) => `messages.${call}`),
      ...'add detail errors map propose rows sign take_out void withdraw'.split(' ').map((call) => `move_ins.${call}`),
      ...['confirm', 'void'].map((call) => `opening_balances.${call}`),
      'operations.retryExport',
      'packages.report',
      ...['close', 'confirm', 'deny', 'detail', 'drop', 'edit', 'end_difference'].map(
        (call) => `payment_channels.${call}`,
      ),
      ...['leave', 'match', 'reopen', 'unmatch'].map((call) => `payment_lines.${call}`),
      ...['close', 'confirm', 'deny', 'detail'].map((call) => `payout_templates.${call}`),
      ...['assign', 'children', 'detail', 'edit'].map((call) => `places.${call}`),
      'post_statuses.remove',
      ...['open', 'picture'].map((call) => `proof_links.${call}`),
      ...['detail', 'edit', 'remove'].map((call) => `qandas.${call}`),
      ...['rows', 'summary'].map((call) => `reports.${call}`),
      'roles.edit',
      ...['setFactorRole', 'switchBranch'].map((call) => `sessions.${call}`),
      ...['detail', 'edit', 'excel', 'publish', 'readExcel', 'remove', 'withdraw'].map((call) => `tariffs.${call}`),
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
