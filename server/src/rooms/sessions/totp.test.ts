import { expect, test } from 'vitest';
import { base32, codeAt, factorUri, matchingStep, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('O-14 at second %i the code is that of RFC 6238', (second, code) => {
  const now = new Date(second * 1000);
  expect(codeAt(secret, stepOf(now), 8)).toBe(code);
  expect(matchingStep(secret, code.slice(2), now)).toBe(stepOf(now));
});

test('O-14 a code is taken half a minute early or late, and not later', () => {
  const now = new Date(1_111_111_109_000);
  const at = (seconds: number) =>
    matchingStep(secret, codeAt(secret, stepOf(now)), new Date(now.getTime() + seconds * 1000));
  expect([at(-30), at(0), at(30)]).toEqual(Array.from({ length: 3 }, () => stepOf(now)));
  expect([at(-61), at(61)]).toEqual([null, null]);
  expect(matchingStep(secret, '12345', now)).toBe(null);
});

test('O-14 a secret is written as authenticator apps read it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(factorUri(secret, { issuer: 'Ayeyar Express', account: 'aung:1' })).toBe(
    'otpauth://totp/Ayeyar%20Express:aung%201?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ayeyar%20Express',
  );
});
