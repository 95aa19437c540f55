import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printLimit } from '@waybill/domain/rooms/prints/print-formats.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { insertLabels, type TestLabel } from './testing/insert-labels.ts';

let testApp: TestApp;
let staff: TestClient;
let stranger: TestClient;
const make = (labels: readonly TestLabel[]) =>
  insertLabels(async (sql, values) => (await testApp.database.pool.query(sql, [...values])).rows, labels);
let serial = 0;
const some = (count: number, more: Partial<TestLabel> = {}) =>
  make(Array.from({ length: count }, () => ({ tracking_code: `EX${String(++serial).padStart(9, '0')}XM`, ...more })));

beforeAll(async () => {
  testApp = await startTestApp();
  [staff, stranger] = [await testApp.as('staff'), await testApp.as('mdy.staff')];
});
afterAll(() => testApp.close());

const prepare = (who: TestClient, body: object) => who.try('prints.prepare', { body });
const record = (who: TestClient, body: object) =>
  who.try('prints.record', { body: { format: 'thermal_100x150', ...body } });

describe('N-13 what is printed', () => {
  test('N-13 labels come in the order asked for, by number or by code, each once; what is not there is named', async () => {
    const [one = 0, two = 0, three = 0] = await some(3);
    const { rows } = await testApp.database.pool.query('select tracking_code from label where id = $1', [two]);
    const { body } = await prepare(staff, {
      labels: [
        String(three),
        rows[0].tracking_code.toLowerCase(),
        String(one),
        String(three),
        'EX999999999XM',
        '999999',
      ],
    });
    expect(body.data.map(({ id }) => id)).toEqual([three, two, one]);
    expect(body.missing).toEqual(['EX999999999XM', '999999']);
  });

  test('N-13 A-06 phones are printed whole by whoever has the permission for it, and masked by anybody else', async () => {
    const [id] = await some(1);
    const phones = async () => {
      const { data } = await (await testApp.as('staff')).call('prints.prepare', { body: { labels: [String(id)] } });
      return data[0]?.destination.phones;
    };
    expect(await phones()).toEqual(['09791234567']);
    const founder = await testApp.as('superadmin');
    const clerks = async () => (await founder.call('roles.matrix', {})).data.roles.find(({ slug }) => slug === 'staff');
    const allow = async (permissions: readonly string[] | undefined) => {
      const { name_en, name_mm, name_zh, version } = (await clerks()) ?? {};
      const body = { name_en, name_mm, name_zh, version, permissions };
      await founder.call('roles.edit', { params: { slug: 'staff' }, body });
    };
    const before = (await clerks())?.permissions;
    await allow(before?.filter((one) => one !== 'label.print_details'));
    expect(await phones()).toEqual(['0979••••567']);
    await allow(before);
  });

  test('N-13 a label brings everything its paper shows: sides with places, branches, money, who made it', async () => {
    const place = await testApp.database.pool.query(`
        with town as (insert into place (type, name_en, name_mm, search_key, created_at, updated_at)
          values ('township', 'Testing', 'စမ်းသပ်မြို့', '', now(), now())
          returning id)
      insert into place (type, parent_id, name_en, name_mm, search_key, created_at, updated_at)
      select 'quarter', id, 'No. 1', 'အမှတ် ၁', '', now(), now()
      from town
      returning id`);
    const [id] = await some(1, {
      destination_place_id: place.rows[0].id,
      services: ['sms', 'pod'],
      remark: 'ကွဲလွယ်',
      pieces: 2,
      weight_g: 1250,
      payment_type: 'receiver_pay',
      cod_amount: 45_000,
      shipping_total: 3_000,
    });
    const { body } = await prepare(staff, { labels: [String(id)] });
    const [label] = body.data;
    expect(label).toMatchObject({
      id,
      source: { name: 'Shwe Shop' },
      destination: { name: 'ဒေါ်ခင်ခင်', phones: ['09791234567'], no: '12' },
      source_branch: { code: 'YGN' },
      deliver_branch: { code: 'MDY' },
      services: ['sms', 'pod'],
      remark: 'ကွဲလွယ်',
      pieces: 2,
      weight: 1.25,
      cod_charge: 48_000,
      printed: 0,
    });
    expect(label?.created_by).not.toBeNull();
    expect(label?.destination.places.map(({ name_mm }) => name_mm)).toEqual(['အမှတ် ၁', 'စမ်းသပ်မြို့']);
  });

  test('A-06 a branch sees the labels it sends and those that come to it; to all others they do not exist', async () => {
    const [coming = 0, foreign = 0] = [
      (await some(1, { from: 'YGN', to: 'MDY' }))[0],
      (await some(1, { from: 'YGN', to: 'YGN' }))[0],
    ];
    const { body } = await prepare(stranger, { labels: [String(coming), String(foreign)] });
    expect([body.data.map(({ id }) => id), body.missing]).toEqual([[coming], [String(foreign)]]);
    expect((await record(stranger, { ids: [coming, foreign] })).body.code).toBe('not_found');
    expect((await stranger.try('prints.ofLabel', { params: { id: foreign } })).status).toBe(404);
    expect((await staff.call('prints.ofLabel', { params: { id: coming } })).data).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['an empty list', { labels: [] }],
    ['more than a document holds', { labels: Array.from({ length: printLimit + 1 }, (_, at) => String(at + 1)) }],
    ['names and a selection together', { labels: ['1'], selection: '11111111-1111-4111-8111-111111111111' }],
  ])('N-13 %s is refused', async (_name, body) => expect((await prepare(staff, body)).status).toBe(422));

  test('P-09 a selection is printed by whoever made it, if it is one of labels', async () => {
    const ids = await some(3);
    const viewer = (await staff.call('sessions.activeAccount', {})).data.id;
    const token = '11111111-1111-4111-8111-111111111111';
    await testApp.database.pool.query(
      "insert into selection (token, staff_id, list, ids, taken_at) values ($1, $2, 'labels', $3, $4), ($5, $2, 'staff', $3, $4)",
      [token, viewer, [...ids].reverse(), testApp.clock(), token.replace(/^1/, '2')],
    );
    expect((await prepare(staff, { selection: token })).body.data.map(({ id }) => id)).toEqual([...ids].reverse());
    expect((await prepare(staff, { selection: token.replace(/^1/, '2') })).body.code).toBe('selection_expired');
    expect((await prepare(stranger, { selection: token })).body.code).toBe('selection_expired');
    await testApp.database.pool.query(
      'update selection set ids = array(select generate_series(1, $2::bigint)) where token = $1',
      [token, printLimit + 1],
    );
    expect((await prepare(staff, { selection: token })).body).toMatchObject({
      code: 'too_many_chosen',
      values: { max: printLimit },
      message: expect.stringContaining('1,000'),
    });
  });

  test('N-13 a thousand labels come in one answer and are counted together', async () => {
    const ids = await some(printLimit);
    const { body } = await prepare(staff, { labels: [...ids].reverse().map(String) });
    expect(body.data.map(({ id }) => id)).toEqual([...ids].reverse());
    const counted = await record(staff, { ids });
    expect(counted.body.data).toEqual(ids.map((label_id) => ({ label_id, copy: 1 })));
  });
});

