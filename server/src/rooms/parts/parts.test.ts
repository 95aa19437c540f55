import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelFixture, scanId, type MadeParcel, type ParcelOptions } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

/** A parcel of three pieces in the hands of the postman of Mandalay. */
async function out(options: ParcelOptions = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ pieces: 3, ...options });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  return parcel;
}
async function part(who: string, { id }: MadeParcel, body: object) {
  const { status, body: answer } = await (await fixture.as(who)).try('parts.make', { params: { id }, body });
  const [field] = Object.entries(answer.errors ?? {});
  return status < 300 ? answer.data : field ? `${field[0]}: ${field[1][0]?.code}` : answer.code;
}
const made = async (...wish: Parameters<typeof part>) => {
  const answer = await part(...wish);
  if (typeof answer !== 'object') throw new Error(`not parted: ${answer}`);
  return { ...answer, code: answer.tracking_code };
};
const detail = async ({ id }: Pick<MadeParcel, 'id'>) =>
  (await (await fixture.as('superadmin')).call('labels.detail', { params: { id } })).data;

describe('G-05 some pieces of several', () => {
  test('G-05 without money the courier parts it: the receiver’s pieces are delivered, the rest comes back with its own code', async () => {
    const parcel = await out({ services: ['pod'] });
    const two = await made('mdy.postman', parcel, { pieces_now: 2 });
    expect([two.pieces, two.cod_charge]).toEqual([2, 0]);
    // One parcel each, in the same hands.
    const [rest, now] = [await detail(parcel), await detail(two)];
    expect([rest.pieces, now.pieces, rest.status, now.status]).toEqual([1, 2, rest.status, rest.status]);
    expect(now.holder_staff).toBe(rest.holder_staff);
    expect(rest.transaction.at(-1)).toMatchObject({ status: 'parted', viewable: false, remark: `2/3: ${two.code}` });
    expect(now.transaction[0]?.remark).toBe(parcel.code);
    // The part needs the same proofs as its parcel.
    expect((await fixture.scan('mdy.postman', two, { status: 'delivered' })).code).toBe('scan_needs_picture');
    expect(
      (await (await fixture.as('superadmin')).call('labels.list', { query: { search: two.code } })).data.map(
        ({ id }) => id,
      ),
    ).toEqual([two.id]);
    await fixture.step('mdy.postman', parcel, { status: 'sendback_to_destination_branch', reason: 'refused' });
    await fixture.step('mdy.staff', parcel);
    expect((await fixture.state(parcel)).status).toBe('arrivedback_to_destination_branch');
  });

  test('G-05 M-01 with money due only a second person parts it, and every kyat stays due with one of the two; the books balance', async () => {
    const parcel = await out({ cod: 45_000, payment: 'receiver_pay', merchant });
    const before = await fixture.balance('cash:courier');
    expect(await part('mdy.postman', parcel, { pieces_now: 2, cod_now: 0, part_reason: 'x' })).toBe('part_money_due');
    expect(await part('mdy.manager', parcel, { pieces_now: 2, cod_now: 30_000 })).toBe('part_reason: required');
    const agreed = { pieces_now: 2, cod_now: 30_000, part_reason: 'the shop agreed by phone' };
    expect(await part('mdy.manager', parcel, { ...agreed, cod_now: 45_001 })).toBe('cod_now: max');
    expect(await part('mdy.manager', parcel, { ...agreed, pieces_now: 3 })).toBe('pieces_now: max');
    const carrier = await fixture.as('mdy.postman');
    const wish = { params: { id: parcel.id }, body: agreed };
    expect((await carrier.tryAsPuppet('parts.make', wish, 'manager')).body.code).toBe('not_independent');
    const two = await made('mdy.manager', parcel, agreed);
    // The shipping is paid with what is delivered first.
    expect(two.cod_charge).toBe(32_500);
    const [rest, now] = [await detail(parcel), await detail(two)];
    expect([rest.cod_charge, rest.cod_fee, rest.return_fee]).toEqual([15_000, 300, 1_500]);
    expect([now.cod_charge, now.cod_fee, now.return_fee]).toEqual([32_500, 600, 0]);
    expect(await fixture.balance('cash:courier')).toBe(before);
    await fixture.step('mdy.postman', two, { status: 'delivered' });
    expect(await fixture.balance('cash:courier')).toBe(before + 32_500);
    // A courier who says nothing of the rest still owes it, as a parcel or as its cash.
    await fixture.step('mdy.postman', parcel, { status: 'delivered' });
    expect(await fixture.balance('cash:courier')).toBe(before + 47_500);
    const [books] = await fixture.ask<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from posting');
    expect(books?.sum).toBe(0);
    const { data: lines } = await (
      await fixture.as('superadmin')
    ).call('audit.list', { query: { room: 'labels', action: 'part' } as never });
    expect(lines[0]?.action).toBe('part');
  });

  test('G-05 the rest is returned without its COD, and the part keeps what it collected', async () => {
    const parcel = await out({ cod: 45_000, merchant });
    const owed = await fixture.balance('payable:merchant');
    const one = await made('mdy.manager', parcel, { pieces_now: 1, cod_now: 45_000, part_reason: 'all of it is paid' });
    await fixture.step('mdy.postman', one, { status: 'delivered' });
    expect((await detail(parcel)).cod_status ?? null).toBeNull();
    // The whole COD less its fee, of one piece.
    expect(await fixture.balance('payable:merchant')).toBe(owed - 45_000 + 900);
    await fixture.step('mdy.postman', parcel, { status: 'sendback_to_destination_branch', reason: 'refused' });
    expect((await fixture.state(parcel)).status).toBe('sendback_to_destination_branch');
  });

  test('G-05 A-06 who may not, and what cannot be parted', async () => {
    const single = await out({ pieces: 1 });
    expect(await part('mdy.postman', single, { pieces_now: 1 })).toBe('part_not_possible');
    const parcel = await out();
    expect(await part('postman', parcel, { pieces_now: 1 })).toBe('not_found');
    expect(await part('staff', parcel, { pieces_now: 1 })).toBe('scan_not_carrier');
    await fixture.step('mdy.postman', parcel, { status: 'delivered' });
    expect(await part('mdy.postman', parcel, { pieces_now: 1 })).toBe('part_not_possible');
    const waiting = await fixture.parcel({ pieces: 3 });
    expect(await part('staff', waiting, { pieces_now: 1 })).toBe('part_not_possible');
  });

  test('S-08 parted twice at once, the pieces are never more than there were; O-12 both stand on the run sheet', async () => {
    const parcel = await out();
    const clerk = await fixture.as('mdy.staff');
    const { data: sheet } = await clerk.call('run_sheets.create', {
      body: { taker_id: fixture.staff['mdy.postman'] as number },
    });
    // Until the courier has counted the sheet, its parcels are hidden from them.
    const postman = await fixture.as('mdy.postman');
    const [{ given } = { given: 0 }] = await fixture.ask<{ given: number }>(
      'select count(*)::int as given from run_sheet_stop where run_sheet_id = $1',
      [sheet.id],
    );
    await postman.call('run_sheets.count', { params: { id: sheet.id }, body: { parcels_counted: given } });
    const both = await Promise.all([
      part('mdy.postman', parcel, { pieces_now: 2 }),
      part('mdy.staff', parcel, { pieces_now: 2 }),
    ]);
    const parts = both.filter((answer) => typeof answer === 'object');
    expect([parts.length, both.find((answer) => typeof answer === 'string')]).toEqual([1, 'part_not_possible']);
    const on = await fixture.ask<{ label_id: number; pieces: number }>(
      'select p.label_id, l.pieces from run_sheet_stop p join label l on l.id = p.label_id where run_sheet_id = $1 and p.label_id = any($2)',
      [sheet.id, [parcel.id, parts[0]?.id]],
    );
    expect(new Set(on.map(({ pieces }) => pieces))).toEqual(new Set([1, 2]));
  });
});

