import { expect, test } from 'vitest';
import { findPassword } from './database-password.ts';

const login = { host: { host: 'db1', port: 5432 }, database: 'waybill', user: 'clerk' };

test.each([
  ['db1:5432:waybill:clerk:secret', 'secret'],
  ['*:*:*:*:any', 'any'],
  ['db2:5432:waybill:clerk:other\n*:*:waybill:clerk:second', 'second'],
  ['# db1:5432:waybill:clerk:old\ndb1:*:*:*:new', 'new'],
  [String.raw`db1:5432:waybill:clerk:with\:colon\\`, String.raw`with:colon\\`.slice(0, -1)],
  ['db1:5432:waybill:clerk:kept:whole', 'kept:whole'],
  ['db1:5432:waybill:manager:other', null],
  ['db1:5432:waybill', null],
  ['', null],
])('a password file is read as libpq reads it: %j', (content, password) => {
  expect(findPassword(content, login)).toBe(password);
});

test('a local socket is called localhost in a password file', () => {
  const local = { ...login, host: { host: '/var/run/postgresql', port: 5432 } };
  expect(findPassword('localhost:5432:*:*:local', local)).toBe('local');
});
