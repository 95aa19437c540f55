import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly format?: string;
  readonly default?: unknown;
}

const schemaOf = (schema: $ZodType): JsonSchema =>
  z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Returns the names of the fields of a body or query. */
export const fieldNames = (schema: $ZodType | undefined): string[] =>
  schema ? Object.keys(schemaOf(schema).properties ?? {}) : [];

/** Returns a body with a value in every field that must be sent, and those of `known` in the fields that they name. */
export function sampleBody(schema: $ZodType, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      name in known ? [[name, known[name]]] : required.includes(name) ? [[name, sample(field, known)]] : [],
    ),
  );
}

function sample(schema: JsonSchema, known: Readonly<Record<string, unknown>>): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return sample(first, known);
  if (schema.enum) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return schema.items ? [sample(schema.items, known)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
        name in known ? [[name, known[name]]] : schema.required?.includes(name) ? [[name, sample(field, known)]] : [],
      ),
    );
  return schema.format === 'date' ? '2026-11-21' : schema.format === 'uuid' ? crypto.randomUUID() : 'x';
}
