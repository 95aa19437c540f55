import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { registry } from '@waybill/contract/registry.ts';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { callsOfKeys, openapi } from './openapi.ts';

/** Validates a document with a third-party validator, which knows only the published document. */
const validated = (document: object): Promise<{ valid: boolean; errors?: unknown }> =>
  new Validator().validate(JSON.parse(JSON.stringify(document)));

test('C-05 a validator by others takes the document of every call for OpenAPI 3.1', async () => {
  expect(await validated(openapi(registry))).toEqual({ valid: true });
});

longTest('C-05 the validator by others takes that of the calls of keys too', async () => {
  expect(await validated(openapi(callsOfKeys(registry)))).toEqual({ valid: true });
});

test('C-05 the validator by others looks: a document with one wrong call is not taken', async () => {
  const document = { ...openapi(callsOfKeys(registry)), paths: { '/api/label': { get: { responses: 1 } } } };
  expect((await validated(document)).valid).toBe(false);
});

test('C-05 every call has one name, and every part of a path is described as one', () => {
  const names = registry.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  const { paths } = openapi(registry) as {
    paths: Record<string, Record<string, { parameters: { name?: string; in?: string }[] }>>;
  };
  for (const [address, methods] of Object.entries(paths))
    for (const { parameters } of Object.values(methods))
      expect([
        address,
        parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => `{${name}}`)
          .sort(),
      ]).toEqual([address, (address.match(/\{\w+\}/g) ?? []).sort()]);
});

test('N-06 the document of keys has the calls that their scopes open, each with the scopes of which one is enough', () => {
  const { paths } = openapi(callsOfKeys(registry)) as {
    paths: Record<string, Record<string, { operationId: string; security: { key?: string[] }[] }>>;
  };
  const described = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, security }) =>
      security.flatMap(({ key }) => (key ? [`${key.join()} ${operationId}`] : [])),
    );
  const expected = [
    ...everyKeyCalls.map((id) => ` ${id}`),
    ...Object.entries(keyCalls).flatMap(([scope, ids]) => ids.map((id) => `${scope} ${id}`)),
  ];
  expect(described.sort()).toEqual(expected.sort());
});
