import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { BankDesk } from '../bank-lines/testing/bank-desk.ts';

let desk: BankDesk;
beforeAll(async () => {
  desk = await BankDesk.open();
});
afterAll(() => desk.close());
const code = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 300 ? 'done' : (body.code ?? '');

test('M-03 N-30 above the limit a second person approves; split over the day counts together, fees with it', async () => {
  const small = await desk.asked(600_000, { bank_fee: 1_000 });
  expect([small.needs_second, code(await desk.step('send', small, desk.finance))]).toEqual([false, 'done']);
  const second = await desk.asked(399_001);
  expect(code(await desk.step('send', second, desk.finance))).toBe('transfer_above_limit');
  expect(code(await desk.step('approve', second, desk.finance))).toBe('second_person_needed');
  const refused = await desk.finance.try('transfers.refuse', { params: { id: second.id }, body: { reason: 'x' } });
  expect(code(refused)).toBe('second_person_needed');
  // Out of another account by the same person is still the same day.
  const elsewhere = await desk.asked(399_001, { from_account_id: desk.other.id, to_account_id: desk.main.id });
  expect(code(await desk.step('send', elsewhere, desk.finance))).toBe('transfer_above_limit');
  const approved = (await desk.step('approve', second, desk.md)).body.data;
  expect(code(await desk.step('send', approved, desk.finance))).toBe('done');
});

test('M-03 two who send the same transfer send it once, and of two within the limit only one passes it', async () => {
  const { id, version } = await desk.asked(
    10_000,
    { from_account_id: desk.other.id, to_account_id: desk.main.id },
    desk.md,
  );
  const send = (client = desk.finance) => client.try('transfers.send', { params: { id }, body: { version } });
  expect((await Promise.all([send(desk.md), send(desk.founder)])).map(code).toSorted()).toEqual([
    'done',
    'state_not_allowed',
  ]);
  const pair = await Promise.all(
    [1, 2].map(() =>
      desk.asked(600_000, { from_account_id: desk.other.id, to_account_id: desk.main.id }, desk.founder),
    ),
  );
  expect((await Promise.all(pair.map((made) => desk.step('send', made, desk.founder)))).map(code).toSorted()).toEqual([
    'done',
    'transfer_above_limit',
  ]);
});

test('M-07 a sent transfer is voided by its mirror while no statement shows it, and the page of the bank forgets both', async () => {
  const before = await desk.reconcile();
  const made = await desk.sent(1_500_000);
  const alone = await desk.finance.try('transfers.void', { params: { id: made.id }, body: { reason: 'x' } });
  expect(code(alone)).toBe('second_person_needed');
  const voided = await desk.md.try('transfers.void', { params: { id: made.id }, body: { reason: 'Wrong account' } });
  expect(voided.body.data).toMatchObject({ status: 'void', end_reason: 'Wrong account' });
  const after = await desk.reconcile();
  expect([after.ledger, after.postings.length]).toEqual([before.ledger, before.postings.length]);

  const shown = await desk.sent(1_600_000);
  await desk.bring([{ out: 1_600_000, details: shown.number }]);
  expect(code(await desk.md.try('transfers.void', { params: { id: shown.id }, body: { reason: 'x' } }))).toBe(
    'transfer_on_statement',
  );
});

test('M-07 cash out of the bank is booked by the branch whose till it is in, and only while it is there taken back', async () => {
  const branch = desk.fixture.branches['MDY'] as number;
  const there = await desk.fixture.app.as('mdy.manager');
  const till = () => desk.fixture.balance('cash:branch', branch);
  const before = await till();
  const made = await desk.asked(250_000, { to_account_id: null, to_branch_id: branch }, desk.md);
  expect(code(await desk.step('send', made, desk.finance))).toBe('transfer_other_branch');
  expect([code(await desk.step('send', made, there)), (await till()) - before]).toEqual(['done', 250_000]);
  await there.call('handovers.send', { body: { kind: 'bank', declared: await till(), slip_no: 'AYA 778' } });
  const undo = (client: TestClient) => client.try('transfers.void', { params: { id: made.id }, body: { reason: 'x' } });
  expect(code(await undo(there))).toBe('second_person_needed');
  const founder = await desk.fixture.app.as('superadmin');
  await founder.call('sessions.switchBranch', {
    params: { userId: desk.fixture.people['superadmin'] as number },
    query: { branch_id: String(branch) },
  });
  expect(code(await undo(founder))).toBe('not_enough_cash');
});

test('N-30 it goes to one place, out of an open account; closing and renaming are head office’s and in the log', async () => {
  const both = { to_branch_id: desk.fixture.branches['YGN'] };
  for (const change of [both, { to_account_id: null }, { to_account_id: desk.main.id }])
    expect(code(await desk.ask(5_000, change))).toBe('transfer_target');
  const { data } = await desk.finance.call('bank_accounts.create', {
    body: desk.account({ name: 'Old', number: '77' }),
  });
  expect(
    code(await desk.finance.try('bank_accounts.create', { body: desk.account({ name: 'Older', number: '77' }) })),
  ).toBe('duplicate');
  await desk.finance.call('bank_accounts.close', { params: { id: data.id } });
  expect(code(await desk.ask(5_000, { to_account_id: data.id }))).toBe('bank_account_closed');
  expect(code(await desk.finance.try('bank_accounts.close', { params: { id: desk.main.id } }))).toBe(
    'bank_default_stays',
  );
  expect(
    code(await desk.cashier.try('bank_accounts.edit', { params: { id: data.id }, body: desk.account({ version: 2 }) })),
  ).toBe('missing_permission');
  const log = await desk.md.call('audit.list', { query: { room: 'bank_accounts' } });
  expect(log.data.slice(0, 2).map(({ action }) => action)).toEqual(['close', 'create']);
});
