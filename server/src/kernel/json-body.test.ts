import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { boundsOf, bodyBounds, bodyDepth, fieldsOfObject } from '@waybill/contract/kernel/body-sizes.ts';
import { registry } from '@waybill/contract/registry.ts';
import { bodyProblem } from './json-body.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/app.ts';

let testApp: TestApp;
let owner: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  owner = await testApp.as('owner');
});
afterAll(() => testApp.close());

const send = async (url: string, payload: string, language = 'en') => {
  const headers = { 'content-type': 'application/json', 'x-locale': language };
  const answer = await owner.send({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, size: answer.body.length, ...answer.json<{ code: string; errors: object }>() };
};
const fields = (n: number, name = 'field') =>
  JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, at) => [`${name}${at}`, 1])));

describe('S-30 X-03 a body that holds more than its call takes is refused before anything is made of it', () => {
  test.each([
    ['/api/login', 'more bytes than signing in needs', fields(400)],
    ['/api/nothing', 'more bytes than any form, and no call', fields(8000)],
    ['/api/staff', 'more bytes than a form', JSON.stringify({ name: 'x'.repeat(70_000) })],
    ['/api/staff', 'more fields than any object', fields(fieldsOfObject + 1)],
    ['/api/staff', 'more items than a form', JSON.stringify({ ids: Array.from({ length: 5000 }, () => 1) })],
    ['/api/scan', 'more fields than any object', fields(80_000)],
    ['/api/scan', 'more items than a batch', `{"scans":[${'{},'.repeat(70_000)}{}]}`],
  ])('X-03 %s: %s', async (url, _, payload) => {
    const { status, code, size } = await send(url, payload);
    expect([status, code, size < 1000]).toEqual([413, 'too_large', true]);
  });

  test('X-03 it is told in the language of the reader how many fields a call takes', async () => {
    for (const language of ['en', 'mm', 'zh']) {
      const { errors } = await send('/api/staff', fields(fieldsOfObject + 1), language);
      expect(errors).toMatchObject({ body: [{ code: 'too_many_values', message: expect.stringContaining('500') }] });
    }
  });

  test('X-03 ten unknown fields are named, however many came', async () => {
    const { status, errors } = await send('/api/scan', fields(fieldsOfObject, 'unknown'));
    const named = Object.entries(errors).filter(([name]) => name.startsWith('unknown'));
    expect([status, named.length]).toEqual([422, 10]);
    const listed = await owner.send({
      method: 'GET',
      url: `/api/staff?${Array.from({ length: 3000 }, (_, n) => `u${n}`).join('&')}`,
    });
    expect([listed.statusCode, Object.keys(listed.json().errors).length]).toEqual([422, 10]);
  });
});

test('X-03 signs inside of a text do not count as fields, and what is no JSON is left to the parser', () => {
  const most = { values: 20 };
  const quoted = JSON.stringify({ text: '"{[,:\\'.repeat(100), after: ['\\', '\\\\"', '"'] });
  expect(bodyProblem(quoted, most)).toBeNull();
  expect(bodyProblem(`${'['.repeat(bodyDepth)}${']'.repeat(bodyDepth)}`, most)).toBeNull();
  expect(bodyProblem(`${'['.repeat(bodyDepth + 1)}`, most)).toMatchObject({ code: 'malformed' });
  expect(bodyProblem(`[${'"a\\"b",'.repeat(20)}1]`, most)).toMatchObject({ code: 'too_large' });
  for (const text of ['{"a', ']]]', '"\\', '']) expect(bodyProblem(text, most)).toBeNull();
});

type Shape = Readonly<Record<string, unknown>> & {
  readonly properties?: Record<string, Shape>;
  readonly items?: Shape;
  readonly anyOf?: Shape[];
  readonly maxItems?: number;
  readonly maxLength?: number;
};

/** Number of values and characters of the largest body that a schema accepts; unbounded lists and texts count as short ones. */
function largest(shape: Shape): { readonly values: number; readonly signs: number } {
  if (shape.anyOf) {
    const all = shape.anyOf.map(largest);
    return { values: Math.max(...all.map(({ values }) => values)), signs: Math.max(...all.map(({ signs }) => signs)) };
  }
  if (shape.items) {
    const one = largest(shape.items);
    const n = shape.maxItems ?? 50;
    return { values: 1 + n * one.values, signs: 2 + n * (one.signs + 1) };
  }
  const inner = Object.entries(shape.properties ?? {}).map(([name, one]) => [name.length, largest(one)] as const);
  if (inner.length > 0)
    return {
      values: inner.reduce((sum, [, { values }]) => sum + values, 1),
      signs: inner.reduce((sum, [name, { signs }]) => sum + name + 4 + signs, 2),
    };
  return { values: 1, signs: (shape.maxLength ?? 40) + 2 };
}

const typed = registry.filter((endpoint) => endpoint.body);
const largestOf = (endpoint: (typeof typed)[number]) =>
  largest(toJSONSchema(endpoint.body as never, { io: 'input', unrepresentable: 'any' }) as Shape);

test('X-03 every call takes the largest body that its fields allow', () => {
  // Sheets pasted as text and orders of hundreds of labels are limited to a megabyte, whatever their fields would allow.
  const endsAtMegabyte = new Set(['label_imports.readText', 'labels.createMany', 'tariffs.edit', 'tracking.scan']);
  const over = typed
    .filter(({ id }) => !endsAtMegabyte.has(id))
    .map((endpoint) => [endpoint.id, largestOf(endpoint), boundsOf(endpoint)] as const)
    .filter(([, { values, signs }, bounds]) => values > bounds.values || signs > bounds.bytes)
    .map(([id, found]) => [id, found]);
  expect(over).toEqual([]);
});

test('S-30 a call for which nobody signs in takes a small body', () => {
  const guests = typed.filter(({ access }) => access === 'guest');
  expect(guests.map((endpoint) => [endpoint.id, boundsOf(endpoint)])).toEqual(
    guests.map(({ id }) => [id, bodyBounds.small]),
  );
});

test('X-03 K-01 a thousand scans are taken in one batch', async () => {
  const scans = Array.from({ length: 1000 }, (_, n) => ({
    scan_id: `thousand-${n}`,
    tracking_code: `EX${String(n).padStart(6, '0')}XM`,
    scanned_at: '2026-11-21T05:00:00Z',
    device: 'ကောင်တာ',
  }));
  expect((await send('/api/scan', JSON.stringify({ scans }))).status).toBe(200);
});
