import { expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { resetPasswordForm } from './staff-form.ts';
import { oneTimePassword, passwordBytes } from './one-time-password.ts';

const counting = (from: number) => Uint8Array.from({ length: passwordBytes }, (_, at) => (from + at * 7) % 256);

test('A-08 a one-time password has three groups of four letters that nobody mixes up', () => {
  for (let from = 0; from < 256; from += 1)
    expect(oneTimePassword(counting(from))).toMatch(/^[a-hjkmnp-zA-HJ-NP-Z2-9]{4}(-[a-hjkmnp-zA-HJ-NP-Z2-9]{4}){2}$/);
});

test('V-03 a one-time password passes the rules of the reset', () => {
  const password = oneTimePassword(counting(3));
  expect(checkForm(resetPasswordForm, { password, confirm_password: password }).ok).toBe(true);
});

test('A-08 other random bytes make another password, and too few make none', () => {
  expect(oneTimePassword(counting(1))).not.toBe(oneTimePassword(counting(2)));
  expect(() => oneTimePassword(new Uint8Array(4))).toThrow('too few');
});
