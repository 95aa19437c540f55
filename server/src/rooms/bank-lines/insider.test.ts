import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BankDesk, type StatementFile } from './testing/bank-desk.ts';
import type { TestClient } from '../../kernel/testing/app.ts';

/** One dishonest finance user who forges the bank's statement; all others are honest. */
let desk: BankDesk;
let another: TestClient;
beforeAll(async () => {
  desk = await BankDesk.open();
  await desk.founder.call('transfers.saveSettings', { body: { approval_limit: 100_000_000, charge_limit: 20_000 } });
  another = desk.md;
});
afterAll(() => desk.close());

const code = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 300 ? 'done' : (body.code ?? '');
const confirm = async (id: number, version: number, client: TestClient) =>
  code(await client.try('bank_lines.confirm', { params: { id }, body: { version } }));
const close = async (amount: number, client: TestClient, day = desk.today, account: { id: number } = desk.main) =>
  code(await client.try('bank_accounts.enterBalance', { params: { id: account.id }, body: { day, amount } }));
const verdict = async (account: { id: number } = desk.main) => (await desk.reconcile(account)).verdict;
/** Forges a withdrawal on both statements, alone. */
const forge = async (made: { number: string; amount: number }, mark: string, client = desk.finance) => {
  await desk.bring([{ out: made.amount, details: `${mark} ${made.number}` }], { client });
  await desk.bring([{ into: made.amount, details: `${mark} in ${made.number}` }], { account: desk.other, client });
};

describe('M-03 M-06 a statement that its bringer could have written', () => {
  test('M-03 M-06 lines that name his own transfer wait; the transfer is confirmed once another has looked, and not by himself', async () => {
    const made = await desk.sent(400_000);
    await forge(made, 'Own');
    const line = await desk.line('own' + made.number.replaceAll('-', '').toLowerCase());
    expect([line.status, (await desk.transfer(made.id)).status]).toEqual(['waiting', 'sent']);
    expect(await verdict()).toBe('waits');
    expect(await confirm(line.id, line.version, desk.finance)).toBe('second_person_needed');
    expect(await confirm(line.id, line.version, another)).toBe('done');
    const { data: waiting } = await desk.finance.call('bank_lines.list', { query: { status: 'waiting' } });
    const ids = waiting.map(({ id }) => id);
    expect(code(await desk.finance.try('bank_lines.confirmMany', { body: { ids } }))).toBe('second_person_needed');
    expect((await desk.transfer(made.id)).status).toBe('sent');
    expect(code(await another.try('bank_lines.confirmMany', { body: { ids } }))).toBe('done');
    expect((await desk.transfer(made.id)).status).toBe('confirmed');
  });

  test('M-03 M-06 a line that he brought before he paid waits too, when the file of another matches it', async () => {
    const made = await desk.asked(410_000);
    await forge(made, 'Early');
    await desk.step('send', made, desk.finance);
    await desk.bring([{ out: 1, details: 'An honest line' }], { client: another });
    const line = await desk.line('early' + made.number.replaceAll('-', '').toLowerCase());
    expect([line.status, (await desk.transfer(made.id)).status]).toEqual(['waiting', 'sent']);
  });

  test('M-03 M-06 he does not say by hand that his line is what he approved; who brought nothing does', async () => {
    const made = await desk.asked(100_500_000);
    const approved = (await desk.step('approve', made, another)).body.data;
    await desk.step('send', approved, desk.founder);
    await desk.bring([{ out: 100_500_000, details: 'Nameless approved' }], { client: another });
    const line = await desk.line('namelessapproved');
    const match = async (client: TestClient) =>
      code(
        await client.try('bank_lines.match', {
          params: { id: line.id },
          body: { posting_id: line.candidates[0]?.posting_id ?? 0, version: line.version },
        }),
      );
    expect(await match(another)).toBe('second_person_needed');
    expect(await match(desk.finance)).toBe('done');
  });

  test('M-03 M-06 an account that he made or holds is no second person', async () => {
    const made = await desk.sent(420_000);
    await forge(made, 'Puppet');
    const line = await desk.line('puppet' + made.number.replaceAll('-', '').toLowerCase());
    const { rows } = await desk.fixture.app.database.pool.query(
      `select id from staff where user_name in ('finance', 'md') order by user_name`,
    );
    const [finance, md] = rows.map(({ id }: { id: number }) => id);
    await desk.fixture.app.database.pool.query(
      `insert into audit (at, staff_id, room, record_id, record_name, action, request_id) values ($1, $2, 'staff', $3, 'md', 'reset_password', 'test')`,
      [desk.fixture.app.clock(), finance, String(md)],
    );
    expect(await confirm(line.id, line.version, another)).toBe('not_independent');
    expect(await confirm(line.id, line.version, desk.founder)).toBe('done');
    desk.fixture.app.clock.advance({ days: 31 });
    await desk.signIn();
    another = desk.md;
  });
});

