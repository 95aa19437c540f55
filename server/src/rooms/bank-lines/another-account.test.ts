import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { BankDesk } from './testing/bank-desk.ts';

let desk: BankDesk;
let third: BankAccountDetail;
beforeAll(async () => {
  desk = await BankDesk.open();
  await desk.founder.call('transfers.saveSettings', { body: { approval_limit: 100_000_000, charge_limit: 20_000 } });
  third = (await desk.finance.call('bank_accounts.create', { body: desk.account({ name: 'CB third', number: '3' }) }))
    .data;
});
afterAll(() => desk.close());

const differences = () =>
  Promise.all(
    [desk.main, desk.other, third].map(async (account) => {
      const { difference, lines, postings } = await desk.reconcile(account);
      return [difference, lines.length, postings.length];
    }),
  );
const inBooks = async (id: number) =>
  (await desk.finance.call('bank_accounts.detail', { params: { id } })).data.ledger_balance;

test('M-06 money that came in on another bank account than its document names is shown with both, never matched by itself, and booked where it came by somebody else than who booked it', async () => {
  const before = await inBooks(desk.other.id);
  const made = await desk.sent(640_000);
  await desk.bring([{ out: 640_000, reference: made.number }]);
  const brought = await desk.bring(
    [
      { into: 640_000, details: `Payment ${made.number}` },
      { into: 640_001, details: `Nearly ${made.number}` },
      { into: 640_000, details: 'Names nothing' },
    ],
    { account: third },
  );
  expect(brought.body.data).toMatchObject({ lines_new: 3, lines_matched: 0, lines_waiting: 0 });
  const open = await desk.reconcile(third);
  expect(open.lines.map(({ elsewhere }) => elsewhere)).toEqual([
    { document: made.number, bank_account: desk.other.name, line_id: null },
    null,
    null,
  ]);
  const [line, nearly, nameless] = await Promise.all(
    [`payment${made.number}`, `nearly${made.number}`, 'namesnothing'].map((search) => desk.line(search)),
  );
  if (!line || !nearly || !nameless) throw new Error('the lines are missing');
  expect((await desk.lines({ bank_account_id: third.id, sort: 'id' })).map(({ elsewhere }) => elsewhere)).toEqual([
    desk.other.name,
    null,
    null,
  ]);
  // The account that expects it shows where it came in.
  expect((await desk.reconcile(desk.other)).postings.map(({ elsewhere }) => elsewhere)).toEqual([
    { document: made.number, bank_account: third.name, line_id: line.id },
  ]);
  expect(line.candidates).toMatchObject([{ document: made.number, bank_account: desk.other.name }]);
  expect([nearly.candidates, nameless.candidates]).toEqual([[], []]);

  const posting_id = line.candidates[0]?.posting_id ?? 0;
  const match = ({ id, version }: typeof line, client = desk.md) =>
    client.try('bank_lines.match', { params: { id }, body: { posting_id, version } });
  for (const one of [nearly, nameless]) expect((await match(one)).body.code).toBe('bank_line_differs');
  expect((await match(line, desk.finance)).body.code).toBe('second_person_needed');
  const { data: moved } = (await match(line)).body;
  expect([moved.status, moved.how, moved.document]).toEqual(['matched', 'moved', made.number]);
  expect([await inBooks(desk.other.id), await inBooks(third.id)]).toEqual([before, 640_000]);
  expect((await desk.transfer(made.id)).status).toBe('confirmed');
  expect(await differences()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [640_000 + 640_001, 2, 0],
  ]);
  // A moved posting is no longer expected on its own account, and cannot be moved again.
  await desk.bring([{ into: 640_000, details: `Late ${made.number}` }], { account: desk.other });
  expect((await desk.line(`late${made.number}`)).candidates).toEqual([]);
  expect((await desk.line('namesnothing')).candidates).toEqual([]);

  await desk.md.call('bank_lines.unmatch', { params: { id: line.id }, body: { reason: 'It was on the right one' } });
  expect([await inBooks(desk.other.id), await inBooks(third.id)]).toEqual([before + 640_000, 0]);
  expect((await desk.transfer(made.id)).status).toBe('sent');
  const late = await desk.line(`late${made.number}`);
  expect(late.candidates.map(({ posting_id: id, bank_account }) => [id, bank_account])).toEqual([[posting_id, null]]);
  expect((await match(late)).body.data.how).toBe('hand');
  expect((await desk.transfer(made.id)).status).toBe('confirmed');
  expect((await desk.line(`payment${made.number}`)).candidates).toEqual([]);
});

