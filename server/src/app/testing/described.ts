import type { FieldDef, Pool } from 'pg';

/** A column of a statement, as PostgreSQL describes it before any row is read. */
export interface Described {
  readonly name: string;
  /** As pg_type names it. */
  readonly type: string;
  /** It is a column of a table, and that table lets it be null. */
  readonly nullable: boolean;
}

/** Describes the columns of a result, which may be without rows. */
export async function describe(pool: Pool, fields: readonly FieldDef[]): Promise<Described[]> {
  const { rows } = await pool.query<Described>(
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
export const jsonTypes: Readonly<Record<string, readonly string[]>> = {
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

export interface AnswerSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly AnswerSchema[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
}

const typesOf = ({ type, anyOf }: AnswerSchema): string[] => (anyOf ? anyOf.flatMap(typesOf) : [type ?? []].flat());

/** How a column that is answered as it is read differs from what is promised of it. */
export function differencesOf({ name, type, nullable }: Described, schema: AnswerSchema): string[] {
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
