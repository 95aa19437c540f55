import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { townOf } from '../../kernel/testing/town-of.ts';
import { openLabelFixture } from '../labels/testing/label-fixture.ts';
import { renewNearestBranches } from './nearest-branch.store.ts';
import { readPlaces } from './place-ways.queries.ts';
import { seedPlaces } from './seed-places.ts';

let app: TestApp;
let founder: TestClient;
let branches: Record<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  founder = await app.as('superadmin');
});
afterAll(() => app.close());
beforeEach(async () => {
  branches = Object.fromEntries((await founder.call('branches.all', {})).data.map((row) => [row.code, row.id]));
});

const ask = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
const townships = async () => (await founder.call('places.townships', {})).data;
const named = async (name: string) => (await townships()).find(({ name_en }) => name_en === name);
const newBranch = async (code: string, town: string, type = 'fcs') =>
  (
    await founder.call('branches.create', {
      body: { code, name_en: code, name_mm: code, type, place_id: await townOf(founder, town) },
    } as never)
  ).data;

describe('E-03 the places that the product ships', () => {
  test('E-03 every township can be a destination on the first day, with a branch that delivers and a price', async () => {
    const all = await townships();
    expect([all.filter(({ type }) => type === 'township').length, all.length]).toEqual([329, 499]);
    expect(all.filter(({ branch_id }) => branch_id === null)).toEqual([]);
    const meiktila = await named('Meiktila');
    expect(meiktila).toMatchObject({ postcode: '05180', name_mm: 'မိတ္ထီလာ', branch_id: branches['MDY'] });
    const { data } = await founder.call('tariffs.quote', {
      body: { from_place: await townOf(founder, 'Hlaing'), to_place: meiktila?.id, weight: 1 },
    } as never);
    expect(data.price.shipping_total).toBeGreaterThan(0);
    const clerk = await app.as('staff');
    const { data: label } = await clerk.call('labels.create', {
      body: {
        source_phone: ['09791234567'],
        source_name: 'ဦးဘ',
        destination_phone: ['09440012345'],
        destination_name: 'ဒေါ်ခင်',
        destination_township: meiktila?.id,
        weight: 1,
        payment_type: 'sender_pay',
      },
    } as never);
    expect(label.deliver_branch_id).toBe(branches['MDY']);
  });

  test.each([
    ['05180', 'Meiktila'],
    ['5180', 'Meiktila'],
    ['meikhtila', 'Meiktila'],
    ['မိတ္ထီလာ', 'Meiktila'],
    ['bassein', 'Pathein'],
    ['moulmein', 'Mawlamyine'],
    ['maymyo', 'Pyin Oo Lwin'],
    ['patein', 'Pathein'],
    ['kyeemyindaing', 'Kyimyindaing'],
  ])('T-04 V-13 %s finds %s', async (typed, name) => {
    const { data } = await founder.call('places.search', { query: { search: typed } });
    expect(data[0]?.name_en).toBe(name);
  });

  test('E-03 the nearest open branch of the operator delivers where nobody was assigned; an agent and a closed branch do not', async () => {
    const delivers = async () => (await named('Meiktila'))?.branch_id;
    await newBranch('MKA', 'Meiktila', 'agent');
    expect(await delivers()).toBe(branches['MDY']);
    const { id } = await newBranch('MKT', 'Meiktila');
    expect([await delivers(), (await named('Wundwin'))?.branch_id, (await named('Hlaing'))?.branch_id]).toEqual([
      id,
      id,
      branches['YGN'],
    ]);
    await founder.call('branches.close', { params: { id } });
    expect(await delivers()).toBe(branches['MDY']);
    await founder.call('places.assign', {
      params: { id: (await named('Meiktila'))?.id },
      body: { branch_id: branches['NPT'] },
    } as never);
    await founder.call('branches.open', { params: { id } });
    expect(await delivers()).toBe(branches['NPT']);
    const [{ id: shan }] = await ask("select id from place where name_en = 'Shan State (North)'");
    await founder.call('places.assign', { params: { id: shan }, body: { branch_id: branches['NPT'] } } as never);
    expect((await named('Hseni'))?.branch_id).toBe(branches['NPT']);
    const all = await townships();
    const facts = await readPlaces(
      app.app.waybill.db,
      all.map((place) => place.id),
    );
    expect(all.filter((place) => facts.get(place.id)?.branch_id !== place.branch_id)).toEqual([]);
  });

  test('E-03 S-03 an older installation gets the missing ones, keeps what was changed in it, and towns of branches become places where they fit one', async () => {
    await ask('delete from shipped_list');
    await ask("update place set name_en = 'Hlaing Bridge', active = false where postcode = '11050'");
    await ask("delete from place where postcode = '05190'");
    await ask("update place set postcode = null, branch_postcode = null where postcode = '05200'");
    await ask("update branch set place_id = null, town = 'Path', postcode = null where code = 'MLM'");
    await ask("update branch set place_id = null, town = 'taunggyi town', postcode = null where code = 'TGI'");
    await ask("update branch set place_id = null, town = 'ပဲခူး', postcode = null where code = 'BGO'");
    const before = await ask('select count(*)::int as n from place');
    await seedPlaces(app.app.waybill.db, app.clock());
    expect((await ask('select count(*)::int as n from place'))[0].n).toBe(before[0].n + 1);
    expect(await ask("select name_en, active from place where postcode = '11050'")).toEqual([
      { name_en: 'Hlaing Bridge', active: false },
    ]);
    expect(await ask("select count(*)::int as n from place where name_en = 'Mahlaing'")).toEqual([{ n: 1 }]);
    const unknown = (await founder.call('branches.list', { query: { town_unknown: 'yes' } })).data;
    expect(unknown.map(({ code, town }) => [code, town.name_en])).toEqual([['MLM', 'Path']]);
    expect((await founder.call('dashboard.read', {})).data.towns_unknown).toBe(1);
    const towns = await ask(
      "select p.name_en from branch b join place p on p.id = b.place_id where b.code in ('TGI', 'BGO') order by b.code",
    );
    expect(towns).toEqual([{ name_en: 'Bago' }, { name_en: 'Taunggyi' }]);
  });
});

