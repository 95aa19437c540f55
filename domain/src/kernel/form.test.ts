import { expect, test } from 'vitest';
import { checkForm, firstProblem, form, jsonSchemaOf, type FormValues } from './form.ts';
import { rule } from './rules.ts';

const staff = form({
  user_name: rule.text({ required: true, max: 60 }),
  remark: rule.text({ multiline: true }),
  phone: rule.phones(),
  age: rule.number({ integer: true }),
  kind: rule.select({ options: ['fcs', 'agent'], required: true }),
  password: rule.password(),
  confirm_password: rule.confirmPassword({ of: 'password' }),
});
const sent = {
  user_name: ' su ',
  phone: '+95 9 791 234 567',
  age: '၃၀',
  kind: 'fcs',
  password: 'secret1',
  confirm_password: 'secret1',
};

test('V-16 one definition gives the values and their types', () => {
  const checked = checkForm(staff, sent);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  const values: FormValues<typeof staff> = checked.values;
  const typed: {
    user_name: string;
    remark: string | null;
    phone: string[];
    age: number | null;
    kind: 'fcs' | 'agent';
    password: string;
  } = values;
  expect(typed).toEqual({
    user_name: 'su',
    remark: null,
    phone: ['09791234567'],
    age: 30,
    kind: 'fcs',
    password: 'secret1',
    confirm_password: 'secret1',
  });
  // @ts-expect-error an optional text may be null
  const remark: string = values.remark;
  expect(remark).toBeNull();
});

test('V-16 every wrong field is named with its problem', () => {
  expect(checkForm(staff, { ...sent, user_name: '', kind: 'x', confirm_password: 'other' })).toEqual({
    ok: false,
    fields: {
      user_name: [{ code: 'required' }],
      kind: [{ code: 'select' }],
      confirm_password: [{ code: 'confirm_password' }],
    },
  });
});

test('V-16 a field that the form does not have is refused, whatever its name', () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"role":"super-admin"},"constructor":1,"is_admin":true}');
  const checked = checkForm(form({ note: rule.text() }), hostile);
  expect(checked.ok).toBe(false);
  expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(['__proto__', 'constructor', 'is_admin']);
  expect(Object.getPrototypeOf(checked.ok ? {} : checked.fields)).toBe(Object.prototype);
});

test('V-16 a thousand unknown fields are answered by a few', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, at]));
  const checked = checkForm(form({}), many);
  expect(checked.ok ? 0 : Object.keys(checked.fields).length).toBe(20);
});

test('V-16 a value is never taken from the prototype of what was sent', () => {
  const checked = checkForm(form({ toString: rule.text(), name: rule.text() }), Object.create({ name: 'inherited' }));
  expect(checked).toEqual({ ok: true, values: { toString: null, name: null } });
});

test.each([null, undefined, 'text', 5, [], [sent]])('V-16 %j is no form', (body) => {
  expect(checkForm(staff, body)).toEqual({ ok: false, fields: { body: [{ code: 'no_fields' }] } });
});

test('V-16 one field can be checked before the others are filled', () => {
  const typing = { password: 'secret1', confirm_password: 'secret1' };
  expect(checkForm(staff, typing, { only: ['confirm_password'] })).toEqual({
    ok: true,
    values: { confirm_password: 'secret1' },
  });
  expect(checkForm(staff, typing, { only: ['user_name'] })).toEqual({
    ok: false,
    fields: { user_name: [{ code: 'required' }] },
  });
});

test("V-14 a field shows its first problem, or 'invalid'", () => {
  expect(firstProblem([{ code: 'email' }, { code: 'required' }])).toEqual({ code: 'email' });
  expect(firstProblem([])).toEqual({ code: 'invalid' });
  expect(firstProblem(undefined)).toEqual({ code: 'invalid' });
});

test('V-16 the schema for partners says what the rules say', () => {
  expect(jsonSchemaOf(staff)).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['user_name', 'kind', 'password', 'confirm_password'],
    properties: {
      user_name: { type: 'string', minLength: 1, maxLength: 60 },
      age: { type: ['integer', 'string', 'null'] },
      kind: { enum: ['fcs', 'agent'] },
      password: { writeOnly: true },
    },
  });
});
