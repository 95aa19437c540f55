import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkedBy, problemsOf } from './schema-problems.ts';

const schema = z.strictObject({
  per_page: z.coerce.number().int().min(1).max(200).default(50),
  name: z.string().max(3),
  on: z.boolean(),
  kind: z.enum(['a', 'b']),
  day: z.iso.date(),
  ids: z.array(z.number().int()).max(3),
  key: z.uuid(),
  filters: z.record(z.string(), z.string()),
});
const right = {
  per_page: 1,
  name: 'a',
  on: true,
  kind: 'a',
  day: '2026-11-21',
  ids: [1],
  key: '30866e9e-f828-4d55-a34d-787c03ca2b18',
  filters: {},
};

const cases: readonly [string, unknown, readonly { code: string; values?: object }[]][] = [
  ['per_page', 1e308, [{ code: 'max', values: { max: 200 } }]],
  ['per_page', 'x', [{ code: 'number' }]],
  ['per_page', 1.5, [{ code: 'integer' }]],
  ['per_page', 0, [{ code: 'min', values: { min: 1 } }]],
  ['name', 5, [{ code: 'text' }]],
  ['name', undefined, [{ code: 'required' }]],
  ['name', 'abcd', [{ code: 'max_length', values: { max: 3 } }]],
  ['on', 'yes', [{ code: 'yes_no' }]],
  ['kind', 'c', [{ code: 'one_of', values: { options: 'a, b' } }]],
  ['day', '2026-02-30', [{ code: 'datepicker' }]],
  ['ids', 'x', [{ code: 'list' }]],
  ['ids', ['x', 'y', 'z'], [{ code: 'number' }]],
  ['ids', [1, 2, 3, 4], [{ code: 'select_max', values: { n: 3 } }]],
  ['key', 'mine', [{ code: 'select' }]],
  ['filters', 5, [{ code: 'object' }]],
];
test.each(cases)('X-02 X-03 %s with %j is reported once, in words', (field, value, problems) => {
  const read = checkedBy(schema, { ...right, [field]: value });
  expect(read.success ? {} : problemsOf(read.error)).toEqual({ [field]: problems });
});

test('X-03 input that is no object, and fields that no form has, are reported too', () => {
  const problems = (value: unknown) => {
    const read = checkedBy(schema, value);
    return read.success ? {} : problemsOf(read.error);
  };
  expect(problems([1])).toEqual({ body: [{ code: 'no_fields' }] });
  expect(problems({ ...right, admin: true })).toEqual({ admin: [{ code: 'unknown_field' }] });
});
