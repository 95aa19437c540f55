import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import type { MerchantRole } from '@waybill/domain/kernel/merchant-roles.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { makeTestKey } from '../../rooms/api-keys/testing/keys.ts';
import { joinAs } from '../../rooms/merchant-users/testing/merchant-people.ts';
import type { MadeParcel, ParcelFixture } from '../../rooms/tracking/testing/parcel-fixture.ts';

/** Part of every name and text of a merchant, which nobody else may read. */
const foreignMark = 'Foreignmark';

/** A merchant with a record of every kind that belongs to one, its people, and texts that occur nowhere else. */
export interface MerchantWorld {
  readonly customer: number;
  readonly parcels: readonly MadeParcel[];
  /** A record of each room by the room's name, and of other parameters of paths by theirs. */
  readonly records: Readonly<Record<string, number>>;
  /** Values for fields of queries and bodies by their names. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Texts that nobody else may read. */
  readonly secrets: readonly string[];
  readonly people: Readonly<Record<MerchantRole, TestClient>>;
}

interface Asking {
  readonly ask: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
}

interface MerchantPlan {
  readonly name: string;
  readonly branch: 'YGN' | 'MDY';
  readonly nth: number;
}

const staffOf = {
  YGN: { manager: 'manager', clerk: 'staff', courier: 'postman' },
  MDY: { manager: 'mdy.manager', clerk: 'mdy.staff', courier: 'mdy.postman' },
} as const;

