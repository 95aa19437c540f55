import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { schemaNames } from '@waybill/contract/generated/schema-names.ts';
import { registry } from '@waybill/contract/registry.ts';
import { valueLists } from '@waybill/contract/value-lists.ts';
import type { Json } from './openapi-answers.ts';

/** The parts of a call that have a schema. */
const schemaParts = ['output', 'body', 'query', 'params'] as const;
type SchemaPart = (typeof schemaParts)[number];

const nameOfValues = new Map(Object.entries(valueLists).map(([name, values]) => [values.join(), name]));

export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/**
 * Calls `visit` with each schema inside another and its place, such as `.data[].branch`, until it returns false. What only wraps a schema (nullable,
 * optional, a default) has the same place as the schema inside.
 */
export function walkSchema(schema: $ZodType, visit: (schema: $ZodType, place: string) => void): void {
  const seen = new Set<$ZodType>();
  const walk = (one: $ZodType, place: string) => {
    if (seen.has(one)) return;
    seen.add(one);
    visit(one, place);
    for (const [step, inner] of insideOf(one)) walk(inner, place + step);
  };
  walk(schema, '');
}

function insideOf(schema: $ZodType): [string, $ZodType][] {
  const { def } = schema._zod as unknown as { def: Readonly<Record<string, unknown>> };
  const part = (name: string, step: string): [string, $ZodType][] => (def[name] ? [[step, def[name] as $ZodType]] : []);
  const parts = (name: string, step: (key: string) => string): [string, $ZodType][] =>
    Object.entries((def[name] ?? {}) as Record<string, $ZodType>).map(([key, inner]) => [step(key), inner]);
  return [
    ...parts('shape', (key) => `.${key}`),
    ...part('element', '[]'),
    ...part('valueType', '{}'),
    ...parts('options', (key) => `|${key}`),
    ...parts('items', (key) => `[${key}]`),
    ...part('innerType', ''),
    ...part('in', '<'),
    ...part('out', '>'),
  ];
}

/** Returns the schema as it was declared: a description added later makes a copy. */
export function declaredSchema(schema: $ZodType): $ZodType {
  const { parent } = schema._zod;
  return parent && !isWritten(schema) ? declaredSchema(parent) : schema;
}

/** Returns whether a schema describes a record or a choice between records, which is what deserves a name. */
export const isShape = (schema: $ZodType): boolean =>
  ['object', 'union', 'record'].includes(schema._zod.def.type) || isWritten(schema);

/** Returns whether a JSON schema was written for this record, as for a form. */
const isWritten = (schema: $ZodType): boolean => z.globalRegistry.get(schema as z.ZodType)?.type === 'object';

/** Schemas by the names of their components. */
export type NamedSchemas = Readonly<Record<string, z.ZodType>>;

/** JSON schemas of calls that refer to named ones. */
export interface CallSchemas {
  readonly components: Readonly<Record<string, Json>>;
  readonly of: (id: string, part: SchemaPart) => Json;
}

/**
 * Converts the schemas of these calls to JSON schemas. Shapes that the contract names are components under its names; so are answers (`LabelDetailAnswer`,
 * `LabelRowPage`) and bodies (`LabelsCreateBody`). A shape that is sent in another form than it is answered is a second component, with `Sent` behind its name.
 * `others` are components that no call has.
 */