describe('G-05 S-06 some pieces, said at a door without a line', () => {
  const say = async (who: string, { code }: { readonly code: string }, fields: object = {}) => {
    const scanned_at = fixture.app.clock().toISOString();
    const scan = { scan_id: scanId(), tracking_code: code, scanned_at, pieces_now: 2, ...fields };
    const { data } = await (await fixture.as(who)).call('parts.scan', { body: { scans: [scan] } });
    const [answer] = data;
    return { scan_id: scan.scan_id, result: answer?.result, code: answer?.code, message: answer?.message };
  };
  const pieces = async (parcel: MadeParcel) => (await detail(parcel)).pieces;
  const partsOf = async ({ code }: MadeParcel) =>
    (await fixture.ask('select id from label_entry where remark = $1', [code])).length;

  test('G-05 S-06 it parts the parcel once, however often it is sent, and its history names the scan', async () => {
    const parcel = await out();
    const { scan_id, result } = await say('mdy.postman', parcel);
    expect(result).toBe('applied');
    const again = await Promise.all([1, 2].map(() => say('mdy.postman', parcel, { scan_id })));
    expect(again.map((one) => one.result)).toEqual(['already_applied', 'already_applied']);
    expect([await pieces(parcel), await partsOf(parcel)]).toEqual([1, 1]);
    expect((await fixture.ask('select scan_id from label_entry where scan_id = $1', [scan_id])).length).toBe(1);
  });

  test('G-05 S-07 what has become impossible meanwhile is refused with words, and nothing of the parcel changes', async () => {
    const parcel = await out({ cod: 45_000, payment: 'receiver_pay', merchant });
    const owed = await say('mdy.postman', parcel);
    expect([owed.result, owed.code]).toEqual(['refused', 'part_money_due']);
    expect(owed.message).toMatch(/supervisor/i);
    const whole = await out();
    expect(await say('mdy.postman', whole, { pieces_now: 3 })).toMatchObject({
      result: 'refused',
      code: 'validation_failed',
    });
    await fixture.step('mdy.postman', whole, { status: 'delivered' });
    expect((await say('mdy.postman', whole)).code).toBe('part_not_possible');
    expect([await pieces(parcel), await pieces(whole), await partsOf(parcel)]).toEqual([3, 3, 0]);
  });

  test('G-05 A-06 nobody parts what another carries or another branch has, and a number belongs to one scan', async () => {
    const [parcel, other] = [await out(), await out()];
    expect((await say('postman', parcel)).result).toBe('refused');
    const { scan_id } = await say('mdy.postman', parcel);
    expect((await say('mdy.postman', other, { scan_id })).code).toBe('scan_number_taken');
    expect([await pieces(other), await partsOf(other)]).toEqual([3, 0]);
  });
});
