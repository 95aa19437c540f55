import type { $ZodType } from 'zod/v4/core';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { maskPersonal, type PersonalKind } from '@waybill/domain/kernel/personal-details.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { personalMark, staffMark } from '@waybill/contract/kernel/personal.ts';
import { answerSchema } from './answer-schema.ts';

/** A reader outside the operator: a program, or a merchant's person. The names are those that they may see: their people, or their key. */
export interface OutsideReader {
  readonly names: readonly string[];
  readonly locale: Locale;
}
/** Hides a marked text; `around` is the record that has it. */
type Hide = (text: string, around: Readonly<Record<string, unknown>>, reader: OutsideReader | null) => string | null;
type Mask = (value: unknown, around: Readonly<Record<string, unknown>>, reader: OutsideReader | null) => unknown;
interface Schema {
  readonly [personalMark]?: PersonalKind;
  readonly [staffMark]?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const personalOf = ({ [personalMark]: kind }: Schema): Hide | null =>
  kind === undefined ? null : (text) => maskPersonal(kind, text);

const staffOf = ({ [staffMark]: branch, nullable }: Schema): Hide | null =>
  branch === undefined
    ? null
    : (name, around, reader) => {
        const of = around[branch] as Named | null | undefined;
        if (reader?.names.includes(name)) return name;
        return of ? localName(of, reader?.locale ?? 'en') : nullable ? null : '';
      };

const hidden = { personal: personalOf, staff: staffOf };
const known = { personal: new WeakMap<$ZodType, Mask | false>(), staff: new WeakMap<$ZodType, Mask | false>() };

function maskedBy(
  marked: keyof typeof hidden,
  output: $ZodType,
  answer: unknown,
  reader: OutsideReader | null = null,
): unknown {
  let mask = known[marked].get(output);
  if (mask === undefined) {
    mask = maskOf(answerSchema(output) as Schema, hidden[marked]) ?? false;
    known[marked].set(output, mask);
  }
  return mask ? mask(answer, {}, reader) : answer;
}

/**
 * Returns an answer without what its schema marks: personal details for people, names of staff for a reader outside. Rows may be shared by several
 * requests, so masked ones are copied.
 */
export function maskAnswer(output: $ZodType, answer: unknown, outside: OutsideReader | null = null): unknown {
  return outside ? maskedBy('staff', output, answer, outside) : maskedBy('personal', output, answer);
}

/**
 * Masks the record in the refusal of a second editor like the answer of the same call: the field names are the same. A reader outside is told that the
 * branch saved first, not who of the staff.
 */
export function maskConflict(output: $ZodType, refusal: Refusal, outside: OutsideReader | null = null): Refusal {
  const current = refusal.values?.['current'];
  if (current === undefined) return refusal;
  const { data } = maskAnswer(output, { data: current }, outside) as { readonly data: object };
  const by = refusal.values?.['by'];
  const isOwn = outside === null || typeof by !== 'string' || outside.names.includes(by);
  const editor = isOwn ? by : say(commonFieldWords.branch, outside.locale);
  return { ...refusal, values: { ...refusal.values, by: editor, current: data } };
}

/** Returns the function that masks values of this schema; null where it has nothing to hide. */
function maskOf(schema: Schema, hide: (schema: Schema) => Hide | null): Mask | null {
  const { properties, items, anyOf } = schema;
  const own = hide(schema);
  if (own) return (value, around, reader) => (typeof value === 'string' ? own(value, around, reader) : value);
  const one = items ? maskOf(items, hide) : null;
  if (one)
    return (value, around, reader) => (Array.isArray(value) ? value.map((item) => one(item, around, reader)) : value);
  const either = (anyOf ?? []).map((part) => maskOf(part, hide)).filter((mask) => mask !== null);
  if (either.length > 0)
    return (value, around, reader) => either.reduce((masked, mask) => mask(masked, around, reader), value);
  const members = Object.entries(properties ?? {}).flatMap(([key, part]): [string, Mask][] => {
    const mask = maskOf(part, hide);
    return mask ? [[key, mask]] : [];
  });
  if (members.length === 0) return null;
  return (value, _, reader) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const whole = value as Record<string, unknown>;
    const copy = { ...whole };
    for (const [key, mask] of members) if (Object.hasOwn(copy, key)) copy[key] = mask(copy[key], whole, reader);
    return copy;
  };
}
