import { expect, test } from 'vitest';
import { errorOf, firstMessage } from './api-error.ts';

const body = (more: object) =>
  JSON.stringify({ message: 'Please check the marked fields.', code: 'validation_failed', request_id: 'r-1', ...more });

test('X-02 the first entry of the errors object is what a person is told', () => {
  const error = errorOf(
    422,
    body({
      errors: {
        phone: [{ code: 'phone', message: 'Phone: not a phone number' }],
        name: [{ code: 'required', message: 'Name: fill this in' }],
      },
    }),
    null,
  );
  expect(firstMessage(error)).toBe('Phone: not a phone number');
  expect(error.fields.name?.[0]).toEqual({ code: 'required', message: 'Name: fill this in' });
});

test.each([
  ['a plain text', { errors: { phone: 'No phone' } }, 'No phone'],
  ['a list of texts', { errors: { phone: ['No phone', 'Too short'] } }, 'No phone'],
  [
    'a message with a value and a suffix',
    { errors: { weight: [{ message: 'At least', language: 'en', value: 1, suffix: 'kg' }] } },
    'At least 1 kg',
  ],
  [
    'a field beside its message',
    { errors: { name: [{ message: 'At most 60 characters.', language: 'en', field: 'Name' }] } },
    'Name: At most 60 characters.',
  ],
  [
    'a field beside its message in Myanmar',
    { errors: { name: [{ message: 'မမှန်ကန်ပါ။', language: 'mm', field: 'အမည်' }] } },
    'အမည် - မမှန်ကန်ပါ။',
  ],
  ['an entry without words', { errors: { phone: [{ code: 'phone' }], name: ['Fill this in'] } }, 'Fill this in'],
  ['an empty errors object', { errors: {} }, 'Please check the marked fields.'],
  ['errors of an unknown shape', { errors: 7 }, 'Please check the marked fields.'],
])('X-02 %s is understood', (_, more, text) => {
  expect(firstMessage(errorOf(422, body(more), null))).toBe(text);
});

test('X-02 without an errors object the message is told, be it JSON or plain', () => {
  expect(firstMessage(errorOf(409, '{"message":"Try again","code":"busy"}', null))).toBe('Try again');
  expect(firstMessage(errorOf(502, 'Bad Gateway', null))).toBe('Bad Gateway');
});

test('X-03 an error page of a proxy is not shown to people, and its request id is kept', () => {
  const error = errorOf(502, '<html><body>nginx</body></html>', 'r-9');
  expect(firstMessage(error)).toBe('');
  expect([error.status, error.code, error.requestId]).toEqual([502, 'unreadable', 'r-9']);
});

test('X-03 code, values and request id come from the one error shape', () => {
  const error = errorOf(429, body({ code: 'too_many_attempts', values: { seconds: 30 }, errors: {} }), 'of-the-header');
  expect([error.code, error.values.seconds, error.requestId]).toEqual(['too_many_attempts', 30, 'r-1']);
});

test('X-02 what is no error of the server says nothing', () => {
  expect(firstMessage(new TypeError('x is not a function'))).toBe('');
});
