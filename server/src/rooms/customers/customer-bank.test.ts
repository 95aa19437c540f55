import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let owner: TestClient;
let manager: TestClient;
let accountant: TestClient;
let yangon: number;
beforeAll(async () => {
  app = await startTestApp();
  [owner, manager, accountant] = [await app.as('owner'), await app.as('manager'), await app.as('accountant')];
  yangon = (await manager.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
});
afterAll(() => app.close());

const create = async () =>
  (
    await manager.call('customers.create', {
      body: { type: 'merchant', customer_name: 'Ko Tun', phone: ['09670000001'], branch_id: yangon },
    })
  ).data.id;
const account = (change: object = {}) => ({ bank: 'KBZ', bank_holder: 'U Tun', bank_account: '0123456789', ...change });
const propose = async (id: number, change: object = {}, by = manager) => {
  const { data } = await by.call('customers.proposeBank', { params: { id }, body: account(change) });
  return data.banks[0]?.id ?? 0;
};
const read = async (id: number) => (await manager.call('customers.detail', { params: { id } })).data;

describe('F-06 A-08 money goes to an account that a second person has confirmed', () => {
  test('A-08 the number of an account leaves the server masked, and whole only to whoever has it shown', async () => {
    const id = await create();
    await propose(id);
    expect((await read(id)).banks[0]?.bank_account).toBe('••••6789');
    const { data } = await owner.call('customers.showDetails', { params: { id } });
    expect(data.banks[0]?.bank_account).toBe('0123456789');
    const { data: lines } = await owner.call('audit.ofRecord', { query: { room: 'customers', id: String(id) } });
    expect(lines.filter(({ action }) => action === 'show_details')).toHaveLength(1);
  });

  test('F-06 a proposed account counts for nothing until somebody else confirms it', async () => {
    const id = await create();
    const bank_id = await propose(id);
    expect(await read(id)).toMatchObject({
      bank: null,
      bank_state: 'proposed',
      banks: [
        {
          status: 'proposed',
          proposed_by: 'ဒေါ်နှင်းအိ',
          actions: [
            { command: 'confirm', blocked: 'own_proposal' },
            { command: 'deny', blocked: 'own_proposal' },
          ],
        },
      ],
    });
    const { data } = await owner.call('customers.confirmBank', { params: { id }, body: { bank_id } });
    expect(data).toMatchObject({
      bank: 'KBZ',
      bank_holder: 'U Tun',
      bank_account: '••••6789',
      bank_state: 'confirmed',
      banks: [{ status: 'confirmed', decided_by: 'ဦးအောင်မြင့်', actions: [] }],
    });
  });

  test.each(['confirm', 'deny'] as const)(
    'F-06 whoever proposed it does not %s it, a super role neither',
    async (decision) => {
      const id = await create();
      const founder = await app.as('superadmin');
      const bank_id = await propose(id, {}, founder);
      const body = decision === 'deny' ? { bank_id, reason: 'x' } : { bank_id };
      const { status, body: answer } = await founder.try(`customers.${decision}Bank`, { params: { id }, body });
      expect([status, answer.code]).toEqual([409, 'own_proposal']);
      expect((await read(id)).bank_state).toBe('proposed');
    },
  );

  test('F-06 the database refuses it too, and that an account is changed or deleted', async () => {
    const id = await create();
    await propose(id);
    const run = (sql: string) =>
      app.database.pool.query(sql, [id]).then(
        () => 'done',
        (error: Error) => error.message,
      );
    expect(
      await run(
        "update customer_bank set status = 'confirmed', decided_by = proposed_by, decided_at = now() where customer_id = $1",
      ),
    ).toContain('check constraint');
    expect(await run("update customer_bank set status = 'confirmed' where customer_id = $1")).toContain(
      'check constraint',
    );
    expect(await run("update customer_bank set bank_account = '999' where customer_id = $1")).toContain(
      'never changed',
    );
    expect(await run('delete from customer_bank where customer_id = $1')).toContain('never changed');
  });

  test('F-06 until a new account is confirmed money keeps going to the old one, which is then replaced', async () => {
    const id = await create();
    await owner.call('customers.confirmBank', { params: { id }, body: { bank_id: await propose(id) } });
    const bank_id = await propose(id, { bank: 'AYA', bank_account: '555666777' });
    expect(await read(id)).toMatchObject({ bank: 'KBZ', bank_state: 'proposed' });
    await owner.call('customers.confirmBank', { params: { id }, body: { bank_id } });
    const { bank, banks } = await read(id);
    expect([bank, banks.map((row) => [row.bank, row.status])]).toEqual([
      'AYA',
      [
        ['AYA', 'confirmed'],
        ['KBZ', 'replaced'],
      ],
    ]);
  });

  test('F-06 a denied one says why, and a newer proposal takes the place of one that waits', async () => {
    const id = await create();
    const first = await propose(id, { bank_account: '111111' });
    const second = await propose(id, { bank_account: '222222' });
    expect((await owner.try('customers.confirmBank', { params: { id }, body: { bank_id: first } })).body.code).toBe(
      'state_not_allowed',
    );
    const { data } = await owner.call('customers.denyBank', {
      params: { id },
      body: { bank_id: second, reason: 'နာမည် မတူပါ' },
    });
    expect(data.banks.map((row) => [row.status, row.decided_reason])).toEqual([
      ['denied', 'နာမည် မတူပါ'],
      ['replaced', null],
    ]);
    expect([data.bank, data.bank_state]).toEqual([null, null]);
  });

  test('F-06 the account that counts or waits already is not proposed again', async () => {
    const id = await create();
    await propose(id);
    const { status, body } = await manager.try('customers.proposeBank', {
      params: { id },
      body: account({ bank_account: '0123 456 789' }),
    });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'duplicate', ['bank_account']]);
  });

  test('A-06 without the right nobody decides, and an account of another customer is not found', async () => {
    const [mine, other] = [await create(), await create()];
    const bank_id = await propose(mine);
    expect((await accountant.try('customers.confirmBank', { params: { id: mine }, body: { bank_id } })).status).toBe(
      403,
    );
    expect((await owner.try('customers.confirmBank', { params: { id: other }, body: { bank_id } })).status).toBe(404);
    expect(
      (await (await app.as('mdy.manager')).try('customers.confirmBank', { params: { id: mine }, body: { bank_id } }))
        .status,
    ).toBe(404);
  });

  test('A-08 the audit log has who proposed and who confirmed, before and after', async () => {
    const id = await create();
    await owner.call('customers.confirmBank', { params: { id }, body: { bank_id: await propose(id) } });
    const lines = (
      await (await app.as('superadmin')).call('audit.ofRecord', { query: { room: 'customers', id: String(id) } })
    ).data;
    expect(lines.map(({ action, staff, before, after }) => [action, staff, before, after])).toEqual([
      ['confirm_bank', 'ဦးအောင်မြင့်', null, { ...account(), bank_state: 'confirmed' }],
      ['propose_bank', 'ဒေါ်နှင်းအိ', null, account()],
      ['create', 'ဒေါ်နှင်းအိ', null, expect.anything()],
    ]);
  });
});

test('F-06 S-08 two people who decide on one account at once: one wins, the other is told that it is decided', async () => {
  const founder = await app.as('superadmin');
  for (let round = 0; round < 5; round += 1) {
    const id = await create();
    const bank_id = await propose(id);
    const answers = await Promise.all([
      owner.try('customers.confirmBank', { params: { id }, body: { bank_id } }),
      founder.try('customers.denyBank', { params: { id }, body: { bank_id, reason: 'x' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('state_not_allowed');
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await read(id)).banks.map((row) => row.status)).toEqual([winner === 0 ? 'confirmed' : 'denied']);
  }
});

test('F-06 S-08 two people who propose at once leave one that waits', async () => {
  const id = await create();
  await Promise.all(
    [manager, owner].map((by, n) =>
      by.call('customers.proposeBank', { params: { id }, body: account({ bank_account: `77777${n}` }) }),
    ),
  );
  expect((await read(id)).banks.map((row) => row.status).toSorted()).toEqual(['proposed', 'replaced']);
});
