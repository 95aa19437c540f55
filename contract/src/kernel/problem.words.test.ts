import { expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { problemCodes, programProblemCodes, rule } from '@waybill/domain/kernel/rules.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { problemWords, sayProblem } from './problem.words.ts';
import { programProblemWords } from './server-problem.words.ts';

test('V-02 every problem of the rules has words, and there are no words without a problem', () => {
  expect(Object.keys(problemWords).toSorted()).toEqual([...problemCodes].toSorted());
  expect(Object.keys(programProblemWords).toSorted()).toEqual([...programProblemCodes].toSorted());
});

test('V-03 messages show the bound, grouped as money is', () => {
  const tooLittle = rule.codAmount({ min: 1_000, max: 5_000_000 }).check(5);
  const tooHeavy = rule.weight({ min: 0.01, max: 0.5 }).check(1);
  const tooShort = rule.betweenLength({ min: 3, max: 60 }).check('a');
  const sentences = [tooLittle, tooHeavy, tooShort].map((checked) =>
    checked.ok ? '' : sayProblem(checked.problem, 'en', 'Name'),
  );
  expect(sentences).toEqual([
    'COD amount must be at least 1,000 Ks.',
    'Weight must be at most 0.5 kg.',
    'Name must be 3 to 60 characters long.',
  ]);
});

test('V-02 no message of a rule shows an unfilled placeholder, in any language', () => {
  const values = {
    types: '.xlsx, .csv',
    min: 1,
    max: 2,
    n: 3,
    from_kg: 4,
    to_kg: 5,
    column: 'B',
    value: '6',
    other: 'C',
    gap: 'D',
    gaps: 'E F',
    tag: '53',
  };
  for (const code of problemCodes)
    for (const locale of locales) expect(sayProblem({ code, values }, locale, 'အမည်')).not.toMatch(/[{}]|undefined/);
});

test("V-14 a problem without words is 'Invalid!'", () => {
  expect(sayProblem({ code: 'never heard of' }, 'en', 'Name')).toBe('Invalid!');
  expect(sayProblem({ code: 'toString' }, 'en', 'Name')).toBe('Invalid!');
});

test('V-03 the compiler asks for the bound that a message shows', () => {
  expect(say(problemWords.password_min, 'en', { min: 6 })).toBe('Password must have at least 6 characters.');
  // @ts-expect-error the bound is missing
  expect(say(problemWords.password_min, 'en')).toContain('{min}');
});
