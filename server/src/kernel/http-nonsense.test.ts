import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '@waybill/contract/registry.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/app.ts';

let testApp: TestApp;
let founder: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.as('superadmin');
});
afterAll(() => testApp.close());

const json = { 'content-type': 'application/json' };

describe('X-03 nonsense never becomes a failure of the server', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '\u0000',
      '\ud800',
      '9'.repeat(400),
      '-1',
      '1e309',
      'ကောင်း',
      '\u202Eabc',
      '%',
      "'; drop table staff; --",
      '{}',
      'null',
    ),
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 5 }),
    fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 }),
  );
  const writes = registry.filter((row) => row.body && row.id !== 'sessions.login');

  test('X-03 whatever a body holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes),
        fc.integer({ min: 1, max: 60 }),
        fc.dictionary(
          fc.constantFrom(
            'name',
            'user_name',
            'title',
            'body',
            'phone',
            'branch_id',
            'version',
            'role',
            'list',
            'ids',
            'filters',
            'state',
            'columns',
            'password',
            'reason',
            'permissions',
          ),
          nasty,
        ),
        async (row, id, body) => {
          const response = await founder.send({
            method: row.method,
            url: row.path.replace(/\{\w+\}/g, String(id)),
            headers: json,
            payload: JSON.stringify(body),
          });
          expect([row.id, response.statusCode < 500]).toEqual([row.id, true]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('X-03 whatever a query holds', async () => {
    const lists = registry.filter((row) => row.query && row.method === 'GET' && !row.path.includes('switch_branch'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        fc.constantFrom(
          'page',
          'per_page',
          'sort',
          'search',
          'status',
          'role',
          'branch_id',
          'list',
          'id',
          'from',
          'staff',
        ),
        fc.string({ unit: 'binary' }),
        async (row, name, value) => {
          const response = await founder.send({
            method: 'GET',
            url: `${row.path.replace(/\{\w+\}/g, '1')}?${name}=${encodeURIComponent(value.replace(/[\ud800-\udfff]/g, ''))}`,
          });
          expect([row.id, name, response.statusCode < 500]).toEqual([row.id, name, true]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
