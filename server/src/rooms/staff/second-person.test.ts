import { beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { isDifferentFromAll } from './two-people.queries.ts';
import { resetOnPaper } from './testing/account-hands.ts';
import { customerDesk } from '../customers/testing/customer-desk.ts';

const { desk, create } = customerDesk();
let serial = 0;
const password = { password: demoPassword, confirm_password: demoPassword };

beforeAll(() => {
  // One person made all accounts of the demo operator when it began; after 40 days that no longer counts.
  desk.app.clock.advance({ days: 40 });
});

/** Somebody new, made by `by`, signed in. */
async function made(by: TestClient, role = 'manager'): Promise<{ id: number; name: string; client: TestClient }> {
  serial += 1;
  const name = `made.${serial}`;
  const body = {
    user_name: name,
    name: `ကိုသစ် ${serial}`,
    role,
    user_type: 'fcs',
    branch_id: desk.yangon,
    locale: 'mm',
    ...password,
  };
  const { data } = await by.call('staff.create', { body });
  const client = await desk.app.as(name);
  return { id: data.id, name, client };
}

const signedIn = async (name: string) => desk.app.as(name);

/** The outcome when one person proposes an account for a merchant and the other confirms it. */
async function confirming(proposer: TestClient, confirmer: TestClient): Promise<string> {
  const { id } = await create({}, proposer);
  const body = { bank: 'KBZ', bank_holder: 'ဒေါ်ခင်ဝင်း', bank_account: '123456789' };
  const { data } = await proposer.call('customers.proposeBank', { params: { id }, body });
  const bank_id = data.banks[0]?.id;
  const shown = (await confirmer.call('customers.detail', { params: { id } })).data.banks[0]?.actions;
  const answer = await confirmer.try('customers.confirmBank', { params: { id }, body: { bank_id } });
  const outcome = answer.status === 200 ? 'confirmed' : String(answer.body.code);
  // The button says beforehand what the command will say.
  expect(shown?.find(({ command }) => command === 'confirm')?.blocked ?? 'confirmed').toBe(outcome);
  return outcome;
}

describe('F-06 a second person is not made to measure', () => {
  test('F-06 whoever made an account confirms nothing with it, nor by it, for thirty days', async () => {
    const [owner, manager] = [await signedIn('owner'), await signedIn('manager')];
    const other = await made(manager);
    expect(await confirming(manager, other.client)).toBe('not_independent');
    expect(await confirming(other.client, manager)).toBe('not_independent');
    expect(await confirming(other.client, owner)).toBe('confirmed');
    desk.app.clock.advance({ days: 31 });
    expect(await confirming(await signedIn('manager'), await signedIn(other.name))).toBe('confirmed');
  });

  test('F-06 an account that was made by one that was made is no other person, and two that one person made are not two', async () => {
    const manager = await signedIn('manager');
    const second = await made(manager);
    const third = await made(second.client);
    const sibling = await made(manager);
    expect(await confirming(manager, third.client)).toBe('not_independent');
    expect(await confirming(second.client, sibling.client)).toBe('not_independent');
    desk.app.clock.advance({ days: 31 });
  });

  test('F-06 M-03 of two accounts that one person made, through any number of others, neither is a second person to the other', async () => {
    // A director is a super role: that its own hands made both is no excuse.
    const director = await signedIn('md');
    const [accountant, manager] = [await made(director, 'manager'), await made(director, 'manager')];
    expect(await confirming(accountant.client, manager.client)).toBe('not_independent');
    const third = await made((await made((await made(director, 'owner')).client, 'owner')).client);
    expect(await confirming(accountant.client, third.client)).toBe('not_independent');
    expect(await confirming(accountant.client, await signedIn('owner'))).toBe('confirmed');
    desk.app.clock.advance({ days: 31 });
    expect(await confirming(await signedIn(accountant.name), await signedIn(manager.name))).toBe('confirmed');
  });

  test('F-06 a password, an account that was opened again and another role put it into the hands of whoever gave them', async () => {
    const old = await made(await signedIn('superadmin'), 'supervisor');
    const person = await made(await signedIn('superadmin'));
    desk.app.clock.advance({ days: 31 });
    const boss = await signedIn('owner');
    const params = { id: person.id };
    expect(await confirming(boss, await signedIn(person.name))).toBe('confirmed');
    await boss.call('staff.suspend', { params, body: { reason: 'leave' } });
    await boss.call('staff.reactivate', { params, body: { reason: 'back' } });
    expect(await confirming(boss, await signedIn(person.name))).toBe('not_independent');
    desk.app.clock.advance({ days: 31 });
    const again = await signedIn('owner');
    expect(await confirming(again, await signedIn(person.name))).toBe('confirmed');
    // The code was on paper and two handed it over: neither had a password of theirs.
    const code = await resetOnPaper(again, await signedIn('superadmin'), person.id, 'one-time-1');
    const reset = desk.app.guest();
    await reset.signIn(person.name, code);
    await reset.call('sessions.changePassword', { body: { current_password: code, ...password } });
    expect(await confirming(again, reset)).toBe('confirmed');
    await again.call('staff.resetPassword', {
      params,
      body: { password: 'one-time-1', confirm_password: 'one-time-1' },
    });
    const { data } = await again.call('staff.detail', { params: { id: old.id } });
    const {
      user_name,
      name,
      email,
      phone,
      gender,
      business_name,
      user_type,
      all_branches,
      branch_collection_id,
      locale,
      version,
    } = data;
    const values = {
      user_name,
      name,
      email,
      phone,
      gender,
      business_name,
      user_type,
      all_branches,
      branch_collection_id,
      locale,
      version,
    };
    await again.call('staff.edit', {
      params: { id: old.id },
      body: { ...values, role: 'manager', branch_id: desk.yangon, jointed_branches: [] } as never,
    });
    expect(await confirming(again, await signedIn(old.name))).toBe('not_independent');
  });

  test('F-06 M-03 IT support resets the passwords of a manager and an owner and signs in as neither; without a witness the two are no two people', async () => {
    const [lead, head] = [
      await made(await signedIn('md'), 'manager'),
      await made(await signedIn('superadmin'), 'owner'),
    ];
    const support = await made(await signedIn('admin'), 'it-support-hq');
    desk.app.clock.advance({ days: 31 });
    const helper = await signedIn(support.name);
    expect(await isDifferentFromAll(desk.app.app.waybill.db, [lead.id], head.id, desk.app.clock())).toBe(true);
    const body = { password: 'known-half', confirm_password: 'known-half' };
    for (const id of [lead.id, head.id]) await helper.call('staff.resetPassword', { params: { id }, body });
    for (const user_name of [lead.name, head.name])
      expect(
        (await desk.app.guest().try('sessions.login', { body: { user_name, password: 'known-half' } })).status,
      ).toBe(401);
    expect(await isDifferentFromAll(desk.app.app.waybill.db, [lead.id], head.id, desk.app.clock())).toBe(false);
    await (await signedIn('owner')).call('staff.confirmPerson', { params: { id: lead.id } });
    expect(await isDifferentFromAll(desk.app.app.waybill.db, [lead.id], head.id, desk.app.clock())).toBe(true);
  });

  test('S-30 of two equals neither sets the password of the other; somebody above both does', async () => {
    const owner = await signedIn('owner');
    const [one, other] = [await made(owner), await made(owner)];
    const body = { password: 'one-time-1', confirm_password: 'one-time-1' };
    const params = { id: other.id };
    const refused = await one.client.try('staff.resetPassword', { params, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'equal_rank']);
    expect((await one.client.call('staff.detail', { params })).data.may_reset_password).toBe(false);
    expect((await owner.try('staff.resetPassword', { params, body })).status).toBe(200);
  });
});
