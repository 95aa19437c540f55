import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualCn22Max } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { importJob } from '../label-imports/import-job.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
let admin: TestClient;
let postman: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  [admin, postman] = [await app.as('admin'), await app.as('postman')];
});
beforeEach(() => takesInternational(true));
afterAll(() => app.close());

/** Does the branch of Yangon take international mail from now on? */
async function takesInternational(international_mail: boolean) {
  const { data: branch } = await admin.call('branches.detail', { params: { id: fixture.yangon } });
  if (branch.international_mail === international_mail) return;
  const { name_en, name_mm, name_zh, type, place_id, address, phone, postcode, branch_collection_id, version } = branch;
  const body = { name_en, name_mm, name_zh, type, place_id, address, phone, postcode, branch_collection_id, version };
  await admin.call('branches.edit', { params: { id: fixture.yangon }, body: { ...body, international_mail } as never });
}

const abroad = (change: object = {}) => ({
  ...fixture.walkin(),
  destination_township: null,
  destination_country: 'TH',
  destination_phone: ['+66812345678'],
  destination_name: 'Somchai',
  destination_address: '99 Sukhumvit Rd, Bangkok',
  destination_postcode: '10110',
  include_products: '2 longyi',
  declared_value: 60_000,
  ...change,
});
async function make(change: object = {}, who = fixture.clerk) {
  const { status, body } = await who.try('labels.create', { body: abroad(change) as never });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.data as { id: number; tracking_code: string; version: number; shipping_total: number };
}
type Made = Awaited<ReturnType<typeof make>>;
const problemsOf = ({ body }: { body: { code?: string; errors?: object } }) =>
  Object.fromEntries(
    Object.entries((body.errors ?? {}) as Record<string, { code: string }[]>).map(([field, [first]]) => [
      field,
      first?.code,
    ]),
  );
const detail = async ({ id }: Pick<Made, 'id'>) => (await admin.call('labels.detail', { params: { id } })).data;
const statusOf = async (label: Pick<Made, 'id'>) => (await detail(label)).status;

let scans = 0;
let serial = 47_000_000;
const postCode = () => makeTrackingCode('RG', ++serial).slice(0, -2) + postSuffix;
async function scan(who: TestClient, { tracking_code }: Pick<Made, 'tracking_code'>, fields: object = {}) {
  app.clock.advance({ minutes: 1 });
  const one = { scan_id: `abroad-${++scans}`, tracking_code, scanned_at: app.clock().toISOString(), ...fields };
  const { data } = await who.call('tracking.scan', { body: { scans: [one] } });
  return data[0]?.code ?? data[0]?.result;
}
const hand = (who: TestClient, label: Made, code = postCode()) =>
  scan(who, label, { status: 'send_to_mmpost', mp_tracking_code: code });
const rows = async (who: TestClient, query: object = {}) =>
  (await who.call('mail_post.international', { query: { per_page: 200, ...query } })).data;

