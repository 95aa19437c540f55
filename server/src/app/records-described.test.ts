import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldDef } from 'pg';
import { z } from 'zod';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { describe, differencesOf, type AnswerSchema } from './testing/described.ts';

let app: TestApp;
let owner: TestClient;

/** Columns of every statement since the last call began. */
let statements: FieldDef[][] = [];

beforeAll(async () => {
  app = await startTestApp();
  const known = new WeakSet<object>();
  app.database.pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('rowDescription', ({ fields }: { fields: FieldDef[] }) => statements.push([...fields]));
  });
  owner = await app.as('superadmin');
});
afterAll(() => app.close());

type Fields = Readonly<Record<string, AnswerSchema>>;

/** Calls that read one record by its number, with the fields that they promise. */
const details = registry.flatMap(({ id, method, path, output }): [EndpointId, Fields][] => {
  if (method !== 'GET' || !output || !path.endsWith('/{id}')) return [];
  const schema = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as AnswerSchema;
  const fields = schema.properties?.data?.properties;
  return fields ? [[id as EndpointId, fields]] : [];
});

/** Intended differences: the room answers another value under this name, conditions exclude null, or another text documents an instant. */
const accepted: Readonly<Partial<Record<EndpointId, readonly string[]>>> = {
  'announcements.detail': ['created_by: int8, promised string'],
  'business_days.detail': ['counted: may be null, promised never', 'signed_at: an instant, promised as other text'],
  'calls.detail': ['taken_by: int8, promised string,null'],
  'shift_handovers.detail': ['work: may be null, promised never'],
  'webhook_deliveries.detail': ['event_id: int8, promised string', 'body: may be null, promised never'],
};

/** Their statements are about other things, of which the answer has a few fields. */
const composed: readonly EndpointId[] = ['gate_collections.merchant'];

test.each(details.filter(([id]) => !composed.includes(id)))(
  'N-06 the database describes the record of %s as its call promises it',
  async (id, promise) => {
    statements = [];
    const { status } = await owner.try(id, { params: { id: 999_999_999 } });
    const shared = (fields: readonly FieldDef[]) => fields.filter(({ name }) => name in promise);
    const [fields = []] = statements.map(shared).toSorted((one, other) => other.length - one.length);
    const described = await describe(app.database.pool, fields);
    const wrong = described.flatMap((column) => differencesOf(column, promise[column.name] ?? {}));
    expect({ status, read: fields.length > 4, wrong }).toEqual({ status: 404, read: true, wrong: accepted[id] ?? [] });
  },
);
