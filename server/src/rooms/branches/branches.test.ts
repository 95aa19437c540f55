import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { townOf } from '../../kernel/testing/town-of.ts';

let app: TestApp;
let md: TestClient;
let admin: TestClient;
let owner: TestClient;
let ids: Record<string, number>;
let pyay: number;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  [md, admin, owner] = [await app.as('md'), await app.as('admin'), await app.as('owner')];
  pyay = await townOf(md, 'Pyay');
  ids = Object.fromEntries((await md.call('branches.all', {})).data.map((row) => [row.code, row.id]));
});
afterAll(() => app.close());

const branch = (change: object = {}) => ({
  code: 'PYA',
  name_en: 'Pyay Branch',
  name_mm: 'ပြည်ရုံးခွဲ',
  name_zh: null,
  type: 'fcs',
  place_id: pyay,
  address: null,
  phone: [],
  postcode: '8101',
  international_mail: false,
  branch_collection_id: null,
  ...change,
});
const idOf = (code: string) => ids[code] ?? 0;
const read = async (code: string) => (await md.call('branches.detail', { params: { id: idOf(code) } })).data;
/** Returns the body of an edit that changes only the given fields. */
const editOf = async (code: string, change: object = {}) => {
  const {
    name_en,
    name_mm,
    name_zh,
    type,
    place_id,
    address,
    phone,
    postcode,
    international_mail,
    branch_collection_id,
    version,
  } = await read(code);
  return {
    name_en,
    name_mm,
    name_zh,
    type,
    place_id,
    address,
    phone,
    postcode,
    international_mail,
    branch_collection_id,
    version,
    ...change,
  };
};
const history = async (room: string, id: number | string) =>
  (await md.call('audit.ofRecord', { query: { room, id: String(id) } })).data;

