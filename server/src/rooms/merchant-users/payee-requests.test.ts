import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from './testing/merchant-people.ts';

let app: TestApp;
let fixture: LabelFixture;
let manager: TestClient;
let chief: TestClient;
let founder: TestClient;
beforeAll(async () => {
  app = await startTestApp({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:9/sms' } });
  fixture = await openLabelFixture(app);
  ({ manager } = fixture);
  [chief, founder] = [await app.as('owner'), await app.as('superadmin')];
});
afterAll(() => app.close());

const useGateway = (on: boolean) =>
  app.database.pool.query('update message_setting set gateway = $1', [on ? 'http' : 'none']);
const messages = async (): Promise<{ phone: string; text: string }[]> =>
  (await app.database.pool.query("select phone, text from message where purpose = 'payee_code' order by id")).rows;
const lastCode = async () => /\d{6}/.exec((await messages()).at(-1)?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const account = { bank: 'KBZPay', bank_holder: 'Daw Mya', bank_account: '09791234567' };

let shops = 0;
/** A merchant with a known phone and a paid account, whose link for the portal was made weeks ago by the founder. */
async function openShop(values: { readonly phone?: string } = {}) {
  const phone = `0979555${String(++shops).padStart(4, '0')}`;
  const { data } = await founder.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: `Payee ${shops}`,
      phone: [phone],
      branch_id: (await manager.call('sessions.activeAccount', {})).data.branch?.id,
      bank: 'AYA',
      bank_holder: 'Daw Mya',
      bank_account: '20001234',
    },
  });
  const params = { id: data.id };
  await chief.call('customers.confirmBank', { params, body: { bank_id: data.banks[0]?.id } });
  const owner = await joinAs(app, founder, data.id, 'merchant-owner', values);
  await app.database.pool.query(
    "update merchant_invitation set made_at = made_at - interval '30 days' where customer_id = $1",
    [data.id],
  );
  const detail = async () => (await founder.call('customers.detail', { params })).data;
  const request = async () => ({ request_id: (await detail()).payee_request?.id ?? 0 });
  return { id: data.id, params, phone, owner, detail, request };
}
const verify = (owner: TestClient, code: string) => owner.try('merchant_users.verifyPayee', { body: { code } });
const refusal = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

test('U-05 F-06 another account counts after a code to the known phone and two of the staff; until then the old one is paid', async () => {
  await useGateway(true);
  const { params, owner, phone, detail, request } = await openShop();
  const first = await owner.call('merchant_users.askPayee', { body: account });
  expect(first.data).toMatchObject({
    paid: { bank: 'AYA', ending: '1234' },
    request: { ...account, status: 'requested', by_message: true, tries_left: 5, phone_ending: phone.slice(-3) },
    may_ask: false,
  });
  expect((await messages()).at(-1)?.phone).toContain(phone.slice(1));
  expect(await refusal(manager.try('customers.agreePayee', { params, body: await request() }))).toEqual([
    409,
    'state_not_allowed',
  ]);
  expect(await refusal(manager.try('customers.readPayeeCode', { params, body: await request() }))).toEqual([
    409,
    'payee_code_sent',
  ]);
  expect((await verify(owner, await lastCode())).body.data).toMatchObject({ request: { status: 'verified' } });
  expect(
    (await manager.call('customers.list', { query: { to_confirm: 'yes', search: `Payee ${shops}` } })).data,
  ).toHaveLength(1);
  const { data: agreed } = await manager.call('customers.agreePayee', { params, body: await request() });
  expect([agreed.bank, agreed.banks[0]?.status, agreed.payee_request]).toEqual(['AYA', 'proposed', null]);
  const bank_id = agreed.banks[0]?.id;
  expect(await refusal(manager.try('customers.confirmBank', { params, body: { bank_id } }))).toEqual([
    409,
    'own_proposal',
  ]);
  expect((await owner.call('merchant_users.payee', {})).data.paid?.bank).toBe('AYA');
  await chief.call('customers.confirmBank', { params, body: { bank_id } });
  const { data } = await owner.call('merchant_users.payee', {});
  expect(data).toMatchObject({
    paid: { bank: 'KBZPay', ending: '4567' },
    request: { proposal: 'confirmed' },
    may_ask: true,
  });
  expect((await detail()).bank).toBe('KBZPay');
  const lines = (await founder.call('audit.ofRecord', { query: { room: 'customers', id: String(params.id) } })).data;
  expect(lines.map(({ action }) => action).slice(0, 4)).toEqual([
    'confirm_bank',
    'agree_payee',
    'verify_payee',
    'request_payee',
  ]);
});

test('U-05 of 50 guesses none is taken: five tries end a code, five codes a day are made, and the log has every wrong one', async () => {
  await useGateway(true);
  const { id, owner } = await openShop();
  await owner.call('merchant_users.askPayee', { body: account });
  const answers: (string | undefined)[] = [];
  for (let guess = 0; guess < 50; guess++) {
    answers.push((await verify(owner, otherThan(await lastCode()))).body.code);
    if (guess % 5 === 4) answers.push((await owner.try('merchant_users.sendPayeeCode', {})).body.code);
  }
  expect(answers.filter((code) => code === 'reset_code_wrong')).toHaveLength(50);
  expect(answers.filter((code) => code === 'payee_codes_used_up')).toHaveLength(6);
  expect(await refusal(verify(owner, await lastCode()))).toEqual([409, 'reset_code_wrong']);
  expect(await refusal(owner.try('merchant_users.askPayee', { body: { ...account, bank: 'AYA' } }))).toEqual([
    409,
    'payee_codes_used_up',
  ]);
  const { rows } = await app.database.pool.query(
    "select count(*)::int as n from audit where room = 'customers' and record_id = $1 and action = 'wrong_payee_code'",
    [String(id)],
  );
  expect(rows[0].n).toBe(51);
});

