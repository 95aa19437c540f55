import { describe, expect, test } from 'vitest';
import { makeXlsx, plainSheet } from '../../kernel/testing/make-xlsx.ts';
import { resumeJob } from '../../app/resume-job.ts';
import { book, heads, order, orderDesk } from './testing/order-desk.ts';

const { desk, upload, rowsOf, problemsOf, work, make, labelsOf } = orderDesk();

describe('nothing is made twice', () => {
  test('O-05 N-10 the same cells for the same merchant are refused, telling who brought them and when, whatever the file', async () => {
    const rows = [order(), order()];
    const { data } = await upload(await book(rows));
    const csv = [heads, ...rows].map((row) => row.join(',')).join('\n');
    const again = await upload(csv, { name: 'again.csv', by: desk.fixture.manager });
    expect([again.status, again.code, again.values]).toMatchObject([
      409,
      'import_twice',
      { id: data.id, at: '21-11-2026 12:00' },
    ]);
    expect((await upload(csv, { name: 'again.csv', to: await desk.fixture.merchant() })).status).toBe(201);
    await desk.clerk.call('label_imports.drop', { params: { id: data.id } });
    expect((await upload(await book(rows))).status).toBe(201);
  });

  test('O-05 N-10 of a sheet that grew only the new orders are made; the old ones are left out until somebody wants them', async () => {
    const rows = [order({ ref: null }), order({ ref: null, name: 'ဦးထွန်း' })];
    const first = await upload(await book(rows));
    await make(first.data.id);
    const { data } = await upload(await book([...rows, order({ ref: null, name: 'မမြ' })]));
    expect([data.ready, data.left_out]).toEqual([1, 2]);
    const [left] = await rowsOf(data.id, 'left');
    expect(left?.problems.row?.[0]?.message).toMatch(
      /^The same order was already made into EX\d{9}XM on 21-11-2026, from orders\.xlsx\.$/,
    );
    const after = await desk.clerk.call('label_imports.leave', {
      params: { id: data.id },
      body: { positions: [1], leave: false },
    });
    expect([after.data.ready, after.data.left_out]).toEqual([2, 1]);
    expect((await make(data.id)).made).toBe(2);
  });

  test('a reference that a label has is refused before and, if it comes meanwhile, while labels are made', async () => {
    const { data } = await upload(await book([order({ ref: 'TAKEN-1' }), order()]));
    await desk.clerk.call('labels.create', {
      body: desk.fixture.online(desk.merchant, { reference_id: 'TAKEN-1' }) as never,
    });
    const done = await make(data.id);
    expect([done.made, done.bad, await problemsOf(data.id)]).toEqual([1, 1, [[2, { reference_id: 'duplicate' }]]]);
    const later = await upload(await book([order({ ref: 'TAKEN-1', name: 'မမြ' })]));
    expect(await problemsOf(later.data.id)).toEqual([[2, { reference_id: 'duplicate' }]]);
    await desk.clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'reference_id', value: 'FREE-1', positions: [1] },
    });
    expect((await make(data.id)).made).toBe(2);
  });

  test('S-08 a making that ends in the middle goes on where it was: every row is one label', async () => {
    const { data } = await upload(await book(Array.from({ length: 450 }, () => order())));
    await desk.clerk.call('label_imports.make', { params: { id: data.id } });
    // The second batch is killed with the process: its transaction never commits.
    await desk.app.database.pool.query(
      `
        create function fall() returns trigger language plpgsql as $$ begin if (select count(*)
          from label
          where import_id = new.import_id) > 200 then raise exception 'the power is gone';
          end if; return new;
          end $$`,
    );
    await desk.app.database.pool.query(
      'create trigger fall before update on label_import_row for each row when (new.label_id is not null) execute function fall()',
    );
    await expect(work(data.id)).rejects.toThrow('the power is gone');
    expect([
      (await labelsOf(data.id)).length,
      (await desk.clerk.call('label_imports.detail', { params: { id: data.id } })).data,
    ]).toMatchObject([200, { status: 'making', made: 200, ready: 250 }]);
    await desk.app.database.pool.query('drop function fall cascade');
    // The next run of the resume job finds it without a worker.
    await resumeJob(desk.app.app.waybill).work({});
    expect(
      (
        await desk.app.database.pool.query('select payload from graphile_worker._private_jobs where key = $1', [
          `label_import:${data.id}`,
        ])
      ).rows,
    ).toEqual([{ payload: { id: data.id } }]);
    await Promise.all([work(data.id), work(data.id)]);
    const labels = await labelsOf(data.id);
    expect([
      labels.length,
      new Set(labels.map((label) => label.reference_id)).size,
      (await desk.clerk.call('label_imports.detail', { params: { id: data.id } })).data.status,
    ]).toEqual([450, 450, 'done']);
  });

  test('S-08 stopped, it makes nothing more; while it makes, rows stand still; whoever lost the right makes nothing', async () => {
    const { data } = await upload(await book([order(), order()]));
    await desk.clerk.call('label_imports.make', { params: { id: data.id } });
    const fix = { params: { id: data.id }, body: { field: 'weight', value: '2', positions: [1] } } as const;
    expect((await desk.clerk.try('label_imports.fix', fix)).body.code).toBe('state_not_allowed');
    await desk.fixture.manager.call('label_imports.stop', { params: { id: data.id } });
    await work(data.id);
    expect((await desk.clerk.call('label_imports.detail', { params: { id: data.id } })).data).toMatchObject({
      status: 'open',
      made: 0,
      ready: 2,
    });
    await desk.clerk.call('label_imports.make', { params: { id: data.id } });
    await desk.app.database.pool.query("update staff set status = 'suspend' where user_name = 'staff'");
    await work(data.id);
    await desk.app.database.pool.query("update staff set status = 'active' where user_name = 'staff'");
    expect((await desk.clerk.call('label_imports.detail', { params: { id: data.id } })).data).toMatchObject({
      status: 'open',
      halted: 'unauthorized',
      made: 0,
    });
  });

  test('F-03 credit is used up in the order of the sheet: what is beyond the limit is told and can be made later', async () => {
    const poor = await desk.fixture.merchant({ credit_limit: 5_000 });
    const sheet = plainSheet([[...heads, 'Payment type'], ...[1, 2, 3].map(() => [...order(), 'Credit'])]);
    const { data } = await upload(await makeXlsx({ sheet }), { to: poor });
    const each = (await rowsOf(data.id))[0]?.shipping_total ?? 0;
    // Reported when the sheet is checked, and again when a row's payment type changes.
    expect([data.ready, data.credit]).toEqual([
      3,
      { limit: 5_000, left: 5_000, wanted: 3 * each, rows_over: 3 - Math.floor(5_000 / each) },
    ]);
    const paid = await desk.clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'payment_type', value: 'sender_pay', positions: [1] },
    });
    expect(paid.import.credit?.wanted).toBe(2 * each);
    await desk.clerk.call('label_imports.fix', {
      params: { id: data.id },
      body: { field: 'payment_type', value: 'Credit', positions: [1] },
    });
    const done = await make(data.id);
    expect(done.made).toBeGreaterThan(0);
    expect(new Set((await problemsOf(data.id)).map(([, fields]) => JSON.stringify(fields)))).toEqual(
      new Set([JSON.stringify({ payment_type: 'credit_limit_exceeded' })]),
    );
    expect(done.made + done.bad).toBe(3);
  });
});
