import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { moveInKinds } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { moveInFromFiles } from './move-in-from-files.ts';
import { MoveInDesk, customerRow } from './testing/move-in-desk.ts';

let desk: MoveInDesk;
beforeAll(async () => {
  desk = await MoveInDesk.open();
});
afterAll(() => desk.close());

const booksProblems = () => verifyLedger(desk.app.app.waybill.db);
const balance = async (kind: string, owner = '') =>
  Number(
    (
      await desk.query(
        `select coalesce(sum(p.amount), 0) as sum from posting p join account a on a.id = p.account_id where a.kind = $1 ${owner}`,
        [kind],
      )
    )[0].sum,
  );

test('W-05 F-01 customers of a sheet enter with plan, address, account and opening COD after a second person has signed, in the books of the opening day', async () => {
  const { id } = await desk.begin();
  const first = customerRow({
    cod_plan: 'Flat 1%',
    credit_limit: '၁၀၀,၀၀၀',
    bank: 'KBZ',
    bank_holder: 'Daw Mya',
    bank_account: '0123 456 789',
    opening_cod: '250,000',
  });
  const added = await desk.add(id, 'customers', [
    { ...first, cod_plan: 'flat' },
    customerRow({ branch: 'MDY', opening_cod: 30_000 }),
  ]);
  expect(added.body.data).toMatchObject({ bad: 0, status: 'draft' });
  expect(added.body.data.totals.map(({ what, count, amount }) => [what, count, amount])).toEqual([
    ['customers', 1, 0],
    ['customers', 1, 0],
    ['opening_cod', 1, 250_000],
    ['opening_cod', 1, 30_000],
    ['credit_limit', 1, 100_000],
    ['cod_plan', 1, 0],
    ['bank_accounts', 1, 0],
  ]);
  expect((await desk.propose(id)).status).toBe(200);
  expect((await desk.sign(id, desk.maker)).body.code).toBe('second_person_needed');
  const before = await desk.query('select count(*)::int as n from customer');
  expect((await desk.sign(id)).status).toBe(200);
  expect(await desk.query('select count(*)::int as n from customer')).toEqual(before);
  await desk.work(id);
  await desk.work(id);
  expect(await desk.detail(id)).toMatchObject({ status: 'complete', signed_by: expect.any(String), bad: 0 });
  const made = await desk.query(
    `select c.*, b.status as bank_status, b.bank_account, a.place_id from customer c
      left join customer_bank b on b.customer_id = c.id left join customer_address a on a.customer_id = c.id
    where c.business_name = $1`,
    [first.business_name],
  );
  expect(made).toMatchObject([
    {
      cod_plan: 'flat',
      credit_limit: 100_000,
      bank_status: 'confirmed',
      bank_account: '0123456789',
      place_id: desk.fixture.places.hlaing,
    },
  ]);
  const journals = await desk.query('select event, business_date::text as day, note from journal where key like $1', [
    `move_in:${id}:%`,
  ]);
  expect(journals).toEqual(Array.from({ length: 2 }, () => ({ event: 'opened', day: desk.today, note: 'From Excel' })));
  expect([await balance('payable:merchant'), await balance('equity')]).toEqual([-280_000, 280_000]);
  expect(await booksProblems()).toEqual([]);
  const customer = Number(made[0].id);
  const ready = (await desk.signer.call('clearances.ready', { query: { search: String(first.business_name) } })).data;
  expect(JSON.stringify(ready)).toContain('250000');
  expect(customer).toBeGreaterThan(0);
  const log = (await desk.maker.call('audit.list', { query: { room: 'move_ins' } })).data;
  expect(log.map(({ action }) => action)).toEqual(['bring_in', 'sign', 'submit_move_in', 'add_sheet', 'create']);
});

test('W-05 I-01 bad rows are shown at their cell, nothing is submitted with one, and the corrected sheet replaces it', async () => {
  const { id } = await desk.begin('Faults');
  const known = customerRow();
  await desk.bring((await desk.add((await desk.begin()).id, 'customers', [known])).body.data.id);
  const twin = customerRow();
  const rows = [
    twin,
    customerRow({ phone: twin.phone as string }),
    customerRow({ phone: known.phone as string }),
    customerRow({ branch: 'Nowhere' }),
    customerRow({ opening_cod: -5 }),
    customerRow({ opening_cod: '1.5' }),
    customerRow({ bank: 'KBZ' }),
    customerRow({ customer_name: '' }),
    customerRow({ township: 'Test Nowhere' }),
  ];
  const { body } = await desk.add(
    id,
    'customers',
    rows.map((row) => ({ opening_cod: 0, bank: '', ...row })),
  );
  expect(await desk.problems(id)).toEqual([
    'customers 3 phone move_in_twice',
    'customers 4 phone move_in_known',
    'customers 5 branch cell_unknown',
    'customers 6 opening_cod min',
    'customers 7 opening_cod integer',
    'customers 8 - required',
    'customers 9 customer_name required',
    expect.stringMatching(/^customers 10 township /),
  ]);
  expect((await desk.propose(id)).body.code).toBe('move_in_not_clean');
  const [sheet] = body.data.sheets;
  const again = await desk.add(
    id,
    'customers',
    rows.map((row) => ({ opening_cod: 0, bank: '', ...row })),
  );
  expect(again.body.code).toBe('move_in_sheet_twice');
  const { version } = await desk.detail(id);
  await desk.maker.call('move_ins.take_out', { params: { id }, body: { sheet_id: sheet?.id ?? 0, version } });
  expect((await desk.propose(id)).body.code).toBe('move_in_empty');
  await desk.add(id, 'customers', [customerRow()]);
  expect((await desk.propose(id)).status).toBe(200);
});

