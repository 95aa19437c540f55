import type { FastifyInstance } from 'fastify';
import { ownerTakes } from '@waybill/domain/kernel/key-owners.ts';
import { keyScopeNames, type KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { DemoClient } from './demo-client.ts';
import { demoPassword } from './demo-company.ts';
import { makeHooks, makeTestHooks } from './demo-hooks.ts';

interface DemoKey {
  readonly by: string;
  readonly name: string;
  /** Owner: a merchant of the maker's branch, a company by its name, or the maker's own branch, which is an agent's. */
  readonly owner: { readonly merchant: true } | { readonly company: string } | { readonly agent: true };
  readonly scopes: readonly KeyScope[];
  /** Works only in the sandbox. */
  readonly test?: true;
  /** Last change: revoked, or replaced, at once or with hours during which both keys work. */
  readonly afterwards?: 'revoke' | { readonly roll: 0 | 168 };
}

const shop: readonly KeyScope[] = ['quotes.read', 'labels.create', 'labels.read', 'labels.print', 'tickets.write'];

/** Keys of a merchant, a partner and an agent in every state, and one of a program in development. */
const keys: readonly DemoKey[] = [
  { by: 'manager', name: 'အွန်လိုင်းဆိုင် ဝဘ်ဆိုက်', owner: { merchant: true }, scopes: shop },
  { by: 'manager', name: 'Shop app', owner: { merchant: true }, scopes: shop, afterwards: { roll: 168 } },
  { by: 'manager', name: 'Stock program', owner: { merchant: true }, scopes: ['labels.read'], afterwards: { roll: 0 } },
  {
    by: 'manager',
    name: 'Yoma Riders',
    owner: { company: 'Yoma Riders Co., Ltd.' },
    scopes: ['labels.read'],
    afterwards: 'revoke',
  },
  {
    by: 'manager',
    name: 'Shop (test)',
    owner: { merchant: true },
    scopes: keyScopeNames.filter((scope) => ownerTakes('merchant', scope)),
    test: true,
  },
  { by: 'lso.manager', name: 'Lashio desk', owner: { agent: true }, scopes: ['quotes.read', 'labels.read'] },
];

/** Creates programs of external users with their calls, by the product's own commands; nothing where some exist. */
export async function makePrograms(app: FastifyInstance): Promise<void> {
  const { db } = app.waybill;
  if (await db.selectFrom('api_key').select('id').limit(1).executeTakeFirst()) return;
  for (const [n, { by, name, owner, scopes, test, afterwards }] of keys.entries()) {
    const first = n === 0;
    const maker = new DemoClient(app);
    const { data: me } = await maker.signIn(by, demoPassword).then(() => maker.call('sessions.activeAccount', {}));
    const branch_id = me.branch?.id ?? 0;
    const merchant = await db
      .selectFrom('customer')
      .select('id')
      .where('branch_id', '=', branch_id)
      .where('business_name', 'is not', null)
      .orderBy('id')
      .executeTakeFirst();
    const { data } = await maker.call('api_keys.create', {
      body: {
        name,
        owner_kind: 'merchant' in owner ? 'merchant' : 'company' in owner ? 'partner' : 'agent',
        customer_id: 'merchant' in owner ? (merchant?.id ?? null) : null,
        owner_name: 'company' in owner ? owner.company : null,
        branch_id,
        scopes: [...scopes],
        per_minute: null,
        expires_on: null,
        mode: test ? 'test' : 'live',
      },
    });
    const params = { id: data.id };
    if (test) await tryOut(app, { secret: data.secret, branch: branch_id, merchant: merchant?.id ?? 0 });
    else await callWith(app, data.secret);
    if (first) {
      const happen = async () => void (await makeParcels(app, data.secret));
      await makeHooks(app, { maker, merchant: merchant?.id ?? 0, happen });
    }
    if (afterwards === 'revoke')
      await maker.call('api_keys.revoke', { params, body: { reason: 'စာချုပ် ပြီးဆုံးသွားပါပြီ' } });
    else if (afterwards)
      await maker.call('api_keys.roll', { params, body: { overlap_hours: afterwards.roll, expires_on: null } });
    if (afterwards) await callWith(app, data.secret);
    await maker.call('sessions.logout', {});
  }
}

/** Makes a few calls, some of them refused, as during the development of a program. */
async function callWith(app: FastifyInstance, secret: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` };
  for (const url of ['/api/api-key/own', '/api/location?search=Hlaing', '/api/label/find?q=EX', '/api/cod'])
    await app.inject({ method: 'GET', url, headers });
  await app.inject({ method: 'POST', url: '/api/label', headers, payload: { weight: -1 } });
}

/** Plays the development of a program; nothing in a process without sandbox. */
async function tryOut(
  app: FastifyInstance,
  { secret, branch, merchant }: { readonly secret: string; readonly branch: number; readonly merchant: number },
): Promise<void> {
  const sandbox = await app.openSandbox?.();
  if (!sandbox) return;
  await callWith(app, secret);
  await makeTestHooks(sandbox.app.waybill, { branch, merchant, happen: () => walkParcels(app, secret) });
}

/** Plays a developer's test: one parcel is delivered, the receiver of the other is not at home. */
async function walkParcels(app: FastifyInstance, secret: string): Promise<void> {
  const program = new DemoClient(app);
  program.token = secret;
  const [sold, back] = await makeParcels(app, secret);
  await program.call('sandbox.walk', { body: { tracking_code: sold, to: 'delivered' } });
  await program.call('sandbox.walk', { body: { tracking_code: back, to: 'failed' } });
  await program.call('tracking.track', { body: { codes: [sold, back] } });
}

/** Creates parcels of a merchant's own program, to townships that branches deliver to; returns their codes. */
async function makeParcels(app: FastifyInstance, secret: string): Promise<string[]> {
  const codes: string[] = [];
  const program = new DemoClient(app);
  program.token = secret;
  const { data: towns } = await program.call('places.townships', {});
  const [from, to] = towns.filter(({ branch_id }) => branch_id !== null);
  for (const [destination_name, cod_amount] of [
    ['ဒေါ်ခင်မာလာ', 45_000],
    ['ဦးအောင်မြင့်', 28_000],
  ] as const) {
    const { data } = await program.call('labels.create', {
      body: {
        source_name: 'Shwe Shop',
        source_phone: ['09791234567'],
        source_township: from?.id,
        destination_name,
        destination_phone: ['09440012345'],
        destination_township: to?.id,
        accept_type: 'cod',
        payment_type: 'receiver_pay',
        cod_amount,
        weight: 1,
      },
    });
    codes.push(data.tracking_code);
  }
  return codes;
}
