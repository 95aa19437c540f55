import type { FastifyInstance } from 'fastify';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import type { MerchantRole, PortalAccess } from '@waybill/domain/kernel/merchant-roles.ts';
import { DemoClient } from './demo-client.ts';
import { demoPassword } from './demo-company.ts';

interface DemoPortal {
  /** Manager of the merchant's branch, who invites its owner. */
  readonly by: string;
  readonly business: string;
  readonly access: PortalAccess;
  /** Its owners make API keys and webhooks. */
  readonly keys?: true;
  /** Phone and name of each person. */
  readonly people: Readonly<Partial<Record<MerchantRole, readonly [string, string]>>>;
}

/** Merchants with people at the merchant portal, as the README lists them. */
const portals: readonly DemoPortal[] = [
  {
    by: 'manager',
    business: 'ရွှေဝါ အွန်လိုင်းဖက်ရှင်',
    access: 'order',
    keys: true,
    people: { 'merchant-owner': ['09450010001', 'မခင်ဝါဝင်း'], 'merchant-clerk': ['09450010002', 'မစန္ဒာလှိုင်'] },
  },
  {
    by: 'manager',
    business: 'City Mobile & Accessories',
    access: 'order',
    people: { 'merchant-owner': ['09450020001', 'ကိုဇေယျာလင်း'], 'merchant-clerk': ['09450020002', 'Ko Min Thu'] },
  },
  {
    by: 'manager',
    business: 'Golden Leaf လက်ဖက်',
    access: 'see',
    people: { 'merchant-owner': ['09450030001', 'ဒေါ်နွဲ့နွဲ့စိုး'], 'merchant-clerk': ['09450030002', 'မမာလာ'] },
  },
  {
    by: 'mdy.manager',
    business: '云南百货 Yunnan Trading',
    access: 'order',
    people: { 'merchant-owner': ['09450040001', '李明'], 'merchant-clerk': ['09450040002', 'Ma Nandar'] },
  },
];

/** Invites the people of some merchants to the portal, who join by their links as everybody does. */
export async function makePortals(app: FastifyInstance, customers: ReadonlyMap<string, number>): Promise<void> {
  for (const { by, business, access, keys, people } of portals) {
    const manager = new DemoClient(app);
    await manager.signIn(by, demoPassword);
    const params = { id: customers.get(business) };
    for (const [role, [phone, name]] of Object.entries(people)) {
      const { data } = await manager.call('merchant_users.invite', { params, body: { role } });
      const person = new DemoClient(app);
      const body = { token: data.path.replace('/join/', ''), name, phone, password: demoPassword };
      person.token = (await person.call('merchant_users.join', { body })).token;
      await person.call('sessions.logout', {});
    }
    if (access !== 'order' || keys)
      await manager.call('merchant_users.setAccess', {
        params,
        body: { portal_access: access, key_scopes: keys ? [...keyScopeNames] : [] },
      });
    await manager.call('sessions.logout', {});
  }
}