export function schemasOf(endpoints: readonly Endpoint[], others: NamedSchemas): CallSchemas {
  const answered = converted(endpoints, 'output', others);
  const sent = converted(endpoints, 'input', {});
  const components = new Map<string, Json>(Object.entries(answered.named));
  const renamed = new Map<string, string>();
  for (const [name, json] of Object.entries(sent.named))
    if (components.has(name) && !isSame(components.get(name), json)) renamed.set(name, `${name}Sent`);
  for (const [name, json] of Object.entries(sent.named))
    components.set(renamed.get(name) ?? name, withRefs(json, renamed));
  const add = (name: string, json: Json): Json => {
    const before = components.get(name);
    if (before && !isSame(before, json)) throw new Error(`two schemas are called ${name}`);
    components.set(name, json);
    return refTo(name);
  };
  const parts = new Map<string, Json>();
  for (const { id, output, body } of endpoints) {
    const call = pascal(id);
    if (output) {
      const json = answered.roots[`${id} output`] ?? {};
      parts.set(`${id} output`, '$ref' in json ? json : add(answerName(json) ?? `${call}Answer`, json));
    }
    for (const part of ['query', 'params'] as const)
      parts.set(`${id} ${part}`, withRefs(sent.roots[`${id} ${part}`] ?? {}, renamed));
    if (body) {
      const json = withRefs(sent.roots[`${id} body`] ?? {}, renamed);
      parts.set(`${id} body`, '$ref' in json ? json : add(`${call}Body`, json));
    }
  }
  const listed = new Map<string, Json>();
  const shortened = <T>(json: T): T => withValueLists(json, listed);
  const all = [...components].map(([name, json]): [string, Json] => [name, shortened(json)]);
  const of = new Map([...parts].map(([key, json]) => [key, shortened(json)]));
  for (const name of listed.keys()) if (components.has(name)) throw new Error(`two schemas are called ${name}`);
  return {
    components: Object.fromEntries([...all, ...listed].sort(([one], [other]) => (one < other ? -1 : 1))),
    of: (id, part) => of.get(`${id} ${part}`) ?? {},
  };
}

const pascal = (id: string): string => id.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the name of an answer that only wraps a named shape; null for any other. */
function answerName({ properties, ...rest }: Json): string | null {
  const members = (properties ?? {}) as Record<string, Json>;
  const { data, ...others } = members;
  const one = nameIn(data);
  const row = data?.['type'] === 'array' ? nameIn(data['items'] as Json) : null;
  const more = Object.keys(others);
  if (!isSame(rest['required'], Object.keys(members))) return null;
  if (one && more.length === 0) return `${one}Answer`;
  if (row && more.length === 0) return `${row}List`;
  return row && more.join() === 'total,page,per_page,last_page,total_capped' ? `${row}Page` : null;
}

const nameIn = (json: Json | undefined): string | null =>
  json && Object.keys(json).length === 1 && typeof json['$ref'] === 'string'
    ? (json['$ref'].split('/').at(-1) ?? null)
    : null;

