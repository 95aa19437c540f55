import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareText } from './bare-text.ts';
import { parseDate } from './calendar.ts';
import { phoneKey } from './phone.ts';
import { rule } from './rules.ts';
import { searchKey } from './text.ts';

const shown = [
  ['a value that Excel must show as text', '="09791234567"', '09791234567'],
  ['quotes inside it', '="say ""hi"""', 'say "hi"'],
  ['an apostrophe before a phone', "'+959791234567", '+959791234567'],
  ['a whole number stored as a decimal', '9791234567.0', '9791234567'],
  ['Myanmar digits stored so', '၉၇၉၁.00', '၉၇၉၁'],
  ['a variation selector', '+95\uFE0E9791', '+959791'],
  ['a Hangul filler and a Braille blank', '\u3164Ma\u2800 Mya\u3164', 'Ma Mya'],
  ['marks of direction', '\u202A09791230024\u202C', '09791230024'],
  ['a name in quotes stays', "'Shwe'", "'Shwe'"],
  ['an apostrophe before a letter stays', "'t Hart", "'t Hart"],
  ['a fraction stays', '2.50', '2.50'],
  ['what may be thousands stays', '12.000', '12.000'],
  ['several points stay', '1.2.0', '1.2.0'],
] as const;

test.each(shown)('T-04 %s: %s', (_what, typed, bare) => {
  expect(bareText(typed)).toBe(bare);
});

test('T-04 making a text bare twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'\'"=+-.09a ၀\u200B\u3164') }), (text) => {
      expect(bareText(bareText(text))).toBe(bareText(text));
    }),
  );
});

test('T-04 forms and search take the same text, phone, number and date with and without such signs', () => {
  expect(rule.text().check('="Ma Mya"\u3164')).toEqual({ ok: true, value: 'Ma Mya' });
  expect(rule.phone().check("'+95\uFE0E9791234567")).toEqual({ ok: true, value: '09791234567' });
  expect(rule.phone().check('9791234567.0')).toEqual({ ok: true, value: '09791234567' });
  expect(rule.number({ integer: true }).check('="45000"')).toEqual({ ok: true, value: 45_000 });
  expect(rule.email().check('\u2060su@example.com\u2800')).toEqual({ ok: true, value: 'su@example.com' });
  expect(parseDate('\u200B20-11-2026')).toBe('2026-11-20');
  expect(phoneKey('="0979123"')).toBe(phoneKey('0979123'));
  expect(searchKey('="Ma Mya"')).toBe(searchKey('Ma Mya\uFE0F'));
});
