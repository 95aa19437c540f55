import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import { registry } from '@waybill/contract/registry.ts';
import { listQuery } from '@waybill/contract/kernel/schemas.ts';
import { roomLists } from './generated/all-rooms.ts';
import { columnsFor, conditionOf, type ListSource } from '../kernel/lists.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { systemViewer } from '../kernel/viewer.ts';
import { describe, differencesOf, jsonTypes, type Described, type AnswerSchema } from './testing/described.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
});
afterAll(() => app.close());

const asText = (schema: z.core.$ZodType) => JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));

/** The row that the contract promises of a list: that of the call which asks with its query and has its columns. */
function promised(source: ListSource): Readonly<Record<string, AnswerSchema>> | null {
  const query = asText(listQuery(source.definition));
  for (const { query: asked, output } of registry) {
    if (!asked || !output || asText(asked) !== query) continue;
    const schema = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as AnswerSchema;
    const row = schema.properties?.data?.items?.properties;
    if (row && source.definition.columns.every(({ key }) => key in row)) return row;
  }
  return null;
}

/** A row of the described columns, with values that the rules of its room know; `json` is what JSON in it holds. */
function sampleOf(
  described: readonly Described[],
  { definition }: ListSource,
  row: Readonly<Record<string, AnswerSchema>>,
  json: unknown,
): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = {
    bool: false,
    date: '2026-11-21',
    timestamptz: new Date(0),
    json,
    jsonb: json,
  };
  const known = (name: string): unknown => {
    const column = definition.columns.find(({ key }) => key === name);
    const words = Object.keys(column?.states ?? column?.words ?? {});
    const options = definition.filters.find(({ key }) => key === name)?.options ?? [];
    return [...(row[name]?.enum ?? []), ...words, ...options.map(({ value }) => value), 'A'][0];
  };
  const valueOf = ({ name, type }: Described): unknown => {
    if (jsonTypes[type]?.includes('integer')) return 1;
    return type.startsWith('_') ? [] : type in values ? values[type] : known(name);
  };
  return Object.fromEntries(described.map((column) => [column.name, valueOf(column)]));
}

const named = { id: 1, code: 'A', name_en: 'A', name_mm: 'A', name_zh: 'A' };

/** The sample and the row that the list makes of it; no row where its rules need more than a sample has. */
function made(
  described: readonly Described[],
  source: ListSource,
  promise: Readonly<Record<string, AnswerSchema>>,
): { raw: Record<string, unknown>; row: Record<string, unknown> | null } {
  const samples = [named, [named]].map((json) => sampleOf(described, source, promise, json));
  for (const raw of samples)
    try {
      return { raw, row: source.row(raw, systemViewer) as Record<string, unknown> };
    } catch {
      // The next sample may do.
    }
  return { raw: samples[0] ?? {}, row: null };
}

/** Their rows are pages of a statement, which another call answers. */
const onlyInFiles: readonly string[] = ['agent_statement', 'merchant_statement'];

/** Lists whose rules need a whole parcel or call: what they read is compared, what they make of it is not. */
const ofWholeParcels: readonly string[] = ['ageing_parcels', 'calls', 'run_sheet_stops', 'parcels'];

/** Differences that are right: conditions of a list leave no null, a name is answered for a number, or a text is documented as it was first. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  business_days: ['counted: may be null, promised never', 'signed_at: an instant, promised as other text'],
  calls: ['taken_by: int8, promised string,null'],
  cod: ['cod_status: may be null, promised never'],
  gate_parcels: ['due_at: an instant, promised as other text'],
};

const compared = roomLists.filter(({ definition }) => !onlyInFiles.includes(definition.name));

test.each(compared.map((list) => [list.definition.name, list as unknown as ListSource] as const))(
  'N-06 the database describes the rows of the list %s as its call promises them',
  async (name, source) => {
    const where = conditionOf(source, systemViewer, { filters: {} });
    const { sql: text, parameters } =
      sql`select ${columnsFor(source, systemViewer)} from ${source.from} where ${where} limit 0`.compile(
        app.app.waybill.db,
      );
    const { fields } = await app.database.pool.query(text, [...parameters]);
    const described = await describe(app.database.pool, fields);
    const promise = promised(source);
    if (!promise) throw new Error(`no call answers the list ${name}`);
    const { raw, row } = made(described, source, promise);
    const columns = new Map(described.map((column) => [column.name, column]));
    const wrong = Object.entries(promise).flatMap(([key, schema]) => {
      if (row && row[key] === undefined) return [`${key}: promised, not read`];
      const column = columns.get(key);
      const isAsRead = column && (!row || row[key] === raw[key] || raw[key] instanceof Date);
      return isAsRead ? differencesOf(column, schema) : [];
    });
    expect(wrong).toEqual(accepted[name] ?? []);
    expect(row === null).toBe(ofWholeParcels.includes(name));
  },
);
