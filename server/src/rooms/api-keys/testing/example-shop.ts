import type { LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { expect, vi } from 'vitest';
import {
  callExamples,
  exampleCode,
  exampleHost,
  exampleNumbers,
  exampleTestCode,
  exampleTownships,
  type CallExample,
} from '@waybill/contract/call-examples.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { deliveryAt } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { sandboxUrl } from '../../../app/sandbox/sandbox-url.ts';
import { createPool } from '../../../kernel/db/pool.ts';
import type { TestApp, TestClient } from '../../../kernel/testing/app.ts';
import { multipart, samples } from '../../../kernel/testing/multipart.ts';
import { SmallReceiver } from '../../../kernel/testing/small-receiver.ts';
import { makeTestKey } from './keys.ts';

type NumberName = keyof typeof exampleNumbers;

/** A merchant with a test key, whose records have the ids of the examples. */
export interface ExampleShop {
  /** Names of the example ids used by calls so far. */
  readonly used: ReadonlySet<string>;
  /** Displayed values in place of those that differ by run or operator: texts and townships. */
  readonly shown: {
    readonly texts: readonly (readonly [string, string])[];
    readonly townships: ReadonlyMap<number, number>;
  };
  /** Returns an example with this operator's townships, codes and host. */
  withOwn(example: CallExample): CallExample;
  make(id: EndpointId, example: CallExample): Promise<LightMyRequestResponse>;
  /** Does what is needed before the next example can be called. */
  after(id: EndpointId): Promise<void>;
  close(): Promise<void>;
}

/** Tables whose next record gets an id of the examples. */
const numbered: Readonly<Partial<Record<NumberName, string>>> = {
  label: 'label',
  visit: 'pickup_request',
  ticket: 'support_ticket',
  clearance: 'clearance',
  webhook: 'webhook_endpoint',
};

export async function openExampleShop(testApp: TestApp, scopes: readonly KeyScope[]): Promise<ExampleShop> {
  const receiver = await SmallReceiver.open();
  const manager = await testApp.as('manager');
  const { rows: places } = await testApp.database.pool.query<{ id: number; name_en: string }>(
    "select id, name_en from place where type = 'township' and name_en = any($1)",
    [Object.values(exampleTownships)],
  );
  const townshipOf = (name: string) => places.find(({ name_en }) => name_en === name)?.id ?? 0;
  const own: Partial<Record<NumberName, number>> = {
    sender: townshipOf(exampleTownships.sender),
    receiver: townshipOf(exampleTownships.receiver),
  };
  const client = await testKeyOf(testApp, manager, scopes);
  const sandbox = createPool(sandboxUrl(testApp.database.url), { max: 1 });
  const startAt = (table: string, at: number) =>
    sandbox.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${at}, false)`);
  const codes = { shown: '', test: '' };
  const used = new Set<string>();
  const texts = (): [string, string][] =>
    [
      [codes.shown, exampleCode] as [string, string],
      [codes.test, exampleTestCode] as [string, string],
      [receiver.url, `https://${exampleHost}/waybill`] as [string, string],
    ].filter(([real]) => real !== '');

  const withOwn = (example: CallExample): CallExample => {
    const put = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(put);
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, put(inner)]));
      const name = (Object.keys(exampleNumbers) as NumberName[]).find((one) => exampleNumbers[one] === value);
      if (name) used.add(name);
      return (name && own[name]) ?? value;
    };
    const text = texts().reduce((all, [real, example]) => all.replaceAll(example, real), JSON.stringify(example));
    return put(JSON.parse(text)) as CallExample;
  };
  const make = async (id: EndpointId, example: CallExample) => {
    const { params = {}, query = {}, body } = withOwn(example);
    const endpoint = registry.find((row) => row.id === id);
    const url = endpoint?.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) ?? '';
    return client.send({
      method: endpoint?.method ?? 'GET',
      url,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      ...(body ? { payload: body } : {}),
    });
  };
  const label = async (change: object): Promise<string> => {
    const { body = {} } = withOwn(callExamples['labels.create'] ?? {});
    return (await client.call('labels.create', { body: { ...body, ...change } as never })).data.tracking_code;
  };
  const walk = (tracking_code: string, to: string) => client.call('sandbox.walk', { body: { tracking_code, to } });
  const collects = { accept_type: 'cod', cod_amount: 45_000 };

  for (const [name, table] of Object.entries(numbered)) await startAt(table, exampleNumbers[name as NumberName]);

  const follow: Readonly<Partial<Record<EndpointId, () => Promise<unknown>>>> = {
    'labels.create': async () => {
      codes.shown = (await client.call('labels.detail', { params: { id: exampleNumbers.label } })).data.tracking_code;
      // Creates the records of later examples, in the order of their ids: a parcel on its way, two whose sender is asked, one with COD.
      await walk(await label({}), 'accepted');
      await walk(await label(collects), 'return_pending');
      await walk(await label(collects), 'return_pending');
      codes.test = await label(collects);
    },
    // Changes are published a moment later, when no older one can follow.
    'labels.find': async () => {
      testApp.clock.advance({ minutes: 1 });
      const handedOut = async () =>
        expect((await client.call('labels.changes', { query: { cursor: '0' } })).data.length).toBeGreaterThan(1);
      await vi.waitFor(handedOut, { timeout: 30_000, interval: 200 });
    },
    'support_tickets.create': () => addPicture(client, sandbox),
    'sandbox.webhook': async () => {
      await startAt('webhook_delivery', exampleNumbers.delivery);
      // The clerk of the sandbox has created it; its events begin now.
      await label({ reference_id: 'order-1003' });
      await allDelivered(sandbox);
    },
    'sandbox.walk': () => allDelivered(sandbox),
    'webhooks.test': () => allDelivered(sandbox),
    'webhooks.resend': () => allDelivered(sandbox),
    'webhook_deliveries.resend': () => allDelivered(sandbox),
  };
  return {
    used,
    get shown() {
      const townships = new Map(
        (['sender', 'receiver'] as const).map((end) => [own[end] ?? 0, exampleNumbers[end]] as const),
      );
      return { texts: texts(), townships };
    },
    withOwn,
    make,
    after: async (id) => void (await follow[id]?.()),
    close: async () => {
      await sandbox.end();
      await receiver.close();
    },
  };
}