describe('M-03 M-06 the closing balance', () => {
  const theft: StatementFile = { out: 900_000, details: 'To a private account' };
  test('M-03 M-06 bank and books agree only when another than the bringer has entered what the bank holds', async () => {
    const account = (
      await desk.finance.call('bank_accounts.create', { body: desk.account({ name: 'CB', number: '77' }) })
    ).data;
    expect(await verdict(account)).toBe('no_statement');
    await desk.bring([{ into: 3_000, details: 'Interest' }], { account, client: desk.finance });
    const [row] = await desk.lines({ bank_account_id: account.id });
    const { version } = await desk.line('interest');
    await desk.finance.call('bank_lines.interest', { params: { id: row?.id ?? 0 }, body: { version } });
    expect(await verdict(account)).toBe('unconfirmed');
    expect(await close(3_000, desk.finance, desk.today, account)).toBe('second_person_needed');
    expect(await close(3_000, another, '2026-01-01', account)).toBe('bank_balance_day');
    expect(await close(2_000, another, desk.today, account)).toBe('done');
    expect([await verdict(account), (await desk.reconcile(account)).closing]).toMatchObject([
      'unconfirmed',
      { amount: 2_000, lines: 3_000, complete: false },
    ]);
    expect(await close(3_000, another, desk.today, account)).toBe('done');
    expect(await verdict(account)).toBe('agrees');
    // Another line is imported for a confirmed day: the entered balance is no longer valid, and he cannot enter it again.
    await desk.bring([theft], { account, client: desk.finance });
    expect((await desk.reconcile(account)).closing).toMatchObject({ amount: 3_000, complete: false });
    expect(await close(-897_000, desk.finance, desk.today, account)).toBe('second_person_needed');
    // Nor by another opening balance of the account.
    const { data: now } = await desk.finance.call('bank_accounts.detail', { params: { id: account.id } });
    await desk.finance.call('bank_accounts.edit', {
      params: { id: account.id },
      body: desk.account({ name: 'CB', number: '77', opening_balance: 900_000, version: now.version }),
    });
    expect(await verdict(account)).toBe('differs');
  });

  test('M-03 M-06 where two brought the lines, each of them is looked after by the other', async () => {
    const account = (
      await desk.finance.call('bank_accounts.create', { body: desk.account({ name: 'UAB', number: '78' }) })
    ).data;
    await desk.bring([{ into: 10, details: 'Of finance' }], { account, client: desk.finance });
    await desk.bring([{ into: 20, details: 'Of md' }], { account, client: another });
    expect(await close(30, desk.finance, desk.today, account)).toBe('done');
    expect((await desk.reconcile(account)).closing?.complete).toBe(false);
    expect(await close(30, another, desk.today, account)).toBe('done');
    expect((await desk.reconcile(account)).closing?.complete).toBe(true);
  });
});
