import type { CallInput } from '@waybill/contract/registry.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import type { TestApp, TestClient } from '../../../kernel/testing/app.ts';

type Wish = Partial<CallInput<'api_keys.create'>['body']>;

/** A key of a test, and a client that calls with it. */
export interface TestKey {
  readonly id: number;
  readonly secret: string;
  readonly client: TestClient;
}

/** Returns a client that calls with this key. */
export function keyClient(testApp: TestApp, secret: string): TestClient {
  const client = testApp.guest();
  client.token = secret;
  return client;
}

/** Creates a key as this user; by default a partner's of their branch. */
export async function makeTestKey(
  testApp: TestApp,
  maker: TestClient,
  scopes: readonly KeyScope[],
  wish: Wish = {},
): Promise<TestKey> {
  const { data: me } = await maker.call('sessions.activeAccount', {});
  const { data } = await maker.call('api_keys.create', {
    body: {
      name: 'Shop',
      owner_kind: 'partner',
      customer_id: null,
      owner_name: 'Shop Co.',
      branch_id: me.branch?.id ?? 0,
      scopes: [...scopes],
      per_minute: null,
      expires_on: null,
      ...wish,
    },
  });
  return { id: data.id, secret: data.secret, client: keyClient(testApp, data.secret) };
}