test('M-07 M-06 a transfer whose money came in on another account is not voided: it stands at the bank', async () => {
  const made = await desk.sent(510_000);
  await desk.bring([{ into: 510_000, details: `Came ${made.number}` }], { account: third });
  const { id, version, candidates } = await desk.line(`came${made.number}`);
  const body = { posting_id: candidates[0]?.posting_id ?? 0, version };
  await desk.md.call('bank_lines.match', { params: { id }, body });
  const undo = () => desk.md.try('transfers.void', { params: { id: made.id }, body: { reason: 'x' } });
  expect((await undo()).status).toBe(409);
  await desk.md.call('bank_lines.unmatch', { params: { id }, body: { reason: 'x' } });
  expect((await undo()).body.data.status).toBe('void');
  expect((await desk.reconcile(desk.other)).postings).toEqual([]);
  expect((await desk.line(`came${made.number}`)).candidates).toEqual([]);
});

test('M-06 of two who say at the same moment what a payment is, one on its own account and one where it came in, one is refused', async () => {
  const made = await desk.sent(470_000);
  await desk.bring([{ into: 470_000, details: `Race ${made.number}` }], { account: third });
  await desk.bring([{ into: 470_000, details: 'Without a number' }], { account: desk.other });
  const [moves, matches] = await Promise.all(
    [`race${made.number}`, 'withoutanumber'].map((search) => desk.line(search)),
  );
  if (!moves || !matches) throw new Error('the lines are missing');
  const body = ({ version }: typeof moves) => ({ posting_id: moves.candidates[0]?.posting_id ?? 0, version });
  const before = [await inBooks(desk.other.id), await inBooks(third.id)];
  const answers = await Promise.all([
    desk.md.try('bank_lines.match', { params: { id: moves.id }, body: body(moves) }),
    desk.founder.try('bank_lines.match', { params: { id: matches.id }, body: body(matches) }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  // The ledger has the money on one account: that of the first line.
  const by = answers[0]?.status === 200 ? 470_000 : 0;
  expect([await inBooks(desk.other.id), await inBooks(third.id)]).toEqual([
    (before[0] ?? 0) - by,
    (before[1] ?? 0) + by,
  ]);
});

test('M-06 M-07 a transfer that is voided while somebody books its money where it came in is one of the two, never both', async () => {
  for (const [round, amount] of [331_000, 332_000, 333_000, 334_000].entries()) {
    const before = await Promise.all([inBooks(desk.other.id), inBooks(third.id)]);
    const made = await desk.sent(amount);
    await desk.bring([{ into: amount, details: `Void ${round} ${made.number}` }], { account: third });
    const { id, version, candidates } = await desk.line(`void${round}${made.number}`);
    const body = { posting_id: candidates[0]?.posting_id ?? 0, version };
    const [voided, moved] = await Promise.all([
      desk.md.try('transfers.void', { params: { id: made.id }, body: { reason: 'Twice' } }),
      desk.founder.try('bank_lines.match', { params: { id }, body }),
    ]);
    expect([voided.status, moved.status].toSorted((one, other) => one - other)[0]).toBe(200);
    expect([voided.body.code, moved.body.code].filter((code) => code !== undefined)).toEqual([
      voided.status === 200 ? 'bank_line_differs' : 'transfer_on_statement',
    ]);
    const came = voided.status === 200 ? 0 : amount;
    expect(await Promise.all([inBooks(desk.other.id), inBooks(third.id)])).toEqual([before[0], before[1]! + came]);
    expect((await desk.transfer(made.id)).status).toBe(voided.status === 200 ? 'void' : 'sent');
  }
  expect(await verifyLedger(desk.fixture.db)).toEqual([]);
});

test('M-06 a day that is over says of what the books did away with since when that was, and where it was booked', async () => {
  const [moves, ends] = [await desk.sent(221_000), await desk.sent(222_000)];
  const day = desk.today;
  desk.fixture.app.clock.advance({ days: 1 });
  await desk.signIn();
  await desk.bring([{ into: 221_000, details: `Next day ${moves.number}` }], { account: third });
  const { id, version, candidates } = await desk.line(`nextday${moves.number}`);
  const body = { posting_id: candidates[0]?.posting_id ?? 0, version };
  await desk.md.call('bank_lines.match', { params: { id }, body });
  await desk.md.call('transfers.void', { params: { id: ends.id }, body: { reason: 'Twice' } });
  const { start, postings } = await desk.reconcile(desk.other, day);
  expect([start, postings.map(({ what, gone, gone_to }) => [what, gone, gone_to])]).toEqual([
    0,
    [
      [moves.number, desk.today, third.name],
      [ends.number, desk.today, null],
    ],
  ]);
  expect((await desk.reconcile(desk.other)).postings).toEqual([]);
});
