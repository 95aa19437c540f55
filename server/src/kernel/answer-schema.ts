import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

const known = new WeakMap<$ZodType, Record<string, unknown>>();

/** Returns the JSON Schema of an answer. The serializer is built from it, so that undeclared fields never leave the server. */
export function answerSchema(output: $ZodType): Record<string, unknown> {
  const made = known.get(output);
  if (made) return made;
  const { $schema: _, ...schema } = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any', target: 'draft-7' });
  const plain = withNullable(schema) as Record<string, unknown>;
  known.set(output, plain);
  return plain;
}

/** Writes "a schema or null" as `nullable`: for `anyOf` the serialiser would validate each value against every schema, which is slow. */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as { anyOf?: unknown };
  const members = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNullable(value)]));
  if (!Array.isArray(anyOf)) return members;
  const others = anyOf.filter((one) => (one as { type?: unknown }).type !== 'null');
  const [only] = others;
  return others.length === 1 && others.length < anyOf.length
    ? { ...members, ...(withNullable(only) as object), nullable: true }
    : { ...members, anyOf: anyOf.map(withNullable) };
}