describe('O-11 a label to another country', () => {
  test('O-11 goes by the mail post from the branch that made it, at the price of its zone, with its country on every answer', async () => {
    const label = await make();
    expect(label.shipping_total).toBe(45_000);
    const { data: whole } = await admin.call('labels.showDetails', { params: { id: label.id } });
    expect(whole).toMatchObject({
      type: 'mm_post',
      destination_country: 'TH',
      destination_township: null,
      destination_phone: ['+66812345678'],
      delivery_address: '99 Sukhumvit Rd, Bangkok, Thailand',
      destination_postal_code: '10110',
      deliver_branch: { code: 'YGN' },
      cod_charge: 0,
      sender_pays: 45_000,
    });
    const { data } = await fixture.clerk.call('prints.prepare', { body: { labels: [String(label.id)] } });
    expect(data[0]).toMatchObject({ destination_country: 'TH', include_products: '2 longyi', declared_value: 60_000 });
    expect(
      (await fixture.clerk.call('labels.find', { query: { q: '+66812345678' } })).data.map(({ id }) => id),
    ).toContain(label.id);
  });

  test('O-11 the server refuses by the rules of the form, whoever sends it', async () => {
    const merchant = await fixture.merchant();
    for (const [change, expected] of [
      [{ type: 'fcs_express' }, { type: 'not_abroad' }],
      [{ payment_type: 'receiver_pay' }, { payment_type: 'not_abroad' }],
      [{ accept_type: 'cod', merchant_id: merchant, cod_amount: 9_000 }, { cod_amount: 'not_abroad' }],
      [{ destination_township: fixture.places.hlaing }, { destination_township: 'not_abroad' }],
      [{ instant_deliver: true }, { instant_deliver: 'not_abroad' }],
      [
        { include_products: null, declared_value: null },
        { include_products: 'required', declared_value: 'required' },
      ],
    ] as const)
      expect(problemsOf(await fixture.clerk.try('labels.create', { body: abroad(change) as never }))).toEqual(expected);
    expect((await make({ accept_type: 'cod', merchant_id: merchant, payment_type: 'sender_pay' })).id).toBeGreaterThan(
      0,
    );
  });

  test('O-11 until it is accepted its country is changed with its price, also to Myanmar and back; afterwards nothing is', async () => {
    const label = await make();
    const edit = async (body: object) =>
      fixture.clerk.try('labels.edit', {
        params: { id: label.id },
        body: { ...body, version: (await detail(label)).version } as never,
      });
    const totalOf = async (body: object) => ((await edit(body)).body as { data: Made }).data.shipping_total;
    expect(await totalOf(abroad({ destination_country: 'US' }))).toBe(75_000);
    expect(await totalOf(fixture.walkin({ type: 'mm_post' }))).toBeLessThan(10_000);
    expect(await detail(label)).toMatchObject({ destination_country: null, deliver_branch: { code: 'MDY' } });
    expect(await totalOf(abroad())).toBe(45_000);
    expect(await scan(fixture.clerk, label)).toBe('applied');
    expect((await edit(abroad({ destination_country: 'US' }))).body.code).toBe('label_accepted');
    expect((await edit(fixture.walkin({ type: 'mm_post' }))).body.code).toBe('label_accepted');
    expect(await detail(label)).toMatchObject({ destination_country: 'TH', shipping_type: 'mail_post' });
  });

  test('O-11 N-13 its customs declaration is CN22 up to the value limit of the price table, CN23 above it; within Myanmar there is none', async () => {
    const paperOf = async (change: object, who = fixture.clerk) => {
      const { id } = await make(change);
      const { status, body } = await who.try('prints.customs', { params: { id } });
      return status === 200 ? body.data : status;
    };
    expect(await paperOf({ declared_value: usualCn22Max })).toMatchObject({
      paper: 'cn22',
      label: { include_products: '2 longyi', declared_value: usualCn22Max, destination_country: 'TH' },
    });
    expect(await paperOf({ declared_value: usualCn22Max + 1 })).toMatchObject({ paper: 'cn23' });
    const { destination_township } = fixture.walkin();
    const home = { destination_country: null, destination_phone: ['09440012345'], destination_township };
    expect(await paperOf({ ...home, destination_postcode: null })).toMatchObject({ paper: null });
    expect(await paperOf({}, await app.as('mdy.staff'))).toBe(404);

    await chargeCustoms(20_000);
    expect(await paperOf({ declared_value: 20_001 })).toMatchObject({ paper: 'cn23' });
  });

  test('O-11 the database itself holds no label abroad that another carrier would take or that collects money', async () => {
    const label = await make();
    for (const change of [
      `type = 'fcs_express'`,
      'cod_amount = 5',
      'gate_submit = true',
      'instant_deliver = true',
      `destination_country = 'MM'`,
    ])
      await expect(app.database.pool.query(`update label set ${change} where id = $1`, [label.id])).rejects.toThrow(
        /check constraint/,
      );
    await expect(
      app.database.pool.query('update label set destination_place_id = $2 where id = $1', [
        label.id,
        fixture.places.far,
      ]),
    ).rejects.toThrow('label_abroad');
  });
});

