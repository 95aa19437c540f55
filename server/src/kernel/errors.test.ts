import { expect, test } from 'vitest';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { answerOf, wordsOf } from './errors.ts';

test('X-02 T-02 T-03 an answer says its figures, counts and times as the reader reads them, and gives programs the plain values', () => {
  const at = '2026-03-05T23:15:00.000+06:30';
  expect(
    answerOf(refuse('changed_meanwhile', { values: { by: 'Su', at, version: 1_200 } }), 'en', 'r').body,
  ).toMatchObject({
    message: 'Su changed this at 05-03-2026 23:15. Nothing you typed is lost: compare and save again.',
    values: { at, version: 1_200 },
  });
  expect(
    answerOf(refuse('credit_limit_exceeded', { values: { limit: 500_000, left: -2_500 } }), 'en', 'r').body.message,
  ).toBe('Not enough credit: −2,500 Ks left of 500,000 Ks.');
  expect(answerOf(refuse('too_many_requests', { values: { seconds: 30 } }), 'mm', 'r').body.message).toContain(
    ' 30 စက္ကန့်',
  );
  expect(wordsOf('reference_id', { code: 'reference_twice', values: { other: 1_204 } }, 'mm')).toBe(
    'အတန်း 1,204 တွင် ဤရည်ညွှန်းနံပါတ် ရှိပြီးဖြစ်သည်။',
  );
  expect(wordsOf('destination_township', { code: 'cell_unknown', values: { value: 12_345 } }, 'en')).toContain(
    '“12345”',
  );
});

test('X-02 a field that a call does not know is named as it was sent, not by the word of another room', () => {
  const fields = { gate: [{ code: 'unknown_field' }], remark: [{ code: 'unknown_field' }] };
  const { errors } = answerOf(refuse('validation_failed', { fields }), 'mm', 'r').body;
  for (const [name, [problem]] of Object.entries(errors)) expect(problem?.field ?? problem?.message).toContain(name);
});
