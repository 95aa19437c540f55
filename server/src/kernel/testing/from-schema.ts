import fc from 'fast-check';

/** A JSON Schema as in the published document. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Longer lists and texts are not generated: they test a call no better. */
const longest = 5;

/** Generates values that fit a schema. */
export function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(fitting));
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return types ? fc.oneof(...types.map((type) => ofType(type, schema))) : fc.jsonValue({ maxDepth: 1 });
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbers(schema);
  if (type === 'string') return texts(schema);
  if (type === 'array') {
    const least = schema.minItems ?? 0;
    return fc.array(fitting(schema.items ?? {}), {
      minLength: least,
      maxLength: Math.min(schema.maxItems ?? longest, Math.max(least, longest)),
    });
  }
  const { properties = {}, required = [], additionalProperties } = schema;
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fitting(additionalProperties), { maxKeys: 3 });
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner)])), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

/** Generates small numbers, which often are the id of a record, and those at the bounds. */
function numbers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const [low, high] = [minimum ?? -2_147_483_648, maximum ?? 2_147_483_647];
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: Math.max(low, 1), max: Math.max(Math.min(high, 40), Math.max(low, 1)) }),
    },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((number) => Math.min(high, Math.max(low, number))) },
  );
}

function texts({ pattern, format, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc.integer({ min: 0, max: 2_000_000_000 }).map((second) => new Date(second * 1000).toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength ?? 20, 20));
  const known = ['09791234567', '2026-11-21', 'ရန်ကုန်', '1'].filter(
    ({ length }) => length >= minLength && length <= most,
  );
  return fc.oneof(
    fc.string({ minLength, maxLength: most }),
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    ...(known.length > 0 ? [fc.constantFrom(...known)] : []),
  );
}

/** Generates values of any kind: some fit, some are of another type, too long, too large or unknown. */
export function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: spoiled(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

const wrong = fc.constantFrom<unknown>(
  null,
  '',
  -1,
  1e308,
  0.5,
  true,
  [],
  {},
  '\u0000',
  'x'.repeat(5000),
  ["'; drop table label"],
  '٣',
  '\ud800',
);

/** Generates a valid record with one invalid or one unknown member. */
function spoiled(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return wrong;
  return fc
    .tuple(fitting(schema), fc.constantFrom(...names, 'nobody_knows_this'), wrong)
    .map(([value, name, instead]) => ({ ...(value as object), [name]: instead }));
}
