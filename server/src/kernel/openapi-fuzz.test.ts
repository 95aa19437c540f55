import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { keyOwnerKinds, keepsToCustomer, ownerTakes } from '@waybill/domain/kernel/key-owners.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { makeTestKey } from '../rooms/api-keys/testing/keys.ts';
import { openLabelFixture } from '../rooms/labels/testing/label-fixture.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/app.ts';
import { anyOf, type JsonSchema } from './testing/from-schema.ts';

interface Answers {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
interface Call {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  readonly responses: Readonly<Record<string, Answers>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

let testApp: TestApp;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
/** A key for each kind of owner, with all scopes that it may have. */
const programs: TestClient[] = [];
beforeAll(async () => {
  testApp = await startTestApp({ env: { REQUESTS_PER_MINUTE: '0' } });
  const fixture = await openLabelFixture(testApp);
  const merchant = await fixture.merchant();
  await testApp.database.pool.query("update branch set type = 'agent' where code = 'MDY'");
  for (const owner of keyOwnerKinds) {
    const agent = owner === 'agent';
    const maker = await testApp.as(agent ? 'mdy.manager' : 'manager');
    const { client } = await makeTestKey(
      testApp,
      maker,
      keyScopeNames.filter((scope) => ownerTakes(owner, scope)),
      {
        owner_kind: owner,
        customer_id: keepsToCustomer(owner) ? merchant : null,
        owner_name: owner === 'partner' ? 'Shop Co.' : null,
        per_minute: 6000,
      },
    );
    await client.call('labels.create', { body: agent ? fixture.walkin() : fixture.walkin({ reference_id: owner }) });
    programs.push(client);
  }
});
afterAll(() => testApp.close());

const documentOf = async (query: string): Promise<Document> =>
  withoutRefs((await testApp.guest().send({ method: 'GET', url: `/api/openapi.json${query}` })).json());

/** Returns a document with its components in the place of the references to them, each component once. */
function withoutRefs(document: object): Document {
  const known = new Map<string, unknown>();
  const at = (ref: string): unknown => {
    if (!known.has(ref)) {
      const found = ref
        .split('/')
        .slice(1)
        .reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], document);
      known.set(ref, put(found));
    }
    return known.get(ref);
  };
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value) return at(String(value.$ref));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]));
  };
  return put(document) as Document;
}
const callsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );

const seed = 20_261_124;

interface Wish {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function wishesOf({ parameters, requestBody }: Call): fc.Arbitrary<Wish> {
  const part = (place: string, all: boolean) => {
    const rows = parameters.filter((row) => row.in === place);
    return fc.record(
      Object.fromEntries(rows.map(({ name = '', schema = {} }) => [name, anyOf(schema)])),
      all ? {} : { requiredKeys: rows.filter(({ required }) => required).map(({ name = '' }) => name) },
    );
  };
  const body = requestBody ? anyOf(requestBody.content['application/json'].schema) : fc.constant(undefined);
  return fc.record({ params: part('path', true), query: part('query', false), body });
}

/** Returns a value as an address can hold it: half of a surrogate pair becomes the replacement character. */
const textOf = (value: unknown): string =>
  Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)).toString();

function send(caller: TestClient, method: string, path: string, { params, query, body }: Wish) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name]) || '0'));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString();
  return caller.send({
    method: method.toUpperCase() as 'GET',
    url: search === '' ? url : `${url}?${search}`,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
}

const checks = new WeakMap<object, ValidateFunction>();

/** Returns how an answer differs from the document; null when it fits. */
function misfit(
  { responses }: Call,
  { statusCode, headers, payload }: Awaited<ReturnType<typeof send>>,
): string | null {
  if (statusCode >= 500) return `${statusCode} ${payload.slice(0, 300)}`;
  const described = responses[statusCode];
  if (!described) return `${statusCode} is not in the document: ${payload.slice(0, 300)}`;
  const schema = described.content?.['application/json']?.schema;
  if (!schema) return null;
  if (!String(headers['content-type']).startsWith('application/json')) return `${statusCode} is no JSON`;
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  return check(JSON.parse(payload)) ? null : `${statusCode} ${ajv.errorsText(check.errors)}`;
}

describe('C-05 what a stranger sends who knows the document alone', () => {
  test('C-05 N-06 X-03 every call of keys answers right and wrong values with what the document says, to the key of every kind of owner, and never with a fault of ours', async () => {
    const document = await documentOf('?for=keys');
    const [misfits, done]: [unknown[], Set<string>] = [[], new Set()];
    for (const { path, method, call } of callsOf(document))
      for (const wish of fc.sample(wishesOf(call), { numRuns: proofSize({ usual: 2, long: 200 }), seed }))
        for (const program of programs) {
          const answer = await send(program, method, path, wish);
          const problem = misfit(call, answer);
          if (problem !== null) misfits.push([call.operationId, problem, JSON.stringify(wish).slice(0, 300)]);
          if (answer.statusCode < 300) done.add(call.operationId);
        }
    expect(misfits).toEqual([]);
    // The values are not all refused.
    expect(done.size).toBeGreaterThan(10);
  });

  test('C-05 X-03 calls of people answer so too', async () => {
    const document = await documentOf('');
    /** Streams that never end, and calls that end the caller's session. */
    const leftOut = /^(sessions\.(events|logout|login))/;
    const calls = callsOf(document).filter(({ call }) => !leftOut.test(call.operationId));
    const every = proofSize({ usual: 4, long: 1 });
    const misfits: unknown[] = [];
    let caller = await testApp.as('superadmin');
    for (const { path, method, call } of calls.filter((_, at) => at % every === 0))
      for (const wish of fc.sample(wishesOf(call), { numRuns: proofSize({ usual: 2, long: 60 }), seed })) {
        let answer = await send(caller, method, path, wish);
        if (answer.statusCode === 401) {
          // A call may have ended the session: it is made once more with a new one.
          caller = await testApp.as('superadmin');
          answer = await send(caller, method, path, wish);
        }
        const problem = misfit(call, answer);
        if (problem !== null) misfits.push([call.operationId, problem, JSON.stringify(wish).slice(0, 300)]);
      }
    expect(misfits).toEqual([]);
  });
});
