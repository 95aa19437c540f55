import type { $ZodType } from 'zod/v4/core';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { maskPersonal, type PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import { personalMark } from '@waybill/contract/kernel/personal.ts';
import { answerSchema } from './answer-schema.ts';

type Mask = (value: unknown) => unknown;
interface Schema {
  readonly [personalMark]?: PersonalKind;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const known = new WeakMap<$ZodType, { readonly mask: Mask | null }>();

/** Returns an answer with all personal data masked that its schema marks. Rows may be shared by several requests, so masked ones are copied. */
export function maskAnswer(output: $ZodType, answer: unknown): unknown {
  let found = known.get(output);
  if (!found) {
    found = { mask: maskOf(answerSchema(output) as Schema) };
    known.set(output, found);
  }
  return found.mask ? found.mask(answer) : answer;
}

/** Masks the record in the refusal of a second editor like the answer of the same call: the field names are the same. */
export function maskConflict(output: $ZodType, refusal: Refusal): Refusal {
  const current = refusal.values?.['current'];
  if (current === undefined) return refusal;
  const { data } = maskAnswer(output, { data: current }) as { readonly data: object };
  return { ...refusal, values: { ...refusal.values, current: data } };
}

/** Returns the function that masks values of this schema; null where it has no personal data. */
function maskOf({ [personalMark]: kind, properties, items, anyOf }: Schema): Mask | null {
  if (kind) return (value) => (typeof value === 'string' ? maskPersonal(kind, value) : value);
  const one = items ? maskOf(items) : null;
  if (one) return (value) => (Array.isArray(value) ? value.map(one) : value);
  const either = (anyOf ?? []).map(maskOf).filter((mask) => mask !== null);
  if (either.length > 0) return (value) => either.reduce((masked, mask) => mask(masked), value);
  const members = Object.entries(properties ?? {}).flatMap(([key, schema]): [string, Mask][] => {
    const mask = maskOf(schema);
    return mask ? [[key, mask]] : [];
  });
  if (members.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [key, mask] of members) if (Object.hasOwn(copy, key)) copy[key] = mask(copy[key]);
    return copy;
  };
}