test('W-05 columns are mapped by a person where a heading is not known, and the next sheet remembers it', async () => {
  const { id } = await desk.begin('Mapped');
  const plain = () => {
    const { customer_name, phone, branch } = customerRow();
    return { customer_name: customer_name as string, phone: phone as string, branch: branch as string };
  };
  const heads = ['Owner of the shop', 'Phone', 'Branch'];
  const { data } = (await desk.add(id, 'customers', [plain()], { heads })).body;
  expect(data).toMatchObject({ bad: 1, sheets: [{ missing: ['customer_name'], columns: [null, 'phone', 'branch'] }] });
  const wish = (columns: (string | null)[], version: number) =>
    desk.maker.try('move_ins.map', { params: { id }, body: { sheet_id: data.sheets[0]?.id ?? 0, columns, version } });
  expect((await wish(['phone', 'phone', 'branch'], data.version)).status).toBe(422);
  expect((await wish(['customer_name', 'phone', 'branch'], data.version)).body.data).toMatchObject({ bad: 0 });
  expect((await desk.add(id, 'customers', [plain()], { heads })).body.data).toMatchObject({ bad: 0 });
});

test('W-05 what changed after the signature stops the writing as a whole, and both sign again', async () => {
  const { id } = await desk.begin('Overtaken');
  const rows = [customerRow(), customerRow()];
  await desk.add(id, 'customers', rows);
  await desk.propose(id);
  await desk.sign(id);
  await desk.fixture.merchant({ phone: [rows[1]?.phone], business_name: 'Overtaken shop' });
  await desk.work(id);
  expect(await desk.detail(id)).toMatchObject({ status: 'draft', halted: 'move_in_changed', bad: 1, signed_by: null });
  expect(await desk.query('select 1 from customer where business_name = $1', [rows[0]?.business_name])).toEqual([]);
});

test('W-05 S-31 a person who covers some branches neither sees nor begins a move-in', async () => {
  const { id } = await desk.begin('Head office');
  await desk.query(
    "insert into role_permission (role_slug, permission, position) values ('manager', 'move_in.edit', 0), ('manager', 'move_in.view', 1)",
  );
  const manager = await desk.app.as('manager');
  expect((await manager.try('move_ins.detail', { params: { id } })).status).toBe(404);
  expect((await manager.try('move_ins.create', { body: { name: 'x', opening_day: desk.today } })).body.code).toBe(
    'branch_not_covered',
  );
});

test.each(locales)(
  'W-05 T-01 the templates in %s are read back as they are, with their example rows',
  async (locale) => {
    const { id } = await desk.begin(`Templates ${locale}`);
    for (const kind of moveInKinds) {
      const file = await desk.maker.send({
        method: 'GET',
        url: `/api/move-in/template?kind=${kind}`,
        headers: { 'x-locale': locale },
      });
      await desk.addFile(id, kind, { name: `${kind}.xlsx`, content: file.rawPayload });
    }
    expect(await desk.problems(id)).toEqual([]);
    const { sheets, bad } = await desk.detail(id);
    expect(sheets.map(({ kind, columns, rows }) => [kind, columns.includes(null), rows])).toEqual(
      moveInKinds.map((kind) => [kind, false, 1]),
    );
    expect(bad).toBe(0);
  },
);

test('W-05 a move-in is prepared from the command line with the rights of a person, and still needs its second person', async () => {
  const sheet = (...rows: string[]) => Buffer.from(['customer_name,phone,branch,opening_cod', ...rows].join('\n'));
  const bring = (content: Buffer, by: string) =>
    moveInFromFiles(desk.app.app.waybill, {
      by,
      into: { name: 'Command line', opening_day: desk.today },
      files: [{ kind: 'customers', name: 'shops.csv', content }],
      submit: true,
    });
  const refused = await bring(sheet('A,09655550001,YGN,0'), 'staff');
  expect(isRefusal(refused) && refused.code).toBe('missing_permission');
  const faulty = await bring(sheet('A,09655550001,YGN,0', 'B,09655550002,ABC,0'), 'md');
  if (isRefusal(faulty)) throw new Error(faulty.code);
  expect([faulty.moveIn.status, faulty.bad.map(({ file, rows }) => [file, rows.map(({ row }) => row)])]).toEqual([
    'draft',
    [['shops.csv', [3]]],
  ]);
  const clean = await bring(sheet('A,09655550001,YGN,5000'), 'md');
  if (isRefusal(clean)) throw new Error(clean.code);
  expect(clean.moveIn.status).toBe('proposed');
  expect((await desk.sign(clean.moveIn.id, desk.maker)).body.code).toBe('second_person_needed');
});