/** Makes a merchant with parcels in several states, money, a pickup, a ticket, a key and a webhook. */
export async function makeMerchantWorld(fixture: ParcelFixture, plan: MerchantPlan): Promise<MerchantWorld> {
  const { branch, nth } = plan;
  const ask = <Row extends object>(text: string, values: unknown[] = []) => fixture.ask<Row>(text, values);
  const idOf = async (text: string, values: unknown[] = []): Promise<number> =>
    (await ask<{ id: number }>(text, values))[0]?.id ?? 0;
  const mark = `${foreignMark}${plan.name}`;
  const phone = `0955${nth}000001`;
  const cod = 7_771_100 + nth;
  const staff = staffOf[branch];
  const branchId = fixture.branches[branch];
  const manager = await fixture.as(staff.manager);
  const managerId = fixture.staff[staff.manager];
  const customer = await idOf(
    `insert into customer (type, customer_name, business_name, branch_id, status, search_key, phones, created_at, updated_at)
    values ('merchant', $1, $1, $2, 'active', lower($1), array[$3], now(), now()) returning id`,
    [`${mark} Shop`, branchId, phone],
  );
  const made = await fixture.parcels(4, { from: branch, to: branch, merchant: customer, cod, instant: true });
  await ask(
    `update label set destination_name = $2, destination_phone = array[$3], item_name = $2, remark = $2, search_key = lower($2 || ' ' || tracking_code)
    where id = any($1)`,
    [made.map(({ id }) => id), `${mark} Receiver`, `0955${nth}000002`],
  );
  const [, accepted, delivered, failed] = made as [MadeParcel, MadeParcel, MadeParcel, MadeParcel];
  for (const parcel of [accepted, delivered, failed]) await fixture.step(staff.clerk, parcel);
  await fixture.step(staff.clerk, delivered, { status: 'delivered', confirmed: true });
  const owner = await joinAs(fixture.app, manager, customer, 'merchant-owner', { phone: `0955${nth}000003` });
  const clerk = await joinAs(fixture.app, manager, customer, 'merchant-clerk', { phone: `0955${nth}000004` });
  await ask(
    `update staff st set name = $2 || ' ' || mu.role_slug from merchant_user mu where mu.staff_id = st.id and mu.customer_id = $1`,
    [customer, mark],
  );
  await manager.call('merchant_users.setAccess', {
    params: { id: customer },
    body: { portal_access: 'order', key_scopes: [...keyScopeNames] },
  });
  await manager.call('merchant_users.invite', { params: { id: customer }, body: { role: 'merchant-clerk' } });
  const place = await idOf('select min(id) as id from place where branch_id = $1', [branchId]);
  const { data: pickup } = await owner.call('pickup_requests.create', {
    body: {
      phone: [phone],
      name: `${mark} Shop`,
      place_id: place || (await idOf('select min(id) as id from place')),
      time_request: addDays(businessDate(fixture.app.clock()), 1),
      day_part: 'morning',
      vehicle: 'car',
      counts: 1,
      remark: mark,
    },
  });
  const { data: ticket } = await owner.call('support_tickets.create', {
    body: {
      type: 'shipping',
      priority: 'normal',
      desk: 'branch',
      subject: mark,
      text: mark,
      files: [],
      tracking_code: accepted.code,
      to_branch_id: branchId,
    },
  } as never);
  const seen = (await manager.call('support_tickets.detail', { params: { id: ticket.id } })).data;
  await manager.try('support_tickets.answer', {
    params: { id: ticket.id },
    body: { text: 'x', files: [], version: seen.version },
  } as never);
  const number = `CLR-77-00000${nth}`;
  const { clearance, webhook, delivery } = await insertPapers(
    { ask },
    { customer, branchId, managerId, number, cod, delivered, mark },
  );
  const key = await makeTestKey(fixture.app, manager, ['labels.read'], {
    owner_kind: 'merchant',
    customer_id: customer,
    owner_name: null,
    name: mark,
  });
  const announcement = await insertNews({ ask }, { customer, branchId, managerId, key: key.id, mark });
  const person = (role: MerchantRole) =>
    idOf('select id from merchant_user where customer_id = $1 and role_slug = $2', [customer, role]);
  const label = accepted.id;
  return {
    customer,
    parcels: made,
    records: {
      ...byRoom(['labels', 'prints', 'tracking', 'proofs', 'parts', 'calls', 'packages', 'delivery_codes'], label),
      ...byRoom(['merchant_users', 'customers'], customer),
      announcements: announcement,
      label_imports: await sendSheet(manager, customer, mark),
      api_keys: key.id,
      api_calls: await idOf('select max(id) as id from api_call where api_key_id = $1', [key.id]),
      clearances: clearance,
      pickup_requests: pickup.id,
      support_tickets: ticket.id,
      webhooks: webhook,
      webhook_deliveries: delivery,
      invitation_id: await idOf('select id from merchant_invitation where customer_id = $1 and used_at is null', [
        customer,
      ]),
      user_id: await person('merchant-clerk'),
      sessions: await idOf('select min(id) as id from session where customer_id = $1', [customer]),
    },
    fields: {
      ...byRoom(['label_id', 'parcel_id'], label),
      ...byRoom(['customer_id', 'merchant_id', 'merchant', 'customer'], customer),
      ...byRoom(['label_ids', 'labels', 'ids'], [label]),
      ...byRoom(['tracking_code', 'code', 'q'], accepted.code),
      ...byRoom(['codes', 'tracking_codes'], [accepted.code]),
      ...byRoom(['phone', 'requester_phone'], phone),
      search: accepted.code,
      clearance_id: clearance,
      clearance_no: number,
      endpoint_id: webhook,
      api_key_id: key.id,
      pickup_request_id: pickup.id,
      ticket_id: ticket.id,
      account_id: await idOf('select min(id) as id from account where customer_id = $1', [customer]),
      branch_id: branchId,
      courier_id: fixture.staff[staff.courier],
      courier: fixture.staff[staff.courier],
      staff_id: managerId,
    },
    secrets: [mark, `55${nth}00000`, ...made.map(({ code }) => code), String(cod), `CLR-77-00000${nth}`],
    people: { 'merchant-owner': owner, 'merchant-clerk': clerk },
  };
}

/** Sends an order sheet for the merchant; answers its id. */
async function sendSheet(manager: TestClient, customer: number, mark: string): Promise<number> {
  const content = `Name,Phone,Township,Item Name\nDaw ${mark},09440012345,Hlaing,${mark}\n`;
  const form = await multipart({ customer_id: customer, file: { name: `${mark}.csv`, content } });
  const sheet = await manager.send({ method: 'POST', url: '/api/label_import', ...form });
  return sheet.json<{ data: { id: number } }>().data.id;
}