describe('branches', () => {
  test('V-13 POST /api/branch makes one: code in capitals, postcode padded, open, in the audit log', async () => {
    const { status, body } = await admin.try('branches.create', { body: branch({ code: 'pya' }) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      code: 'PYA',
      postcode: '08101',
      status: 'active',
      version: 1,
      active_staff: 0,
      actions: [{ command: 'close', blocked: null }],
    });
    ids.PYA = body.data.id;
    const [line] = await history('branches', body.data.id);
    expect(line).toMatchObject({
      action: 'create',
      record: 'PYA',
      before: null,
      after: { code: 'PYA', place_id: pyay },
    });
  });

  test('a code is taken once, in whatever case', async () => {
    const { status, body } = await admin.try('branches.create', { body: branch({ code: 'ygn' }) });
    expect([status, body.code, body.errors?.code?.[0]?.code]).toEqual([422, 'duplicate', 'duplicate']);
  });

  test('V-03 V-16 what the form refuses the server refuses, naming each field', async () => {
    const { status, body } = await admin.try('branches.create', {
      body: branch({ code: 'PY', name_mm: '', type: 'hub', postcode: 'x' }),
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['code', 'name_mm', 'type', 'postcode']]);
    expect(body.errors?.code?.[0]?.message).toMatch(/3/);
  });

  test('E-09 GET /api/branch/all names every branch to everybody, closed ones too, in the order of their codes', async () => {
    const { data } = await (await app.as('mdy.postman')).call('branches.all', {});
    expect(data.map((row) => row.code)).toEqual([...data.map((row) => row.code)].sort());
    expect(data.length).toBeGreaterThanOrEqual(8);
    expect(data.find((row) => row.code === 'YGN')).toEqual({
      id: idOf('YGN'),
      code: 'YGN',
      name_en: '49th Street Office, Yangon',
      name_mm: '၄၉ လမ်းရုံး၊ ရန်ကုန်',
      name_zh: '仰光49街网点',
      type: 'fcs',
      town: 'Yangon',
      international_mail: true,
      status: 'active',
      branch_collection_id: null,
    });
  });

  test('T-01 the list and its file have the town in the reader’s language, as it was typed where it is no place of the list', async () => {
    const towns = async () =>
      Object.fromEntries(
        (await admin.call('branches.list', { query: { per_page: 200 } })).data.map((row) => [row.code, row.town]),
      );
    expect(await towns()).toMatchObject({ YGN: { name_en: 'Yangon', name_mm: 'ရန်ကုန်' }, MDY: { name_mm: 'မန္တလေး' } });
    await app.database.pool.query("update branch set town = 'Nowhere', place_id = null where code = 'TGO'");
    expect((await towns())['TGO']).toEqual({ name_en: 'Nowhere', name_mm: 'Nowhere', name_zh: null });
    expect((await admin.call('branches.detail', { params: { id: idOf('MDY') } })).data.town).toBe('Mandalay');
  });

  test('A-06 an owner sees their own branch in the list, and another one is not found', async () => {
    expect((await owner.call('branches.list', { query: {} })).data.map((row) => row.code)).toEqual(['YGN']);
    expect((await owner.try('branches.detail', { params: { id: idOf('MDY') } })).status).toBe(404);
    expect((await owner.call('branches.detail', { params: { id: idOf('YGN') } })).data).toMatchObject({
      may_edit: false,
      actions: [{ command: 'close', blocked: 'missing_permission' }],
    });
  });

  test('A-06 a region manager edits the branch they work for and no other, and makes none', async () => {
    const region = await app.as('shan.region');
    expect(
      (
        await region.try('branches.edit', {
          params: { id: idOf('TGI') },
          body: await editOf('TGI', { address: 'ဈေးကြီးအနီး' }),
        })
      ).status,
    ).toBe(200);
    expect((await region.try('branches.edit', { params: { id: idOf('MDY') }, body: await editOf('MDY') })).status).toBe(
      404,
    );
    expect((await region.try('branches.create', { body: branch({ code: 'XYZ' }) })).status).toBe(403);
  });

  test('A-06 a general manager who works for one branch makes none: nobody would see it', async () => {
    const person = {
      user_name: 'gm',
      name: 'ဦးမြတ်',
      email: null,
      phone: [],
      gender: null,
      business_name: null,
      role: 'general-manager',
      user_type: 'fcs',
      branch_id: idOf('YGN'),
      jointed_branches: [],
      all_branches: false,
      branch_collection_id: null,
      locale: 'mm',
    };
    await admin.call('staff.create', {
      body: { ...person, password: 'waybill-demo', confirm_password: 'waybill-demo' },
    });
    const { status, body } = await (await app.as('gm')).try('branches.create', { body: branch({ code: 'XYZ' }) });
    expect([status, body.code]).toEqual([422, 'branch_not_covered']);
    expect((await md.call('branches.all', {})).data.map((row) => row.code)).not.toContain('XYZ');
  });

  test.each([
    ['a part of the name', 'taunggyi', 'TGI'],
    ['its Myanmar name', 'တောင်ကြီး', 'TGI'],
    ['the code', 'mlm', 'MLM'],
    ['the phone in Myanmar digits', '၀၉၂၅၀၀၀၁၀၀၂', 'MDY'],
    ['the postcode', '06031', 'LSO'],
  ])('T-04 is found by %s', async (_, search, code) => {
    expect((await md.call('branches.list', { query: { search } })).data.map((row) => row.code)).toEqual([code]);
  });

  test('N-35 filters by type, state and collection go together', async () => {
    const agents = (await md.call('branches.list', { query: { type: 'agent', status: 'active', sort: '-code' } })).data;
    expect(agents.map((row) => row.code)).toEqual(['TGO', 'MLM', 'LSO']);
    const shan = agents.find((row) => row.code === 'LSO')?.branch_collection;
    expect(
      (await md.call('branches.list', { query: { branch_collection_id: String(shan?.id) } })).data.map(
        (row) => row.code,
      ),
    ).toEqual(['LSO', 'TGI']);
  });

  test('A-02 admin neither sees in which collection a branch is nor filters by it', async () => {
    const shan = (await read('LSO')).branch_collection_id;
    expect((await admin.call('branches.list', { query: { search: 'lso' } })).data[0]?.branch_collection).toBeNull();
    expect((await admin.call('branches.list', { query: { branch_collection_id: String(shan) } })).data).toEqual([]);
    const { status, body } = await admin.try('branches.edit', {
      params: { id: idOf('MDY') },
      body: await editOf('MDY', { branch_collection_id: shan }),
    });
    expect([status, body.errors?.branch_collection_id?.[0]?.code]).toEqual([422, 'missing_permission']);
    expect(
      (await admin.try('branches.edit', { params: { id: idOf('LSO') }, body: await editOf('LSO', { address: 'x' }) }))
        .status,
    ).toBe(200);
  });

  test('S-08 of two editors the second is told who changed it, and loses nothing', async () => {
    const pyinmana = await townOf(md, 'Pyinmana');
    const [mine, theirs] = [await editOf('NPT', { place_id: pyinmana }), await editOf('NPT', { address: 'ဇမ္ဗူသီရိ' })];
    expect((await admin.try('branches.edit', { params: { id: idOf('NPT') }, body: mine })).status).toBe(200);
    const { status, body } = await md.try('branches.edit', { params: { id: idOf('NPT') }, body: theirs });
    expect([status, body.code, body.values?.by]).toEqual([409, 'changed_meanwhile', 'ဦးကျော်စွာ']);
    expect(body.values?.current).toMatchObject({ place_id: pyinmana });
    expect(
      (
        await md.try('branches.edit', {
          params: { id: idOf('NPT') },
          body: { ...theirs, place_id: pyinmana, version: body.values?.version },
        })
      ).status,
    ).toBe(200);
  });

  test('the code is not changed by an edit', async () => {
    expect(
      (await md.try('branches.edit', { params: { id: idOf('NPT') }, body: await editOf('NPT', { code: 'NPW' }) }))
        .status,
    ).toBe(422);
  });

  test('a branch in which people work is not closed; an empty one is, and opens again', async () => {
    const busy = await md.try('branches.close', { params: { id: idOf('BGO') } });
    expect([busy.status, busy.body.code]).toEqual([409, 'in_use']);
    expect((await read('BGO')).actions).toEqual([{ command: 'close', blocked: 'in_use' }]);
    expect((await md.call('branches.close', { params: { id: idOf('PYA') } })).data).toMatchObject({
      status: 'inactive',
      version: 2,
      actions: [{ command: 'open', blocked: null }],
    });
    const again = await md.try('branches.close', { params: { id: idOf('PYA') } });
    expect([again.status, again.body.code]).toEqual([409, 'state_not_allowed']);
    expect((await md.call('branches.all', {})).data.find((row) => row.code === 'PYA')?.status).toBe('inactive');
    expect((await md.call('branches.open', { params: { id: idOf('PYA') } })).data.status).toBe('active');
    expect((await history('branches', idOf('PYA'))).map((line) => line.action)).toEqual(['open', 'close', 'create']);
  });

  test('P-09 many branches are closed at once: the empty one is, those with people stay and say why', async () => {
    const { body } = await md.try('bulk.start', {
      body: { action: 'branches.close', ids: [idOf('PYA'), idOf('BGO')], input: {} },
    });
    const detail = async () => (await md.call('bulk.detail', { params: { id: body.data.id } })).data;
    await expect.poll(async () => (await detail()).status, { timeout: 20_000 }).toBe('done');
    const { done, failed, failures } = await detail();
    expect([done, failed, failures]).toEqual([1, 1, [{ record_id: idOf('BGO'), name: 'Bago Branch', code: 'in_use' }]]);
    expect([(await read('PYA')).status, (await read('BGO')).status]).toEqual(['inactive', 'active']);
    await md.call('branches.open', { params: { id: idOf('PYA') } });
  });

  test('E-09 a changed branch changes the key of the lists that clients keep', async () => {
    const { key } = await owner.call('sessions.cacheConfig', {});
    await md.call('branches.edit', { params: { id: idOf('MLM') }, body: await editOf('MLM', { name_zh: '毛淡棉' }) });
    expect((await owner.call('sessions.cacheConfig', {})).key).not.toBe(key);
  });
});

