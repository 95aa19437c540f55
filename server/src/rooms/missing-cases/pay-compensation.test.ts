import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';
import { caseDesk } from './testing/case-desk.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());
const { caseOf, report, give, search, confirm } = caseDesk(() => fixture);

describe('S-09 the compensation of a sender without an account is paid at a counter', () => {
  const payee = { payee_name: 'Sender', payee_phone: '09791112223', payee_nrc: '12/OUKAMA(N)123456' };
  const pay = (who: string, id: number, change: object = {}) => give(who, 'pay', id, { ...payee, ...change });
  /** A walk-in’s parcel that was lost at Yangon, with its case confirmed. */
  async function lost(amount: number, confirms = 'md', merchant: number | null = null): Promise<MissingCaseDetail> {
    const parcel = await fixture.parcel({ merchant, phone: payee.payee_phone });
    await fixture.step('staff', parcel);
    const opened = await report('owner', parcel);
    await search('staff', opened);
    await give('supervisor', 'propose', opened.id, { amount, basis: 'other', why: 'ဘောင်ချာ ပြသည်' });
    expect(await confirm(confirms, await caseOf(parcel))).toBe('closed');
    return caseOf(parcel);
  }
  const till = () => fixture.balance('cash:branch');

  test('S-09 once, though two cashiers pay at the same moment, and only out of a till that holds it', async () => {
    const owedBefore = await fixture.balance('compensation_payable');
    const closed = await lost(1_000);
    const held = await till();
    expect(closed).toMatchObject({ at_counter: true, payout: null });
    expect(await pay('staff', closed.id)).toBe('missing_permission');
    const answers = await Promise.all(['manager', 'accountant'].map((who) => pay(who, closed.id)));
    expect(answers.sort()).toEqual(['closed', 'compensation_paid']);
    const paid = await caseOfId(closed.id);
    expect(paid.payout).toMatchObject({
      payee_name: 'Sender',
      payee_phone: '0979••••223',
      payee_nrc: '၁၂/ဥကမ(နိုင်)၁၂••••',
      branch: { id: fixture.branches.YGN },
    });
    expect([await till(), await fixture.balance('compensation_payable')]).toEqual([held - 1_000, owedBefore]);
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
    // A paid compensation is not reversed by the books alone.
    expect(await give('superadmin', 'reopen', closed.id, { reason: 'တွေ့ပြီ' })).toBe('compensation_paid');
    const much = await lost(50_000_000);
    expect([await pay('manager', much.id), (await caseOfId(much.id)).payout]).toEqual(['not_enough_cash', null]);
  });

  test('S-09 whoever confirmed it pays alone only up to the limit of a day, in pieces or not', async () => {
    await (
      await fixture.as('md')
    ).call('outflows.saveLimit', { body: { outflow_kind: 'compensation', role: null, limit: 1_500 } });
    const [first, second] = [await lost(1_000, 'manager'), await lost(1_000, 'manager')];
    expect(await pay('manager', first.id)).toBe('closed');
    expect(await pay('manager', second.id)).toBe('payout_second_person');
    expect(await pay('accountant', second.id)).toBe('closed');
  });

  test('S-09 somebody else than the sender gets it only for a reason, asked for by one and paid by another', async () => {
    const closed = await lost(1_000);
    const other = { payee_name: 'ဒေါ်လှ', payee_phone: '09791119999', payee_reason: 'ပေးပို့သူ ကွယ်လွန်' };
    const before = await till();
    // Neither a name nor a phone of one's own makes one the sender.
    expect(await pay('manager', closed.id, { payee_name: 'Me' })).toBe('payee_not_sender');
    expect(await pay('manager', closed.id, { payee_phone: '09791119999' })).toBe('payee_not_sender');
    expect(await pay('manager', closed.id, other)).toBe('closed');
    expect([await till(), (await caseOfId(closed.id)).payout]).toEqual([before, null]);
    expect((await caseOfId(closed.id)).payee_request).toMatchObject({
      ...other,
      payee_requested_by: expect.any(String),
    });
    expect(await pay('manager', closed.id, other)).toBe('second_person_needed');
    // Another name than the one that was asked for begins again, so that nobody pays whom they named alone.
    expect(await pay('accountant', closed.id, { ...other, payee_name: 'Me' })).toBe('closed');
    expect(await pay('accountant', closed.id, { ...other, payee_name: 'Me' })).toBe('second_person_needed');
    expect(await pay('manager', closed.id, { ...other, payee_name: 'Me' })).toBe('closed');
    expect([await till(), (await caseOfId(closed.id)).payout?.payee_name]).toEqual([before - 1_000, 'Me']);
    const { data: lines } = await (
      await fixture.as('superadmin')
    ).call('audit.list', { query: { room: 'missing_cases' } });
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['ask_payee', 'pay']));
  });

  test('S-09 a merchant’s is left to the clearance', async () => {
    const closed = await lost(1_000, 'md', await fixture.merchant());
    expect(closed.at_counter).toBe(false);
    expect(await pay('manager', closed.id)).toBe('compensation_by_clearance');
  });
});

const caseOfId = async (id: number): Promise<MissingCaseDetail> =>
  (await (await fixture.as('superadmin')).call('missing_cases.detail', { params: { id } })).data;
