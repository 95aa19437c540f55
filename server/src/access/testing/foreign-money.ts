import type { EndpointId } from '@waybill/contract/registry.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { TestApp } from '../../kernel/testing/app.ts';
import { writeJournals } from '../../rooms/ledger/journals.door.ts';

/** Inserts an expense of a branch directly into its table. */
export async function foreignExpense({ database }: TestApp, branchId: number, staffId: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into expense (number, branch_id, category_id, vendor, vendor_key, amount, status, business_date, created_by, created_at, changed_by,
      search_key, updated_at)
    select 'EXP-00-000001', $1, min(id), 'x', 'x', 1, 'pending', now(), $2, now(), $2, 'x', now() from expense_category returning id`,
    [branchId, staffId],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a transfer requested by a branch directly into its table. */
export async function foreignTransfer({ database }: TestApp, branchId: number, staffId: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with other as (
      insert into bank_account (name, bank, number, holder, col_day, col_out, col_in, search_key, status, created_at, updated_at)
      values ('x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'active', now(), now())
      returning id)
    insert into transfer (number, branch_id, from_account_id, to_account_id, amount, status, business_date, created_by, created_at, search_key, updated_at)
    select 'TRF-00-000001', $1, (select min(id) from bank_account), id, 1, 'pending', now(), $2, now(), 'x', now() from other returning id`,
    [branchId, staffId],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a payout run of a branch's merchants. */
export async function foreignPayoutRun({ database }: TestApp, branchId: number, staffId: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with template as (
      insert into payout_template (name, status, format, delimiter, encoding, width_in, file_name, columns, answer_reference, answer_status, answer_paid,
        answer_failed, proposed_by, proposed_at, search_key, updated_at)
      values ('x', 'proposed', 'csv', 'comma', 'utf8', 'bytes', 'x', 'x', 'x', 'x', 'x', 'x', $2, now(), 'x', now()) returning id)
    insert into payout_run (number, status, bank_account_id, template_id, branch_ids, filters, hands, created_by, created_at, updated_at)
    select 'PR-00-000001', 'draft', (select min(id) from bank_account), id, array[$1::bigint], '{}', array[$2::bigint], $2, now(), now() from template returning id`,
    [branchId, staffId],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a case of a payment by a channel, of this parcel at a branch. */
export async function foreignClaim(
  { database }: TestApp,
  { branchId, staffId, labelId }: { readonly branchId: number; readonly staffId: number; readonly labelId: number },
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with channel as (
      insert into payment_channel (status, created_at, updated_at) values ('active', now(), now()) returning id
    ), terms as (
      insert into payment_channel_terms (payment_channel_id, status, starts_on, name_en, name_mm, kind, bank_account_id, branch_ids, fee_percent, fee_fixed,
        fee_by, settle_days, case_days, needs_reference, needs_picture, search_key, proposed_by, proposed_at, decided_by, decided_at)
      select id, 'confirmed', now(), 'x', 'x', 'wallet', (select min(id) from bank_account), '{}', 0, 0, 'operator', 1, 2, true, false, 'x', $2, now(),
        (select min(id) from staff where id <> $2), now() from channel returning id, payment_channel_id
    ), cause as (
      insert into journal (key, event, at, business_date) values ('foreign claim', 'delivered', now(), now()) returning id)
    insert into payment_claim (payment_channel_id, terms_id, label_id, entry_id, journal_id, branch_id, amount, status, claimed_by, claimed_at, business_date, updated_at)
    select t.payment_channel_id, t.id, $3, 1, c.id, $1, 1, 'case', $2, now(), now(), now() from terms t, cause c returning id`,
    [branchId, staffId, labelId],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a payment before the delivery, announced for this parcel, by the channel of that claim. */
export async function foreignAdvance(
  { database }: TestApp,
  { claimId, staffId, labelId }: { readonly claimId: number; readonly staffId: number; readonly labelId: number },
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into advance_payment (payment_channel_id, label_id, amount, status, announced_by, created_at, updated_at)
    select payment_channel_id, $2, 1, 'announced', $3, now(), now() from payment_claim where id = $1 returning id`,
    [claimId, labelId, staffId],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a business day that a branch closed long ago directly into its table. */
export async function foreignDay({ database }: TestApp, branchId: number, staffId: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with shift as (
      insert into shift_handover (status, branch_id, outgoing_id, incoming_id, counted_out, expected_out, counted_in, expected_in, created_at, updated_at)
      values ('complete', $1, $2::bigint, $2::bigint + 1, 0, 0, 0, 0, now(), now())
      returning id)
    insert into business_day (branch_id, business_date, opening, closing, shift_handover_id, closed_at)
    select $1, '2020-01-01', 0, 0, id, now() from shift returning id`,
    [branchId, staffId],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a cash surplus of a branch. Its id is that of its posting. */
export async function foreignSurplus({ app, clock, database }: TestApp, branchId: number): Promise<number> {
  const key = 'foreign surplus';
  const overage = accountRef('overage', { owner: branchId });
  const till = accountRef('cash:branch', { owner: branchId });
  await app.waybill.db.transaction().execute((tx) =>
    writeJournals(tx, [
      {
        key,
        event: 'handed_over',
        at: clock(),
        branch_id: branchId,
        staff_id: null,
        postings: [
          { account: till, amount: 1 },
          { account: overage, amount: -1 },
        ],
      },
    ]),
  );
  const { rows } = await database.pool.query<{ id: number }>(
    'select p.id from posting p join journal j on j.id = p.journal_id where j.key = $1 and p.amount < 0',
    [key],
  );
  return rows[0]?.id ?? 0;
}

/** A price below the tariff, requested by a branch. */
export const newPrice = `insert into price_exception (branch_id, tracking_code, kind, status, own_price, reason, created_by, created_at, updated_at) select $1, 'x', 'flat', 'proposed', 0, 'x', min(id), now(), now() from staff returning id`;

/** A valid body for each call on such a record. */
export const moneyBodies: Partial<Record<EndpointId, object>> = {
  'expenses.edit': { category_id: 1, vendor: 'x', amount: 1, version: 1 },
  'agent_payouts.approve': { version: 1 },
  'agent_payouts.pay': { method: 'cash', version: 1 },
  'agent_payouts.void': { reason: 'x' },
  'surpluses.ask': { surplus_end: 'returned', payee_name: 'x', payee_phone: null, staff_id: null, note: 'x' },
  'expenses.approve': { version: 1 },
  'expenses.pay': { version: 1 },
  'expenses.refuse': { reason: 'x' },
  'expenses.withdraw': { reason: 'x' },
  'expenses.void': { reason: 'x' },
  'transfers.approve': { version: 1 },
  'transfers.send': { version: 1 },
  'transfers.refuse': { reason: 'x' },
  'transfers.withdraw': { reason: 'x' },
  'transfers.void': { reason: 'x' },
};

/** Inserts a delivery to the webhook of an agent at a branch. */
export const newDelivery =
  "with w as (insert into webhook_endpoint (owner_kind, branch_id, name, url, status, secret, search_key, created_by, created_at, updated_at) select 'agent', $1, 'y', 'https://y.example', 'enabled', 'eA==', 'y', min(id), now(), now() from staff returning id), v as (insert into webhook_event (about, thing_id, source, step, at, type, body) values ('endpoint', 1, 0, 'test', now(), 'endpoint.test', '{}') returning id) insert into webhook_delivery (event_id, endpoint_id, type, thing, status, due_at, created_at, updated_at) select v.id, w.id, 'endpoint.test', 'x', 'failed', now(), now(), now() from v, w returning id";
