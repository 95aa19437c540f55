import { expect, test } from 'vitest';
import { form } from '@waybill/domain/kernel/form.ts';
import { rule } from '@waybill/domain/kernel/rules.ts';
import { judge, recheck } from './use-troubles.ts';

const fields = form({
  name: rule.text({ required: true, max: 5 }),
  password: rule.password({ min: 6 }),
  confirm: rule.confirmPassword({ of: 'password' }),
});
const empty = { name: null, password: null, confirm: null };

test('V-14 passing through an empty form complains of nothing', () => {
  expect(judge(fields, empty, empty, {}, 'name')).toEqual({});
});

test('V-14 a field that was filled in wrongly says so when it is left', () => {
  expect(judge(fields, { ...empty, password: 'abc' }, empty, {}, 'password')).toEqual({
    password: { code: 'password_min', values: { min: 6 } },
  });
  expect(judge(fields, { ...empty, name: null }, { ...empty, name: 'Aung' }, {}, 'name')).toEqual({
    name: { code: 'required' },
  });
});

test('V-14 a field that is being mended is judged at every letter, and one that is right is left in peace', () => {
  const wrong = { password: { code: 'password_min', values: { min: 6 } } };
  expect(recheck(fields, { ...empty, password: 'abcd' }, wrong, 'password')).toEqual(wrong);
  expect(recheck(fields, { ...empty, password: 'abcdef' }, wrong, 'password')).toEqual({});
  const none = {};
  expect(recheck(fields, { ...empty, name: 'A' }, none, 'name')).toBe(none);
});

test('V-03 a repeated password is judged again when the first one changes', () => {
  const wrong = { confirm: { code: 'confirm_password' } };
  expect(recheck(fields, { ...empty, password: 'secret', confirm: 'secret' }, wrong, 'password')).toEqual({});
});

test('X-02 what the server said of a field goes as soon as the field is changed to something the rules let through', () => {
  const problems = { name: { code: 'duplicate', message: 'This is already in use.' } };
  expect(recheck(fields, { ...empty, name: 'Aung' }, problems, 'name')).toEqual({});
});
