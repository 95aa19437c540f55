import type { MerchantRole } from '@waybill/domain/kernel/merchant-roles.ts';
import { demoPassword } from '../../../demo/demo-company.ts';
import type { TestApp, TestClient } from '../../../kernel/testing/app.ts';

let people = 0;

/** Invites a person of a merchant and signs them in: the way in that everybody takes. */
export async function joinAs(
  app: TestApp,
  inviter: TestClient,
  customerId: number,
  role: MerchantRole = 'merchant-owner',
  values: { readonly phone?: string; readonly password?: string } = {},
): Promise<TestClient> {
  const params = { id: customerId };
  const { data } = await inviter.call('merchant_users.invite', { params, body: { role } });
  const client = app.guest();
  const { token } = await client.call('merchant_users.join', {
    body: {
      token: tokenIn(data.path),
      name: `Person ${++people}`,
      phone: `0925${String(people).padStart(7, '0')}`,
      password: demoPassword,
      ...values,
    },
  });
  client.token = token;
  return client;
}

/** Returns the token in the path of an invitation. */
export const tokenIn = (path: string): string => path.replace('/join/', '');
