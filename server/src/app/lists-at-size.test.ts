import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type pg from 'pg';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { rowsRead } from '../kernel/testing/rows-read.ts';
import { pageQuery, type ListSource } from '../kernel/lists.ts';
import type { SessionViewer } from '../kernel/viewer.ts';
import { readReconciliation } from '../rooms/bank-accounts/reconcile.queries.ts';
import { bankLineSource } from '../rooms/bank-lines/bank-lines.queries.ts';
import { customerSource } from '../rooms/customers/customers.queries.ts';
import { readViewer } from '../rooms/sessions/read-viewer.store.ts';
import { staffSource } from '../rooms/staff/staff.queries.ts';
import { webhookDeliverySource, webhookSource } from '../rooms/webhooks/webhooks.queries.ts';

const rows = 6_000;
/** Rows that one page may read, including those filtered out until it is full. */
const few = 1_000;
/** Transfers of one bank account, and how many of them no statement has shown yet. */
const transfers = 30_000;
const unseen = 5;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const client = await app.database.pool.connect();
  // Inserts only the rows that lists read, without checking foreign keys.
  await client.query('set session_replication_role = replica');
  const copies = (table: string, columns: Readonly<Record<string, string>>, of: string) =>
    client.query(
      `insert into ${table} overriding system value
       select r.* from (${of}) x, generate_series(1, ${rows}) n, jsonb_populate_record(null::${table}, to_jsonb(x) || ${toObject(columns)}) r`,
    );
  const rowId = `1000000 + n`;
  await copies(
    'staff',
    { id: rowId, user_name: `'made' || n`, name: `'Made ' || md5(n::text)`, search_key: `'made' || n` },
    `select * from staff where user_name = 'staff'`,
  );
  const customer = `select * from jsonb_populate_record(null::customer, jsonb_build_object('type', 'merchant', 'merchant_type', 'new', 'phones', '{}'::text[],
    'branch_id', (select branch_id from staff where user_name = 'manager'), 'status', 'active', 'is_fixed_amount_discount', false, 'discount_amount', 0, 'discount_percent', 0, 'cod_plan', 'standard',
    'credit_limit', 0, 'clearance_gate', 'strict', 'clearance_gate_limit', 0, 'net_credit', false, 'net_gate_submit', false, 'attempts', 3, 'sms_active', false, 'addon_service', '{}'::text[],
    'version', 1, 'created_at', now(), 'updated_at', now(), 'credit_days', 30, 'payout_day', 'daily', 'net_return', true, 'unanswered', 'return', 'unanswered_days', 7, 'to_complete', false, 'portal_access', 'off', 'portal_key_scopes', '{}'::text[]))`;
  await copies(
    'customer',
    {
      id: rowId,
      customer_name: `'Made ' || md5(n::text)`,
      search_key: `'made' || n`,
      branch_id: `case when n % 10 = 0 then x.branch_id else n end`,
      status: `case when n % 500 = 0 then 'suspend' else 'active' end`,
    },
    customer,
  );
  await client.query(
    `insert into webhook_endpoint (owner_kind, branch_id, name, url, status, secret, search_key, created_by, created_at, updated_at)
     select 'agent', (select branch_id from staff where user_name = 'manager'), 'Made ' || md5(n::text), 'https://a.example', 'enabled', '-', 'made' || n, 1, now(), now() from generate_series(1, ${rows}) n`,
  );
  await client.query(
    `insert into webhook_event (about, thing_id, source, step, at) select 'label', n, n, 'x', now() from generate_series(1, ${rows}) n`,
  );
  await client.query(
    `insert into webhook_delivery (event_id, endpoint_id, type, thing, status, due_at, created_at, updated_at)
     select e.id, (select min(id) from webhook_endpoint), 'label.created', 'label:' || e.id, case when e.id % 1000 = 0 then 'failed' else 'delivered' end, now(), now(), now() from webhook_event e`,
  );
  await fillBank(client);
  await client.query('set session_replication_role = origin');
  await client.query(
    'analyze staff, customer, webhook_endpoint, webhook_event, webhook_delivery, journal, posting, bank_line, bank_unseen',
  );
  client.release();
}, 300_000);
afterAll(() => app.close());

