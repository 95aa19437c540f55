import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart, samples } from '../../kernel/testing/multipart.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';

let app: TestApp;
let fixture: LabelFixture;
let people: Record<'postman' | 'supervisor' | 'accountant' | 'finance' | 'owner', TestClient>;
let courier: number;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  const names = ['postman', 'supervisor', 'accountant', 'finance', 'owner'] as const;
  people = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await app.as(name)])),
  ) as typeof people;
  courier = (await people.postman.call('sessions.activeAccount', {})).data.id;
});
afterAll(() => app.close());

let scans = 0;
/** Scans parcels and expects that every scan was applied. */
async function scan(who: TestClient, codes: readonly string[], status: string, extra: object = {}): Promise<void> {
  const { data } = await who.call('tracking.scan', {
    body: {
      scans: codes.map((tracking_code) => ({
        scan_id: `example-${++scans}`,
        tracking_code,
        status,
        scanned_at: app.clock().toISOString(),
        ...extra,
      })),
    },
  });
  expect(data.map(({ result, code }) => [result, code])).toEqual(codes.map(() => ['applied', null]));
}

async function makeLabels(merchant: number): Promise<string[]> {
  const rows = [
    ['sender_pay', 50_000, 2_500],
    ['receiver_pay', 120_000, 3_000],
    ['from_cod', 350_000, 4_000],
    ['credit', 80_000, 2_500],
    ['from_cod', 60_000, 3_000],
  ] as const;
  const codes: string[] = [];
  for (const [payment_type, cod_amount, flat] of rows) {
    const { data } = await fixture.manager.call('labels.create', {
      body: fixture.online(merchant, {
        payment_type,
        cod_amount,
        rating_type: 'flat',
        flat,
        price_reason: 'သဘောတူ',
        destination_township: fixture.places.hlaing,
      }),
    });
    expect([data.shipping_total, data.cod_amount]).toEqual([flat, cod_amount]);
    codes.push(data.tracking_code);
  }
  return codes;
}

async function giveBack(code: string): Promise<void> {
  const { clerk } = fixture;
  const id = (await clerk.call('labels.find', { query: { q: code } })).data[0]?.id ?? 0;
  await scan(people.postman, [code], 'sendback_to_origin_branch', { reason: 'refused' });
  await scan(clerk, [code], 'arrivedback_to_origin_branch', { confirmed: true });
  await clerk.call('tracking.raiseReturn', { params: { id }, body: { reason: 'refused' } });
  await clerk.call('tracking.askReturn', { params: { id }, body: {} });
  await people.supervisor.call('tracking.agreeReturn', { params: { id }, body: {} });
  await scan(clerk, [code], 'sendback_to_origin_address', { to_staff_id: courier, confirmed: true });
  await scan(people.postman, [code], 'sentback_to_customer');
  await scan(clerk, [code], 'return_confirmed');
}

/** Creates an account of the merchant that a second person has confirmed. */
async function bankOf(merchant: number): Promise<number> {
  const { data } = await fixture.manager.call('customers.proposeBank', {
    params: { id: merchant },
    body: { bank: 'KBZ', bank_holder: 'ဒေါ်ခင်ဝင်း', bank_account: `0991${String(merchant).padStart(10, '0')}` },
  });
  const proposed = data.banks[0]?.id ?? 0;
  await people.owner.call('customers.confirmBank', { params: { id: merchant }, body: { bank_id: proposed } });
  return proposed;
}

/** Sums the operator's income, in whole kyat. */
async function earned(): Promise<number> {
  const { rows } = await app.database.pool.query(
    "select coalesce(-sum(p.amount), 0)::bigint as sum from posting p join account a on a.id = p.account_id where a.kind = 'income'",
  );
  return rows[0].sum;
}