describe('O-11 only a branch that takes international mail has to do with it', () => {
  test('O-11 elsewhere it is not made in any way: at the counter, with others, as a draft, numbered offline, by an edit or from a sheet', async () => {
    const { data: leased } = await fixture.clerk.call('labels.lease', { body: { device: 'a'.repeat(32) } });
    const home = await fixture.clerk.call('labels.create', { body: fixture.walkin() as never });
    await takesInternational(false);
    const refused = { destination_country: 'branch_not_international' };
    const made = await Promise.all(
      [{}, { draft: true }, { remember_sender: true }].map((more) =>
        fixture.clerk.try('labels.create', { body: { ...abroad(), ...more } as never }),
      ),
    );
    expect(made.map(problemsOf)).toEqual([refused, refused, refused]);
    const tracking_code = leased.codes.find((code) => code.startsWith('EX'));
    const numbered = { ...abroad(), device: 'a'.repeat(32), tracking_code };
    expect(problemsOf(await fixture.clerk.try('labels.createOffline', { body: numbered as never }))).toEqual(refused);
    const edited = { ...abroad(), version: home.data.version };
    expect(
      problemsOf(await fixture.clerk.try('labels.edit', { params: { id: home.data.id }, body: edited as never })),
    ).toEqual(refused);
    expect(await rowsOfSheet()).toEqual([['bad', refused]]);
  });

  test('O-11 from a sheet it is made with its country in any language, and what stands for the town belongs to its address', async () => {
    expect(await rowsOfSheet({ country: 'ထိုင်း' })).toEqual([['ready', {}]]);
    expect(await rowsOfSheet({ country: 'Atlantis' })).toMatchObject([
      ['bad', { destination_country: 'cell_unknown' }],
    ]);
    expect(await rowsOfSheet({ contents: '' })).toEqual([['bad', { include_products: 'required' }]]);
    const id = await sheet({ country: '泰国' });
    await fixture.clerk.call('label_imports.make', { params: { id } });
    await importJob(app.app.waybill).work({ id });
    const { rows: labels } = await app.database.pool.query(
      'select destination_country, destination_address, type, destination_place_id from label where import_id = $1',
      [id],
    );
    expect(labels).toEqual([
      {
        destination_country: 'TH',
        destination_address: '99 Sukhumvit Rd, Bangkok',
        type: 'mm_post',
        destination_place_id: null,
      },
    ]);
  });

  test('O-11 a branch that takes it no longer accepts nothing of it: by scan, by list, inferred, from a courier or from a collection', async () => {
    const [one, carried, led] = [await make(), await make(), await make()];
    await takesInternational(false);
    // A courier may have fetched it before anybody knew; it still is not accepted.
    expect(await scan(postman, carried, { status: 'pickup_courier' })).toBe('applied');
    expect(await scan(postman, led, { status: 'pickup_courier' })).toBe('applied');
    const list = await postman.call('handover_collections.create', { body: { kind: 'branch' } });
    for (const label of [one, carried, led]) {
      expect(await scan(fixture.clerk, label)).toBe('scan_not_international');
      expect(await scan(fixture.clerk, label, { status: 'accept_from_origin_branch', confirmed: true })).toBe(
        'scan_not_international',
      );
      expect(await hand(fixture.clerk, label)).toMatch(/^scan_/);
      const accept = await fixture.manager.try('labels.accept', { params: { id: label.id } });
      expect(accept.body.code).toBe('scan_not_international');
    }
    app.clock.advance({ minutes: 1 });
    const received = await fixture.clerk.call('handover_collections.scan', {
      body: {
        scans: [
          {
            scan_id: `abroad-${++scans}`,
            tracking_code: carried.tracking_code,
            scanned_at: app.clock().toISOString(),
            collection_id: list.data.id,
            doing: 'receive',
          },
        ],
      },
    });
    expect(received.data[0]?.result).not.toBe('applied');
    // Another branch that takes it cannot accept it either: it is not there.
    expect(await scan(fixture.other, one)).toBe('scan_wrong_branch');
    expect(await Promise.all([one, carried, led].map(statusOf))).toEqual([
      'pending',
      'pickup_courier',
      'pickup_courier',
    ]);
    await takesInternational(true);
    for (const label of [one, carried, led]) expect(await scan(fixture.clerk, label)).toBe('applied');
  });

  test('O-11 accepted, it goes to nobody but the mail post: not redirected, not parted, not to a courier, not to another branch', async () => {
    const label = await make({ pieces: 3 });
    expect(await scan(fixture.clerk, label)).toBe('applied');
    for (const status of [
      'send_to_destination_address',
      'send_to_destination_branch',
      'accept_by_transport',
      'delivered',
    ])
      expect(await scan(fixture.manager, label, { status, confirmed: true })).toMatch(/^scan_/);
    const redirect = await fixture.manager.try('tracking.redirect', {
      params: { id: label.id },
      body: { deliver_branch_id: fixture.mandalay, reason: 'x' } as never,
    });
    expect(redirect.body.code).toBe('state_not_allowed');
    const parted = await fixture.manager.try('parts.make', {
      params: { id: label.id },
      body: { pieces_now: 1 } as never,
    });
    expect(parted.body.code).toBe('part_not_possible');
    expect(await hand(fixture.clerk, label)).toBe('applied');
    expect(await statusOf(label)).toBe('send_to_mmpost');
  });
});

