import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemCodes, programProblemCodes, rule, type Checked, type Rule } from './rules.ts';

/** Returns the value, or its problem as '! code' or '! code min=1'. */
function outcome(checked: Checked<unknown>): unknown {
  if (checked.ok) return checked.value;
  const values = Object.entries(checked.problem.values ?? {}).map(([name, value]) => ` ${name}=${String(value)}`);
  return `! ${checked.problem.code}${values.join('')}`;
}

const image = { name: 'a.png', size: 100, type: 'image/png' };
const fileRule = rule.file({ maxBytes: 1024 * 1024, types: ['image/*', 'application/pdf', '.csv'], required: true });

describe('empty fields', () => {
  test.each<[string, Rule<unknown>, string]>([
    ['text', rule.text({ required: true }), '! required'],
    ['number', rule.number({ required: true }), '! number'],
    ['file', fileRule, '! file'],
    ['select', rule.select({ options: ['a'], required: true }), '! select'],
    ['reference', rule.idRef({ required: true }), '! select'],
    ['date', rule.date({ required: true }), '! datepicker'],
    ['moment', rule.datetime({ required: true }), '! datepicker'],
    ['role', rule.role({ required: true }), '! role'],
    ['e-mail', rule.email(), '! email_required'],
    ['password', rule.password({ min: 0 }), '! password_required'],
    ['confirmation', rule.confirmPassword({ of: 'password' }), '! confirm_password_required'],
    ['slug', rule.slug(), '! required'],
    ['exact length', rule.exactLength(), '! required'],
    ['length', rule.betweenLength({ min: 2, max: 4 }), '! required'],
    ['COD fee', rule.codAmount({ min: 0, max: 9 }), '! required'],
    ['weight', rule.weight({ min: 0, max: 9 }), '! required'],
    ['phone', rule.phone({ required: true }), '! phone_required'],
    ['postcode', rule.postcode({ required: true }), '! required'],
  ])('V-02 an empty %s has the message of its kind', (_kind, required, problem) => {
    for (const empty of [undefined, null, '']) expect(outcome(required.check(empty))).toBe(problem);
  });

  test.each<[string, Rule<unknown>]>([
    ['text', rule.text()],
    ['number', rule.number()],
    ['file', rule.file({ maxBytes: 1, types: [] })],
    ['select', rule.select({ options: ['a'] })],
    ['reference', rule.idRef()],
    ['date', rule.date()],
    ['moment', rule.datetime()],
    ['role', rule.role()],
    ['e-mail', rule.email({ required: false })],
    ['password', rule.password({ required: false })],
    ['confirmation', rule.confirmPassword({ of: 'password', required: false })],
    ['slug', rule.slug({ required: false })],
    ['phone', rule.phone()],
    ['postcode', rule.postcode()],
  ])('V-11 an empty %s that may be empty is null', (_kind, optional) => {
    for (const empty of [undefined, null, '']) expect(outcome(optional.check(empty))).toBeNull();
    expect(optional.required).toBe(false);
  });

  test('V-10 an empty list is an empty list, unless one is required', () => {
    for (const empty of [undefined, null, '', [], '[]']) {
      expect(outcome(rule.phones().check(empty))).toEqual([]);
      expect(outcome(rule.idRefs().check(empty))).toEqual([]);
      expect(outcome(rule.phones({ required: true }).check(empty))).toBe('! phone_required');
      expect(outcome(rule.multiselect({ options: ['a'], required: true }).check(empty))).toBe('! select');
    }
  });
});

type Row = [checked: Rule<unknown>, input: unknown, expected: unknown];

function cases(id: string, rows: Row[]) {
  const named = rows.map(([checked, input, expected]) => ({ kind: checked.kind, checked, input, expected }));
  test.each(named)(`${id} a $kind field makes of $input: $expected`, ({ checked, input, expected }) => {
    expect(outcome(checked.check(input))).toEqual(expected);
  });
}