test.each([
  [false, 583_000],
  [true, 580_500],
])(
  'S-20 S-21 K-02 the worked example from the counter to the paid clearance, credit netted: %s → %i Ks',
  async (net_credit, cleared) => {
    const before = await earned();
    const merchant = await fixture.merchant({
      merchant_type: 'existing',
      credit_limit: 100_000,
      return_fee: 1_500,
      net_credit,
    });
    const codes = await makeLabels(merchant);
    const [, , , , returned = ''] = codes;
    await scan(fixture.clerk, codes, 'accept_from_origin_branch');
    await scan(fixture.clerk, codes, 'send_to_destination_address', { to_staff_id: courier });
    await scan(people.postman, codes.slice(0, 4), 'delivered');
    await giveBack(returned);

    const mine = (await people.postman.call('handovers.mine', {})).data;
    expect(mine.amount).toBe(603_000);
    const handover = (await people.postman.call('handovers.open', { body: {} })).data;
    const counted = (
      await people.supervisor.call('handovers.count', { params: { id: handover.id }, body: { counted: 603_000 } })
    ).data;
    expect([counted.expected, counted.difference]).toEqual([603_000, 0]);
    const till = (await people.supervisor.call('handovers.branchCash', {})).data[0]?.balance ?? 0;
    const sent = (
      await people.supervisor.call('handovers.send', { body: { kind: 'bank', declared: till, slip_no: 'KBZ 1' } })
    ).data;
    await people.finance.call('handovers.count', { params: { id: sent.id }, body: { counted: till } });

    const ready = (await people.accountant.call('clearances.readyDetail', { query: { customer_id: String(merchant) } }))
      .data;
    expect(ready.figures).toMatchObject({
      actual_cod_amount: 600_000,
      actual_percent_amount: 8_500,
      from_cod_shipping: 4_000,
      return_amount: 4_500,
      credit_amount: net_credit ? 2_500 : 0,
      actual_clearance_cod: cleared,
      success_count: 4,
      return_count: 1,
    });
    const label_ids = ready.lines.filter(({ role }) => role === 'cod').map(({ label_id }) => label_id);
    const made = (
      await people.accountant.call('clearances.create', {
        body: { customer_id: merchant, label_ids, expected_net: cleared },
      })
    ).data;
    const paid = (
      await people.finance.call('clearances.pay', {
        params: { id: made.id },
        body: { version: made.version, method: 'bank', bank_id: await bankOf(merchant), received_amount: cleared },
      })
    ).data;
    expect(paid).toMatchObject({ status: 'complete', received_amount: cleared, actual_clearance_cod: cleared });
    // 20,000 of the document, and the shipping of A and D, which were paid at the counter and written on account.
    expect((await earned()) - before).toBe(20_000 + 2_500 + 2_500);
    expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
  },
);

/** The courier hands in their cash, and all of the branch's cash is confirmed at the bank. */
async function bankAll(): Promise<void> {
  const { data: mine } = await people.postman.call('handovers.mine', {});
  const { data: handover } = await people.postman.call('handovers.open', { body: {} });
  await people.supervisor.call('handovers.count', { params: { id: handover.id }, body: { counted: mine.amount } });
  const till = (await people.supervisor.call('handovers.branchCash', {})).data[0]?.balance ?? 0;
  const { data: sent } = await people.supervisor.call('handovers.send', {
    body: { kind: 'bank', declared: till, slip_no: 'KBZ 2' },
  });
  await people.finance.call('handovers.count', { params: { id: sent.id }, body: { counted: till } });
}

/** Reads the contents of a document of a kind, and creates it. */
async function makeOf(merchant: number, kind: 'cod' | 'return' | 'credit') {
  const query = { customer_id: String(merchant), kind };
  const { data: ready } = await people.accountant.call('clearances.readyDetail', { query });
  const label_ids = [...new Set(ready.lines.flatMap(({ role, label_id }) => (role === kind ? (label_id ?? []) : [])))];
  const expected_net = ready.figures.actual_clearance_cod;
  const body = { kind, customer_id: merchant, label_ids, expected_net };
  return (await people.accountant.call('clearances.create', { body })).data;
}

async function takeIn(document: { id: number; version: number }, amount: number) {
  const { id, version } = document;
  const body = { version, method: 'cash', received_amount: -amount };
  return (await people.accountant.call('clearances.pay', { params: { id }, body })).data;
}

async function owedBy(merchant: number): Promise<number> {
  const { rows } = await app.database.pool.query(
    "select coalesce(sum(p.amount), 0)::bigint as sum from posting p join account a on a.id = p.account_id where a.kind = 'receivable:merchant' and a.customer_id = $1",
    [merchant],
  );
  return rows[0].sum;
}

// The five parcels of the worked example of a merchant with credit, whose return is not taken off: 600,000 − 8,500 − 4,000 = 587,500; with D’s 2,500
// of credit netted 585,000. The return (3,000 + 1,500 = 4,500) is collected on its own document, in two payments; D’s 2,500 on a credit clearance.
test.each([
  [false, 587_500, 7_000],
  [true, 585_000, 4_500],
])(
  'S-21 M-05 the worked example of a credit merchant whose return is collected on its own document, credit netted: %s → %i Ks',
  async (net_credit, cleared, owed) => {
    const before = await earned();
    const merchant = await fixture.merchant({
      merchant_type: 'existing',
      credit_limit: 100_000,
      return_fee: 1_500,
      net_credit,
      net_return: false,
    });
    const codes = await makeLabels(merchant);
    await scan(fixture.clerk, codes, 'accept_from_origin_branch');
    await scan(fixture.clerk, codes, 'send_to_destination_address', { to_staff_id: courier });
    await scan(people.postman, codes.slice(0, 4), 'delivered');
    await giveBack(codes[4] ?? '');
    await bankAll();

    const cod = await makeOf(merchant, 'cod');
    expect(cod).toMatchObject({ actual_cod_amount: 600_000, return_amount: 0, actual_clearance_cod: cleared });
    const bank_id = await bankOf(merchant);
    await people.finance.call('clearances.pay', {
      params: { id: cod.id },
      body: { version: cod.version, method: 'bank', bank_id, received_amount: cleared },
    });
    expect(await owedBy(merchant)).toBe(owed);

    const returned = await makeOf(merchant, 'return');
    expect(returned).toMatchObject({ return_count: 1, return_amount: 4_500, actual_clearance_cod: -4_500 });
    const begun = await takeIn(returned, 3_000);
    expect(begun).toMatchObject({ status: 'pending', rest: -1_500 });
    expect(await owedBy(merchant)).toBe(owed - 3_000);
    expect(await takeIn(begun, 1_500)).toMatchObject({ status: 'complete', received_amount: -4_500, rest: 0 });

    if (!net_credit) {
      const credit = await makeOf(merchant, 'credit');
      expect(credit).toMatchObject({
        credit_count: 1,
        credit_amount: 2_500,
        return_amount: 0,
        actual_clearance_cod: -2_500,
      });
      expect(await takeIn(credit, 2_500)).toMatchObject({ status: 'complete', rest: 0 });
    }
    expect(await owedBy(merchant)).toBe(0);
    // However it is settled, the operator keeps the same: 20,000 of the document, and the shipping of A and D.
    expect((await earned()) - before).toBe(25_000);
    expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
  },
);

