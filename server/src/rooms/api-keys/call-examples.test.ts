import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callExamples,
  exampleHost,
  exampleNumbers,
  exampleTestCode,
} from '@waybill/contract/rooms/api-reference/call-examples.ts';
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
let numbers: Readonly<Record<keyof typeof exampleNumbers, number>>;
const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));
beforeAll(async () => {
  testApp = await startTestApp({ env: { WEBHOOK_HOSTS: ownHost } });
  const fixture = await openLabelFixture(testApp);
  const merchant = await fixture.merchant();
  numbers = { sender: fixture.places.hlaing, receiver: fixture.places.chanaye };
  const wish = { owner_kind: 'merchant', customer_id: merchant, owner_name: null } as const;
  shop = (await makeTestKey(testApp, fixture.manager, scopes, wish)).client;
  program = (await makeTestKey(testApp, fixture.manager, scopes, { ...wish, mode: 'test' })).client;
  testCode = (await program.call('labels.create', { body: fixture.online(merchant) })).data.tracking_code;
});
afterAll(() => testApp.close());

/** An example with this operator’s own numbers. */
const ofThisOperator = (example: object): object =>
  JSON.parse(
    Object.entries(exampleNumbers).reduce(
      (all, [name, number]) => all.replaceAll(`:${number}`, `:${numbers[name as keyof typeof numbers]}`),
      JSON.stringify(example).replaceAll(exampleTestCode, testCode).replaceAll(exampleHost, ownHost),
    ),
  ) as object;

test.each(Object.entries(callExamples))(
  'N-06 the example of %s is answered to a merchant’s key',
  async (id, example) => {
    expect(callsOfScopes(scopes)).toContain(id);
    const client = id.startsWith('sandbox.') ? program : shop;
    const { status, body } = await client.try(id as 'labels.create', ofThisOperator(example) as never);
    const text = JSON.stringify(body);
    expect([status, text], text).toEqual([
      ['labels.create', 'pickup_requests.create', 'sandbox.webhook'].includes(id) ? 201 : 200,
      expect.not.stringContaining('validation_failed'),
    ]);
  },
);
