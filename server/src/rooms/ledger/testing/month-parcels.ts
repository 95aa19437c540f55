import { expect } from 'vitest';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { paymentTypeNames, type PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { GateCollectionDetail } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { caseDesk } from '../../missing-cases/testing/case-desk.ts';
import type { MadeParcel, ParcelOptions } from '../../tracking/testing/parcel-fixture.ts';
import type { MonthMerchant, MonthPeople } from './month-people.ts';

/** Prices of the fixture's parcels: the shipping, the fee of a return, and the two percent of COD. */
const shipping = 2_500;
const returnFee = 1_500;
const feeOf = (cod: number): number => cod / 50;

/** A random choice: the merchant, the amount in thousands of kyat, the variant. */
export interface RandomChoice {
  readonly merchant: MonthMerchant;
  readonly thousands: number;
  readonly way: number;
}

/** Accepts parcels at Yangon, with payments by payment type. */
export async function accepted(
  people: MonthPeople,
  merchant: number,
  options: ParcelOptions,
  payments: readonly PaymentType[],
) {
  const { parcels, book } = people;
  const made: (MadeParcel & { payment: PaymentType })[] = [];
  for (const payment of payments) made.push({ ...(await parcels.parcel({ ...options, merchant, payment })), payment });
  const { data } = await parcels.scanMany(
    'staff',
    made.map(({ code }) => ({ code })),
  );
  expect(data.map(({ result }) => result)).toEqual(made.map(() => 'applied'));
  parcels.app.clock.advance({ minutes: 1 });
  for (const { id, payment } of made) {
    if (payment === 'sender_pay') book.move({ 'cash:branch YGN': shipping, 'income shipping': -shipping });
    if (payment !== 'credit') continue;
    book.move({ [`receivable:merchant ${merchant}`]: shipping, 'income shipping': -shipping });
    book.owe(merchant, id, 'credit', -shipping);
  }
  return made;
}

/** Records collected money of a parcel: the merchant's COD, the operator's fee of it, and shipping where the receiver or the COD pays it. */
export function collected(
  people: MonthPeople,
  label: number,
  of: { merchant: number; cod: number; payment: PaymentType; by: string },
): void {
  const { book } = people;
  const { merchant, cod, payment, by } = of;
  const fee = feeOf(cod);
  book.move({ [by]: cod, [`payable:merchant ${merchant}`]: fee - cod, 'income cod_fee': -fee });
  if (payment === 'receiver_pay') book.move({ [by]: shipping, 'income shipping': -shipping });
  const taken = payment === 'from_cod' ? shipping : 0;
  book.move({ [`payable:merchant ${merchant}`]: taken, 'income shipping': -taken });
  book.owe(merchant, label, 'cod', cod - fee - taken);
}

export async function scanAll(
  people: MonthPeople,
  who: string,
  made: readonly MadeParcel[],
  fields: object,
): Promise<void> {
  const { data } = await people.parcels.scanMany(
    who,
    made.map(({ code }) => ({ code, ...fields })),
  );
  expect(data.map(({ result, code }) => [result, code])).toEqual(made.map(() => ['applied', null]));
  people.parcels.app.clock.advance({ minutes: 1 });
}

export const toDoor = (people: MonthPeople) =>
  ({ status: 'send_to_destination_address', to_staff_id: people.staff('postman') }) as const;

/** Delivers one parcel of each payment type at its door. */
export async function deliver(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands }: RandomChoice,
): Promise<void> {
  const cod = thousands * 1_000;
  const made = await accepted(people, merchant, { to: 'YGN', cod }, paymentTypeNames);
  await scanAll(people, 'staff', made, toDoor(people));
  await scanAll(people, 'postman', made, { status: 'delivered' });
  for (const { id, payment } of made) collected(people, id, { merchant, cod, payment, by: 'cash:courier postman' });
}

/** One parcel is marked delivered at the wrong door, which is rolled back; then it is delivered. */
export async function deliverTwice(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands }: RandomChoice,
): Promise<void> {
  const cod = thousands * 1_000;
  const made = await accepted(people, merchant, { to: 'YGN', cod }, ['receiver_pay']);
  const parcel = made[0] as MadeParcel;
  await scanAll(people, 'staff', made, toDoor(people));
  await scanAll(people, 'postman', made, { status: 'delivered' });
  const entry_id = await people.parcels.lastEntry(parcel);
  await people.call('postman', 'tracking.rollback', { params: { id: parcel.id }, body: { entry_id, reason: 'အိမ်မှား' } });
  people.parcels.app.clock.advance({ minutes: 1 });
  await scanAll(people, 'postman', made, { status: 'delivered' });
  collected(people, parcel.id, { merchant, cod, payment: 'receiver_pay', by: 'cash:courier postman' });
}

