import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { nrcSettler, readPlaces, settleIdentities } from './places.door.ts';
import { seedPlaces } from './seed-places.ts';

let app: TestApp;
let admin: TestClient;
let postman: TestClient;
let branches: Record<string, number>;
const ids = new Map<string, number>();
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  [admin, postman] = [await app.as('admin'), await app.as('postman')];
  branches = Object.fromEntries((await admin.call('branches.all', {})).data.map((row) => [row.code, row.id]));
  for (const { name_en, id } of [
    ...(await admin.call('places.regions', {})).data,
    ...(await admin.call('places.townships', {})).data,
  ])
    ids.set(name_en, id);
});
afterAll(() => app.close());

const idOf = (name: string): number => ids.get(name) ?? 0;
const blank = {
  name_zh: null,
  postcode: null,
  code: null,
  district_en: null,
  district_mm: null,
  branch_id: null,
  remote: false,
  active: true,
};
const make = async (type: string, parent: string, name_en: string, more: object = {}) => {
  const { data } = await admin.call('places.create', {
    body: { ...blank, type, parent_id: idOf(parent), name_en, name_mm: 'စမ်း', ...more },
  });
  ids.set(name_en, data.id);
  return data;
};
const detail = async (name: string) => (await admin.call('places.detail', { params: { id: idOf(name) } })).data;
const editOf = async (name: string, change: object) => {
  const {
    parent_id,
    name_en,
    name_mm,
    name_zh,
    postcode,
    code,
    district_en,
    district_mm,
    branch_id,
    remote,
    active,
    version,
  } = await detail(name);
  return {
    params: { id: idOf(name) },
    body: {
      parent_id,
      name_en,
      name_mm,
      name_zh,
      postcode,
      code,
      district_en,
      district_mm,
      branch_id,
      remote,
      active,
      version,
      ...change,
    },
  };
};
const search = async (text: string, more: object = {}) =>
  (await postman.call('places.search', { query: { search: text, ...more } })).data;
const factsOf = async (name: string) => (await readPlaces(app.app.waybill.db, [idOf(name)])).get(idOf(name));

