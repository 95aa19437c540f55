import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import {
  merchantRoleSlugs,
  ownKeyScopes,
  scopesOfMerchant,
  type MerchantRole,
} from '@waybill/domain/kernel/merchant-roles.ts';
import { callsOfMerchant } from '@waybill/contract/key-calls.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { startTestApp, type TestApp } from '../kernel/testing/app.ts';
import { merchantExpectations } from './testing/merchant-expectations.ts';
import { foreignBodies } from './testing/foreign-bodies.ts';
import { makeMerchantWorld, storedOf, type MerchantWorld } from './testing/merchant-world.ts';
import { fieldNames, sampleBody } from './testing/sample-body.ts';
import { ParcelFixture } from '../rooms/tracking/testing/parcel-fixture.ts';

type Call = (typeof registry)[number];
let testApp: TestApp;
let fixture: ParcelFixture;
/** The merchant who asks, another of the same branch, and one of another branch. */
let own: MerchantWorld;
let foreign: readonly MerchantWorld[];
beforeAll(async () => {
  testApp = await startTestApp();
  fixture = await ParcelFixture.open({}, testApp);
  own = await makeMerchantWorld(fixture, { name: 'own', branch: 'YGN', nth: 1 });
  foreign = [
    await makeMerchantWorld(fixture, { name: 'near', branch: 'YGN', nth: 2 }),
    await makeMerchantWorld(fixture, { name: 'far', branch: 'MDY', nth: 3 }),
  ];
  await markStaff();
}, 120_000);
afterAll(() => testApp.close());

/** Part of every name of the staff, and of their phones, which nobody of a merchant may read (U-02). */
const staffMark = 'Staffmark';
const staffDigits = '966000';

/** Gives everybody of the staff a name and a phone that occur nowhere else. */
async function markStaff(): Promise<void> {
  await fixture.ask(
    `update staff set name = $1 || ' ' || user_name, phones = array['09' || $2 || lpad(id::text, 4, '0')]
      where user_type is distinct from 'merchant'`,
    [staffMark, staffDigits],
  );
}

/** Left out: signing out ends the session, as do two more, and an event stream never ends. */
const apart: readonly string[] = ['sessions.logout', 'sessions.events', 'sessions.revoke', 'sessions.revokeOthers'];
const calls = registry.filter(({ id }) => !apart.includes(id));
const openTo = (role: MerchantRole) => calls.filter(({ id }) => merchantExpectations[role].has(id));

const nobody = 888_888_888;
const nonsense = { records: {}, fields: {} };
/** The value of a field that names a record of nobody, of the kind that a known value has. */
const nonsenseOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(nonsenseOf) : typeof value === 'number' ? nobody : 'EX999999999XM';

interface Request {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

interface Seen {
  readonly status: number;
  readonly code: string | undefined;
  /** The whole answer with its headers, without what differs from request to request. */
  readonly text: string;
  readonly body: string;
}

async function ask(role: MerchantRole, call: Call, { params, query, body }: Request): Promise<Seen> {
  const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const options: InjectOptions = { method: call.method, url };
  if (query) options.query = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  if (body) options.payload = body;
  const response = await own.people[role].send(options);
  const isJson = String(response.headers['content-type']).includes('json');
  const answer = isJson ? response.json<{ code?: string }>() : {};
  const text = response.body.replace(/"request_id":"[^"]*"/, '');
  return {
    status: response.statusCode,
    code: response.statusCode < 400 ? undefined : answer.code,
    text: `${JSON.stringify({ ...response.headers, date: '' })} ${text}`,
    body: text,
  };
}

/** Returns the parameters of a call's path in a world. */
function paramsIn(call: Call, { records }: Pick<MerchantWorld, 'records'>): Record<string, unknown> {
  const room = call.id.split('.')[0] ?? '';
  return Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      (name === 'id' ? records[room] : records[name]) ?? (name === 'hash' ? 'x' : nobody),
    ]),
  );
}

const bodyIn = (call: Call, { fields }: Pick<MerchantWorld, 'fields'>): object | undefined =>
  call.body ? { ...sampleBody(call.body, fields), ...foreignBodies[call.id as EndpointId] } : undefined;

/** Returns what an answer says that the person may not read, except what the person sent. */
function leaksIn({ text }: Seen, sent: Request): string[] {
  const request = JSON.stringify(sent);
  const secrets = [...foreign.flatMap((world) => world.secrets), staffMark, staffDigits];
  return secrets.filter((secret) => text.includes(secret) && !request.includes(secret));
}

/** Returns what is wrong with the answer to a request: an error of the server, or something of somebody else. */
const faultsOf = (seen: Seen, sent: Request): string[] => [
  ...(seen.status >= 500 ? [`${seen.status}`] : []),
  ...leaksIn(seen, sent).map((secret) => `says ${secret}`),
];

const withBody = (call: Call, params: Request['params'], body: object | undefined): Request => ({
  params,
  ...(body && call.method !== 'GET' ? { body } : {}),
});

