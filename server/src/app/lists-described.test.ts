import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type CompiledQuery } from 'kysely';
import { z } from 'zod';
import { registry } from '@waybill/contract/registry.ts';
import { listQuery } from '@waybill/contract/kernel/schemas.ts';
import { roomLists } from './generated/all-rooms.ts';
import { columnsFor, conditionOf, type ListSource } from '../kernel/lists.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { systemViewer } from '../kernel/viewer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo: false });
});
afterAll(() => app.close());

/** A column of a statement, as PostgreSQL describes it before any row is read. */
interface Described {
  readonly name: string;
  /** As pg_type names it. */
  readonly type: string;
  /** It is a column of a table, and that table lets it be null. */
  readonly nullable: boolean;
}

async function describeRows({ sql: text, parameters }: CompiledQuery): Promise<Described[]> {
  const { fields } = await app.database.pool.query(text, [...parameters]);
  const { rows } = await app.database.pool.query<{ name: string; type: string; nullable: boolean }>(
    `select x.name, t.typname as type, coalesce(not a.attnotnull, false) as nullable
     from unnest($1::text[], $2::oid[], $3::oid[], $4::int[]) with ordinality x (name, type, rel, no, at)
     join pg_type t on t.oid = x.type
     left join pg_attribute a on a.attrelid = x.rel and a.attnum = x.no and x.no > 0
     order by x.at`,
    [
      fields.map(({ name }) => name),
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ],
  );
  return rows;
}

/** JSON Schema types of the values that the pool's parsers return for a PostgreSQL type. */
const jsonTypes: Readonly<Record<string, readonly string[]>> = {
  int2: ['integer', 'number'],
  int4: ['integer', 'number'],
  int8: ['integer', 'number'],
  float8: ['number'],
  numeric: ['string'],
  text: ['string'],
  varchar: ['string'],
  uuid: ['string'],
  date: ['string'],
  timestamptz: ['string'],
  bool: ['boolean'],
  json: ['object', 'array'],
  jsonb: ['object', 'array'],
  _text: ['array'],
  _int4: ['array'],
  _int8: ['array'],
  _date: ['array'],
};

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const typesOf = ({ type, anyOf }: Schema): string[] => (anyOf ? anyOf.flatMap(typesOf) : [type ?? []].flat());
const asText = (schema: z.core.$ZodType) => JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));

/** The row that the contract promises of a list: that of the call which asks with its query and has its columns. */
function promised(source: ListSource): Readonly<Record<string, Schema>> | null {
  const query = asText(listQuery(source.definition));
  for (const { query: asked, output } of registry) {
    if (!asked || !output || asText(asked) !== query) continue;
    const schema = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Schema;
    const row = schema.properties?.data?.items?.properties;
    if (row && source.definition.columns.every(({ key }) => key in row)) return row;
  }
  return null;
}

/** A row of the described columns, with values that the rules of its room know; `json` is what JSON in it holds. */
function sampleOf(
  described: readonly Described[],
  { definition }: ListSource,
  row: Readonly<Record<string, Schema>>,
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

/** How a column that is answered as it is read differs from what is promised of it. */
function differencesOf({ name, type, nullable }: Described, schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length === 0) return [];
  return [
    ...(jsonTypes[type]?.some((known) => types.includes(known)) ? [] : [`${name}: ${type}, promised ${types.join()}`]),
    ...(nullable && !types.includes('null') ? [`${name}: may be null, promised never`] : []),
    ...(type === 'timestamptz' && !JSON.stringify(schema).includes('ISO 8601 with offset')
      ? [`${name}: an instant, promised as other text`]
      : []),
  ];
}

const named = { id: 1, code: 'A', name_en: 'A', name_mm: 'A', name_zh: 'A' };

/** The sample and the row that the list makes of it; no row where its rules need more than a sample has. */
function made(
  described: readonly Described[],
  source: ListSource,
  promise: Readonly<Record<string, Schema>>,
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
    const described = await describeRows(
      sql`select ${columnsFor(source, systemViewer)} from ${source.from} where ${where} limit 0`.compile(
        app.app.waybill.db,
      ),
    );
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
