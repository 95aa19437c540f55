import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditActions } from '@waybill/domain/audit-actions.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { openLabelFixture } from '../labels/testing/label-fixture.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let founder: TestClient;
let owner: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [founder, owner] = [await app.as('superadmin'), await app.as('owner')];
});
afterAll(() => app.close());

const lines = async (query: Record<string, string>, person = founder) =>
  (await person.call('audit.list', { query: { per_page: '200', ...query } })).data;
const account = async (person: TestClient) => (await person.call('sessions.activeAccount', {})).data;
const staffId = async (name: string) =>
  (await founder.call('staff.list', { query: { search: name } })).data.find((row) => row.user_name === name)?.id ?? 0;

describe('A-08 the audit log', () => {
  test('A-08 tells of every change who made it, when, where and to what, the newest first', async () => {
    const id = await staffId('supervisor');
    const before = app.clock();
    await owner.call('staff.suspend', { params: { id }, body: { reason: 'ခွင့်ရက်ရှည်' } });
    const [line] = await lines({});
    expect(line).toMatchObject({
      staff: 'ဦးအောင်မြင့်',
      what: 'staff.suspend',
      record: 'ကိုဇော်မင်း',
      record_id: String(id),
      branch: { name_en: '49th Street Office, Yangon' },
      changes: 'အကြောင်းရင်း: – → ခွင့်ရက်ရှည်; အခြေအနေ: အသုံးပြုဆဲ → ခေတ္တရပ်ဆိုင်း',
    });
    expect(Date.parse(line?.at ?? '')).toBe(before.getTime());
    expect(line?.request_id).toMatch(/^[0-9a-f-]{36}$/);
    const { data } = await founder.call('audit.detail', { params: { id: line?.id } });
    expect(data).toMatchObject({
      staff_user_name: 'owner',
      before: { status: 'active' },
      after: { status: 'suspend', reason: 'ခွင့်ရက်ရှည်' },
    });
    await owner.call('staff.reactivate', { params: { id }, body: { reason: 'ပြန်လာ' } });
    expect((await lines({})).map((row) => row.id)).toEqual(
      (await lines({})).map((row) => row.id).sort((a, b) => b - a),
    );
  });

  test('A-08 T-01 what a line names by its number comes with its name, in the history, on its page and in the list', async () => {
    const id = await staffId('manager');
    const { data: person } = await founder.call('staff.detail', { params: { id } });
    const yangon = person.branch;
    const lashio = (await founder.call('branches.all', {})).data.find((branch) => branch.code === 'LSO');
    await app.database.pool.query(
      `
        insert into audit (at, room, record_id, action, request_id, branch_id, before, after)
        values (now(), 'staff', '${id}', 'edit', 'r', ${yangon?.id}, '{"branch_id": ${yangon?.id}, "role": "manager"}',
          '{"branch_id": ${lashio?.id}, "role": "gone"}')`,
    );
    const history = await founder.call('audit.ofRecord', { query: { room: 'staff', id: String(id) } });
    expect(history.names.filter(({ of }) => of === 'branch').map((name) => name.id)).toEqual(
      expect.arrayContaining([String(yangon?.id), String(lashio?.id)]),
    );
    const [line] = await lines({ record: String(id), room: 'staff' });
    expect(line?.changes).toContain(`${yangon?.name_mm} → ${lashio?.name_mm}`);
    expect(line?.changes).toContain('→ gone');
    expect(
      (await founder.call('audit.detail', { params: { id: line?.id } })).data.names.some(
        ({ of, id: number }) => of === 'branch' && number === String(lashio?.id),
      ),
    ).toBe(true);
  });

  test('A-08 no password, in whatever form, is in it', async () => {
    await founder.call('staff.resetPassword', {
      params: { id: await staffId('supervisor') },
      body: { password: 'top-secret-7', confirm_password: 'top-secret-7' },
    });
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from audit where concat(before, after) ~* 'password.*:.*"|secret|argon|scrypt'`,
    );
    expect(rows[0].n).toBe(0);
  });

  test('A-08 every action in it has its words', async () => {
    const { rows } = await app.database.pool.query('select distinct room, action from audit');
    expect(rows.length).toBeGreaterThan(5);
    for (const { room, action } of rows)
      expect((auditActions as Record<string, readonly string[]>)[room]).toContain(action);
  });

  test('A-08 nobody can change or delete a line, not even in the database', async () => {
    await expect(app.database.pool.query('update audit set action = action')).rejects.toThrow(/never changed/);
    await expect(app.database.pool.query('delete from audit')).rejects.toThrow(/never changed/);
  });
});

describe('A-06 who sees which lines', () => {
  test('A-06 an owner sees the lines of their branch and none of the whole operator; who covers all sees them all', async () => {
    const seen = await lines({}, owner);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((row) => row.branch?.id))).toEqual(new Set([(await account(owner)).branch?.id]));
    expect((await lines({})).length).toBeGreaterThan(seen.length);
  });

  test('A-06 a line of another branch is not found, and the history of its record is empty', async () => {
    const [line] = await lines({ room: 'branches', search: 'MDY' });
    expect((await founder.try('audit.detail', { params: { id: line?.id } })).status).toBe(200);
    expect((await owner.try('audit.detail', { params: { id: line?.id } })).status).toBe(404);
    expect((await owner.call('audit.ofRecord', { query: { room: line?.room, id: line?.record_id } })).data).toEqual([]);
  });

  test('A-06 a change of the whole operator is in no branch, wherever the person who made it works', async () => {
    const { roles } = (await founder.call('roles.matrix', {})).data;
    const role = roles.find((one) => one.slug === 'courier');
    expect((await account(founder)).branch?.id).toBe((await account(owner)).branch?.id);
    await founder.call('roles.edit', {
      params: { slug: 'courier' },
      body: {
        name_en: 'Rider',
        name_mm: role?.name_mm,
        name_zh: role?.name_zh,
        permissions: role?.permissions,
        version: role?.version,
      },
    });
    expect((await lines({ room: 'roles' }))[0]).toMatchObject({ what: 'roles.edit', record: 'Rider', branch: null });
    expect(await lines({ room: 'roles' }, owner)).toEqual([]);
  });

  test('A-04 A-08 without audit.view there is no log', async () => {
    const staff = await app.as('staff');
    for (const answer of [
      await staff.try('audit.list'),
      await staff.try('audit.detail', { params: { id: 1 } }),
      await staff.try('audit.ofRecord', { query: { room: 'staff', id: '1' } }),
    ])
      expect(answer.status).toBe(403);
  });
});

describe('N-35 finding lines', () => {
  interface Found {
    record: string;
    staff: string | null;
    what: string;
  }
  test.each<[string, Record<string, string>, (row: Found) => boolean]>([
    ['the name of the record', { search: 'ဇော်မင်း' }, (row) => row.record === 'ကိုဇော်မင်း'],
    ['the code of a branch in small letters', { search: 'tgi' }, (row) => row.record === 'TGI'],
    ['the person who did it', { search: 'ဦးအောင်မြင့်', action: 'suspend' }, (row) => row.staff === 'ဦးအောင်မြင့်'],
    ['the user name of the person', { staff: 'owner' }, (row) => row.staff === 'ဦးအောင်မြင့်'],
    ['kind of record and action', { room: 'branches', action: 'create' }, (row) => row.what === 'branches.create'],
  ])('N-35 A-08 by %s', async (_, query, fits) => {
    const found = await lines(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((row) => !fits(row))).toEqual([]);
  });

  test('N-35 A-08 a person nobody is called finds nothing', async () =>
    expect(await lines({ staff: 'no such person' })).toEqual([]));

  test('T-02 N-35 a day is a day in Yangon, from its first moment to its last', async () => {
    const { rows } = await app.database.pool
      .query(`insert into audit (at, room, record_id, record_name, action, request_id) values
      ('2026-03-04T17:29:59.999Z', 'staff', 'x', 'day before', 'edit', 'r'), ('2026-03-04T17:30:00Z', 'staff', 'x', 'first', 'edit', 'r'),
      ('2026-03-05T17:29:59.999Z', 'staff', 'x', 'last', 'edit', 'r'),
      ('2026-03-05T17:30:00Z', 'staff', 'x', 'day after', 'edit', 'r')
      returning id`);
    expect(rows).toHaveLength(4);
    expect((await lines({ from: '2026-03-05', to: '2026-03-05' })).map((row) => row.record)).toEqual(['last', 'first']);
    expect((await lines({ to: '2026-03-05', record: 'x' })).map((row) => row.record)).toEqual([
      'last',
      'first',
      'day before',
    ]);
  });

  test.each([['room=planets'], ['action=fly'], ['from=2026-02-30'], ['sort=before'], ['password=x']])(
    'X-03 ?%s is refused',
    async (query) => {
      expect((await founder.send({ method: 'GET', url: `/api/audit?${query}` })).statusCode).toBe(422);
    },
  );

  test.each(['%', '_', '\\', "'", 'a%b'])('X-03 the sign %s in a search is only a sign', async (search) => {
    expect(await lines({ search })).toEqual([]);
  });

  test('T-04 the index folds names as searches are folded', async () => {
    for (const name of ['၄၉ လမ်းရုံး၊ ရန်ကုန်', 'No. 12/A (Yangon)', 'ဈေးချို', 'ဥယျာဉ်', 'ဩဘာ', 'U Aung Ko', 'ကို-အောင်၊ ၃၂']) {
      const { rows } = await app.database.pool.query('select audit_search_key($1) as key', [name]);
      expect([name, rows[0].key]).toEqual([name, searchKey(name)]);
    }
  });

  test('A-08 the history of a record is its last hundred lines, the newest first', async () => {
    await app.database.pool.query(
      `
        insert into audit (at, room, record_id, action, request_id, after)
        select now(), 'staff', 'much', 'edit', 'r', jsonb_build_object('n', n)
        from generate_series(1, 130) n`,
    );
    const { data } = await founder.call('audit.ofRecord', { query: { room: 'staff', id: 'much' } });
    expect([data.length, data[0]?.after, data[99]?.after]).toEqual([100, { n: 130 }, { n: 31 }]);
  });
});

describe('G-08 a record as it stood', () => {
  const asAt = async (room: string, id: number | string, at: Date, person = founder) => {
    const { data } = await person.call('audit.asAt', { query: { room, id: String(id), at: at.toISOString() } });
    return { ...data, values: Object.fromEntries(data.fields.map((field) => [field.field, field])) };
  };

  test('G-08 a person’s state and role at a moment, with who put them there and what has been changed since', async () => {
    const id = await staffId('callcenter');
    const before = app.clock();
    app.clock.advance({ minutes: 1 });
    await owner.call('staff.suspend', { params: { id }, body: { reason: 'ခွင့်' } });
    const suspended = app.clock();
    app.clock.advance({ minutes: 1 });
    await owner.call('staff.reactivate', { params: { id }, body: { reason: 'ပြန်လာ' } });
    expect((await asAt('staff', id, before)).values['status']).toMatchObject({ value: 'active', changed: true });
    expect((await asAt('staff', id, suspended)).values['status']).toMatchObject({
      value: 'suspend',
      by: 'ဦးအောင်မြင့်',
      changed: true,
    });
    expect((await asAt('staff', id, app.clock())).values['status']).toMatchObject({ value: 'active', changed: false });
  });

  test('G-08 a parcel’s label and step at a moment, also of a step that was taken back later', async () => {
    const { clerk, manager, walkin } = await openLabelFixture(app);
    const at: Date[] = [];
    const then = async <T>(work: () => Promise<T>): Promise<T> => {
      app.clock.advance({ minutes: 1 });
      at.push(app.clock());
      return work();
    };
    const unborn = app.clock();
    const {
      data: { id, version, tracking_code },
    } = await then(() => clerk.call('labels.create', { body: walkin() }));
    const edited = { ...walkin({ destination_name: 'ဒေါ်ခင်မာ' }), version };
    await then(() => clerk.call('labels.edit', { params: { id }, body: edited }));
    await then(() => clerk.call('labels.accept', { params: { id } }));
    const scans = [{ scan_id: 'as-it-stood', tracking_code, scanned_at: app.clock().toISOString() }];
    await then(() => clerk.call('tracking.scan', { body: { scans } }));
    const { data: sent } = await clerk.call('tracking.shipping', { params: { id } });
    const entry = sent.movements.findLast(({ viewable }) => viewable)?.id;
    await then(() =>
      manager.call('tracking.rollback', { params: { id }, body: { entry_id: entry, reason: 'ပါဆယ်မှား' } }),
    );
    const seen = async (moment: Date) => {
      const { presence, values } = await asAt('labels', id, moment);
      return [presence, values['destination_name']?.value, values['status']?.value];
    };
    expect(await Promise.all([unborn, ...at].map(seen))).toEqual([
      ['not_yet', undefined, undefined],
      ['there', 'ဒေါ်ခင်မာလာ', 'pending'],
      ['there', 'ဒေါ်ခင်မာ', 'pending'],
      ['there', 'ဒေါ်ခင်မာ', 'accept_from_origin_branch'],
      ['there', 'ဒေါ်ခင်မာ', sent.status],
      ['there', 'ဒေါ်ခင်မာ', 'accept_from_origin_branch'],
    ]);
    expect(sent.status).not.toBe('accept_from_origin_branch');
    const { values } = await asAt('labels', id, at[0] ?? unborn);
    expect(values['source_name']).toMatchObject({ value: 'ဦးဘ', since: null, changed: false });
    expect(values['weight']).toMatchObject({ value: 1, since: null, changed: false });
    // The address has its places, each by name.
    const { data: detail } = await clerk.call('labels.detail', { params: { id } });
    for (const level of ['region', 'town', 'township'] as const)
      expect([level, values[`destination_${level}`]?.value]).toEqual([level, detail[`destination_${level}`]?.id]);
  });

  test('G-08 A-06 whoever does not see every line of a record is told that it may have stood otherwise', async () => {
    const id = await staffId('postman');
    const { partial } = await asAt('staff', id, app.clock(), owner);
    await app.database.pool.query(
      `insert into audit (at, room, record_id, action, request_id, branch_id, before, after)
       select now(), 'staff', $1, 'edit', 'x', b.id, '{"name": "x"}', '{"name": "y"}' from branch b where b.code = 'MDY'`,
      [String(id)],
    );
    expect([partial, (await asAt('staff', id, app.clock(), owner)).partial]).toEqual([false, true]);
    expect((await asAt('staff', id, app.clock(), founder)).partial).toBe(false);
  });

  test('G-08 A-06 of a record of another branch they are told that there is none', async () => {
    const [line] = await lines({ room: 'branches', search: 'MDY' });
    const query = { room: 'branches', id: line?.record_id ?? '', at: app.clock().toISOString() };
    expect((await founder.try('audit.asAt', { query })).status).toBe(200);
    expect((await owner.try('audit.asAt', { query })).status).toBe(404);
  });
});