/** A clearance with one line, and a webhook with one delivery, straight in the tables. */
async function insertPapers(
  { ask }: Asking,
  of: {
    readonly customer: number;
    readonly branchId: number | undefined;
    readonly managerId: number | undefined;
    readonly number: string;
    readonly cod: number;
    readonly delivered: MadeParcel;
    readonly mark: string;
  },
): Promise<{ clearance: number; webhook: number; delivery: number }> {
  const { customer, branchId, managerId, number, cod, delivered, mark } = of;
  const idOf = async (text: string, values: unknown[]) => (await ask<{ id: number }>(text, values))[0]?.id ?? 0;
  const clearance = await idOf(
    `insert into clearance (number, kind, customer_id, branch_id, status, issue_date, issued_at, issued_by, count, actual_cod_amount, actual_clearance_cod, updated_at)
    values ($1, 'cod', $2, $3, 'pending', now(), now(), $4, 1, $5, $5, now()) returning id`,
    [number, customer, branchId, managerId, cod],
  );
  await ask(
    `insert into clearance_line (clearance_id, journal_id, label_id, role, cod_amount, cod_fee, shipping, return_fee, net)
    select $1, (select max(id) from journal where label_id = $2), $2, 'cod', $3, 0, 0, 0, $3`,
    [clearance, delivered.id, cod],
  );
  const webhook = await idOf(
    `insert into webhook_endpoint (owner_kind, customer_id, branch_id, name, url, status, secret, search_key, created_by, created_at, updated_at)
    values ('merchant', $1, $2, $3, 'https://8.8.8.8/' || $3, 'enabled', 'eA==', 'x', $4, now(), now()) returning id`,
    [customer, branchId, mark, managerId],
  );
  const delivery = await idOf(
    `with v as (insert into webhook_event (about, thing_id, source, step, at, type, body, customer_id)
      values ('endpoint', $1, 0, 'test', now(), 'endpoint.test', json_build_object('text', $2::text)::text, $3) returning id)
    insert into webhook_delivery (event_id, endpoint_id, type, thing, status, due_at, created_at, updated_at)
    select v.id, $1, 'endpoint.test', $2, 'failed', now(), now(), now() from v returning id`,
    [webhook, mark, customer],
  );
  return { clearance, webhook, delivery };
}

const byRoom = <Value>(names: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value]));

/** A call of the merchant's key, and an announcement to the merchant; returns the number of the announcement. */
async function insertNews(
  { ask }: Asking,
  of: {
    readonly customer: number;
    readonly branchId: number | undefined;
    readonly managerId: number | undefined;
    readonly key: number;
    readonly mark: string;
  },
): Promise<number> {
  const { customer, branchId, managerId, key, mark } = of;
  await ask(
    `insert into api_call (at, api_key_id, branch_id, request_id, call, method, path, status, ms, address, answer_body)
      values (now(), $1, $2, gen_random_uuid(), 'labels.detail', 'GET', '/api/' || $3, 200, 1, '8.8.8.8', $3)`,
    [key, branchId, mark],
  );
  const [row] = await ask<{ id: number }>(
    `insert into announcement (title, body, status, for_merchants, for_customers, created_by, created_at, updated_at, published_at, search_key)
      values ($2, $2, 'published', true, array[$1::bigint], $3, now(), now(), now(), lower($2)) returning id`,
    [customer, mark, managerId],
  );
  return row?.id ?? 0;
}

/** Returns what is stored of a merchant as one text, to show that somebody else's calls have changed nothing. */
export async function storedOf(fixture: ParcelFixture, customer: number): Promise<string> {
  const rows = (table: string, where: string) =>
    `(select string_agg(t::text, chr(10) order by t.id) from ${table} t where ${where})`;
  const own = 'customer_id = $1';
  const [row] = await fixture.ask<{ stored: string }>(
    `select concat_ws(chr(10), ${[
      rows('label', 'merchant_id = $1'),
      ...[
        'clearance',
        'label_import',
        'pickup_request',
        'support_ticket',
        'webhook_endpoint',
        'merchant_user',
        'merchant_invitation',
      ].map((table) => rows(table, own)),
      rows('customer', 'id = $1'),
      rows('label_entry', 'label_id in (select id from label where merchant_id = $1)'),
      `(select string_agg(s::text, chr(10) order by label_id) from label_state s where label_id in (select id from label where merchant_id = $1))`,
    ].join(', ')}) as stored`,
    [customer],
  );
  return row?.stored ?? '';
}