test('U-05 a code is refused after ten minutes, and a newer request replaces the former one', async () => {
  await useGateway(true);
  const { owner } = await openShop();
  await owner.call('merchant_users.askPayee', { body: account });
  const former = await lastCode();
  app.clock.advance({ minutes: 11 });
  expect(await refusal(verify(owner, former))).toEqual([409, 'reset_code_wrong']);
  const { data } = await owner.call('merchant_users.askPayee', { body: { ...account, bank_account: '0977000111' } });
  expect(data.request).toMatchObject({ bank_account: '0977000111', status: 'requested' });
  const answers = await Promise.all([verify(owner, await lastCode()), verify(owner, await lastCode())]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('U-05 without a gateway the branch reads the code out, and the reader neither agrees nor confirms', async () => {
  await useGateway(false);
  const { params, owner, phone, detail, request } = await openShop();
  expect((await owner.call('merchant_users.askPayee', { body: account })).data.request).toMatchObject({
    by_message: false,
    code_expires_at: null,
  });
  const { data: read } = await manager.call('customers.readPayeeCode', { params, body: await request() });
  expect(read.phone).toBe(phone);
  expect(JSON.stringify(await detail())).not.toContain(read.code);
  const { data: again } = await manager.call('customers.readPayeeCode', { params, body: await request() });
  expect(await refusal(verify(owner, read.code))).toEqual([409, 'reset_code_wrong']);
  await verify(owner, again.code);
  expect(await refusal(manager.try('customers.agreePayee', { params, body: await request() }))).toEqual([
    409,
    'not_independent',
  ]);
  const { data } = await founder.call('customers.agreePayee', { params, body: await request() });
  const body = { bank_id: data.banks[0]?.id };
  expect(await refusal(manager.try('customers.confirmBank', { params, body }))).toEqual([409, 'not_independent']);
  expect((await detail()).bank).toBe('AYA');
  await chief.call('customers.confirmBank', { params, body });
  expect((await detail()).bank).toBe('KBZPay');
});

test('U-05 who made a way into the portal lately neither reads the code out nor agrees', async () => {
  await useGateway(false);
  const { params, owner, request } = await openShop();
  const { data: team } = await manager.call('merchant_users.list', { params });
  await manager.call('merchant_users.resetLink', { params: { ...params, user_id: team.people[0]?.id } });
  await owner.call('merchant_users.askPayee', { body: account });
  for (const id of ['customers.readPayeeCode', 'customers.agreePayee'] as const)
    expect((await manager.try(id, { params, body: await request() })).status).toBe(409);
  expect(await refusal(manager.try('customers.readPayeeCode', { params, body: await request() }))).toEqual([
    409,
    'not_independent',
  ]);
});

test('U-05 the owner withdraws a request, also when the branch has proposed its account; a clerk and a suspended shop change nothing', async () => {
  await useGateway(true);
  const { params, owner, detail, request } = await openShop();
  await owner.call('merchant_users.askPayee', { body: account });
  await verify(owner, await lastCode());
  const { data: agreed } = await manager.call('customers.agreePayee', { params, body: await request() });
  const { data } = await owner.call('merchant_users.withdrawPayee', {});
  expect(data).toMatchObject({ paid: { bank: 'AYA' }, request: { status: 'withdrawn' }, may_ask: true });
  expect(await refusal(chief.try('customers.confirmBank', { params, body: { bank_id: agreed.banks[0]?.id } }))).toEqual(
    [409, 'state_not_allowed'],
  );
  expect(await refusal(owner.try('merchant_users.withdrawPayee', {}))).toEqual([409, 'state_not_allowed']);
  expect((await detail()).bank).toBe('AYA');
  const clerk = await joinAs(app, owner, params.id, 'merchant-clerk');
  expect(await refusal(clerk.try('merchant_users.askPayee', { body: account }))).toEqual([403, 'missing_permission']);
  await manager.call('customers.suspend', { params, body: { reason: 'x' } });
  expect(await refusal(owner.try('merchant_users.askPayee', { body: account }))).toEqual([403, 'payee_see_only']);
  expect((await owner.call('merchant_users.payee', {})).data).toMatchObject({ paid: { bank: 'AYA' }, may_ask: false });
});

test('U-05 the branch denies a request with a reason that the owner reads', async () => {
  await useGateway(true);
  const { params, owner, request } = await openShop();
  await owner.call('merchant_users.askPayee', { body: account });
  await manager.call('customers.denyPayee', { params, body: { ...(await request()), reason: 'Other name' } });
  expect((await owner.call('merchant_users.payee', {})).data).toMatchObject({
    request: { status: 'denied', reason: 'Other name', may_withdraw: false },
    may_ask: true,
  });
});

test('U-05 a phone that was changed lately gets no code: it goes to the number known before', async () => {
  await useGateway(true);
  const login = '09792223333';
  const { params, owner, phone, detail } = await openShop({ phone: login });
  const change = async (to: string) => {
    const { version, type, customer_name, branch_id } = await detail();
    await manager.call('customers.edit', { params, body: { type, customer_name, branch_id, phone: [to], version } });
  };
  await change('09799990001');
  app.clock.advance({ minutes: 5 });
  await change('09799990002');
  await owner.call('merchant_users.askPayee', { body: account });
  expect((await messages()).at(-1)?.phone).toContain(phone.slice(1));
  app.clock.advance({ hours: 24 * 8 });
  const later = app.guest();
  await later.signIn(login, demoPassword);
  await later.call('merchant_users.askPayee', { body: account });
  expect((await messages()).at(-1)?.phone).toContain('9799990002');
});
