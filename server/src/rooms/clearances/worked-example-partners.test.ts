import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

/** Lashio is an agent’s branch; it earns 5 percent of the COD fee, and 300 of a money order. */
async function agentOffers(): Promise<void> {
  const agent = await fixture.as('lso.manager');
  const terms = [
    { service: 'cod', commission_kind: 'percent', commission_percent: 500 },
    { service: 'emo', commission_kind: 'fixed', commission_amount: 300 },
  ];
  for (const body of terms) {
    const { data } = await agent.call('agent_services.create', { body: body as never });
    const starts_on = businessDate(fixture.app.clock());
    await (await fixture.as('md')).call('agent_services.confirm', { params: { id: data.id }, body: { starts_on } });
  }
}

/** P goes by the mail post, which delivers it and pays 88,200, keeping 1,800. */
async function byMailPost(merchant: number): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ type: 'mm_post', to: 'YGN', cod: 90_000, merchant });
  const post = makeTrackingCode('RG', 71_000_001).slice(0, -2) + postSuffix;
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel, { status: 'send_to_mmpost', mp_tracking_code: post });
  await (
    await fixture.as('supervisor')
  ).call('mail_post.deliver', { params: { id: parcel.id }, body: { on_day: null, remark: null } });
  const form = await multipart({
    file: { name: 'november.csv', content: `Tracking No,COD Amount\n${post},90000` },
    reference: 'MP-71',
    paid_on: businessDate(fixture.app.clock()),
    bank_amount: 88_200,
    mmpost_charge: 1_800,
  });
  const brought = await (await fixture.as('manager')).send({ method: 'POST', url: '/api/remittance', ...form });
  const { id, version } = brought.json().data;
  await (await fixture.as('finance')).call('remittances.confirm', { params: { id }, body: { version } });
  return parcel;
}

/** L goes to the door in Lashio, whose postman hands in its 50,000 at the agent’s till. */
async function byAgent(merchant: number): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ to: 'LSO', cod: 50_000, merchant });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('lso.staff', parcel);
  await fixture.step('lso.staff', parcel, { to_staff_id: fixture.staff['lso.postman'] as number });
  await fixture.step('lso.postman', parcel);
  const { id } = (await (await fixture.as('lso.postman')).call('handovers.open', { body: {} })).data;
  await (await fixture.as('lso.manager')).call('handovers.count', { params: { id }, body: { counted: 50_000 } });
  return parcel;
}

/** The agent sells an order of 5,000 for its fee, paid out in Yangon from the money of P's and L's senders. */
async function order(): Promise<number> {
  const seller = await fixture.as('lso.staff');
  const { data: terms } = await seller.call('emos.terms', {});
  const emo_fee = terms.steps.find(({ up_to }) => up_to >= 5_000)?.fee ?? 0;
  const payee_nrc = '9/MAHAMA(N)710001';
  const { data } = await seller.call('emos.create', {
    body: {
      sender_name: 'Daw Hla',
      sender_phone: '09797100011',
      sender_nrc: '12/OUKAMA(N)710001',
      payee_name: 'U Ba',
      payee_phone: '09787100011',
      payee_nrc,
      amount: 5_000,
      emo_fee,
      pay_branch_id: fixture.branches['YGN'] as number,
      remark: null,
    },
  });
  const { code } = await seller.call('emos.code', { params: { id: data.id }, body: { card_nrc: null } });
  const payer = await fixture.as('staff');
  await payer.call('emos.take', { params: { id: data.id } });
  await payer.call('emos.pay', { params: { id: data.id }, body: { card_nrc: payee_nrc, pickup_code: code } });
  return emo_fee;
}

// One merchant, sender_pay, S 2,500 each: P by mail post, C 90,000, p 1,800; L delivered by an agent, C 50,000, p 1,000. ΣC 140,000, Σp 2,800: cleared 137,200.
// The agent holds 50,000 of L, 5,000 of the order and its fee of 500; it keeps 50 of L's fee and 300 of the order, and pays in 55,150. Income: p 2,800, shipping
// 5,000, the order's fee 500: 8,300; spent: the mail post's 1,800 and the agent's 350. The bank has 88,200 + 55,150 − 137,200 = 6,150 = 8,300 − 2,150.
test('N-27 O-11 F-10 M-01 the worked example with a parcel by mail post, one by an agent, and a money order: every account by hand', async () => {
  await agentOffers();
  const merchant = await fixture.merchant();
  const [posted, far] = [await byMailPost(merchant), await byAgent(merchant)];
  expect(await fixture.balance('cash:branch')).toBe(5_000 + 50_000);
  expect(await order()).toBe(500);

  const agent = await fixture.as('lso.manager');
  expect((await agent.call('handovers.agentDue', {})).data).toMatchObject({
    held: 55_500,
    commission: 350,
    due: 55_150,
  });
  const { data: settled } = await agent.call('handovers.settleAgent', { body: {} });
  await (
    await fixture.as('finance')
  ).call('handovers.count', { params: { id: settled.id }, body: { counted: 55_150 } });

  const accountant = await fixture.as('accountant');
  const { data: made } = await accountant.call('clearances.create', {
    body: { customer_id: merchant, label_ids: [posted.id, far.id], expected_net: 137_200 },
  });
  expect(made).toMatchObject({
    actual_cod_amount: 140_000,
    actual_percent_amount: 2_800,
    actual_clearance_cod: 137_200,
    own_fleet_count: 1,
    mmpost_count: 1,
  });
  const { data: proposed } = await (
    await fixture.as('manager')
  ).call('customers.proposeBank', {
    params: { id: merchant },
    body: { bank: 'KBZ', bank_holder: 'Daw Khin', bank_account: '099171000001' },
  });
  const bank_id = proposed.banks[0]?.id ?? 0;
  await (await fixture.as('owner')).call('customers.confirmBank', { params: { id: merchant }, body: { bank_id } });
  await (
    await fixture.as('finance')
  ).call('clearances.pay', {
    params: { id: made.id },
    body: { version: made.version, method: 'bank', bank_id, received_amount: 137_200 },
  });

  const accounts = await fixture.ask<{ name: string; held: number }>(
    `select a.kind || coalesce(' ' || a.name, '') as name, sum(p.amount)::int as held
     from posting p join account a on a.id = p.account_id
     group by 1 having sum(p.amount) <> 0 order by 1`,
  );
  expect(Object.fromEntries(accounts.map(({ name, held }) => [name, held]))).toEqual({
    bank: 6_150,
    'expense agent_commission': 350,
    'expense mmpost_charge': 1_800,
    'income cod_fee': -2_800,
    'income emo': -500,
    'income shipping': -5_000,
  });
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});
