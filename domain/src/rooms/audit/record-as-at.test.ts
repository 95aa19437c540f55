import { expect, test } from 'vitest';
import { recordAsAt, type RecordLine } from './record-as-at.ts';

const hour = (n: number) => new Date(Date.UTC(2026, 10, 2, n));
const lines: RecordLine[] = [
  { at: hour(1), by: 'Su', before: null, after: { name: 'Mya', phone: ['1'], status: 'active' } },
  { at: hour(3), by: 'Ko', before: { status: 'active' }, after: { status: 'suspend', reason: 'leave' } },
  { at: hour(5), by: 'Aye', before: { name: 'Mya' }, after: { name: 'Mya Mya' } },
  { at: hour(7), by: null, before: { name: 'Mya Mya', status: 'suspend' }, after: null },
];
const stood = (at: number, known?: Record<string, unknown>) => {
  const { presence, fields } = recordAsAt(lines, hour(at), known);
  return [presence, Object.fromEntries(fields.map(({ field, value }) => [field, value]))] as const;
};

test.each([
  ['before it was made', 0, 'not_yet', {}],
  ['in the instant it was made', 1, 'there', { name: 'Mya', phone: ['1'], status: 'active' }],
  ['after a step', 4, 'there', { name: 'Mya', phone: ['1'], status: 'suspend', reason: 'leave' }],
  ['after an edit', 6, 'there', { name: 'Mya Mya', phone: ['1'], status: 'suspend', reason: 'leave' }],
  ['after it was removed', 8, 'removed', { name: 'Mya Mya', phone: ['1'], status: 'suspend', reason: 'leave' }],
] as const)('G-08 a record as it stood %s', (_, at, presence, values) => {
  expect(stood(at)).toEqual([presence, values]);
});

test('G-08 each field says since when, by whom, and whether it has been changed later', () => {
  const { fields } = recordAsAt(lines.slice(0, 3), hour(2));
  expect(fields).toEqual([
    { field: 'name', value: 'Mya', since: hour(1), by: 'Su', changed: true },
    { field: 'phone', value: ['1'], since: hour(1), by: 'Su', changed: false },
    { field: 'status', value: 'active', since: hour(1), by: 'Su', changed: true },
  ]);
});

test('G-08 what a later line says that it replaced counts, also of a record that is older than its log', () => {
  const old: RecordLine[] = [
    { at: hour(5), by: 'Aye', before: { name: 'Mya' }, after: { name: 'Mya Mya' } },
    { at: hour(6), by: 'Aye', before: { name: 'Mya Mya' }, after: { name: 'Hla' } },
  ];
  expect(recordAsAt(old, hour(4), { name: 'Hla', town: 3 })).toEqual({
    presence: 'there',
    fields: [
      { field: 'name', value: 'Mya', since: null, by: null, changed: true },
      { field: 'town', value: 3, since: null, by: null, changed: false },
    ],
  });
});

test('G-08 a later line that does not say what it replaced leaves what stood, and says that it was changed', () => {
  const steps: RecordLine[] = [
    { at: hour(1), by: 'Su', before: {}, after: { status: 'accepted' } },
    { at: hour(5), by: 'Ko', before: {}, after: { status: 'delivered' } },
    { at: hour(6), by: 'Aye', before: { status: 'delivered' }, after: { status: 'accepted' } },
  ];
  expect(recordAsAt(steps, hour(2)).fields).toEqual([
    { field: 'status', value: 'accepted', since: hour(1), by: 'Su', changed: true },
  ]);
});