/** Inserts years of one bank account; its statements have shown all but the newest transfers. */
async function fillBank(client: pg.PoolClient): Promise<void> {
  await client.query(`insert into account (kind) values ('bank') on conflict do nothing`);
  await client.query(
    `insert into journal (id, event, at, business_date, key) overriding system value
     select n, 'transfer', date '2020-01-01' + n / 300, date '2020-01-01' + n / 300, 'made:' || n from generate_series(1, ${transfers}) n`,
  );
  await client.query(
    `insert into posting (id, journal_id, account_id, amount) overriding system value
     select n, n, (select id from account where kind = 'bank' and name is null), n from generate_series(1, ${transfers}) n`,
  );
  await client.query(
    `insert into account_balance (account_id, upto, balance) select account_id, max(id), sum(amount) from posting group by 1
     on conflict (account_id) do update set upto = excluded.upto, balance = excluded.balance`,
  );
  await client.query(
    `insert into bank_file (bank_account_id, name, content_hash, lines, brought_by, brought_at)
     select id, 'years.csv', '-', ${transfers}, 1, now() from bank_account where is_default`,
  );
  await client.query(
    `insert into bank_line (bank_account_id, bank_file_id, row, day, amount, reference, details, line_key, nth, posting_id, posted_on, how, status, search_key, created_at, updated_at)
     select f.bank_account_id, f.id, p.id, j.business_date, p.amount, '', '', 'made' || p.id, 1, p.id, j.business_date, 'reference', 'matched', '', now(), now()
     from posting p join journal j on j.id = p.journal_id, bank_file f where p.id <= ${transfers - unseen}`,
  );
  await client.query(
    `insert into bank_day (bank_account_id, day, amount) select bank_account_id, day, sum(amount)::bigint from bank_line group by 1, 2`,
  );
  await client.query(
    `insert into bank_unseen (posting_id, account_id, business_date, amount)
     select p.id, p.account_id, j.business_date, p.amount from posting p join journal j on j.id = p.journal_id where p.id > ${transfers - unseen}`,
  );
}

const toObject = (columns: Readonly<Record<string, string>>): string =>
  `jsonb_build_object(${Object.entries(columns)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

const lists: readonly (readonly [table: string, source: ListSource, queries: readonly object[]])[] = [
  ['staff', staffSource as never, [{}]],
  [
    'customer',
    customerSource as never,
    ['name', 'business_name', 'customer_name', 'credit_limit', 'branch'].flatMap((key) => [
      { sort: key },
      { sort: `-${key}` },
    ]),
  ],
  ['webhook_endpoint', webhookSource as never, [{}]],
  ...['bank_line', 'posting', 'journal'].map((table) => [table, bankLineSource as never, [{}]] as const),
  [
    'webhook_delivery',
    webhookDeliverySource as never,
    [{}, { sort: 'created_at' }, { status: 'failed' }, { search: 'evt_77' }, { search: 'EX473124829XM' }],
  ],
];

test('M-06 Q-03 the bank and the books are compared by what is open between them, however long the history is', async () => {
  const { db } = app.app.waybill;
  const viewer = await readViewer(db, (await app.as('owner')).token, app.clock(), 8);
  const { id } = await db
    .selectFrom('bank_account')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    // Counts since the last report of the connection, so earlier reads may be included.
    const readSoFar = async () => {
      const { rows: tables } = await sql<{ n: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n
        from pg_stat_xact_user_tables where relname in ('posting', 'journal', 'bank_line')`.execute(tx);
      return tables[0]?.n ?? Infinity;
    };
    const before = await readSoFar();
    const page = await readReconciliation(
      tx,
      viewer as SessionViewer,
      { id, day: businessDate(app.clock()) },
      app.clock(),
    );
    expect([page?.lines.length, page?.postings.length]).toEqual([0, unseen]);
    expect((await readSoFar()) - before).toBeLessThan(few);
  });
});

describe.each(['superadmin', 'owner'])('Q-03 lists at size, as %s', (name) => {
  test.each(lists.flatMap(([table, source, queries]) => queries.map((query) => [table, query, source] as const)))(
    'Q-03 a page of %s (%j) reads little more than its rows',
    async (table, query, source) => {
      const viewer = (await readViewer(
        app.app.waybill.db,
        (await app.as(name)).token,
        app.clock(),
        8,
      )) as SessionViewer;
      const question = { page: 1, per_page: 50, sort: source.definition.sort, search: '', ...query };
      expect(await rowsRead(app.app.waybill.db, pageQuery(source, viewer, question), table)).toBeLessThan(few);
    },
  );
});
