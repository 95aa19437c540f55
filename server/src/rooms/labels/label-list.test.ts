import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import {
  currentStatuses,
  labelStatuses,
  trackingFilter,
  type LabelStatus,
} from '@waybill/domain/rooms/labels/label-statuses.ts';
import { furtherFilter } from '@waybill/domain/rooms/labels/status-filter.ts';
import { forgetCounts } from '../../kernel/hot/remembered-counts.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
/** Labels by test name, with their status. */
const made = new Map<string, { id: number; code: string }>();

beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  const merchant = await fixture.merchant({ business_name: 'မြသီတာ' });
  const make = async (name: string, body: object, by: TestClient, status?: string, days = 0) => {
    const { data } = await by.call('labels.create', { body });
    made.set(name, { id: data.id, code: data.tracking_code });
    if (status) {
      const rollup =
        status === 'delivered'
          ? 'delivered'
          : status === 'return_confirmed'
            ? 'returned'
            : status === 'accept_from_origin_branch'
              ? 'process'
              : 'ongoing';
      await app.database.pool.query(
        'update label_state set status = $2, rollup = $3, accept_branch_id = holder_branch_id where label_id = $1',
        [data.id, status, rollup],
      );
    }
    if (days)
      await app.database.pool.query(
        `update label set created_at = created_at - make_interval(days => $2) where id = $1`,
        [data.id, days],
      );
  };
  const local = { destination_township: fixture.places.hlaing };
  await make(
    'old',
    fixture.walkin({ destination_name: 'ဦးစိုးနိုင်', destination_phone: ['09970001111'] }),
    fixture.clerk,
    'delivered',
    40,
  );
  await make(
    'accepted',
    fixture.walkin({ ...local, destination_name: 'Ma Thida' }),
    fixture.clerk,
    'accept_from_origin_branch',
  );
  await make(
    'sent',
    fixture.online(merchant, { reference_id: 'ORD-77/5', payment_type: 'receiver_pay' }),
    fixture.clerk,
    'send_to_destination_branch',
  );
  await make('back', fixture.online(merchant, { payment_type: 'from_cod' }), fixture.clerk, 'return_confirmed');
  await make(
    'mandalay',
    fixture.walkin({ source_township: fixture.places.chanaye }),
    fixture.other,
    'accept_from_origin_branch',
  );
  await make('incoming', fixture.walkin({ ...local, source_township: fixture.places.chanaye }), fixture.other);
  await make('waiting', fixture.walkin({ type: 'mm_post', service_type: 'register' }), fixture.clerk);
});
afterAll(() => app.close());

const names = (rows: readonly { id: number }[]) =>
  rows.map((row) => [...made].find(([, { id }]) => id === row.id)?.[0]);
const list = async (query: object = {}, by = fixture.clerk) => {
  const answer = await by.call('labels.list', { query });
  return { names: names(answer.data), total: answer.total };
};