/** One parcel of each payment type is refused at its door and returns to its merchant. */
export async function giveBack(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands }: RandomChoice,
): Promise<void> {
  const made = await accepted(people, merchant, { to: 'YGN', cod: thousands * 1_000 }, paymentTypeNames);
  await scanAll(people, 'staff', made, toDoor(people));
  await scanAll(people, 'postman', made, { status: 'sendback_to_origin_branch', reason: 'refused' });
  await scanAll(people, 'staff', made, { status: 'arrivedback_to_origin_branch', confirmed: true });
  for (const { id } of made) {
    await people.call('staff', 'tracking.raiseReturn', { params: { id }, body: { reason: 'refused' } });
    await people.call('staff', 'tracking.askReturn', { params: { id }, body: {} });
    await people.call('supervisor', 'tracking.agreeReturn', { params: { id }, body: {} });
  }
  const courier = people.staff('postman');
  await scanAll(people, 'staff', made, { status: 'sendback_to_origin_address', to_staff_id: courier, confirmed: true });
  await scanAll(people, 'postman', made, { status: 'sentback_to_customer' });
  await scanAll(people, 'staff', made, { status: 'return_confirmed' });
  for (const { id, payment } of made) {
    const unpaid = payment === 'receiver_pay' || payment === 'from_cod' ? shipping : 0;
    const owed = returnFee + unpaid;
    people.book.move({
      [`receivable:merchant ${merchant}`]: owed,
      'income return_fee': -returnFee,
      'income shipping': -unpaid,
    });
    people.book.owe(merchant, id, 'return', -owed);
  }
}

/** A gate brings collected money: its charge is the operator's or the merchant's, it pays in cash or at the bank, and sometimes too much. */
export async function byGate(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands, way }: RandomChoice,
): Promise<void> {
  const { book, gates } = people;
  const cods = [thousands * 1_000, (thousands + 5) * 1_000];
  const { slip, parcels } = await gates.handed(cods, { merchant });
  for (const [at, { id }] of parcels.entries()) {
    book.move({ 'cash:branch YGN': shipping, 'income shipping': -shipping });
    collected(people, id, { merchant, cod: cods[at] ?? 0, payment: 'sender_pay', by: 'receivable:gate YGN' });
  }
  const owed = cods.reduce((sum, cod) => sum + cod, 0);
  const [charge_by, method, over] = [way % 2 ? 'merchant' : 'operator', way % 3 ? 'cash' : 'bank', way % 5 ? 0 : 300];
  const { body } = await gates.make(slip, 1_500, { charge_by });
  expect(body.data).toMatchObject({ gate_owed: owed, gate_charge: 3_000 });
  people.rests.push(async () => {
    const done = await gates.count('owner', body.data as GateCollectionDetail, owed + over, { method, note: 'ပို' });
    if (done.body.code === 'not_enough_cash') return false;
    expect(done.body.data).toMatchObject({ status: 'complete', counted: owed + over, surplus: over });
    const paid = method === 'cash' ? 'cash:branch YGN' : book.bank(owed + over, body.data.number);
    book.move({ [paid]: owed + over, 'receivable:gate YGN': -owed, 'overage YGN': -over });
    book.move({ 'expense gate_charge': 3_000, 'cash:branch YGN': -3_000 });
    if (charge_by !== 'merchant') return true;
    book.move({ [`receivable:merchant ${merchant}`]: 3_000, 'income gate_submit': -3_000 });
    for (const { id } of parcels) book.owe(merchant, id, 'gate_submit', -1_500);
    return true;
  });
}

let posted = 62_000_000;
/**
 * The mail post delivers and pays what it collected: in full, less one part that it keeps or that is written off, or with an unassigned surplus that it gets
 * back.
 */