describe('E-03 E-09 the starter set and the lists that clients keep', () => {
  test('E-03 an empty database is filled once: 18 regions with codes, and what somebody has changed stays', async () => {
    const regions = (await postman.call('places.regions', {})).data;
    expect(regions.map(({ postcode }) => postcode)).toEqual(
      Array.from({ length: 18 }, (_, at) => String(at + 1).padStart(2, '0')),
    );
    const count = async () => (await app.database.pool.query('select count(*)::int as n from place')).rows[0].n;
    const before = await count();
    await seedPlaces(app.app.waybill.db, new Date());
    expect(await count()).toBe(before);
  });

  test('E-09 the townships come with their branch, both codes and the way up, for everybody who is signed in', async () => {
    const { data } = await postman.call('places.townships', {});
    const hlaing = data.find(({ name_en }) => name_en === 'Hlaing');
    expect(hlaing).toEqual({
      id: idOf('Hlaing'),
      type: 'township',
      parent_id: idOf('Yangon'),
      parent_type: 'town',
      name_en: 'Hlaing',
      name_mm: 'လှိုင်',
      name_zh: '莱',
      postcode: '11050',
      branch_postcode: '11050',
      region_id: idOf('Yangon Region'),
      town_id: idOf('Yangon'),
      branch_id: branches['YGN'],
      remote: false,
      active: true,
    });
    expect((await app.guest().try('places.townships')).status).toBe(401);
  });

  test('E-03 every branch of the demo operator delivers in its own town', async () => {
    const towns = {
      YGN: 'Yangon',
      MDY: 'Mandalay',
      NPT: 'Nay Pyi Taw',
      TGI: 'Taunggyi',
      LSO: 'Lashio',
      BGO: 'Bago',
      TGO: 'Taungoo',
      MLM: 'Mawlamyine',
    };
    const { data } = await postman.call('places.townships', {});
    for (const [code, town] of Object.entries(towns))
      expect(data.find(({ name_en }) => name_en === town)?.branch_id, town).toBe(branches[code]);
  });

  test('E-09 a changed place changes the key of the lists, and what lies in a township is asked for on demand', async () => {
    const { key } = await postman.call('sessions.cacheConfig', {});
    await make('quarter', 'Hlaing', 'No (1)', { name_mm: 'အမှတ် (၁)', postcode: '၁၁၀၅၀၀၁' });
    expect((await postman.call('sessions.cacheConfig', {})).key).not.toBe(key);
    const { data } = await postman.call('places.children', { params: { id: idOf('Hlaing') } });
    expect(data.map(({ name_en, postcode, branch_postcode }) => [name_en, postcode, branch_postcode])).toEqual([
      ['No (1)', '1105001', '11050'],
    ]);
    expect((await postman.try('places.children', { params: { id: 888_888_888 } })).status).toBe(404);
    expect((await postman.call('places.children', { params: { id: idOf('No (1)') } })).data).toEqual([]);
  });

  test('E-03 T-01 the countries have names in three languages, Myanmar first', async () => {
    const { data } = await postman.call('places.countries', {});
    expect([data.length, data[0], data.find(({ code }) => code === 'TH')]).toEqual([
      249,
      { code: 'MM', name_en: 'Myanmar', name_mm: 'မြန်မာ', name_zh: '缅甸' },
      { code: 'TH', name_en: 'Thailand', name_mm: 'ထိုင်း', name_zh: '泰国' },
    ]);
  });

  test('E-09 prefixes of identity cards come with their kinds, and one card is stored as one text', async () => {
    const { data } = await postman.call('places.nrc', {});
    expect(data.types.map(({ type }) => type)).toEqual(['N', 'E', 'P', 'T', 'Y', 'S']);
    expect(
      data.townships
        .filter(({ state_no, prefix_mm }) => state_no === 12 && prefix_mm === 'ဥကမ')
        .map(({ township_en }) => township_en),
    ).toEqual(['North Okkalapa', 'Shwe Pauk Kan']);
    const { db } = app.app.waybill;
    const texts = ['12/oukama(C)123456', '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', 'old card 7', null];
    expect(texts.map(await nrcSettler(db, texts))).toEqual([
      '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
      '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
      'old card 7',
      null,
    ]);
    expect(await settleIdentities(db, { nrc: 'old card 7' }, { nrc: ' old card 7' })).toEqual({ nrc: 'old card 7' });
    expect(await settleIdentities(db, { nrc: 'old card 8' }, { nrc: 'old card 7' })).toMatchObject({
      refused: true,
      fields: { nrc: [{ code: 'nrc' }] },
    });
  });
});