describe('A-04 O-11 the page of international mail', () => {
  test('A-04 is open to who works in a branch that takes it, for as long as it does; a super role passes no branch rule', async () => {
    const superadmin = await app.as('superadmin');
    const opened = (who: TestClient) => who.try('mail_post.international', { query: {} });
    expect([(await opened(fixture.clerk)).status, (await opened(superadmin)).status]).toEqual([200, 200]);
    expect((await opened(postman)).body.code).toBe('missing_permission');
    await takesInternational(false);
    for (const who of [fixture.clerk, fixture.manager, superadmin])
      expect((await opened(who)).body.code).toBe('missing_permission');
    expect((await opened(fixture.other)).status).toBe(200);
  });

  test('O-11 shows where each stands with both codes, by place and country, to its own branch alone', async () => {
    const [waits, here, gone] = [await make(), await make({ destination_country: 'JP' }), await make()];
    const code = postCode();
    for (const label of [here, gone]) await scan(fixture.clerk, label);
    await hand(fixture.clerk, gone, code);
    const home = await fixture.clerk.call('labels.create', { body: fixture.walkin({ type: 'mm_post' }) as never });
    const draft = await fixture.clerk.call('labels.create', { body: { ...abroad(), draft: true } as never });
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    const all = ids(await rows(fixture.clerk));
    expect(all).toEqual(expect.arrayContaining([waits.id, here.id, gone.id]));
    for (const other of [home, draft]) expect(all).not.toContain(other.data.id);
    expect(ids(await rows(fixture.clerk, { place: 'to_accept' }))).toContain(waits.id);
    expect(ids(await rows(fixture.clerk, { country: 'ဂျပန်' }))).toEqual([here.id]);
    expect(await rows(fixture.clerk, { search: code })).toMatchObject([
      {
        id: gone.id,
        mp_tracking_code: code,
        status: 'send_to_mmpost',
        country: { id: 'TH', name_en: 'Thailand', name_mm: 'ထိုင်း', name_zh: '泰国' },
        include_products: '2 longyi',
        declared_value: 60_000,
        handed_at: expect.any(String),
      },
    ]);
    expect(ids(await rows(fixture.other))).not.toContain(gone.id);
    await fixture.clerk.call('mail_post.deliver', { params: { id: gone.id }, body: { on_day: null, remark: null } });
    expect(await statusOf(gone)).toBe('delivered');
  });
});

/** An order sheet of one row to Thailand; answers its number. */
async function sheet({ country = 'Thailand', contents = '2 longyi' } = {}) {
  const file = [
    [
      'Receiver',
      'Phone',
      'Country',
      'Town',
      'Address',
      'Contents',
      'Value of the goods',
      'Weight',
      'Sender',
      'Sender phone',
    ],
    ['Somchai', '+66812345678', country, 'Bangkok', '99 Sukhumvit Rd', contents, '60000', '1', 'U Ba', '09791234567'],
  ]
    .map((cells) => cells.join(','))
    .join('\n');
  const form = await multipart({ file: { name: `orders-${++scans}.csv`, content: file } });
  const response = await fixture.clerk.send({ method: 'POST', url: '/api/label_import', ...form });
  return (response.json() as { data: { id: number } }).data.id;
}
async function rowsOfSheet(change: Parameters<typeof sheet>[0] = {}) {
  const { data } = await fixture.clerk.call('label_imports.rows', { params: { id: await sheet(change) }, query: {} });
  return data.map(({ status, problems }) => [
    status,
    Object.fromEntries(Object.entries(problems).map(([field, [first]]) => [field, first?.code])),
  ]);
}

/** From today on the short customs declaration is enough up to this value. */
async function chargeCustoms(cn22_max_value: number) {
  const names = { name_en: 'Customs', name_mm: 'အကောက်ခွန်', name_zh: null };
  const valid_from = businessDate(app.clock());
  const copy_of = (await admin.call('tariffs.list', {})).data[0]?.id;
  const made = (await admin.call('tariffs.create', { body: { ...names, valid_from, copy_of } })).data;
  const { offered, steps, version } = made;
  const body = { ...names, ...made.rates, cn22_max_value, valid_from, note: null, offered, steps, version };
  const { data } = await admin.call('tariffs.edit', { params: { id: made.id }, body });
  await admin.call('tariffs.publish', { params: { id: made.id }, body: { version: data.version } });
}
