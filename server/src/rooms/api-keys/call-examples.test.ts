import { afterAll, beforeAll, expect, test } from 'vitest';
import { callExamples, exampleNumbers } from '@waybill/contract/rooms/api-reference/call-examples.ts';
import { callsOfScopes } from '@waybill/contract/rooms/api-keys/key-calls.ts';
import { keyScopeNames } from '@waybill/domain/rooms/api-keys/key-scopes.ts';
import { ownerTakes } from '@waybill/domain/rooms/api-keys/key-owners.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture } from '../labels/testing/label-fixture.ts';
import { makeTestKey } from './testing/keys.ts';

let testApp: TestApp;
let shop: TestClient;
let numbers: Readonly<Record<keyof typeof exampleNumbers, number>>;
const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));
beforeAll(async () => {
  testApp = await startTestApp();
  const fixture = await openLabelFixture(testApp);
  const merchant = await fixture.merchant();
  numbers = { sender: fixture.places.hlaing, receiver: fixture.places.chanaye };
  const wish = { owner_kind: 'merchant', customer_id: merchant, owner_name: null } as const;
  shop = (await makeTestKey(testApp, fixture.manager, scopes, wish)).client;
});
afterAll(() => testApp.close());

/** An example with this operator’s own numbers. */
const ofThisOperator = (example: object): object =>
  JSON.parse(
    Object.entries(exampleNumbers).reduce(
      (all, [name, number]) => all.replaceAll(`:${number}`, `:${numbers[name as keyof typeof numbers]}`),
      JSON.stringify(example),
    ),
  ) as object;

test.each(Object.entries(callExamples))(
  'N-06 the example of %s is answered to a merchant’s key',
  async (id, example) => {
    expect(callsOfScopes(scopes)).toContain(id);
    const { status, body } = await shop.try(id as 'labels.create', ofThisOperator(example) as never);
    const text = JSON.stringify(body);
    expect([status, text], text).toEqual([
      id === 'labels.create' || id === 'pickup_requests.create' ? 201 : 200,
      expect.not.stringContaining('validation_failed'),
    ]);
  },
);
