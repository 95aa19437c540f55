import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAnswers } from '@waybill/contract/rooms/api-reference/call-answers.ts';
import {
  callExamples,
  exampleCode,
  exampleHost,
  exampleNumbers,
  exampleTestCode,
} from '@waybill/contract/rooms/api-reference/call-examples.ts';
import { registry } from '@waybill/contract/registry.ts';
import { callsOfScopes } from '@waybill/contract/rooms/api-keys/key-calls.ts';
import { keyScopeNames } from '@waybill/domain/rooms/api-keys/key-scopes.ts';
import { ownerTakes } from '@waybill/domain/rooms/api-keys/key-owners.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture } from '../labels/testing/label-fixture.ts';
import { makeTestKey } from './testing/keys.ts';

let testApp: TestApp;
let shop: TestClient;
/** The same with a test key. */
let program: TestClient;
let testCode: string;
/** A host that is there on every machine. */
const ownHost = '127.0.0.1';
let code = exampleCode;
let numbers: Readonly<Record<keyof typeof exampleNumbers, number>>;
const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));
beforeAll(async () => {
  testApp = await startTestApp({ env: { WEBHOOK_HOSTS: ownHost } });
  const fixture = await openLabelFixture(testApp);
  const merchant = await fixture.merchant();
  const { hlaing: sender, chanaye: receiver } = fixture.places;
  const wish = { owner_kind: 'merchant', customer_id: merchant, owner_name: null } as const;
  shop = (await makeTestKey(testApp, fixture.manager, scopes, wish)).client;
  program = (await makeTestKey(testApp, fixture.manager, scopes, { ...wish, mode: 'test' })).client;
  testCode = (await program.call('labels.create', { body: fixture.online(merchant) })).data.tracking_code;
  // What the examples of later calls name was made by earlier ones.
  numbers = { sender, receiver, label: 0, visit: 0, ticket: 0 };
  const example = (id: 'labels.create' | 'pickup_requests.create' | 'support_tickets.create') =>
    ofThisOperator(callExamples[id] as object);
  const label = (await shop.call('labels.create', example('labels.create'))).data;
  code = label.tracking_code;
  numbers = {
    sender,
    receiver,
    label: label.id,
    visit: (await shop.call('pickup_requests.create', example('pickup_requests.create'))).data.id,
    ticket: (await shop.call('support_tickets.create', example('support_tickets.create'))).data.id,
  };
});
afterAll(() => testApp.close());

test('N-06 the example of a label is answered to a key of a partner too', async () => {
  const manager = await testApp.as('manager');
  const { client } = await makeTestKey(testApp, manager, ['labels.create']);
  const { status, body } = await client.try(
    'labels.create',
    ofThisOperator(callExamples['labels.create'] as object) as never,
  );
  expect([status, body]).toEqual([201, expect.anything()]);
});

/** An example with this operator’s own numbers and code. */
const ofThisOperator = (example: object): object =>
  JSON.parse(
    Object.entries(exampleNumbers).reduce(
      (all, [name, number]) => all.replaceAll(`:${number}`, `:${numbers[name as keyof typeof numbers]}`),
      JSON.stringify(example)
        .replaceAll(exampleCode, code)
        .replaceAll(exampleTestCode, testCode)
        .replaceAll(exampleHost, ownHost),
    ),
  ) as object;

/** The fields of an answer with their kinds, of each list the first: what an example has to have exactly. */
function fieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(fieldsOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fieldsOf(inner)]));
}

test.each(Object.entries(callExamples))(
  'N-06 the example of %s is answered to a merchant’s key',
  async (id, example) => {
    expect(callsOfScopes(scopes)).toContain(id);
    const endpoint = registry.find((row) => row.id === id);
    const input = ofThisOperator(example) as { params?: { id: number } };
    if (endpoint?.output === null) {
      const url = endpoint.path.replace('{id}', String(input.params?.id));
      const { statusCode, headers } = await shop.send({ method: endpoint.method, url });
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      return;
    }
    const client = id.startsWith('sandbox.') ? program : shop;
    const { status, body } = await client.try(id as 'labels.create', input as never);
    const text = JSON.stringify(body);
    expect([status, text], text).toEqual([endpoint?.status ?? 200, expect.not.stringContaining('validation_failed')]);
    if (id in callAnswers) {
      const shown = callAnswers[id as keyof typeof callAnswers];
      expect([id, endpoint?.output?.safeParse(shown).success]).toEqual([id, true]);
      expect(fieldsOf(shown)).toEqual(fieldsOf(body));
    }
  },
);
