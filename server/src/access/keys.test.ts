import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyScopeNames, type KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { openLabelFixture } from '../rooms/labels/testing/label-fixture.ts';
import { makeTestKey } from '../rooms/api-keys/testing/keys.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { expectations, type Expectation } from './expectations.ts';

let testApp: TestApp;
/** One key for each scope, and one with all scopes. */
const keys = new Map<KeyScope | 'all', TestClient>();
beforeAll(async () => {
  testApp = await startTestApp();
  const manager = await testApp.as('manager');
  const customer = await (await openLabelFixture(testApp)).merchant();
  const wish = { owner_kind: 'merchant', customer_id: customer, owner_name: null } as const;
  for (const scope of keyScopeNames) keys.set(scope, (await makeTestKey(testApp, manager, [scope], wish)).client);
  keys.set('all', (await makeTestKey(testApp, manager, keyScopeNames, wish)).client);
});
afterAll(() => testApp.close());

const nobody = 999_999_999;
async function knock(client: TestClient, id: EndpointId): Promise<string> {
  const { path } = registry.find((row) => row.id === id) ?? { path: '' };
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, nobody]));
  const { status, body } = await client.try(id, { params, body: {} } as never);
  // Refusals by the sandbox itself mean that the key may make the call.
  return (status === 401 || status === 403) && body.code !== 'sandbox_only' ? (body.code ?? '') : 'open';
}

describe('A-06 N-06 every key with every call', () => {
  const guarded = registry.filter(({ access }) => access !== 'guest').map((row) => row.id as EndpointId);

  const everything: readonly string[] = [...everyKeyCalls, ...keyScopeNames.flatMap((scope) => keyCalls[scope])];
  /** Sends each call, and returns those that are open and should not be, or the reverse, with the answer. */
  async function misplaced(key: KeyScope | 'all', ids: readonly EndpointId[], own: readonly string[]) {
    const answers = await Promise.all(ids.map((id) => knock(keys.get(key) as TestClient, id)));
    return ids.flatMap((id, at) =>
      answers[at] === (own.includes(id) ? 'open' : 'api_key_scope_missing') ? [] : [[id, answers[at]]],
    );
  }

  test('A-06 N-06 all scopes together open the calls that they name and no other', async () => {
    expect(await misplaced('all', guarded, everything)).toEqual([]);
  });

  // A call that all scopes together do not open is closed to one scope too; the long tests try that as well.
  const tried = inLongProofs ? guarded : guarded.filter((id) => everything.includes(id));
  test.each(keyScopeNames)(
    'A-06 N-06 the scope %s opens the calls that it names and none of another',
    async (scope) => {
      expect(await misplaced(scope, tried, [...everyKeyCalls, ...keyCalls[scope]])).toEqual([]);
    },
  );

  test('A-06 a key with everything makes no call that decides, approves, pays, counts cash or keeps people, keys and rights', async () => {
    const opened = guarded.filter((id) =>
      keyScopeNames.some((scope) => (keyCalls[scope] as readonly string[]).includes(id)),
    );
    expect(
      opened.filter((id) =>
        /^(api_keys|staff|roles|sessions|bulk|exports|handovers|transfers|expenses|emos|bank_|outflows)|approve|pay$|decide|confirm|settle|rollback|scan/.test(
          id,
        ),
      ),
    ).toEqual([]);
    expect(await knock(keys.get('all') as TestClient, 'api_keys.create')).toBe('api_key_scope_missing');
    expect(await knock(keys.get('all') as TestClient, 'sessions.activeAccount')).toBe('api_key_scope_missing');
  });

  test('A-06 every call that a key may make is one that some of the staff may make', () => {
    for (const scope of keyScopeNames)
      for (const id of keyCalls[scope])
        expect([id, (expectations[id] as Expectation) === 'guest']).toEqual([id, false]);
  });
});
