import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { registry } from '@waybill/contract/registry.ts';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { eventExamples, payloadNameOf, webhookPayloads } from '@waybill/contract/webhook-payloads.ts';
import { sentEvents } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import { openapi } from './openapi.ts';

interface ParameterSchema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly { readonly key?: readonly string[] }[];
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly schema?: ParameterSchema }[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
interface Document {
  readonly paths: Paths;
  readonly webhooks: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, ParameterSchema>> };
}

const sent = (readers: 'all' | 'keys'): Document => JSON.parse(JSON.stringify(openapi(registry, readers)));
const documents = { all: sent('all'), keys: sent('keys') };
const operationsOf = ({ paths, webhooks }: Document) =>
  [paths, webhooks].flatMap((group) =>
    Object.entries(group).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    ),
  );

/** Returns what an independent linter finds in a document with its recommended rules; warnings too. */
async function findingsIn(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

describe.each(['all', 'keys'] as const)('the document for %s', (readers) => {
  const document = documents[readers];

  test('C-05 a validator by others takes it for OpenAPI 3.1', async () => {
    expect(await new Validator().validate({ ...sent(readers) })).toEqual({ valid: true });
  });

  test('C-05 every shape in it has a name of the contract and is used, and none is called by a number', () => {
    const names = Object.keys(document.components.schemas);
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    );
    expect(names.filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !names.includes(name ?? ''))).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  test('C-05 every call has one name, also where a client writes it without dots, and every part of a path is described as one', () => {
    const operations = operationsOf(document);
    const inClients = operations.map(({ operation }) => operation.operationId.replaceAll(/[._]/g, '').toLowerCase());
    expect(inClients.filter((name, at) => inClients.indexOf(name) !== at)).toEqual([]);
    for (const { path, operation } of operations)
      expect([
        path,
        operation.parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => `{${name}}`)
          .sort(),
      ]).toEqual([path, (path.match(/\{\w+\}/g) ?? []).sort()]);
  });

  test('C-05 no address is that of two calls: where a word stands in one path and a parameter in another, the parameter cannot be that word', () => {
    const paths = Object.keys(document.paths).map((path) => ({ path, parts: path.split('/') }));
    const clashes = paths.flatMap(({ path, parts }) =>
      paths
        .filter((other) => other.path !== path && other.parts.length === parts.length)
        .filter((other) =>
          parts.every((part, at) => {
            const its = other.parts[at] ?? '';
            return (
              part === its ||
              takesWord(path, part, its) ||
              takesWord(other.path, its, part) ||
              (isPart(part) && isPart(its))
            );
          }),
        )
        .map((other) => `${path} ${other.path}`),
    );
    expect(clashes).toEqual([]);
    /** Could a word be the value of this parameter? Not of a number, nor of a choice without it. */
    function takesWord(path: string, part: string, word: string): boolean {
      const schemas = Object.values(document.paths[path] ?? {}).flatMap(({ parameters }) =>
        parameters.filter(({ name }) => `{${name}}` === part).map(({ schema }) => withoutRef(schema)),
      );
      return (
        isPart(part) && schemas.some(({ type, enum: values }) => type !== 'integer' && values?.includes(word) !== false)
      );
    }
    function withoutRef(schema: ParameterSchema = {}): ParameterSchema {
      const { $ref } = schema;
      return $ref === undefined ? schema : (document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    }
  });
});

const isPart = (part: string): boolean => part.startsWith('{');

test('C-05 a linter by others finds nothing in the document for keys with its recommended rules', async () => {
  expect(await findingsIn(documents.keys)).toEqual([]);
});

// It takes the linter some ten seconds.
longTest('C-05 the linter by others finds nothing in the document of all calls either', async () => {
  expect(await findingsIn(documents.all)).toEqual([]);
});

test('C-05 the validator and the linter by others look: each finds what is wrong in a document with one wrong call', async () => {
  const wrong = { ...sent('keys'), paths: { '/api/label': { get: { responses: 1 } } } };
  expect((await new Validator().validate(JSON.parse(JSON.stringify(wrong)))).valid).toBe(false);
  expect(await findingsIn(wrong)).toContainEqual(expect.stringMatching(/^struct/));
});

test('N-06 the document of keys has the calls that their scopes open, each with the scopes of which one is enough', () => {
  const described = operationsOf({ ...documents.keys, webhooks: {} }).flatMap(
    ({ operation: { operationId, security } }) => security.map(({ key = [] }) => `${key.join()} ${operationId}`),
  );
  const expected = [
    ...everyKeyCalls.map((id) => ` ${id}`),
    ...Object.entries(keyCalls).flatMap(([scope, ids]) => ids.map((id) => `${scope} ${id}`)),
  ];
  expect(described.sort()).toEqual(expected.sort());
});

test('N-06 every event is among the webhooks, with the headers of its signature and an example of its shape', () => {
  expect(Object.keys(documents.keys.webhooks)).toEqual([...sentEvents]);
  for (const event of sentEvents)
    expect([event, webhookPayloads[payloadNameOf(event)].strict().safeParse(eventExamples[event]).error]).toEqual([
      event,
      undefined,
    ]);
});
