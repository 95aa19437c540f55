import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { safeParse } from 'zod';
import { callAnswers } from '@waybill/contract/generated/call-answers.ts';
import { callExamples, exampleNumbers, type CallExample } from '@waybill/contract/call-examples.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { callsOfScopes } from '@waybill/contract/key-calls.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { ownerTakes } from '@waybill/domain/kernel/key-owners.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openExampleShop, type ExampleShop } from './testing/example-shop.ts';
import { shortAnswer } from './testing/short-answer.ts';
import { makeTestKey } from './testing/keys.ts';

const scopes = keyScopeNames.filter((scope) => ownerTakes('merchant', scope));
const answersFile = path.resolve(import.meta.dirname, '../../../../contract/src/generated/call-answers.ts');
const examples = Object.entries(callExamples) as [EndpointId, CallExample][];
let testApp: TestApp;
let shop: ExampleShop;
/** The answer to each example, in the order of the calls. */
const answered = new Map<EndpointId, { readonly status: number; readonly type: string; readonly body: unknown }>();

beforeAll(async () => {
  testApp = await startTestApp({ jobs: true, env: { WEBHOOK_HOSTS: '127.0.0.1' } });
  shop = await openExampleShop(testApp, scopes);
  for (const [id, example] of examples) {
    const { statusCode, headers, body } = await shop.make(id, example);
    const type = String(headers['content-type']);
    answered.set(id, { status: statusCode, type, body: type.includes('json') ? JSON.parse(body) : null });
    await shop.after(id);
  }
}, 240_000);
afterAll(async () => {
  await shop.close();
  await testApp.close();
});

test('N-06 every call that a key can make has an example', () => {
  expect(examples.map(([id]) => id).sort()).toEqual([...callsOfScopes(scopes)].sort());
});

test('N-06 the example of a label is answered to a key of a partner too', async () => {
  const { client } = await makeTestKey(testApp, await testApp.as('manager'), ['labels.create']);
  const { status, body } = await client.try(
    'labels.create',
    shop.withOwn(callExamples['labels.create'] ?? {}) as never,
  );
  expect([status, body]).toEqual([201, expect.anything()]);
});

test.each(examples)('N-06 the example of %s is answered to a merchant’s test key as the call’s schema says', (id) => {
  const endpoint = registry.find((row) => row.id === id);
  const { status, type, body } = answered.get(id) ?? {};
  expect([status, JSON.stringify(body)]).toEqual([
    endpoint?.status ?? 200,
    expect.not.stringContaining('"code":"valid'),
  ]);
  const output = endpoint?.output;
  if (!output) return expect(type).toMatch(/^(application\/pdf|image\/png)/);
  expect([id, safeParse(output, body).error]).toEqual([id, undefined]);
  expect([id, safeParse(output, callAnswers[id]).error]).toEqual([id, undefined]);
});

// After a change of an answer: npx vitest run --project server server/src/rooms/api-keys/call-examples.test.ts -u
test('N-06 the answers that the reference shows are those of these calls', async () => {
  const shown = Object.fromEntries(
    [...answered].flatMap(([id, { body }]) => (body === null ? [] : [[id, shortAnswer(body, shop)]])),
  );
  await expect(`/** Written by \`server/src/rooms/api-keys/call-examples.test.ts\`: what its calls were answered, lists cut to their first rows. */
export const callAnswers: Readonly<Record<string, unknown>> = ${JSON.stringify(shown, null, 1)};
`).toMatchFileSnapshot(answersFile);
  expect(Object.keys(exampleNumbers).filter((name) => !shop.used.has(name))).toEqual([]);
});