describe('V-11 texts', () =>
  cases('V-11', [
    [rule.text(), '  Aung  Aung ', 'Aung Aung'],
    [rule.text({ required: true }), ' \u200B ', '! required'],
    [rule.text(), 'a/b\\c', 'abc'],
    [rule.text(), '/', null],
    [rule.text({ keepSlashes: true }), '12/3', '12/3'],
    [rule.text({ multiline: true }), 'a/b\n c', 'a/b\nc'],
    [rule.text({ max: 3 }), '😀😀😀', '😀😀😀'],
    [rule.text({ max: 3 }), 'abcd', '! max_length max=3'],
    [rule.text({ max: 0 }), 'a'.repeat(255), 'a'.repeat(255)],
    [rule.text({ max: 0 }), 'a'.repeat(256), '! max_length max=255'],
    [rule.text({ multiline: true }), 'a'.repeat(10_001), '! max_length max=10000'],
    [rule.text({ max: 3 }), ' '.repeat(1_000_000), '! max_length max=3'],
  ]));

describe('T-04 Myanmar texts', () => cases('T-04', [[rule.text(), 'ေကာင်း၀င်း', 'ကောင်းဝင်း']]));

describe('V-16 what is no text', () =>
  cases('V-16', [
    [rule.text(), 'a\0b', '! text_invalid'],
    [rule.text(), 'a\uD800', '! text_invalid'],
    [rule.text(), 5, '! text'],
    [rule.text(), ['a'], '! text'],
  ]));

describe('V-03 e-mail, passwords, codes, COD and weight', () =>
  cases('V-03', [
    [rule.email(), ' Su@Example.Com ', 'su@example.com'],
    [rule.email(), 'su@example', '! email'],
    [rule.email(), 'su..su@example.com', '! email'],
    [rule.email(), 'su su@example.com', '! email'],
    [rule.email(), '@example.com', '! email'],
    [rule.email(), `${'a'.repeat(250)}@a.co`, '! email'],
    [rule.email(), { a: 1 }, '! email'],
    [rule.password(), '12345', '! password_min min=6'],
    [rule.password(), ' 1234 ', ' 1234 '],
    [rule.password({ min: 0 }), 'a', 'a'],
    [rule.password(), 'a'.repeat(201), '! max_length max=200'],
    [rule.password(), 123456, '! text'],
    [rule.slug(), 'YGN', 'YGN'],
    [rule.slug({ upper: true }), ' ygn ', 'YGN'],
    [rule.slug(), 'a၁2', 'a12'],
    [rule.slug(), 'YG', '! slug n=3'],
    [rule.slug(), 'YGON', '! slug n=3'],
    [rule.slug(), 'Y-N', '! slug n=3'],
    [rule.slug(), 'a'.repeat(300), '! slug n=3'],
    [rule.exactLength(), '123456', '123456'],
    [rule.exactLength(), '12345', '! exact_length n=6'],
    [rule.exactLength({ n: 3 }), 'ကခဂ', 'ကခဂ'],
    [rule.betweenLength({ min: 2, max: 4 }), 'ab', 'ab'],
    [rule.betweenLength({ min: 2, max: 4 }), 'a', '! between_length min=2 max=4'],
    [rule.betweenLength({ min: 2, max: 4 }), 'abcde', '! between_length min=2 max=4'],
    [rule.codAmount({ min: 1_000, max: 5_000 }), '၁,၀၀၀', 1_000],
    [rule.codAmount({ min: 1_000, max: 5_000 }), 999, '! cod_fee_min min=1000'],
    [rule.codAmount({ min: 1_000, max: 5_000 }), 5_001, '! cod_fee_max max=5000'],
    [rule.codAmount({ min: 0, max: 5_000 }), 10.5, '! integer'],
    [rule.codAmount({ min: 0, max: 5_000 }), 'abc', '! number'],
    [rule.weight({ min: 0.01, max: 50 }), '၁.၂၅', 1.25],
    [rule.weight({ min: 0.01, max: 50 }), 1.23456, 1.235],
    [rule.weight({ min: 0.01, max: 50 }), 0, '! weight_min min=0.01'],
    [rule.weight({ min: 0.01, max: 50 }), 50.001, '! weight_max max=50'],
  ]));