describe('T-04 E-03 a place is found however it is spelled', () => {
  test.each([
    ['hlaingtharya', 'Hlaing Thar Yar (East)'],
    ['hline thar yar', 'Hlaing Thar Yar (East)'],
    ['လှိုင်သာယာ', 'Hlaing Thar Yar (East)'],
    ['လိှုင်', 'Hlaing'],
    ['ကမာ၇ွတ်', 'Kamayut'],
    ['Toungoo', 'Taungoo'],
    ['仰光', 'Yangon'],
    ['11050', 'Hlaing'],
    ['၁၁၀၅၀', 'Hlaing'],
    ['5010', 'Aung Myay Thar Zan'],
    ['1105001', 'No (1)'],
    ['insen', 'Insein'],
    ['Mandaley', 'Mandalay'],
    ['ygn', 'Yangon Region'],
    ['da', 'Dala'],
    ['လွိုင်က', 'Loikaw'],
  ])('T-04 V-13 "%s" finds %s first', async (text, first) => {
    expect((await search(text))[0]?.name_en).toBe(first);
  });

  test('T-04 Zawgyi is read as what it means', async () => {
    expect((await search('လႈိင္သာယာ'))[0]?.name_en).toBe('Hlaing Thar Yar (East)');
  });

  test.each(['%', '_', '|', '\\', "'", 'zzzzzz', '99999', ''])('T-04 "%s" finds nothing', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  test('E-03 a search can be held to a kind and to a region or town, and says where each place lies', async () => {
    expect(
      (await search('da', { type: 'township', parent: String(idOf('Mandalay')) })).map(({ name_en }) => name_en),
    ).toEqual([]);
    const [dala] = await search('da', { type: 'township', parent: String(idOf('Yangon Region')) });
    expect(dala).toMatchObject({
      name_en: 'Dala',
      branch_id: branches['YGN'],
      path: {
        region: { name_en: 'Yangon Region' },
        town: { name_en: 'Yangon' },
        township: { name_en: 'Dala' },
        quarter: null,
        street: null,
      },
    });
    expect((await search('', { parent: String(idOf('Hlaing')) })).map(({ name_en }) => name_en)).toEqual(['No (1)']);
    expect((await search('n')).length).toBeLessThanOrEqual(20);
  });
});

describe('E-03 places are made and changed', () => {
  test('E-03 V-13 A-08 a quarter takes its postcode padded and the branch of its township, and stands in the audit log', async () => {
    const made = await make('quarter', 'Aung Myay Thar Zan', 'Upper Quarter', { postcode: '501001' });
    expect(made).toMatchObject({
      type: 'quarter',
      postcode: '0501001',
      branch_postcode: '05010',
      delivers: { code: 'MDY' },
      parent: { name_en: 'Aung Myay Thar Zan' },
      path: { town: { name_en: 'Mandalay' } },
      version: 1,
    });
    const [line] = (
      await (await app.as('md')).call('audit.ofRecord', { query: { room: 'places', id: String(made.id) } })
    ).data;
    expect(line).toMatchObject({
      action: 'create',
      record: 'Upper Quarter',
      after: { parent: 'Aung Myay Thar Zan', postcode: '0501001' },
    });
  });

  test('E-03 what a place is given, all below it inherit; what is nearer counts more', async () => {
    await make('street', 'Upper Quarter', '26th Street');
    await admin.call('places.assign', {
      params: { id: idOf('Aung Myay Thar Zan') },
      body: { branch_id: branches['NPT'] },
    });
    expect(await factsOf('26th Street')).toMatchObject({
      branch_id: branches['NPT'],
      postcode: '0501001',
      branch_postcode: '05010',
      region_id: idOf('Mandalay Region'),
      town_id: idOf('Mandalay'),
      remote: false,
    });
    await admin.call('places.edit', await editOf('Mandalay', { remote: true }));
    expect((await factsOf('26th Street'))?.remote).toBe(true);
    expect(
      (await admin.call('places.list', { query: { branch_id: String(branches['NPT']), remote: 'yes' } })).data.map(
        (row) => row.name_en,
      ),
    ).toEqual(['Aung Myay Thar Zan', 'Upper Quarter', '26th Street']);
    await admin.call('places.assign', { params: { id: idOf('Aung Myay Thar Zan') }, body: { branch_id: null } });
    await admin.call('places.edit', await editOf('Mandalay', { remote: false }));
    expect(await factsOf('26th Street')).toMatchObject({ branch_id: branches['MDY'], remote: false });
  });

  test('E-03 what is given up is offered no more, with all that lies in it, and comes back with it', async () => {
    await admin.call('places.edit', await editOf('Aung Myay Thar Zan', { active: false }));
    expect([await search('05010'), await search('upperquarter')]).toEqual([[], []]);
    expect((await postman.call('places.townships', {})).data.map(({ name_en }) => name_en)).not.toContain(
      'Aung Myay Thar Zan',
    );
    expect((await admin.call('places.list', { query: { active: 'no' } })).total).toBe(3);
    await admin.call('places.edit', await editOf('Aung Myay Thar Zan', { active: true }));
    expect((await search('upperquarter')).length).toBe(1);
  });

  test('E-03 a township that moves takes along what lies in it, and a new postcode is that of its quarters too', async () => {
    await make('township', 'Shan State (South)', 'Wandering', { postcode: '06990' });
    await make('quarter', 'Wandering', 'Wandering Quarter');
    await admin.call('places.edit', await editOf('Wandering', { parent_id: idOf('Kayah State'), postcode: '09990' }));
    expect(await factsOf('Wandering Quarter')).toMatchObject({
      region_id: idOf('Kayah State'),
      town_id: idOf('Wandering'),
      branch_postcode: '09990',
      postcode: '09990',
    });
    expect((await search('9990')).map(({ name_en }) => name_en)).toEqual(['Wandering', 'Wandering Quarter']);
    expect(
      (
        await admin.call('places.list', { query: { region_id: String(idOf('Kayah State')), type: 'quarter' } })
      ).data.map((row) => row.name_en),
    ).toEqual(['Wandering Quarter']);
  });

  test('E-03 X-03 a place cannot lie in itself, in what lies in it, or in a kind that cannot hold it', async () => {
    await make('town', 'Wandering', 'Small Town');
    const into = async (name: string, parent: string) => {
      const { status, body } = await admin.try('places.edit', await editOf(name, { parent_id: idOf(parent) }));
      return [status, body.errors?.['parent_id']?.[0]?.code];
    };
    expect([
      await into('Wandering', 'Small Town'),
      await into('Wandering', 'Wandering'),
      await into('Wandering', 'Hlaing'),
      await into('Hlaing', 'Mandalay'),
    ]).toEqual([
      [422, 'parent_not_allowed'],
      [422, 'parent_not_allowed'],
      [422, 'parent_not_allowed'],
      [200, undefined],
    ]);
    expect(await factsOf('No (1)')).toMatchObject({ town_id: idOf('Mandalay'), branch_id: branches['MDY'] });
    await admin.call('places.edit', await editOf('Hlaing', { parent_id: idOf('Yangon') }));
  });

  test('E-03 X-03 a taken postcode or code, a branch or place that does not exist are refused with their fields', async () => {
    const refused = async (change: object) => {
      const { status, body } = await admin.try('places.create', {
        body: { ...blank, type: 'township', parent_id: idOf('Mon State'), name_en: 'X', name_mm: 'က', ...change },
      });
      return [status, Object.entries(body.errors ?? {}).map(([field, [first]]) => `${field} ${first?.code}`)];
    };
    expect(await refused({ postcode: '11050' })).toEqual([422, ['postcode duplicate']]);
    expect(await refused({ type: 'region', parent_id: null, code: 'ygn' })).toEqual([422, ['code duplicate']]);
    expect(await refused({ branch_id: 999_999 })).toEqual([422, ['branch_id select']]);
    expect(await refused({ parent_id: 999_999 })).toEqual([422, ['parent_id select']]);
    expect(await refused({ postcode: '1105001', name_en: null })).toEqual([422, ['name_en required']]);
  });

  test('S-08 of two editors the second is told who changed it', async () => {
    const [mine, theirs] = [
      await editOf('Taunggyi', { name_zh: '东枝镇' }),
      await editOf('Taunggyi', { remote: true }),
    ];
    expect((await admin.try('places.edit', mine)).status).toBe(200);
    const { status, body } = await (await app.as('md')).try('places.edit', theirs);
    expect([
      status,
      body.code,
      body.values?.['by'],
      (body.values?.['current'] as { name_zh?: string } | undefined)?.name_zh,
    ]).toEqual([409, 'changed_meanwhile', 'ဦးကျော်စွာ', '东枝镇']);
  });

  test('P-09 E-03 many towns are given their branch at once', async () => {
    const chosen = ['Kyaikto', 'Mudon', 'Hpa-An'].map(idOf);
    const { body } = await admin.try('bulk.start', {
      body: { action: 'places.assign', ids: chosen, input: { branch_id: branches['MLM'] } },
    });
    await expect
      .poll(async () => (await admin.call('bulk.detail', { params: { id: body.data.id } })).data.status, {
        timeout: 20_000,
      })
      .toBe('done');
    expect((await Promise.all(['Kyaikto', 'Mudon', 'Hpa-An'].map(factsOf))).map((facts) => facts?.branch_id)).toEqual([
      branches['MLM'],
      branches['MLM'],
      branches['MLM'],
    ]);
  });

  test('A-06 those who see branches list the places and change none', async () => {
    const owner = await app.as('owner');
    expect((await owner.call('places.list', { query: { search: 'လှိုင်သာယာ' } })).data.map((row) => row.name_en)).toEqual([
      'Hlaing Thar Yar (East)',
      'Hlaing Thar Yar (West)',
    ]);
    expect((await owner.call('places.detail', { params: { id: idOf('Hlaing') } })).data.may_edit).toBe(false);
    expect([
      (await owner.try('places.edit', await editOf('Hlaing', {}))).status,
      (await postman.try('places.list', { query: {} })).status,
    ]).toEqual([403, 403]);
  });

  test('E-03 readPlaces answers for many places at once and passes over what is not there', async () => {
    const found = await readPlaces(app.app.waybill.db, [
      idOf('Hlaing'),
      888_888_888,
      idOf('Yangon Region'),
      idOf('Hlaing'),
    ]);
    expect([...found.keys()].sort((one, other) => one - other)).toEqual(
      [idOf('Yangon Region'), idOf('Hlaing')].sort((one, other) => one - other),
    );
    expect(await readPlaces(app.app.waybill.db, [])).toEqual(new Map());
  });
});
