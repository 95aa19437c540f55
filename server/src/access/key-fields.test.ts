import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { outsidePrices } from '@waybill/contract/key-fields.ts';
import { registry } from '@waybill/contract/registry.ts';
import { labelForm } from '@waybill/domain/rooms/labels/label-form.ts';

const open = new Set<string>([...everyKeyCalls, ...Object.values(keyCalls).flat()]);
type Json = { readonly properties?: Readonly<Record<string, unknown>> };
const fieldsOf = (schema: (typeof registry)[number]['body' | 'query']): string[] =>
  schema
    ? Object.keys(
        (z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json).properties ?? {},
      )
    : [];
const fields = registry
  .filter(({ id }) => open.has(id))
  .flatMap(({ id, body, query }) => [...fieldsOf(body), ...fieldsOf(query)].map((field) => [id, field] as const));

/** Codes of prices. Any other refusal is a new field, about which `key-fields.ts` has to decide whether it moves money. */
const prices = ['rating_type', 'flat', 'insurance_percent', 'price_reason'];
const isRefused = (field: string) => outsidePrices({ [field]: 'x' }) !== null;

test('W-06 of every field of every call that a key may make it is decided whether it makes a price, and those that do are refused', () => {
  const refused = new Set(fields.flatMap(([, field]) => (isRefused(field) ? [field] : [])));
  expect([...refused].sort()).toEqual([...prices, 'merchant_type'].sort());
  expect(fields.length).toBeGreaterThan(200);
});

test('W-06 so it is of labels that come many in one call', () => {
  expect(Object.keys(labelForm).filter(isRefused).sort()).toEqual([...prices].sort());
});

test('W-06 a field that nobody has decided about is refused by its name, like one that makes a price', () => {
  expect(outsidePrices({ weight: 20, flat: 0, rating_type: 'flat', discount_percent: 100, remark: 'x' })).toEqual(
    Object.fromEntries(['flat', 'rating_type', 'discount_percent'].map((name) => [name, [{ code: 'price_outside' }]])),
  );
});

test('W-06 a program may send back what it has read: the rating of the table, and nothing where nothing is given', () => {
  expect(outsidePrices({ rating_type: 'weight', flat: null, insurance_percent: null, price_reason: '' })).toBeNull();
});