describe.each(merchantRoleSlugs)('U-02 %s', (role) => {
  test('U-02 U-01 may make the calls that the specification gives to this role, and no other', async () => {
    const scopes = scopesOfMerchant(role, { access: 'order', served: true }) ?? [];
    expect([...callsOfMerchant({ role, scopes, keyScopes: ownKeyScopes(role, scopes, scopes) })].toSorted()).toEqual(
      [...merchantExpectations[role]].toSorted(),
    );
    for (const call of calls.filter(({ id, access }) => access !== 'guest' && !merchantExpectations[role].has(id)))
      for (const world of inLongProofs ? [own, ...foreign, nonsense] : [own]) {
        const seen = await ask(role, call, withBody(call, paramsIn(call, world), bodyIn(call, world)));
        expect([call.id, seen.status, seen.code]).toEqual([call.id, 403, 'missing_permission']);
      }
  });

  test('U-02 meets a record of another merchant as one that does not exist, in every path', async () => {
    const faults: unknown[] = [];
    for (const call of openTo(role).filter(({ path }) => path.includes('{'))) {
      const none = await ask(role, call, withBody(call, paramsIn(call, nonsense), bodyIn(call, own)));
      for (const world of foreign) {
        const sent = withBody(call, paramsIn(call, world), bodyIn(call, own));
        const seen = await ask(role, call, sent);
        faults.push(...faultsOf(seen, sent).map((fault) => [call.id, fault]));
        if (seen.status !== none.status || seen.body !== none.body)
          faults.push([call.id, seen.status, seen.body.slice(0, 300), none.status, none.body.slice(0, 300)]);
      }
    }
    expect(faults).toEqual([]);
  });

  test('U-02 learns nothing of another merchant by any field of a query', async () => {
    const faults: unknown[] = [];
    let turn = 0;
    for (const call of openTo(role).filter(({ query }) => query))
      for (const name of fieldNames(call.query))
        for (const world of inLongProofs ? foreign : [foreign[turn++ % foreign.length] as MerchantWorld])
          for (const value of name === 'search' || name === 'q' ? world.secrets : [world.fields[name]]) {
            if (value === undefined) continue;
            const params = paramsIn(call, own);
            const sent = { params, query: { [name]: value } };
            const seen = await ask(role, call, sent);
            faults.push(...faultsOf(seen, sent).map((fault) => [call.id, name, fault]));
            if (name === 'branch_id') continue;
            const none = await ask(role, call, { params, query: { [name]: nonsenseOf(value) } });
            if (seen.status !== none.status || rowsOf(seen) !== rowsOf(none))
              faults.push([call.id, name, value, seen.body.slice(0, 300), none.body.slice(0, 300)]);
          }
    expect(faults).toEqual([]);
  });

  test('U-02 reads, changes and makes nothing of another merchant by any field of a body', async () => {
    const faults: unknown[] = [];
    const before = await Promise.all(foreign.map(({ customer }) => storedOf(fixture, customer)));
    for (const call of openTo(role).filter(({ body, method }) => body && method !== 'GET' && !isPassword(body)))
      for (const name of fieldNames(call.body))
        for (const world of foreign) {
          if (world.fields[name] === undefined) continue;
          const bodyOf = (value: unknown) => ({ ...bodyIn(call, own), [name]: value });
          const sent = { params: paramsIn(call, nonsense), body: bodyOf(world.fields[name]) };
          const onOwn = call.path.includes('{') ? [] : [{ params: {}, body: sent.body }];
          for (const request of [sent, ...onOwn])
            faults.push(...faultsOf(await ask(role, call, request), request).map((fault) => [call.id, name, fault]));
        }
    expect(faults).toEqual([]);
    expect(await Promise.all(foreign.map(({ customer }) => storedOf(fixture, customer)))).toEqual(before);
  });

  test('U-02 reads of their own no row of another merchant', async () => {
    const faults: unknown[] = [];
    for (const call of openTo(role).filter(({ method }) => method === 'GET')) {
      const needed = call.id === 'ledger.statement' ? { customer_id: own.customer } : {};
      const sent = { params: paramsIn(call, own), query: needed };
      const seen = await ask(role, call, sent);
      faults.push(...faultsOf(seen, sent).map((fault) => [call.id, fault]));
    }
    const track = registry.find(({ id }) => id === 'tracking.track') as Call;
    const sent = { params: {}, body: { codes: own.parcels.map(({ code }) => code) } };
    faults.push(...faultsOf(await ask(role, track, sent), sent));
    expect(faults).toEqual([]);
  });

  test('U-02 is told nothing by the calls of guests either, signed in as they are', async () => {
    const faults: unknown[] = [];
    for (const call of calls.filter(({ access }) => access === 'guest'))
      for (const world of foreign) {
        const sent = withBody(call, paramsIn(call, world), bodyIn(call, { fields: { ...world.fields, phone: 'x' } }));
        faults.push(...faultsOf(await ask(role, call, sent), sent).map((fault) => [call.id, fault]));
      }
    expect(faults).toEqual([]);
  });
});

test('U-02 reads of one’s own records and lists name nobody of the staff and none of their phones', async () => {
  const faults: unknown[] = [];
  const reads = openTo('merchant-owner').filter(({ method }) => method === 'GET');
  for (const call of reads) {
    const sent = { params: paramsIn(call, own) };
    const seen = await ask('merchant-owner', call, sent);
    faults.push(...faultsOf(seen, sent).map((fault) => [call.id, fault]));
  }
  expect([reads.length > 40, faults]).toEqual([true, []]);
});

test('U-02 commands on one’s own records show nothing of others, and fail with no error of the server', async () => {
  const faults: unknown[] = [];
  const changing = openTo('merchant-owner').filter(({ method, body }) => method !== 'GET' && !isPassword(body));
  for (const call of changing) {
    const sent = withBody(call, paramsIn(call, own), bodyIn(call, own));
    faults.push(...faultsOf(await ask('merchant-owner', call, sent), sent).map((fault) => [call.id, fault]));
  }
  expect(faults).toEqual([]);
});

/** A sample password would change that of the person. */
const isPassword = (body: Call['body']): boolean => fieldNames(body).includes('current_password');

/** Returns the rows of an answer, else all of it. */
function rowsOf({ body, status }: Seen): string {
  return status < 300 && body.startsWith('{') ? JSON.stringify((JSON.parse(body) as { data?: unknown }).data) : body;
}
