import { expect, test } from 'vitest';
import { addressOf, addressProblem, readAddress, urlOfDatabase, withParameter } from './database-address.ts';

test('an address is read with all that libpq knows in it', () => {
  expect(
    readAddress(
      'postgres://clerk:p%40ss@db1,db2:5433,[::1]:5434/waybill?sslmode=verify-full&sslrootcert=/etc/ca.crt&connect_timeout=2',
    ),
  ).toEqual({
    hosts: [
      { host: 'db1', port: 5432 },
      { host: 'db2', port: 5433 },
      { host: '::1', port: 5434 },
    ],
    user: 'clerk',
    password: 'p@ss',
    passwordFile: undefined,
    database: 'waybill',
    target: 'read-write',
    sslMode: 'verify-full',
    sslRootCert: '/etc/ca.crt',
    sslCert: undefined,
    sslKey: undefined,
    connectTimeoutMs: 2000,
    options: undefined,
  });
  expect(readAddress('postgresql:///waybill?host=/var/run/postgresql').hosts).toEqual([
    { host: '/var/run/postgresql', port: 5432 },
  ]);
  expect(readAddress('postgres://db/x')).toMatchObject({ target: 'any', sslMode: 'prefer' });
  expect(readAddress('postgres://db/x?sslrootcert=system').sslMode).toBe('verify-full');
  expect(readAddress('postgres://a,b/x?target_session_attrs=standby').target).toBe('standby');
});

test('an address is shown without user and password, and changed in one place', () => {
  const url = 'postgres://u:p@db1,db2:5433/waybill?sslmode=require';
  expect(addressOf(url)).toBe('db1:5432,db2:5433/waybill');
  expect(urlOfDatabase(url, 'waybill_sandbox')).toBe('postgres://u:p@db1,db2:5433/waybill_sandbox?sslmode=require');
  expect(withParameter(url, 'password_file', '/run/a b')).toBe(`${url}&password_file=%2Frun%2Fa%20b`);
  expect(readAddress(withParameter(url, 'password_file', '/run/a b')).passwordFile).toBe('/run/a b');
  expect(withParameter(url, 'sslmode', 'disable')).toBe(url);
});

test.each([
  [
    'postgres://db/x?sslmode=on',
    'have a sslmode that is one of disable, allow, prefer, require, verify-ca, verify-full',
  ],
  ['postgres://db/x?target_session_attrs=master', 'have a target_session_attrs that is one of any, read-write, '],
  ['postgres://db/x?schema=public', 'it has schema'],
  ['postgres://db/x?connect_timeout=soon', 'have a connect_timeout of numbers'],
  ['postgres://db:99999/x', 'be a PostgreSQL address such as '],
  ['postgres://a,b c/x', 'be a PostgreSQL address such as '],
  ['mysql://db/x', 'be a PostgreSQL address such as '],
])('%s is refused in words', (url, words) => {
  expect(addressProblem(url)).toContain(words);
});