// The parcels of the worked example that are delivered, A to D, and G: it goes by bus gate, sender_pay, C 100,000, S 2,500, p 2,000. The gate takes 1,500 for it,
// which is on the merchant. ΣC 700,000, Σp 10,500, from_cod shipping 4,000: 685,500; 684,000 with the charge netted, else the merchant owes 1,500.
test.each([
  [false, 685_500, 1_500],
  [true, 684_000, 0],
])(
  'N-26 M-05 E-07 the worked example with a parcel by bus gate, its charge netted: %s → %i Ks',
  async (net_gate_submit, cleared, owed) => {
    const before = await earned();
    const merchant = await fixture.merchant({
      merchant_type: 'existing',
      credit_limit: 100_000,
      return_fee: 1_500,
      net_gate_submit,
    });
    const codes = (await makeLabels(merchant)).slice(0, 4);
    const { clerk, manager } = fixture;
    const { data: byGate } = await manager.call('labels.create', {
      body: fixture.online(merchant, {
        payment_type: 'sender_pay',
        cod_amount: 100_000,
        rating_type: 'flat',
        flat: 2_500,
        price_reason: 'သဘောတူ',
        gate_submit: true,
        destination_township: fixture.places.hlaing,
      }),
    });
    await scan(clerk, [...codes, byGate.tracking_code], 'accept_from_origin_branch');
    await scan(clerk, codes, 'send_to_destination_address', { to_staff_id: courier });
    await scan(people.postman, codes, 'delivered');
    const slip = await settleGateSlip(byGate.tracking_code);
    const { data: made } = await manager.call('gate_collections.create', {
      body: { gate_slip_id: slip, charge_each: 1_500, charge_by: 'merchant' },
    });
    expect(made).toMatchObject({ gate_owed: 100_000, gate_charge: 1_500, to_pay: 100_000 });
    const counted = await multipart({ counted: 100_000, method: 'cash', version: made.version });
    const answer = await people.accountant.send({
      method: 'POST',
      url: `/api/gate-collection/${made.id}/complete`,
      ...counted,
    });
    expect(answer.json().data).toMatchObject({ status: 'complete', counted: 100_000 });
    await bankAll();

    const document = await makeOf(merchant, 'cod');
    expect(document).toMatchObject({
      actual_cod_amount: 700_000,
      actual_percent_amount: 10_500,
      from_cod_shipping: 4_000,
      gate_submit_amount: net_gate_submit ? 1_500 : 0,
      actual_clearance_cod: cleared,
    });
    await people.finance.call('clearances.pay', {
      params: { id: document.id },
      body: {
        version: document.version,
        method: 'bank',
        bank_id: await bankOf(merchant),
        received_amount: cleared,
      },
    });
    // D’s shipping of 2,500 stays on account here.
    expect(await owedBy(merchant)).toBe(owed + 2_500);
    // p 10,500, shipping A 2,500, B 3,000, C 4,000, D 2,500, G 2,500, and the gate’s charge passed on 1,500.
    expect((await earned()) - before).toBe(26_500);
    expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
  },
);

/** The clerk hands a parcel to a bus gate, and the supervisor confirms its receipt. */
async function settleGateSlip(tracking_code: string): Promise<number> {
  const { clerk } = fixture;
  const form = await multipart({
    gate_name: `Gate of ${tracking_code}`,
    gate_phone: '0979111222',
    slip_number: tracking_code,
    slip_photo: { name: 'slip.png', content: samples.png },
  });
  const id = (await clerk.send({ method: 'POST', url: '/api/gate-slip', ...form })).json().data.id as number;
  const scanned_at = app.clock().toISOString();
  const handed = [{ scan_id: `example-${++scans}`, tracking_code, scanned_at, gate_slip_id: id }];
  await clerk.call('gate_slips.scan', { body: { scans: handed } });
  const { data } = await clerk.call('gate_slips.parcels', { query: { gate_slip_id: String(id) } });
  await people.supervisor.call('gate_slips.confirm', {
    params: { id: data[0]?.id ?? 0 },
    body: { word_by: 'receiver', word_name: 'Daw Khin', word_phone: '0979333444' },
  });
  return id;
}
