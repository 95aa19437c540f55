import { expect, test } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { readConflict } from './sending.ts';
import { sayValue } from './say-value.ts';

const parts = {
  options: [
    { value: 3, label: 'Mandalay' },
    { value: 'mm', label: 'မြန်မာ' },
  ],
  yes: 'Yes',
  no: 'No',
};

test.each([
  ['text', 'Aung', 'Aung'],
  ['select', 3, 'Mandalay'],
  ['select', '3', 'Mandalay'],
  ['select', 9, '9'],
  ['role', 'mm', 'မြန်မာ'],
  ['multiselect', [3, 9], 'Mandalay, 9'],
  ['phones', ['0911', '0922'], '0911, 0922'],
  ['toggle', true, 'Yes'],
  ['toggle', false, 'No'],
  ['number', 12345, '12,345'],
  ['date', '2026-03-05', '05-03-2026'],
  ['datetime', '2026-03-05T16:45:00Z', '05-03-2026 23:15'],
  ['password', 'secret', '••••••'],
  ['text', null, ''],
  ['multiselect', [], ''],
] as const)('V-16 two versions of a %s field are laid side by side in words: %j is %j', (kind, value, text) => {
  expect(sayValue(kind, value, parts)).toBe(text);
});

const refused = (values: Record<string, unknown>, code = 'changed_meanwhile') =>
  new ApiError({ status: 409, code, message: '', values });

test('V-16 a record that somebody else saved tells who, when and what it is now', () => {
  const values = { by: 'Su', at: '2026-11-21T11:19:00.000+06:30', version: 4, current: { name: 'Aung' } };
  expect(readConflict(refused(values))).toEqual(values);
  expect(readConflict(refused({ version: 4, current: {} }))).toEqual({ by: '', at: '', version: 4, current: {} });
});

test('V-16 any other refusal is no conflict', () => {
  expect(readConflict(refused({ version: 4, current: {} }, 'duplicate'))).toBeNull();
  expect(readConflict(refused({ by: 'Su' }))).toBeNull();
  expect(readConflict(new Error('x'))).toBeNull();
});