describe('V-12 numbers', () =>
  cases('V-12', [
    [rule.number(), '၁၂၃', 123],
    [rule.number(), '１２.５', 12.5],
    [rule.number(), '-1,234.5', -1234.5],
    [rule.number(), '−1,234.5', -1234.5],
    [rule.number(), '1,23', '! number'],
    [rule.number(), '1e5', '! number'],
    [rule.number(), '12 34', '! number'],
    [rule.number(), true, '! number'],
    [rule.number(), Number.POSITIVE_INFINITY, '! number'],
    [rule.number(), 2 ** 53, '! number'],
    [rule.number(), '9'.repeat(400), '! number'],
    [rule.number({ integer: true }), 1.5, '! integer'],
    [rule.number({ min: 1 }), 0, '! min min=1'],
    [rule.number({ max: 9 }), 10, '! max max=9'],
  ]));

describe('V-01 one phone', () =>
  cases('V-01', [
    [rule.phone(), '+95 9 791 234 567', '09791234567'],
    [rule.phone(), '12345', '! phone'],
    [rule.phone(), '0959791234567', '! phone suggestion=09791234567'],
    [rule.phone(), 9791234567, '! phone'],
  ]));

describe('V-10 phones', () =>
  cases('V-10', [
    [rule.phones(), ['09791234567', '၉၇၉၁၂၃၄၅၆၇', '+959791234567'], ['09791234567']],
    [rule.phones(), '["09791234567","01234567"]', ['09791234567', '01234567']],
    [rule.phones(), '09791234567', ['09791234567']],
    [rule.phones(), ['09791234567', '', null], ['09791234567']],
    [rule.phones(), '["09791234567"', '! phone'],
    [rule.phones(), ['09791234567', '01234567', '02345678'], '! phone_limit n=2'],
    [rule.phones({ limit: 3 }), ['09791234567', '01234567', '02345678'], ['09791234567', '01234567', '02345678']],
    [rule.phones(), Array.from({ length: 100 }, () => '09791234567'), '! phone_limit n=2'],
    [rule.phones(), ['09791234567', 5], '! phone'],
  ]));

describe('V-02 choices, dates and files', () =>
  cases('V-02', [
    [rule.select({ options: ['a', 'b'] }), 'b', 'b'],
    [rule.select({ options: ['a', 'b'] }), 'c', '! select'],
    [rule.select({ options: [1, 2] }), '၂', 2],
    [rule.select({ options: ['1', '2'] }), 1, '! select'],
    [rule.select({ options: ['a'] }), ['a'], '! select'],
    [rule.idRef(), '12', 12],
    [rule.idRef(), -1, '! select'],
    [rule.idRef(), 1.5, '! select'],
    [rule.idRef(), 2 ** 53, '! select'],
    [rule.role(), 'region-manager', 'region-manager'],
    [rule.role(), 'Region Manager', '! role'],
    [rule.role({ options: ['staff'] }), 'owner', '! role'],
    [rule.date(), '05/03/2026', '2026-03-05'],
    [rule.date(), '၅-၃-၂၀၂၆', '2026-03-05'],
    [rule.date(), '31/02/2026', '! datepicker'],
    [rule.date(), 20260305, '! datepicker'],
    [rule.datetime(), '2026-03-05T16:45:00Z', '2026-03-05T23:15:00.000+06:30'],
    [rule.datetime(), '2026-03-05', '! datepicker'],
    [fileRule, image, image],
    [fileRule, { ...image, name: 'A.CSV', type: '' }, { name: 'A.CSV', size: 100, type: '' }],
    [fileRule, { ...image, type: 'text/html' }, '! file_type'],
    [fileRule, { ...image, size: 1024 * 1024 + 1 }, '! file_too_large max=1'],
    [fileRule, { ...image, size: 0 }, '! file'],
    [fileRule, 'a.png', '! file'],
  ]));

describe('P-07 several choices', () =>
  cases('P-07', [
    [rule.multiselect({ options: ['a', 'b'] }), ['b', 'a', 'b'], ['b', 'a']],
    [rule.multiselect({ options: ['a', 'b'], max: 1 }), ['b', 'a'], '! select_max n=1'],
    [rule.multiselect({ options: ['a', 'b'] }), ['c'], '! select'],
    [rule.multiselect(), '7', [7]],
    [rule.idRefs(), ['1', 2, '၃', 2], [1, 2, 3]],
    [rule.idRefs(), Array.from({ length: 1_001 }, (_, at) => at + 1), '! select_max n=1000'],
    [rule.idRefs(), [0], '! select'],
  ]));

