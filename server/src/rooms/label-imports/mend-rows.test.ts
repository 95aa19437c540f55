import { describe, expect, test } from 'vitest';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { readSheet as readAnswer, readZip } from '../../kernel/testing/read-xlsx.ts';
import { importFromFile } from './import-from-file.ts';
import { book, order, orderDesk } from './testing/order-desk.ts';

const { desk, upload, rowsOf, problemsOf, make, labelsOf } = orderDesk();

describe('P-09 rows are mended in place', () => {
  test('O-05 P-09 a cell is typed over, a suggestion taken, the same mistake mended everywhere, a row left out', async () => {
    const { data } = await upload(
      await book([
        order({ township: 'Test Chan Ay' }),
        order({ township: 'Test Chan Ay' }),
        order({ weight: null }),
        order({ ref: 'one' }),
        order({ ref: 'one' }),
      ]),
    );
    expect([data.ready, data.bad]).toEqual([1, 4]);
    const params = { id: data.id };
    const [first] = await rowsOf(data.id, 'bad');
    const fixed = await desk.clerk.call('label_imports.fix', {
      params,
      body: {
        field: 'destination_township',
        value: String(first?.problems.destination_township?.[0]?.values?.meant),
        positions: [1],
      },
    });
    expect([fixed.data[0]?.status, fixed.changed, fixed.same]).toEqual(['ready', 1, 1]);
    expect(
      (
        await desk.clerk.call('label_imports.fix', {
          params,
          body: { field: 'destination_township', value: 'စမ်းချမ်းအေး', positions: [1], same_as: 'Test Chan Ay' },
        })
      ).import.bad,
    ).toBe(2);
    // The first of two equal references changes: then the second may keep it.
    expect(
      (
        await desk.clerk.call('label_imports.fix', {
          params,
          body: { field: 'reference_id', value: 'two', positions: [4] },
        })
      ).import,
    ).toMatchObject({ ready: 4, bad: 1 });
    const left = await desk.clerk.call('label_imports.leave', { params, body: { leave: true } });
    expect(left.data).toMatchObject({ ready: 4, bad: 0, left_out: 1 });
    expect((await make(data.id)).made).toBe(4);
  });

  test('S-08 P-09 of two people at one cell the second is told what the first has typed, and types it again or not', async () => {
    const { data } = await upload(await book([order({ phone: '12' }), order()]));
    const fix = (by: TestClient, value: string, was: string) =>
      by.try('label_imports.fix', {
        params: { id: data.id },
        body: { field: 'destination_phone', value, positions: [1], was },
      });
    const both = await Promise.all([
      fix(desk.clerk, '09440012345', '12'),
      fix(desk.fixture.manager, '09440099999', '12'),
    ]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    const stands = won.body.data[0]?.fields.destination_phone ?? '';
    expect([won.status, lost.status, lost.body.errors?.destination_phone]).toMatchObject([
      200,
      422,
      [{ code: 'cell_changed', values: { text: stands } }],
    ]);
    expect(lost.body.errors?.destination_phone?.[0]?.message).toContain(stands);
    expect((await rowsOf(data.id))[0]?.fields.destination_phone).toBe(stands);
    expect((await fix(desk.fixture.manager, '09440099999', stands)).status).toBe(200);
    // Edits of different cells do not conflict.
    const apart = await Promise.all([
      fix(desk.clerk, '09440011111', '09440099999'),
      desk.fixture.manager.try('label_imports.fix', {
        params: { id: data.id },
        body: { field: 'cod_amount', value: '7000', positions: [1], was: '45000' },
      }),
    ]);
    expect(apart.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rowsOf(data.id))[0]?.fields).toMatchObject({ destination_phone: '09440011111', cod_amount: '7000' });
  });

  test("N-10 what cannot be mended here goes back to the merchant as a sheet that says what is wrong, in the reader's language, and comes in again", async () => {
    const { data } = await upload(
      await book([order({ phone: '12' }), order(), order({ weight: null, name: '=1+1 "မမြ"' })]),
    );
    await make(data.id);
    const response = await desk.clerk.send({
      method: 'GET',
      url: `/api/label_import/${data.id}/errors`,
      headers: { 'x-locale': 'mm' },
    });
    const cells = readAnswer(readZip(response.rawPayload).get('xl/worksheets/sheet1.xml') ?? '');
    expect([cells.get('G1'), cells.get('C2'), cells.get('A4')]).toEqual([
      { text: 'မှားယွင်းချက်' },
      { text: '12' },
      undefined,
    ]);
    expect((cells.get('G2') as { text: string }).text).toContain('ဖုန်းနံပါတ် မှန်ကန်စွာ ဖြည့်ပါ။');
    const again = await upload(response.rawPayload, { name: 'rows-to-fix.xlsx' });
    expect([again.data.total, again.data.bad, again.data.columns.at(-1)?.field]).toEqual([2, 2, null]);
  });

  test('N-10 a sheet from the command line goes the same way, with the rights of the person it is taken for', async () => {
    const content = await book([order(), order({ weight: null })]);
    const done = await importFromFile(desk.app.app.waybill, {
      name: 'ops.xlsx',
      content,
      by: 'staff',
      customerId: desk.merchant,
      checkOnly: false,
    });
    expect(done).toMatchObject({
      sheet: { status: 'done', made: 1, bad: 1, by: expect.any(String) },
      bad: [{ row: 3, problems: { weight: [{ code: 'required' }] } }],
    });
    expect(
      await importFromFile(desk.app.app.waybill, {
        name: 'ops.xlsx',
        content,
        by: 'postman',
        customerId: desk.merchant,
        checkOnly: true,
      }),
    ).toMatchObject({ refused: true, code: 'missing_permission' });
    expect(
      await importFromFile(desk.app.app.waybill, {
        name: 'ops.xlsx',
        content,
        by: null,
        customerId: desk.merchant,
        checkOnly: true,
      }),
    ).toMatchObject({ refused: true, code: 'import_twice' });
  });

  test('N-10 O-05 a sheet that was only checked from the command line, or whose making was broken off, is gone on with; each row is one label', async () => {
    const content = await book([order(), order(), order({ weight: null })]);
    const bring = (checkOnly: boolean) =>
      importFromFile(desk.app.app.waybill, {
        name: 'twice.xlsx',
        content,
        by: 'staff',
        customerId: desk.merchant,
        checkOnly,
      });
    const checked = await bring(true);
    expect(checked).toMatchObject({ sheet: { status: 'open', ready: 2, bad: 1, made: 0 }, earlier: null });
    expect(await bring(true)).toMatchObject({ sheet: { ready: 2 }, earlier: { code: 'import_twice' } });
    // Marked as in the making, by a process that was then killed.
    const id = isRefusal(checked) ? 0 : checked.sheet.id;
    await desk.clerk.call('label_imports.make', { params: { id } });
    expect(await bring(false)).toMatchObject({
      sheet: { id, status: 'done', made: 2, ready: 0 },
      earlier: { code: 'import_twice' },
    });
    expect((await labelsOf(id)).length).toBe(2);
    expect(await bring(false)).toMatchObject({ refused: true, code: 'import_twice', values: { id } });
  });

  test.each<Locale>(['en', 'mm', 'zh'])('T-01 the sample sheet in %s is read without a question', async (locale) => {
    const yangon = (await desk.clerk.call('sessions.activeAccount', {})).data.branch?.id;
    await desk.app.database.pool.query("update place set branch_id = $1 where name_en = 'Hlaing'", [yangon]);
    const sample = await desk.clerk.send({
      method: 'GET',
      url: '/api/label_import/sample',
      headers: { 'x-locale': locale },
    });
    const { data } = await upload(sample.rawPayload, { locale });
    expect([data.missing, data.columns.filter(({ field }) => field === null), await problemsOf(data.id)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