/** Creates a test key of a merchant with the id of the examples, in an open sandbox. */
async function testKeyOf(testApp: TestApp, manager: TestClient, scopes: readonly KeyScope[]): Promise<TestClient> {
  const { pool } = testApp.database;
  await pool.query("select setval(pg_get_serial_sequence('customer', 'id'), $1, false)", [exampleNumbers.merchant]);
  const { data: me } = await manager.call('sessions.activeAccount', {});
  const { data: merchant } = await manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'Daw Khin Win',
      business_name: 'Shwe Shop',
      phone: ['09791234567'],
      branch_id: me.branch?.id ?? 0,
    },
  });
  const wish = { name: 'Shwe Shop', owner_kind: 'merchant', customer_id: merchant.id, owner_name: null } as const;
  const { client } = await makeTestKey(testApp, manager, scopes, { ...wish, mode: 'test' });
  await client.call('api_keys.own', {});
  return client;
}

/** Adds a picture to the ticket of the examples. */
async function addPicture(client: TestClient, sandbox: Pool): Promise<void> {
  await sandbox.query(`select setval(pg_get_serial_sequence('stored_file', 'id'), ${exampleNumbers.file}, false)`);
  const form = await multipart({
    text: 'This is the parcel.',
    version: 1,
    files: [{ name: 'parcel.png', type: 'image/png', content: samples.png }],
  });
  const url = `/api/support-ticket/${exampleNumbers.ticket}/reply`;
  const { statusCode, body } = await client.send({ method: 'POST', url, ...form });
  if (statusCode !== 200) throw new Error(body);
}

/** Waits until every event of the sandbox has been sent and answered. */
async function allDelivered(sandbox: Pool): Promise<void> {
  const look = async () => {
    const { rows } = await sandbox.query<{ left: number }>(
      `select count(*) filter (where status <> $1)::int + (count(*) = 0)::int + (select count(*)::int from webhook_event where type is null) as left
       from webhook_delivery`,
      [deliveryAt.delivered],
    );
    expect(rows[0]?.left).toBe(0);
  };
  await vi.waitFor(look, { timeout: 30_000, interval: 100 });
}