/** Converts the named shapes and the parts of calls that are sent, or answered, in one run of the converter. */
function converted(endpoints: readonly Endpoint[], io: 'input' | 'output', others: NamedSchemas) {
  const registered = z.registry<{ id: string }>();
  const roots = endpoints.flatMap(({ id, ...parts }) =>
    schemaParts.flatMap((part) => {
      const schema = parts[part] as z.ZodType | undefined;
      return schema && (part === 'output') === (io === 'output') ? [{ key: `${id} ${part}`, schema }] : [];
    }),
  );
  const names = namedSchemas();
  const reached = new Map<$ZodType, string>(Object.entries(others).map(([name, schema]) => [schema, name]));
  for (const { schema } of roots)
    walkSchema(schema, (one) => {
      const name = names.get(declaredSchema(one)._zod.def);
      if (name !== undefined) reached.set(declaredSchema(one), name);
    });
  for (const [schema, name] of reached) registered.add(schema as z.ZodType, { id: name });
  // Inside a wrapper, so that a part of one call that another call contains gets no reference to it.
  for (const { key, schema } of roots) registered.add(z.object({ root: schema }), { id: key });
  const { schemas } = z.toJSONSchema(registered, {
    uri: (id) => `#/components/schemas/${id}`,
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def as { type: string; coerce?: boolean };
      if (io === 'input' && def.coerce && def.type === 'number' && jsonSchema.type === undefined)
        jsonSchema.type = 'integer';
      // The format says the same, and generators of clients stumble over such patterns.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  const plain = (id: string): Json => {
    const { $schema: _, $id: __, ...json } = { ...(schemas[id] as Json) };
    return io === 'input' ? withOneType(json) : json;
  };
  return {
    named: Object.fromEntries([...reached.values()].map((name) => [name, plain(name)])),
    roots: Object.fromEntries(
      roots.map(({ key }) => [key, (plain(key)['properties'] as { root: Json }).root] as const),
    ),
  };
}

/** Returns the names that the contract gives to shapes, by what declares each: the places in `schema-names.ts`, followed. */
function namedSchemas(): ReadonlyMap<unknown, string> {
  const places = new Map<string, [string, string][]>();
  for (const [place, name] of Object.entries(schemaNames)) {
    const [, root = '', inside = ''] = /^(\S+ [a-z]+)(.*)$/.exec(place) ?? [];
    places.set(root, [...(places.get(root) ?? []), [inside, name]]);
  }
  const names = new Map<unknown, string>();
  for (const endpoint of registry as readonly Endpoint[])
    for (const part of schemaParts) {
      const named = new Map(places.get(`${endpoint.id} ${part}`));
      const schema = endpoint[part];
      if (schema && named.size > 0)
        walkSchema(schema, (one, place) => {
          const name = named.get(place);
          if (name !== undefined && isShape(declaredSchema(one))) names.set(declaredSchema(one)._zod.def, name);
        });
    }
  return names;
}

/** Returns a schema with some of its references renamed. */
function withRefs(json: Json, renamed: ReadonlyMap<string, string>): Json {
  return renamed.size === 0
    ? json
    : mapped(json, (one) => {
        const name = renamed.get(String(one['$ref'] ?? '').replace(/^.*\//, ''));
        return name === undefined ? one : { ...one, ...refTo(name) };
      });
}

/**
 * Returns a schema whose long lists of values refer to the component of the list, whose other lists say the type of their values, and whose whole numbers
 * say when they can be larger than 32 bits.
 */
function withValueLists<T>(json: T, listed: Map<string, Json>): T {
  return mapped(json, ({ type, ...one }) => {
    const values = one['enum'];
    if (!Array.isArray(values)) {
      const large = [type].flat().includes('integer') && Number(one['maximum'] ?? Infinity) > 2 ** 31 - 1;
      return { ...(type === undefined ? {} : { type }), ...(large ? { format: 'int64' } : {}), ...one };
    }
    const some = values.filter((value) => value !== null);
    const { enum: _, ...rest } = one;
    const name = nameOfValues.get(some.join());
    if (name === undefined) {
      const types = [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
      return { type: type ?? (types.length === 1 ? types[0] : types), ...one };
    }
    listed.set(name, { type: 'string', enum: some });
    return some.length === values.length
      ? { ...rest, ...refTo(name) }
      : { ...rest, anyOf: [refTo(name), { type: 'null' }] };
  });
}

/** Returns a copy of a schema in which each schema inside it, the innermost first, is what `change` makes of it. */
function mapped<T>(json: T, change: (json: Json) => Json): T {
  if (Array.isArray(json)) return json.map((one) => mapped(one as unknown, change)) as T;
  if (typeof json !== 'object' || json === null) return json;
  const inside = (key: string, value: unknown): unknown => {
    if (key !== 'properties') return literal.has(key) ? value : mapped(value, change);
    return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, mapped(one, change)]));
  };
  return change(Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inside(key, value)]))) as T;
}
/** Keywords whose values are no schemas. */
const literal = new Set(['enum', 'const', 'default', 'examples', 'required', 'type']);

/**
 * Returns a schema of a request with one type for each value. Forms also take a number as text, or one text in the place of a list, which only the
 * description mentions: clients in languages with types should not have to choose.
 */
function withOneType(json: Json): Json {
  return mapped(json, ({ type, anyOf, ...one }) => {
    const also = (text: string) => ({
      description: [...(typeof one['description'] === 'string' ? [one['description']] : []), text].join('; '),
    });
    if (Array.isArray(type)) {
      const [first, ...others] = type.filter((name) => name !== 'null') as string[];
      if (others.length === 0) return { type, ...one };
      return {
        type: type.includes('null') ? [first, 'null'] : first,
        ...one,
        ...also(`also taken as ${others.join(' or ')}`),
      };
    }
    if (Array.isArray(anyOf)) {
      const [first, other] = anyOf as Json[];
      const types = [other?.['type'] ?? []].flat() as string[];
      if (anyOf.length === 2 && first?.['type'] === 'array' && types.includes('string'))
        return {
          ...first,
          ...(types.includes('null') ? { type: ['array', 'null'] } : {}),
          ...one,
          ...also('also taken as one text'),
        };
    }
    return { ...(type === undefined ? {} : { type }), ...(anyOf === undefined ? {} : { anyOf }), ...one };
  });
}