describe('N-09 the list of labels', () => {
  test("A-06 N-09 a branch sees what it has to do with, the newest first; another one's own it does not", async () => {
    expect(await list()).toEqual({ names: ['waiting', 'incoming', 'back', 'sent', 'accepted', 'old'], total: 6 });
    expect(await list({}, fixture.other)).toEqual({
      names: ['waiting', 'incoming', 'mandalay', 'back', 'sent', 'old'],
      total: 6,
    });
    expect(await list({ sort: 'created_at' })).toMatchObject({
      names: ['old', 'accepted', 'sent', 'back', 'incoming', 'waiting'],
    });
    expect((await list({}, await app.as('superadmin'))).total).toBe(7);
  });

  test.each<[object, string[]]>([
    [{ tab: 'search' }, ['waiting', 'incoming', 'back', 'sent', 'accepted', 'old']],
    [{ tab: 'pending' }, ['waiting']],
    [{ tab: 'process' }, ['accepted']],
    [{ tab: 'ongoing' }, ['sent']],
    [{ tab: 'delivered' }, ['old']],
    [{ tab: 'returned' }, ['back']],
    [{ type: 'mm_post' }, ['waiting']],
    [{ type: 'all_parcel', tab: 'process' }, ['accepted']],
    [{ status: 'delivered' }, ['old']],
    [{ tab: 'pending', status: 'delivered' }, []],
    [{ payment_type: 'receiver_pay' }, ['sent']],
    [{ accept_type: 'cod' }, ['back', 'sent']],
    [{ has_cod: 'yes' }, ['back', 'sent']],
    [{ has_cod: 'no', tab: 'delivered' }, ['old']],
    [{ merchant: 'မြသီ' }, ['back', 'sent']],
    [{ from: '2026-11-21', to: '2026-11-21' }, ['waiting', 'incoming', 'back', 'sent', 'accepted']],
    [{ to: '2026-11-01' }, ['old']],
  ])('N-09 filtered by %j', async (query, expected) => {
    expect(await list(query as never)).toEqual({ names: expected, total: expected.length });
  });

  test('S-02 each option of the filter, in the order of the list, finds the parcel that stands there, and the option after it does not', async () => {
    const { id } = made.get('sent') ?? { id: 0 };
    const stand = (status: LabelStatus) =>
      app.database.pool.query('update label_state set status = $2, rollup = $3 where label_id = $1', [
        id,
        status,
        labelStatuses[status].rollup,
      ]);
    const options = labelList.filters.find(({ key }) => key === 'status')?.options ?? [];
    expect(options.flatMap(({ value, more }) => (more ? [] : [value]))).toEqual(trackingFilter);
    const found: string[] = [];
    for (const [at, status] of trackingFilter.entries()) {
      await stand(status);
      for (const filter of [status, trackingFilter[(at + 1) % trackingFilter.length] as LabelStatus])
        if ((await list({ status: filter })).names.includes('sent')) found.push(`${status} by ${filter}`);
    }
    await stand('send_to_destination_branch');
    expect(found).toEqual(trackingFilter.map((status) => `${status} by ${status}`));
  });

  test('S-01 S-02 below the seventeen every other status and roll-up is offered and finds what stands there', async () => {
    const { id } = made.get('sent') ?? { id: 0 };
    const set = (columns: string, ...values: unknown[]) =>
      app.database.pool.query(`update label_state set ${columns} where label_id = $1`, [id, ...values]);
    const isFound = async (status: string) => (await list({ status })).names.includes('sent');
    const rolledUp = new Set<string>();
    for (const status of furtherFilter.filter((one) => currentStatuses.includes(one))) {
      const { rollup } = labelStatuses[status];
      await set('status = $2, rollup = $3', status, rollup);
      expect([status, await isFound(status)]).toEqual([status, true]);
      if (!rolledUp.has(rollup)) expect([rollup, await isFound(rollup)]).toEqual([rollup, true]);
      rolledUp.add(rollup);
    }
    await set(`status = 'delivered', rollup = 'delivered', cod_status = 'process'`);
    expect([await isFound('receivable'), await isFound('success')]).toEqual([true, false]);
    await set(`cod_status = 'complete'`);
    expect([await isFound('receivable'), await isFound('success')]).toEqual([false, true]);
    await set(`status = 'arrived_to_destination_branch', rollup = 'ongoing', return_step = 'pending_return'`);
    expect([
      await isFound('pending_return'),
      await isFound('pending_return_confirm'),
      await isFound('accepted'),
    ]).toEqual([true, false, true]);
    await set(`status = 'send_to_destination_branch', return_step = null, cod_status = 'ongoing'`);
  });

  test('N-09 filtered by a branch, within what the viewer covers', async () => {
    expect((await list({ branch_id: String(fixture.mandalay) }, await app.as('superadmin'))).names).toEqual([
      'waiting',
      'incoming',
      'mandalay',
      'back',
      'sent',
      'old',
    ]);
    expect((await list({ branch_id: String(fixture.mandalay) })).total).toBe(0);
  });

  test('N-20 N-09 the labels of one customer, read along the index of their labels and not along those of a branch', async () => {
    const {
      rows: [customer],
    } = await app.database.pool.query(`select id from customer where business_name = 'မြသီတာ'`);
    const query = { customer_id: String(customer.id) };
    expect(await list(query)).toEqual({ names: ['back', 'sent'], total: 2 });
    expect((await list({ ...query, tab: 'returned' })).names).toEqual(['back']);
    expect((await list({ ...query, sort: 'created_at', per_page: 1, page: 2 })).names).toEqual(['back']);
    expect(await list({ ...query, search: 'ORD-77/5' })).toEqual({ names: ['sent'], total: 1 });
    expect((await list({ customer_id: 'x' })).total).toBe(0);
    await app.database.pool.query('set enable_seqscan = off');
    const { rows } = await app.database.pool.query(
      `
        explain
        select l.id
        from label l
        join label_state s on s.label_id = l.id
        where l.merchant_id = ${customer.id}
        order by l.id desc
        limit 20`,
    );
    expect(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')).toContain('label_by_merchant');
  });

  test('N-09 P-01 pages neither repeat nor leave out', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await list({ page, per_page: 2 })).names);
    expect(pages).toEqual(['waiting', 'incoming', 'back', 'sent', 'accepted', 'old']);
  });

  test('N-09 open work is counted by tab', async () => {
    expect((await fixture.clerk.call('labels.count', {})).data).toEqual({ pending: 1, process: 1, ongoing: 1 });
    expect((await fixture.other.call('labels.count', {})).data).toEqual({ pending: 1, process: 1, ongoing: 1 });
  });
});