describe('V-13 postcodes', () =>
  cases('V-13', [
    [rule.postcode(), '5010', '05010'],
    [rule.postcode(), 5010, '05010'],
    [rule.postcode(), '1145060', '1145060'],
    [rule.postcode(), 'abc', '! postcode'],
  ]));

describe('P-08 toggles', () =>
  cases('P-08', [
    [rule.toggle(), undefined, false],
    [rule.toggle({ fallback: true }), null, true],
    [rule.toggle({ fallback: true }), 'off', false],
    [rule.toggle(), '1', true],
    [rule.toggle(), 'yes', '! yes_no'],
  ]));

describe('rules', () => {
  test('V-03 a confirmation must repeat the password', () => {
    const confirm = rule.confirmPassword({ of: 'password' });
    expect(outcome(confirm.check('secret1', { password: 'secret1' }))).toBe('secret1');
    expect(outcome(confirm.check('secret2', { password: 'secret1' }))).toBe('! confirm_password');
    expect(outcome(confirm.check('secret1', {}))).toBe('! confirm_password');
    expect(outcome(confirm.check('secret1'))).toBe('! confirm_password');
    const optional = rule.confirmPassword({ of: 'password', required: false });
    expect(outcome(optional.check('', { password: '' }))).toBeNull();
    expect(outcome(optional.check('', { password: 'secret1' }))).toBe('! confirm_password_required');
  });

  test('V-03 a password typed on two keyboards is one password', () => {
    const [composed, decomposed] = ['caf\u00E9 1', 'cafe\u0301 1'];
    expect(outcome(rule.password().check(decomposed))).toBe(composed);
    expect(outcome(rule.confirmPassword({ of: 'password' }).check(composed, { password: decomposed }))).toBe(composed);
  });
});

const every: Rule<unknown>[] = [
  rule.text(),
  rule.text({ multiline: true, required: true }),
  rule.email(),
  rule.password(),
  rule.confirmPassword({ of: 'password' }),
  rule.slug({ upper: true }),
  rule.exactLength(),
  rule.betweenLength({ min: 1, max: 9 }),
  rule.phone(),
  rule.phones(),
  rule.number(),
  rule.codAmount({ min: 0, max: 1e9 }),
  rule.weight({ min: 0, max: 1e6 }),
  rule.select({ options: ['a', 1] }),
  rule.multiselect({ options: ['a', 1] }),
  rule.idRef(),
  rule.idRefs(),
  rule.role(),
  rule.date(),
  rule.datetime(),
  rule.toggle(),
  fileRule,
  rule.postcode(),
];

describe('any input', () => {
  const likely = fc.oneof(
    fc.anything(),
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0၁9ဝ.,-/+ [ရေ့်"') }),
    fc.constantFrom('a', '1', '["a"]', '5/3/2026', 'a@b.co', '09791234567', image),
  );

  test('V-16 a rule answers a value or a known problem, and never throws', () => {
    fc.assert(
      fc.property(likely, fc.constantFrom(...every), (input, checked) => {
        const answer = checked.check(input, { password: input });
        if (!answer.ok) expect([...problemCodes, ...programProblemCodes]).toContain(answer.problem.code);
      }),
      { numRuns: 3_000 },
    );
  });

  test('V-16 what the browser made of a field, the server accepts unchanged', () => {
    fc.assert(
      fc.property(likely, fc.constantFrom(...every), (input, checked) => {
        const first = checked.check(input, { password: input });
        if (first.ok) expect(checked.check(first.value, { password: first.value })).toEqual(first);
      }),
      { numRuns: 3_000 },
    );
  });

  test('V-16 very long wrong input is refused quickly', () => {
    for (const sign of ['ဝ', '၁ဝ', 'က်ေ', '္', '-', '1', ',', '[', '\n', 'a@']) {
      const input = sign.repeat(200_000);
      const started = performance.now();
      for (const checked of every) checked.check(input);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});