describe('N-13 prints are counted', () => {
  test('N-13 a second print is copy 2 and wants a reason, which is kept with the reprinted alone', async () => {
    const [one = 0, two = 0] = await some(2);
    expect((await record(staff, { ids: [one] })).body.data).toEqual([{ label_id: one, copy: 1 }]);
    const refused = await record(staff, { ids: [two, one] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['reason']]);
    expect((await record(staff, { ids: [two, one], reason: 'damaged', format: 'a4_8up' })).body.data).toEqual([
      { label_id: two, copy: 1 },
      { label_id: one, copy: 2 },
    ]);
    const prints = async (id: number) =>
      (await staff.call('prints.ofLabel', { params: { id } })).data.map(({ copy, format, reason, branch }) => [
        copy,
        format,
        reason,
        branch,
      ]);
    expect(await prints(one)).toEqual([
      [2, 'a4_8up', 'damaged', 'YGN'],
      [1, 'thermal_100x150', null, 'YGN'],
    ]);
    expect(await prints(two)).toEqual([[1, 'a4_8up', null, 'YGN']]);
    expect(
      (await prepare(staff, { labels: [String(one), String(two)] })).body.data.map(({ printed }) => printed),
    ).toEqual([2, 1]);
  });

  test('N-13 people who print the same labels at once get different copies', async () => {
    const ids = await some(20);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        record(at % 2 ? staff : stranger, { ids: at % 2 ? ids : [...ids].reverse(), reason: 'another' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const id of ids)
      expect(
        answers.map(({ body }) => body.data.find((row) => row.label_id === id)?.copy).sort((a = 0, b = 0) => a - b),
      ).toEqual([1, 2, 3, 4]);
  });

  test('N-13 a print that is sent again under its key is counted once', async () => {
    const ids = await some(1);
    const send = () =>
      staff.try('prints.record', {
        body: { ids, format: 'a5', reason: null },
        headers: { 'idempotency-key': 'print-1' },
      });
    expect([(await send()).body.data, (await send()).body.data]).toEqual([
      [{ label_id: ids[0], copy: 1 }],
      [{ label_id: ids[0], copy: 1 }],
    ]);
  });
});
