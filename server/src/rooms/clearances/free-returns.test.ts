import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { FixtureLabel, MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let finance: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  ({ fixture, finance } = desk);
});
afterAll(() => desk.close());

/** A fully prepaid parcel is returned without charges. */
async function freeReturn(merchant: number): Promise<{ label: FixtureLabel; entry: number }> {
  const label = await fixture.label({ merchant, payment: 'sender_pay', cod: 40_000, shipping: 3_000, returnFee: 0 });
  const entries = await fixture.giveBack([label]);
  return { label, entry: entries.get(label.id)! };
}

const isReady = async (merchant: number): Promise<boolean> =>
  (await desk.manager.call('clearances.ready', {})).data.some(({ id }) => id === merchant);

describe('a parcel that came back and costs its merchant nothing', () => {
  test('E-07 N-24 is counted and shown on the document that follows, which pays what it would pay without it', async () => {
    const { merchant } = await desk.readyLabels(1, 50_000);
    const { label } = await freeReturn(merchant);
    const made = (await desk.make(merchant)).body.data;
    expect(made).toMatchObject({
      success_count: 1,
      return_count: 1,
      count: 2,
      return_amount: 0,
      actual_clearance_cod: 49_000,
    });
    expect(made.lines).toContainEqual(
      expect.objectContaining({ label_id: label.id, tracking_code: label.code, role: 'return', net: 0 }),
    );
    const bank = await fixture.bankOf(merchant, 'confirmed');
    await desk.pay(finance, made, { method: 'bank', bank_id: bank, received_amount: 49_000 });
    expect([await isReady(merchant), (await desk.ready(merchant)).lines]).toEqual([false, []]);
  });

  test('E-07 alone makes no document, and its merchant does not stand among those that are ready', async () => {
    const merchant = await fixture.merchant();
    await freeReturn(merchant);
    expect([await isReady(merchant), (await desk.make(merchant)).body.code]).toEqual([false, 'nothing_to_clear']);
  });

  test('E-07 is what remains when the last parcel is taken off a document: that is refused', async () => {
    const { merchant, labels } = await desk.readyLabels(2, 50_000);
    await freeReturn(merchant);
    const made = (await desk.make(merchant)).body.data;
    const takeOff = async (label: FixtureLabel) =>
      (
        await desk.manager.try('clearances.removeLine', {
          params: { id: made.id },
          body: { label_id: label.id, reason: 'The merchant wishes so' },
        })
      ).body;
    const one = await takeOff(labels[0]!);
    expect(one.data).toMatchObject({ count: 2, return_count: 1 });
    expect((await takeOff(labels[1]!)).code).toBe('nothing_to_clear');
  });

  test('S-06 is no return any more once it was taken back, unless it stands on a document', async () => {
    const { merchant } = await desk.readyLabels(1, 50_000);
    const [back, kept] = [await freeReturn(merchant), await freeReturn(merchant)];
    await fixture.undo(back.label, back.entry);
    const made = (await desk.make(merchant)).body.data;
    expect([
      made.return_count,
      made.lines.filter(({ role }) => role === 'return').map((line) => line.label_id),
    ]).toEqual([1, [kept.label.id]]);
    await expect(fixture.undo(kept.label, kept.entry)).rejects.toMatchObject({ refusal: { code: 'on_clearance' } });
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