describe('A-02 branch collections', () => {
  const collection = async (name: string) => {
    const row = (await md.call('branches.collections', { query: { search: name } })).data[0];
    return (await md.call('branches.collection', { params: { id: row?.id } })).data;
  };
  const codes = (rows: readonly { code: string }[]) => rows.map((row) => row.code);

  test.each(['branches.collections', 'branches.allCollections'] as const)(
    'A-02 %s is closed to admin and owner',
    async (call) => {
      for (const person of [admin, owner]) expect((await person.try(call)).status).toBe(403);
    },
  );

  test('A-02 the list tells the members and how many people oversee them', async () => {
    const { data } = await md.call('branches.collections', { query: { sort: 'name' } });
    expect(data.map((row) => [row.name.name_en, codes(row.branches), row.branch_count, row.staff_count])).toEqual([
      ['Bago Region', ['BGO', 'TGO'], 2, 0],
      ['Shan State', ['LSO', 'TGI'], 2, 1],
    ]);
  });

  test('A-02 A-08 a branch that comes leaves the one it was in, and both collections and the branch tell so', async () => {
    const [shan, bago] = [await collection('Shan'), await collection('Bago')];
    const body = {
      name_en: bago.name_en,
      name_mm: bago.name_mm,
      name_zh: bago.name_zh,
      branches: [idOf('BGO'), idOf('LSO')],
      version: bago.version,
    };
    const { data } = await md.call('branches.editCollection', { params: { id: bago.id }, body });
    expect(codes(data.branches)).toEqual(['BGO', 'LSO']);
    expect(codes((await collection('Shan')).branches)).toEqual(['TGI']);
    expect((await read('TGO')).branch_collection_id).toBeNull();
    expect((await history('branch_collections', shan.id))[0]).toMatchObject({
      action: 'edit',
      before: { branches: [idOf('TGI'), idOf('LSO')].sort((a, b) => a - b) },
      after: { branches: [idOf('TGI')] },
    });
    expect((await history('branches', idOf('LSO')))[0]).toMatchObject({
      action: 'edit',
      before: { branch_collection_id: shan.id },
      after: { branch_collection_id: bago.id },
    });
    const late = await md.try('branches.editCollection', {
      params: { id: shan.id },
      body: {
        name_en: 'Shan State',
        name_mm: 'ရှမ်း',
        name_zh: null,
        branches: [idOf('TGI'), idOf('LSO')],
        version: shan.version,
      },
    });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('A-02 a branch put into a collection on its own page is a member at once', async () => {
    const shan = await collection('Shan');
    await md.call('branches.edit', {
      params: { id: idOf('MDY') },
      body: await editOf('MDY', { branch_collection_id: shan.id }),
    });
    const after = await collection('Shan');
    expect([codes(after.branches), after.version]).toEqual([['MDY', 'TGI'], shan.version + 1]);
    expect(
      (
        await md.try('branches.edit', {
          params: { id: idOf('MDY') },
          body: await editOf('MDY', { branch_collection_id: 999_999 }),
        })
      ).body.errors,
    ).toHaveProperty('branch_collection_id');
  });

  test('A-02 S-31 whoever oversees a collection works for its branches, as they are now', async () => {
    const { user } = await app.guest().signIn('shan.region', 'waybill-demo');
    expect(user.jointed_branches.map((row) => row.code)).toEqual(['MDY', 'TGI']);
  });

  test('A-02 a collection that somebody oversees stays; another is deleted and its branches are in none', async () => {
    const [shan, bago] = [await collection('Shan'), await collection('Bago')];
    const refused = await md.try('branches.removeCollection', { params: { id: shan.id } });
    expect([refused.status, refused.body.code, shan.may_remove.blocked]).toEqual([409, 'in_use', 'in_use']);
    expect((await md.try('branches.removeCollection', { params: { id: bago.id } })).status).toBe(200);
    expect((await md.try('branches.collection', { params: { id: bago.id } })).status).toBe(404);
    expect((await read('BGO')).branch_collection_id).toBeNull();
    expect((await history('branch_collections', bago.id))[0]).toMatchObject({
      action: 'remove',
      record: 'Bago Region',
    });
  });

  test('X-03 a taken name and a branch that does not exist are refused with their fields', async () => {
    const taken = await md.try('branches.createCollection', {
      body: { name_en: 'SHAN STATE', name_mm: 'ရှမ်း', branches: [] },
    });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors ?? {})]).toEqual([
      422,
      'duplicate',
      ['name_en'],
    ]);
    const unknown = await md.try('branches.createCollection', {
      body: { name_en: 'Delta', name_mm: 'မြစ်ဝကျွန်းပေါ်', branches: [999_999] },
    });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['branches']]);
    expect((await md.call('branches.allCollections', {})).data.map((row) => row.name_en)).toEqual(['Shan State']);
  });
});
