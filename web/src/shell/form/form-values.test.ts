import { expect, test } from 'vitest';
import { editStaffForm, newStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import { keptValues, readDraft, valuesFor } from './form-values.ts';

const filled = {
  ...valuesFor(newStaffForm),
  user_name: 'su.su',
  name: 'စုစု',
  role: 'staff',
  user_type: 'fcs',
  locale: 'mm',
  password: 'secret-1',
  confirm_password: 'secret-1',
  phone: ['09791234567'],
} as const;

test('V-16 a form that is filled in passes the rules the server runs', () => {
  expect(checkForm(newStaffForm, filled)).toMatchObject({
    ok: true,
    values: { name: 'စုစု', all_branches: false, jointed_branches: [], branch_id: null },
  });
});

test('V-16 an empty form asks for what is required and for nothing else', () => {
  const checked = checkForm(editStaffForm, valuesFor(editStaffForm));
  expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(['user_name', 'name', 'role', 'user_type', 'locale']);
});

test('E-05 a whole record may be given to a form, which takes its own fields only', () => {
  expect(Object.keys(valuesFor(editStaffForm, { id: 7, version: 3, name: 'Aung', status: 'active' }))).toEqual(
    Object.keys(editStaffForm),
  );
});

test('S-30 a draft in the browser never holds a password', () => {
  const kept = keptValues(newStaffForm, filled);
  expect(JSON.stringify(kept)).not.toContain('secret-1');
  expect(Object.keys(kept)).toEqual(
    Object.keys(newStaffForm).filter((name) => !name.includes('password') || name === 'must_change_password'),
  );
});

test('E-05 a draft comes back as it was kept, without fields the form has lost', () => {
  const draft = {
    values: { name: 'Aung', nickname: 'A', password: 'x' },
    base: { name: 'U Aung' },
    version: 3,
    at: '2026-11-21T03:00:00.000Z',
  };
  expect(readDraft(newStaffForm, draft)).toEqual({
    values: { name: 'Aung' },
    base: { name: 'U Aung' },
    version: 3,
    at: draft.at,
  });
  for (const nonsense of [null, 7, {}, { ...draft, at: 'soon' }, { ...draft, values: [] }])
    expect(readDraft(newStaffForm, nonsense)).toBeNull();
});