describe('F-01 T-04 found again', () => {
  test.each<[string, (code: string) => string, string[]]>([
    [
      'its code, as it is read out',
      (code) => `${code.slice(0, 2).toLowerCase()} ${code.slice(2, 6)} ${code.slice(6, 10)} ${code.slice(10)}`,
      ['sent'],
    ],
    ['a part of its code', (code) => code.slice(2, 11), ['sent']],
    ['its reference', () => 'ord-77', ['sent']],
  ])('F-01 by %s', async (_, text, expected) => {
    expect((await list({ search: text(made.get('sent')?.code ?? '') })).names).toEqual(expected);
  });

  test.each([
    ['a phone as it is written', '09 970 001', ['old']],
    ['a phone without its 0', '9970001111', ['old']],
    ['a phone with +95', '+95 9970001111', ['old']],
    ['Myanmar digits', '၀၉၉၇၀၀၀၁၁၁၁', ['old']],
    ['a part of a name', 'စိုးနိုင်', ['old']],
    ['a name with marks in another order', 'စိုးနိုင္', ['old']],
    ['two letters', 'th', ['accepted']],
    ['English, in any case', 'THIDA', ['accepted']],
    ['what the shop is called', 'မြသီတာ', ['back', 'sent']],
    ['nothing that there is', 'zzzzzz', []],
    ['a wildcard', '%%', []],
    ['signs only', '( )', ['waiting', 'incoming', 'back', 'sent', 'accepted', 'old']],
  ])('F-01 T-04 by %s', async (_, search, expected) => {
    const found = (await list({ search })).names;
    expect(found).toEqual(expected);
  });

  test("A-06 nobody finds another branch's own label, by code or by phone", async () => {
    for (const q of [made.get('mandalay')?.code ?? '', 'Test Chan'])
      expect((await fixture.clerk.call('labels.find', { query: { q } })).data).toEqual([]);
    expect(
      (await fixture.other.call('labels.find', { query: { q: made.get('mandalay')?.code ?? '' } })).data,
    ).toMatchObject([{ tracking_code: made.get('mandalay')?.code }]);
  });

  test('A-06 somebody on the street finds what they carry', async () => {
    const postman = await app.as('postman');
    expect((await list({}, postman)).total).toBe(0);
    await app.database.pool.query(
      `update label_state set holder_staff_id = (select id from staff where user_name = 'postman') where label_id = $1`,
      [made.get('sent')?.id],
    );
    // As the scan would that assigns it to them.
    forgetCounts();
    expect(await list({}, postman)).toEqual({ names: ['sent'], total: 1 });
    expect((await postman.try('labels.detail', { params: { id: made.get('accepted')?.id ?? 0 } })).status).toBe(404);
    await app.database.pool.query(`update label_state set holder_staff_id = null where label_id = $1`, [
      made.get('sent')?.id,
    ]);
  });

  test('N-22 P-09 an export and a selection hold the rows that the list shows', async () => {
    const { data } = await fixture.clerk.call('bulk.select', { body: { list: 'labels', filters: { tab: 'pending' } } });
    expect(data.total).toBe(1);
    expect((await fixture.clerk.call('bulk.select', { body: { list: 'labels', search: 'မြသီတာ' } })).data.total).toBe(2);
    expect(
      (
        await fixture.clerk.call('exports.start', {
          body: { list: 'labels', format: 'csv', columns: ['tracking_code', 'status'] },
        })
      ).data.id,
    ).toBeGreaterThan(0);
  });
});
