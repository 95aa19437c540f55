import { expect } from 'vitest';
import { confirmedChannel } from '../../payment-channels/testing/confirmed-channel.ts';
import { raiseDueCases } from '../../payment-claims/payment-claims-job.ts';
import { handIn } from './month-money.ts';
import { accepted, collected, scanAll, toDoor, type RandomChoice } from './month-parcels.ts';
import type { MonthPeople } from './month-people.ts';

/** Returns the provider’s fee: half a percent. */
const feeOf = (amount: number): number => Math.floor((amount * 50 + 5_000) / 10_000);

/** The wallet of the month, agreed once: what it does not show on the next day is a case. */
async function walletOf(people: MonthPeople): Promise<number> {
  if (people.wallet.id === 0) people.wallet.id = (await confirmedChannel(people.parcels.app, { case_days: 1 })).id;
  return people.wallet.id;
}

/** A receiver pays by the wallet, whole or half of it; the statement has it, or it ends as cash or as a shortage of the courier. */
export async function byWallet(
  people: MonthPeople,
  { merchant: { id: merchant }, thousands, way }: RandomChoice,
): Promise<void> {
  const { book } = people;
  const wallet = await walletOf(people);
  const cod = thousands * 1_000;
  const made = await accepted(people, merchant, { to: 'YGN', cod }, ['from_cod']);
  const [parcel] = made;
  if (!parcel) throw new Error('there is one parcel');
  const paid = way % 2 ? cod : cod / 2;
  const reference = `MONTH${100_000_000 + parcel.id}`;
  await scanAll(people, 'staff', made, toDoor(people));
  await scanAll(people, 'postman', made, {
    status: 'delivered',
    paid: { channel_id: wallet, amount: paid, reference },
  });
  collected(people, parcel.id, { merchant, cod, payment: 'from_cod', by: 'cash:courier postman' });
  book.move({ [`channel ${wallet}`]: paid, 'cash:courier postman': -paid });
  people.rests.push(() => (way % 3 === 2 ? endsAsCase(people, { code: parcel.code, paid, way }) : isShown()));

  async function isShown(): Promise<boolean> {
    await people.form('finance', '/api/payment-line', {
      payment_channel_id: String(wallet),
      file: {
        name: 'wallet.csv',
        content: `Date,Withdrawal,Deposit,Reference,Description\n${people.today},,${paid},${reference},x`,
      },
    });
    const fee = feeOf(paid);
    book.move({ bank: paid - fee, 'expense bank_statement_fee': fee, [`channel ${wallet}`]: -paid });
    people.wallet.lump += paid - fee;
    return true;
  }
}

/** The statement never has it: after two days it is a case, which ends as cash after all or as the courier's shortage. */
async function endsAsCase(
  people: MonthPeople,
  { code, paid, way }: { readonly code: string; readonly paid: number; readonly way: number },
): Promise<boolean> {
  await raiseDueCases(people.parcels.app.app.waybill.db, people.parcels.app.clock());
  const { data } = await people.call('manager', 'payment_claims.list', { query: { search: code } });
  const [claim] = data;
  if (claim?.status !== 'case') return false;
  const command = way % 4 < 2 ? 'as_cash' : 'as_shortage';
  const body = { reason: 'ရှင်းတမ်းတွင် မပါ', version: claim.version };
  await people.call('manager', `payment_claims.${command}`, { params: { id: claim.id }, body });
  people.book.move({
    [command === 'as_cash' ? 'cash:courier postman' : 'shortage:staff postman']: paid,
    [`channel ${people.wallet.id}`]: -paid,
  });
  if (command === 'as_cash') await handIn(people, { way: 0 });
  return true;
}

/** The provider’s charge for its lump sum. */
const kept = 7;

/** Adds the provider’s lump sum, less its charge, to the statement of the bank. Returns the amount. */
export function lumpSum(people: MonthPeople): number {
  const { lump } = people.wallet;
  if (lump > 0) people.book.statement.push({ account: 'main', amount: lump - kept, reference: 'LUMP' });
  return lump - kept;
}

/** Matches the lump sum with all payments; a second person ends the difference. */
export async function matchLump(people: MonthPeople, lineId: number): Promise<void> {
  const { id: payment_channel_id, lump } = people.wallet;
  const { data: line } = await people.call('superadmin', 'bank_lines.detail', { params: { id: lineId } });
  const { from, until, amount } = line.payouts.find((one) => one.amount === lump) ?? expect.fail('no payments fit');
  const body = { payment_channel_id, from, until, amount, version: line.version };
  await people.call('superadmin', 'bank_lines.gather', { params: { id: lineId }, body });
  people.book.move({ bank: -kept, [`channel ${payment_channel_id}`]: kept });
  const params = { id: payment_channel_id };
  const { data: channel } = await people.call('md', 'payment_channels.detail', { params });
  expect(channel.owed).toMatchObject({ awaited: 0, on_the_way: 0, difference: kept });
  await people.call('md', 'payment_channels.end_difference', {
    params,
    body: { reason: 'ဝန်ဆောင်ခ', amount: kept, version: channel.version },
  });
  people.book.move({ 'expense bank_statement_fee': kept, [`channel ${payment_channel_id}`]: -kept });
}
