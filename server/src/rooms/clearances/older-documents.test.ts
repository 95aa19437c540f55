import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptySchemas, migrate, migrationNames } from '../../kernel/db/migrate.ts';
import { cloneDatabase, type TestDatabase } from '../../kernel/testing/database.ts';

let database: TestDatabase;
const ask = async (text: string) => (await database.pool.query(text)).rows;

/** A database from before documents of all kinds: one paid with a rest carried forward and a fee, one pending with a line removed, one void. */
const older = `
  insert into staff (id, user_name, name, role_slug, user_type, status, password_hash, search_key, created_at, updated_at) overriding system value
  values (5, 'payer', 'Payer', 'finance-manager', 'fcs', 'active', '', 'payer', '2026-09-01', '2026-09-01');
  insert into customer_bank (id, customer_id, bank, bank_holder, bank_account, status, proposed_by, proposed_at) overriding system value
  values (3, 1, 'KBZ', 'Daw Mya', '1', 'proposed', 5, '2026-09-01');
  insert into clearance (number, kind, customer_id, branch_id, status, issue_date, issued_at, issued_by, count, actual_cod_amount, actual_clearance_cod,
    received_amount, method, bank_id, approved_by, paid_by, paid_at, claim_user, claim_date, transfer_fee, transfer_fee_by, void_by, void_at, void_reason, updated_at)
  values
    ('CLR-26-000001', 'cod', 1, 1, 'complete', '2026-10-01', '2026-10-01T03:00Z', 4, 2, 90000, 90000, 80000, 'bank', 3, 6, 5, '2026-10-02T03:00Z', 'Daw Mya', '2026-10-02', 1000, 'operator', null, null, null, '2026-10-02T03:00Z'),
    ('CLR-26-000002', 'cod', 1, 1, 'pending', '2026-10-03', '2026-10-03T03:00Z', 4, 1, 40000, 40000, null, null, null, null, null, null, null, null, 0, null, null, null, null, '2026-10-03T03:00Z'),
    ('CLR-26-000003', 'cod', 2, 1, 'void', '2026-10-04', '2026-10-04T03:00Z', 7, 1, 30000, 30000, null, null, null, null, null, null, null, null, 0, null, 7, '2026-10-05T03:00Z', 'wrong day', '2026-10-05T03:00Z');
  insert into clearance_line (clearance_id, journal_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net, void)
  values (1, 11, 101, 'cod', 50000, 0, 0, 0, 50000, false), (1, 12, 102, 'cod', 40000, 0, 0, 0, 40000, false),
    (2, 13, 103, 'cod', 40000, 0, 0, 0, 40000, false), (2, 14, 104, 'cod', 10000, 0, 0, 0, 10000, true), (3, 15, 105, 'cod', 30000, 0, 0, 0, 30000, true);
  insert into audit (at, staff_id, room, record_id, action, request_id)
  values ('2026-10-03T04:00Z', 9, 'clearances', '2', 'remove_line', 'one'), ('2026-10-03T04:00Z', 8, 'staff', '2', 'edit', 'two')`;

beforeAll(async () => {
  database = await cloneDatabase();
  await emptySchemas(database.pool);
  await migrate(database.pool, { only: migrationNames().filter((name) => name < '0050') });
  // Only the contents of the documents matter here, not the referenced rows.
  await database.pool.query(`set session_replication_role = replica; ${older}; set session_replication_role = origin`);
  await migrate(database.pool);
}, 60_000);
afterAll(async () => {
  await database.drop();
});

test('M-05 a document that was paid before has its one payment, whole with method, fee and whoever fetched it', async () => {
  expect(
    await ask(
      'select clearance_id, amount, method, bank_id, transfer_fee, transfer_fee_by, paid_by, paid_at, claim_user from clearance_payment',
    ),
  ).toEqual([
    {
      clearance_id: 1,
      amount: 80_000,
      method: 'bank',
      bank_id: 3,
      transfer_fee: 1_000,
      transfer_fee_by: 'operator',
      paid_by: 5,
      paid_at: new Date('2026-10-02T03:00Z'),
      claim_user: 'Daw Mya',
    },
  ]);
});

test('M-05 its lines are settled, those of pending and void ones are not, and no line that counts stands twice', async () => {
  expect((await ask('select net, settled, part from clearance_line order by id')).map(Object.values)).toEqual([
    [50_000, 50_000, 0],
    [40_000, 40_000, 0],
    [40_000, 0, 0],
    [10_000, 0, 0],
    [30_000, 0, 0],
  ]);
  const again = `insert into clearance_line (clearance_id, journal_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net)
    values (2, 11, 101, 'cod', 50000, 0, 0, 0, 50000)`;
  await expect(ask(`set session_replication_role = replica; ${again}`)).rejects.toThrow('clearance_line_once');
});

test('M-03 whoever made a document or took a line off it is no second person for it', async () => {
  expect(
    (await ask('select array(select unnest(hands) order by 1) as hands from clearance order by id')).map(
      ({ hands }) => hands,
    ),
  ).toEqual([[4], [4, 9], [7]]);
});