test('E-03 the first branch of a new operator delivers everywhere, to cities as well', async () => {
  const empty = await startTestApp({ demo: false });
  try {
    await empty.database.pool.query(`
      insert into branch (code, name_en, name_mm, type, town, place_id, status, search_key, created_at, updated_at)
      select 'YGN', name_en, name_mm, 'fcs', name_en, id, 'active', '', now(), now() from place where name_en = 'Yangon'`);
    await empty.app.waybill.db.transaction().execute(renewNearestBranches);
    const { rows } = await empty.database.pool.query(
      "select name_en from place where type in ('town', 'township') and delivers_id is null",
    );
    expect(rows).toEqual([]);
  } finally {
    await empty.close();
  }
});

describe('E-06 S-03 the town of a branch is a place of the list', () => {
  test('E-06 a text, a region and a quarter are refused, and a new branch says what is still missing', async () => {
    const body = { code: 'PTN', name_en: 'Pathein', name_mm: 'ပုသိမ်', type: 'fcs' };
    const [region] = await ask("select id from place where type = 'region' limit 1");
    for (const wrong of [{ town: 'Path' }, { place_id: region.id }, { place_id: 0 }, {}])
      expect((await founder.try('branches.create', { body: { ...body, ...wrong } } as never)).status).toBe(422);
    const { id, setup } = await newBranch('PTN', 'Pathein');
    const missing = (steps: typeof setup) => steps.filter(({ done }) => !done).map(({ step }) => step);
    expect(missing(setup)).toEqual(['people', 'routes']);
    await founder.call('branch_routes.create', {
      body: { from_branch_id: id, to_branch_id: branches['MDY'], hops: [branches['YGN']] },
    } as never);
    const { data } = await founder.call('branches.detail', { params: { id } });
    expect(missing(data.setup)).toEqual(['people']);
  });

  test('S-03 a parcel between two branches of one city travels directly, however their towns were typed once', async () => {
    const fixture = await openLabelFixture(app);
    const ahlone = await newBranch('AHL', 'Ahlone');
    const { data: label } = await fixture.clerk.call('labels.create', {
      body: fixture.walkin({ deliver_branch_id: ahlone.id }),
    } as never);
    await fixture.clerk.call('tracking.scan', {
      body: {
        scans: [
          { scan_id: crypto.randomUUID(), tracking_code: label.tracking_code, scanned_at: app.clock().toISOString() },
        ],
      },
    });
    const { data } = await fixture.clerk.call('labels.detail', { params: { id: label.id } });
    expect([data.status, data.shipping_type]).toEqual(['accept_from_origin_branch', 'direct']);
  });
});
