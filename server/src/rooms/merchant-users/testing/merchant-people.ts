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
  if (data.waits) await approveLink(app, customerId);
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

/** Agrees to the newest link of a merchant as a second person. */
async function approveLink(app: TestApp, customerId: number): Promise<void> {
  const founder = await app.as('superadmin');
  const { data } = await founder.call('merchant_users.list', { params: { id: customerId } });
  const link = data.invitations.find(({ waits }) => waits);
  await founder.call('merchant_users.approve', { params: { id: customerId, invitation_id: link?.id ?? 0 } });
}

/** Returns the token in the path of an invitation. */
export const tokenIn = (path: string): string => path.replace('/join/', '');
