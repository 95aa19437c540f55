import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { forgetCounts } from '../../kernel/hot/remembered-counts.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import type { FixtureLabel } from '../ledger/testing/money-fixture.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { joinAs } from './testing/merchant-people.ts';

interface Shop {
  readonly id: number;
  readonly owner: TestClient;
  readonly clerk: TestClient;
  /** Parcels by what may happen to them next. */
  readonly accepted: FixtureLabel[];
  readonly delivered: { readonly label: FixtureLabel; readonly entry: number }[];
  readonly all: Pick<FixtureLabel, 'id' | 'code'>[];
  /** Answers of the last reading; null once something of theirs has changed. */
  seen: string | null;
}

let desk: ClearanceDesk;
let orders: LabelFixture;
const shops: Shop[] = [];
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  const { fixture } = desk;
  orders = await openLabelFixture(fixture.app);
  // Codes of the product begin far from those of the fixture.
  await fixture.app.database.pool.query("select setval('label_serial_ex', 60000000)");
  for (const name of ['First', 'Second']) {
    const id = await fixture.merchant({ name, phone: `0979700000${shops.length}` });
    const owner = await joinAs(fixture.app, desk.manager, id);
    const clerk = await joinAs(fixture.app, owner, id, 'merchant-clerk');
    shops.push({ id, owner, clerk, accepted: [], delivered: [], all: [], seen: null });
  }
}, 60_000);
afterAll(() => desk.close());

/** Repeatable numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Everything that the people of a shop read, as text. */
async function readsOf({ id, owner, clerk, all }: Shop): Promise<string> {
  // The fixture writes labels straight into tables, which invalidates no total.
  forgetCounts();
  const parcel = all.at(-1);
  const answers = await Promise.all([
    owner.try('merchant_users.home', {}),
    owner.try('labels.list', {}),
    owner.try('labels.count', {}),
    owner.try('cod.list', {}),
    owner.try('cod.totals', { query: { search: '' } }),
    owner.try('cod.count', {}),
    owner.try('clearances.list', {}),
    owner.try('clearances.totals', { query: { search: '' } }),
    owner.try('clearances.nextPayout', {}),
    owner.try('merchant_users.news', {}),
    owner.try('customers.receivers', { query: { phone: '0979' } }),
    owner.try('ledger.statement', { query: { customer_id: id } }),
    owner.try('pickup_requests.list', {}),
    owner.try('support_tickets.list', {}),
    owner.try('support_tickets.count', {}),
    owner.try('merchant_users.payee', {}),
    owner.try('merchant_users.list', { params: { id } }),
    clerk.try('merchant_users.home', {}),
    clerk.try('labels.list', {}),
    clerk.try('support_tickets.list', {}),
    ...(parcel
      ? [
          owner.try('clearances.parcelMoney', { params: { id: parcel.id } }),
          owner.try('labels.detail', { params: { id: parcel.id } }),
          owner.try('tracking.track', { body: { codes: [parcel.code] } }),
        ]
      : []),
  ]);
  return JSON.stringify(answers.map(({ status, body }) => [status, body])).replaceAll(/"request_id":"[^"]*"/g, '');
}

type Step = (shop: Shop, random: () => number) => Promise<void>;
const steps: Readonly<Record<string, Step>> = {
  make: async (shop, random) => {
    const payment = (['sender_pay', 'receiver_pay', 'from_cod'] as const)[Math.floor(random() * 3)] ?? 'sender_pay';
    const cod = 10_000 + Math.floor(random() * 90) * 1_000;
    const labels = await desk.fixture.labels({ merchant: shop.id, payment, cod, shipping: 2_000, returnFee: 1_000 }, 1);
    shop.accepted.push(...labels);
    shop.all.push(...labels);
  },
  order: async (shop) => {
    const { data } = await shop.clerk.call('labels.create', { body: orders.walkin({ merchant_id: shop.id }) });
    shop.all.push({ id: data.id, code: data.tracking_code });
  },
  note: async (shop) => {
    const parcel = shop.all.at(-1);
    const body = { courier_note: `Of ${shop.id}` };
    if (parcel) await shop.owner.try('labels.courierNote', { params: { id: parcel.id }, body });
  },
  deliver: async (shop) => {
    const [label] = shop.accepted.splice(0, 1);
    if (!label) return;
    const entries = await desk.fixture.deliver([label], { courier: desk.fixture.people['postman']! });
    shop.delivered.push({ label, entry: entries.get(label.id) ?? 0 });
  },
  giveBack: async (shop) => {
    const [label] = shop.accepted.splice(0, 1);
    if (label) await desk.fixture.giveBack([label]);
  },
  clear: async (shop) => {
    const { body } = await desk.make(shop.id);
    if (body.data) shop.delivered.length = 0;
  },
  pay: async (shop) => {
    const { data } = await desk.finance.call('clearances.list', {
      query: { customer_id: String(shop.id), status: 'pending' },
    });
    const document =
      data.at(-1) && (await desk.finance.call('clearances.detail', { params: { id: data.at(-1)?.id } })).data;
    if (document)
      await desk.pay(desk.finance, document, { method: 'cash', received_amount: document.actual_clearance_cod });
  },
  receive: async (shop) => {
    const { data } = await shop.owner.call('clearances.list', { query: { status: 'complete' } });
    if (data[0]) await shop.owner.try('clearances.receive', { params: { id: data[0].id } });
  },
  ticket: async (shop) => {
    const parcel = shop.all.at(-1);
    await shop.clerk.try('support_tickets.create', {
      body: {
        type: 'shipping',
        priority: 'normal',
        desk: 'branch',
        subject: `Where is it ${shop.id}`,
        text: 'x',
        files: [],
        ...(parcel ? { tracking_code: parcel.code } : {}),
      },
    } as never);
  },
  payee: async (shop, random) => {
    const bank_account = String(100_000 + Math.floor(random() * 900_000));
    await shop.owner.try('merchant_users.askPayee', { body: { bank: 'AYA', bank_holder: 'x', bank_account } });
  },
  withdraw: async (shop) => void (await shop.owner.try('merchant_users.withdrawPayee', {})),
};
const names = Object.keys(steps);

test('U-02 what a merchant reads is a function of their own parcels: at random, nothing done for one shop changes an answer to the other', async () => {
  const seed = proofSize({ usual: 20_261_129, long: Date.now() % 1_000_000 });
  const random = randomFrom(seed);
  // The usual run compares less often than the long one, which names the step that shows something.
  const together = proofSize({ usual: 4, long: 1 });
  for (let at = 0; at < proofSize({ usual: 24, long: 10_000 });) {
    const own = random() < 0.5 ? 0 : 1;
    const [shop, other] = [shops[own], shops[1 - own]] as [Shop, Shop];
    other.seen ??= await readsOf(other);
    const done = Array.from({ length: together }, () => names[at++ % names.length] ?? 'make');
    for (const name of done) await steps[name]?.(shop, random);
    shop.seen = null;
    expect(await readsOf(other), `seed ${seed}, step ${at}: ${done.join(', ')}`).toBe(other.seen);
    if (random() > 0.1) continue;
    // The cash of both is counted and banked together.
    await desk.bankAll();
    other.seen = null;
  }
}, 3_600_000);