export async function byPost(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands, way }: RandomChoice,
): Promise<void> {
  const { book } = people;
  const cod = thousands * 1_000;
  const made = await accepted(people, merchant, { to: 'YGN', type: 'mm_post', cod }, [
    'sender_pay',
    'from_cod',
    'credit',
  ]);
  const codes = made.map(() => makeTrackingCode('RG', ++posted).slice(0, -2) + postSuffix);
  for (const [at, parcel] of made.entries())
    await scanAll(people, 'staff', [parcel], { status: 'send_to_mmpost', mp_tracking_code: codes[at] });
  for (const { id, payment } of made) {
    await people.call('supervisor', 'mail_post.deliver', { params: { id }, body: {} });
    collected(people, id, { merchant, cod, payment, by: 'receivable:mmpost' });
  }
  const difference = [0, -700, -900, 4_000][way % 4] ?? 0;
  const end = ['', 'charge', 'written_off', 'paid_back'][way % 4];
  const lines = codes.map((code, at) => `${code} ${at === 0 && difference < 0 ? cod + difference : cod}`);
  if (difference > 0) lines.push(`RG999999995MM ${difference}`);
  const bank = 3 * cod + difference - 200;
  const data = await people.form<RemittanceDetail>('manager', '/api/remittance', {
    typed_lines: lines.join('\n'),
    reference: `MP-${posted}`,
    paid_on: people.today,
    bank_amount: bank,
    mmpost_charge: 200,
  });
  people.rests.push(async () => {
    const params = { id: data.id };
    await people.call('finance', 'remittances.confirm', { params, body: { version: data.version } });
    book.move({
      [book.bank(bank, `MP-${data.id}`)]: bank,
      'expense mmpost_charge': 200,
      'receivable:mmpost': -bank - 200,
    });
    return true;
  });
  people.rests.push(async () => {
    const query = { remittance_id: String(data.id), per_page: 200 };
    const waits = (await people.call('owner', 'remittances.lines', { query })).data.find((line) => line.waits);
    if (!waits) return difference === 0;
    const body = { end, note: 'ဖုန်းဖြင့် အတည်ပြုပြီး', parcel_code: null } as never;
    const { code } = await people.try('owner', 'remittances.settle', { params: { id: waits.id }, body });
    if (code === 'state_not_allowed') return false;
    expect(code).toBeUndefined();
    const account = {
      charge: 'expense mmpost_charge',
      written_off: 'expense shortage_written_off',
      paid_back: book.bank(end === 'paid_back' ? -difference : 0, `back ${data.id}`),
    }[end as 'charge'];
    book.move({ [account]: -difference, 'receivable:mmpost': difference });
    return true;
  });
}

/** An agent delivers, keeps its commission and settles the rest. */
export async function byAgent(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands }: RandomChoice,
): Promise<void> {
  const { book } = people;
  const cod = thousands * 1_000;
  const made = await accepted(people, merchant, { to: 'LSO', cod }, ['sender_pay', 'receiver_pay']);
  await scanAll(people, 'staff', made, {});
  await scanAll(people, 'lso.staff', made, {});
  await scanAll(people, 'lso.staff', made, { to_staff_id: people.staff('lso.postman') });
  await scanAll(people, 'lso.postman', made, {});
  for (const { id, payment } of made) {
    collected(people, id, { merchant, cod, payment, by: 'cash:courier lso.postman' });
    // Five percent of the fee of two percent: one kyat of a thousand.
    book.move({ 'expense agent_commission': thousands, 'receivable:agent LSO': -thousands });
  }
}

/** A parcel is lost: the merchant is compensated on a document, a sender without an account at the counter. */
export async function lose(people: MonthPeople, { merchant, thousands, way }: RandomChoice): Promise<void> {
  const { book, parcels } = people;
  const { caseOf, report, give, search } = caseDesk(() => parcels);
  const customer = way % 2 ? merchant.id : null;
  const amount = thousands * 100;
  const parcel = await parcels.parcel({ merchant: customer, phone: '09791112223' });
  await scanAll(people, 'staff', [parcel], {});
  book.move({ 'cash:branch YGN': shipping, 'income shipping': -shipping });
  const opened = await report('owner', parcel);
  await search('staff', opened);
  await give('supervisor', 'propose', opened.id, { amount, basis: 'other', why: 'ဘောင်ချာ ပြသည်' });
  const { id, version } = await caseOf(parcel);
  expect(await give('md', 'confirm', id, { version })).toBe('closed');
  const owed = customer === null ? 'compensation_payable YGN' : `payable:merchant ${customer}`;
  book.move({ 'expense compensation': amount, [owed]: -amount });
  if (customer !== null) return book.owe(customer, parcel.id, 'compensation', amount);
  people.rests.push(async () => {
    const payee = { payee_name: 'Sender', payee_phone: '09791112223', payee_nrc: '12/OUKAMA(N)123456' };
    const answer = await give('accountant', 'pay', id, payee);
    if (answer === 'not_enough_cash') return false;
    expect(answer).toBe('closed');
    book.move({ [owed]: amount, 'cash:branch YGN': -amount });
    return true;
  });
}
