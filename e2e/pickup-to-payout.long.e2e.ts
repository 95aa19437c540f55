import { expect, test } from 'vitest';
import { callEndingWords, callOutcomeWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { clearanceStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { caseKindWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import {
  pickupRequestCommandWords as verbs,
  pickupRequestFieldWords as field,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { callPageWords } from '@waybill/web/rooms/calls/call-page.words.ts';
import { pickupPageWords } from '@waybill/web/rooms/pickup-requests/pickup-page.words.ts';
import type { Api } from './support/api.ts';
import { press, stands, textbox } from './support/controls.ts';
import { setting } from './support/counter.ts';
import { eventually, openProduct, phone } from './support/journey.ts';
import { scan } from './support/merchant-cod.ts';
import { dataWords } from '../web/src/ui/table/data.words.ts';

const product = openProduct({ shared: true });
const cod = 40_000;
const shop = 'မိုးမခ အထည်ဆိုင်';
const shopPhone = '09671119922';
type Desk = Awaited<ReturnType<typeof setting>>;

/** Returns a merchant of Yangon whose bank account two people have confirmed. */
async function merchant(): Promise<{ id: number; bank: number }> {
  const [manager, owner] = [await product.as('manager'), await product.as('owner')];
  const branch_id = (await manager.call('sessions.activeAccount', {})).data.branch?.id;
  const body = { type: 'merchant', customer_name: 'ဒေါ်မိုး', business_name: shop, phone: [shopPhone], branch_id };
  const { id } = (await manager.call('customers.create', { body })).data;
  const { data } = await manager.call('customers.proposeBank', {
    params: { id },
    body: { bank: 'KBZ', bank_holder: 'ဒေါ်မိုး', bank_account: '09912345678902' },
  });
  const bank = data.banks[0]?.id ?? 0;
  await owner.call('customers.confirmBank', { params: { id }, body: { bank_id: bank } });
  return { id, bank };
}

/** The courier's part on their phone: one label is created on the screen, the others by the same call, then all are counted. */
async function collect(visit: number, customer: number, { townOf }: Desk): Promise<string[]> {
  const { page, t } = await product.work('postman', '/pickup-request/mine', { viewport: phone, touch: true });
  const card = page.getByRole('article', { name: shop });
  await press(card, t(verbs.accept.verb));
  await card.getByRole('link', { name: t(pickupPageWords.makeLabel) }).click();
  await page.getByText(shopPhone).waitFor();
  const receiver = page.getByRole('combobox', { name: t(labelFieldWords.destination_phone), exact: true });
  await receiver.pressSequentially('09440012345');
  await receiver.press('Enter');
  await textbox(page, t(labelFieldWords.destination_name)).fill('ဒေါ်ခင်မာလာ');
  const town = page.getByRole('combobox', { name: t(labelFieldWords.destination_township), exact: true });
  await town.fill(townOf('MDY').name_en);
  await page.getByRole('option').first().waitFor();
  await town.press('Enter');
  await textbox(page, t(labelFieldWords.weight)).fill('၁.၅');
  await textbox(page, t(labelFieldWords.cod_amount)).fill(String(cod));
  await press(page, t(dataWords.save));
  const courier = await product.as('postman');
  const labels = async () => (await courier.call('pickup_requests.detail', { params: { id: visit } })).data.labels;
  await eventually(async () => (await labels()).length).toBe(1);
  for (let at = 1; at < 5; at += 1)
    await courier.call('labels.create', {
      body: {
        merchant_id: customer,
        source_phone: [shopPhone],
        source_name: shop,
        pickup_request_id: visit,
        accept_type: 'cod',
        cod_amount: cod,
        payment_type: 'sender_pay',
        destination_phone: ['09440012345'],
        destination_name: `ဦးလှ ${at}`,
        destination_township: townOf('MDY').id,
        weight: 1,
      },
    });
  await page.goto('/pickup-request/mine');
  await press(card, t(verbs.complete.verb));
  const counting = page.getByRole('dialog');
  // The number of labels is already filled in.
  await eventually(() => textbox(counting, t(field.collected_count)).inputValue()).toMatch(/^[5၅]$/);
  await press(counting, t(verbs.complete.verb));
  // While the window is open, elements behind it do not count as visible.
  await counting.waitFor({ state: 'hidden' });
  await card.waitFor({ state: 'hidden' });
  return (await labels()).map(({ tracking_code }) => tracking_code);
}

let scanned = 0;
const one = (tracking_code: string) => ({
  scan_id: `payout-${++scanned}`,
  tracking_code,
  scanned_at: new Date().toISOString(),
});

/** A bag goes from Yangon to Mandalay without the last parcel, which travels beside it; one of the others, the last, never arrives. */
async function bagged(codes: readonly string[], staff: Api, far: Api): Promise<void> {
  const mandalay = (await staff.call('branches.all', {})).data.find(({ code }) => code === 'MDY')?.id;
  const bag = (await staff.call('mailbags.create', { body: { to_branch_id: mandalay } })).data;
  const params = { id: bag.id };
  const doing = async (who: Api, what: string, of: readonly string[], mailbag_id: number | null = null) => {
    const scans = of.map((code) => ({ ...one(code), doing: what, mailbag_id }));
    const { data } = await who.call('mailbags.scan', { body: { scans } });
    return data.map(({ result }) => result);
  };
  await doing(staff, 'pack', codes.slice(0, -1), bag.id);
  await staff.call('mailbags.seal', { params, body: { seal_no: 'YGN-77', weight: 6 } });
  await doing(staff, 'out', [bag.code]);
  await doing(far, 'in', [bag.code]);
  await doing(far, 'read', [...codes.slice(0, -2), codes.at(-1) ?? ''], bag.id);
  await far.call('mailbags.finish', { params, body: { seal_no: 'YGN-77' } });
  const { page, t } = await product.work('mdy.staff', '/mailbag-cases/open');
  for (const kind of ['short', 'over'] as const) await page.getByText(t(caseKindWords[kind])).first().waitFor();
}

/** With a courier: all but one are delivered for cash, one returns; the sheet closes when parcels and cash are in. */
async function delivered(codes: readonly string[], failed: string, people: Record<'far' | 'lead' | 'courier', Api>) {
  const { far, lead, courier } = people;
  const taker_id = (await courier.call('sessions.activeAccount', {})).data.id;
  const sheet = (await far.call('run_sheets.create', { body: { taker_id } })).data;
  const params = { id: sheet.id };
  const scans = [...codes, failed].map((code) => ({ ...one(code), run_sheet_id: sheet.id }));
  await far.call('run_sheets.scan', { body: { scans } });
  await courier.call('run_sheets.count', { params, body: { parcels_counted: scans.length } });
  await scan(courier, codes, 'delivered');
  await scan(courier, [failed], 'sendback_to_destination_branch', { reason: 'not_home' });
  await scan(far, [failed], 'arrivedback_to_destination_branch');
  const { amount } = (await courier.call('handovers.mine', {})).data;
  expect(amount).toBe(codes.length * cod);
  await expect(far.call('run_sheets.close', { params })).rejects.toThrow('cash_still_out');
  const handover = (await courier.call('handovers.open', { body: {} })).data;
  await lead.call('handovers.count', { params: { id: handover.id }, body: { counted: amount } });
  expect((await far.call('run_sheets.close', { params })).data.status).toBe('complete');
}

/** Three calls are not answered; the third is entered on the screen by key, and the parcel is to be returned. */
async function calledThreeTimes(code: string, far: Api): Promise<void> {
  const { id } = (await far.call('labels.find', { query: { q: code } })).data[0] ?? { id: 0 };
  const due = async () => {
    await eventually(async () => {
      await far.call('calls.next', { body: {} });
      return (await far.call('calls.ofLabel', { params: { id } })).data.open?.id ?? 0;
    }).toBeGreaterThan(0);
    const call = (await far.call('calls.ofLabel', { params: { id } })).data.open?.id ?? 0;
    // Hours pass.
    await product.server.query("update call_task set due_at = now() - interval '1 minute' where id = $1", [call]);
    return call;
  };
  for (let miss = 0; miss < 2; miss += 1) {
    const params = { id: await due() };
    await far.call('calls.take', { params });
    await far.call('calls.log', { params, body: { phone_selected: '09440012345', outcome: 'no_answer' } });
  }
  const last = await due();
  await far.call('calls.take', { params: { id: last } });
  const { page, t } = await product.work('mdy.staff', `/call-list/delivery/detail/${last}`, { locale: 'en' });
  const missed = page.getByRole('radio', { name: new RegExp(t(callOutcomeWords.no_answer)) });
  await missed.waitFor();
  await page.keyboard.press('1');
  await eventually(() => missed.isChecked()).toBe(true);
  await press(page, t(callPageWords.upload));
  // The screen shows what the third miss leads to, before it is entered.
  await eventually(async () => (await far.call('calls.ofLabel', { params: { id } })).data.open).toBeNull();
  await page.getByText(t(callEndingWords.no_contact)).first().waitFor();
}

/** Returned to the sender, who receives it in person. */
async function returned(code: string, people: Record<'staff' | 'postman' | 'far' | 'lead', Api>): Promise<void> {
  const { staff, postman, far, lead } = people;
  const { id } = (await far.call('labels.find', { query: { q: code } })).data[0] ?? { id: 0 };
  await far.call('tracking.askReturn', { params: { id }, body: {} });
  await lead.call('tracking.agreeReturn', { params: { id }, body: {} });
  await scan(far, [code], 'sendback_to_origin_branch', { confirmed: true });
  await scan(staff, [code], 'arrived_to_origin_branch', { confirmed: true });
  const to_staff_id = (await postman.call('sessions.activeAccount', {})).data.id;
  await scan(staff, [code], 'sendback_to_origin_address', { to_staff_id, confirmed: true });
  await scan(postman, [code], 'sentback_to_customer');
  await scan(staff, [code], 'return_confirmed');
}

test('F-04 F-05 F-09 S-23 S-24 O-12 from the sender’s door to the merchant’s money: collected, labelled, bagged, one short and one over, delivered, called, returned, paid', async () => {
  const desk = await setting(product);
  const [{ id: customer, bank }, staff, postman, far, lead, courier, finance] = await Promise.all([
    merchant(),
    product.as('staff'),
    product.as('postman'),
    product.as('mdy.staff'),
    product.as('mdy.manager'),
    product.as('mdy.postman'),
    product.as('finance'),
  ]);
  const wanted = {
    customer_id: customer,
    phone: [shopPhone],
    name: shop,
    with_temp_address: true,
    place_id: desk.townOf('YGN').id,
    time_request: new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10),
    day_part: 'morning',
    vehicle: 'motor_bike',
    counts: 4,
    postman_id: (await postman.call('sessions.activeAccount', {})).data.id,
  };
  const { id: visit } = (await staff.call('pickup_requests.create', { body: wanted })).data;
  const codes = await collect(visit, customer, desk);
  await scan(staff, codes, 'accept_from_origin_branch');
  const counted = await staff.call('pickup_requests.receive', { params: { id: visit }, body: { accepted_count: 5 } });
  expect(counted.data).toMatchObject({ counts: 4, collected_count: 5, accepted_count: 5 });
  expect(counted.data.labels.map(({ status }) => status)).toEqual(codes.map(() => 'accept_from_origin_branch'));

  const [first = '', second = '', failed = '', , over = ''] = codes;
  await bagged(codes, staff, far);
  await delivered([first, second, over], failed, { far, lead, courier });
  await calledThreeTimes(failed, far);
  await returned(failed, { staff, postman, far, lead });

  const till = (await lead.call('handovers.branchCash', {})).data.find(
    (cash) => cash.branch.id > 0 && cash.waiting > 0,
  );
  const sent = (
    await lead.call('handovers.send', { body: { kind: 'bank', declared: till?.balance ?? 0, slip_no: 'KBZ 9' } })
  ).data;
  await finance.call('handovers.count', { params: { id: sent.id }, body: { counted: till?.balance ?? 0 } });
  const accountant = await product.as('accountant');
  const ready = (await accountant.call('clearances.readyDetail', { query: { customer_id: customer } })).data;
  expect(ready.figures).toMatchObject({ actual_cod_amount: 3 * cod, success_count: 3, return_count: 1 });
  const net = ready.figures.actual_clearance_cod;
  const label_ids = ready.lines.flatMap(({ role, label_id }) =>
    role === 'cod' && label_id !== null ? [label_id] : [],
  );
  const made = (
    await accountant.call('clearances.create', { body: { customer_id: customer, label_ids, expected_net: net } })
  ).data;
  await finance.call('clearances.pay', {
    params: { id: made.id },
    body: { version: made.version, method: 'bank', bank_id: bank, received_amount: net },
  });
  const { page, t } = await product.work('accountant', `/cod-clearance-detail/${made.id}`, { locale: 'en' });
  await stands(page, t(clearanceStateFaces.complete.word));
  await page.getByText(groupThousands(net)).filter({ visible: true }).first().waitFor();
  expect(await finance.call('ledger.health', {})).toMatchObject({ ok: true, findings: [] });
}, 120_000);
