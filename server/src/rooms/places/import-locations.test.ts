import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { importLocations, recognise } from './place-import.door.ts';
import { readPlaces } from './places.door.ts';

let app: TestApp;
let admin: TestClient;
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-import-'));
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  // Three that the shipped list has, so that a list brings something new.
  await app.database.pool.query("delete from place where postcode in ('11280', '11600', '11610')");
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const regions =
  'code,name_en,name_mm,name_zh,kind\n01,Kachin,ကချင်ပြည်နယ်,克钦邦,state\n11,Yangon Region,ရန်ကုန်တိုင်းဒေသကြီး,仰光省,region\n';
const townHeader = 'postcode4,postcode5,region_code,type,name_en,name_mm,parent_postcode4,district_en,district_mm';
const towns = `${townHeader}
1160,11600,11,town,Htaukkyant,ထောက်ကြန့်,1102,North Yangon,ရန်ကုန်မြောက်ပိုင်း
1105,11050,11,township,Hlaing,လှိုင်,,West Yangon,ရန်ကုန်အနောက်ပိုင်း
1128,11280,11,township,"Coco ""Islands"", the",ကိုကိုးကျွန်း,,,
0101,01010,1,township,Myitkyina,မြစ်ကြီးနား,,,
`;
const quarters =
  'postcode7,postcode4,type,name_en,name_mm\n1105001,1105,quarter,No (1),အမှတ် (၁)\n1105201,,village_tract,Kyun Kalay,ကျွန်းကလေး\n';
const nrc =
  'state_no,prefix_mm,prefix_en,prefix_en_alt,township_en,township_mm,sources\n12,လမန,LAMANA,HLAMANA|LAMAN,HLAING,လှိုင်,abc\n၁၂,ကကက,kakaka,,COCO GYUN,ကိုကိုးကျွန်း,abc\n';

let written = 0;
const file = (text: string | Uint8Array): string => {
  const name = path.join(folder, `${++written}.csv`);
  writeFileSync(name, text);
  return name;
};
/** Imports texts as files; answers what became of each: new, changed, as before, and lines refused. */
const run = async (...texts: string[]) => {
  const files = await Promise.all(
    texts.map(async (text) => {
      const name = file(text);
      const kind = await recognise(name);
      if (!kind) throw new Error('none of the lists');
      return { file: name, kind };
    }),
  );
  const done = await importLocations(app.app.waybill.db, files, new Date(Date.UTC(2026, 10, 21)));
  return done.map(({ kind, added, changed, same, refused }) => ({
    kind,
    counts: [added, changed, same],
    refused: refused.map(({ line, why }) => `${line}: ${why}`),
  }));
};
const rows = async (where: string) =>
  (
    await app.database.pool.query(
      `select p.*, up.name_en as above from place p left join place up on up.id = p.parent_id where ${where} order by p.postcode`,
    )
  ).rows;
const one = async (postcode: string) => (await rows(`p.postcode = '${postcode}'`))[0];
const key = async () => (await admin.call('sessions.cacheConfig', {})).key;

describe('E-03 import-locations takes the official list', () => {
  test('E-03 V-13 whatever the order of the files, all rows arrive in the tree: known ones by their postcode, with what the operator added kept', async () => {
    const branch = (await one('11050')).delivers_id;
    expect(await run(quarters, nrc, towns, regions)).toEqual([
      { kind: 'regions', counts: [0, 1, 1], refused: [] },
      { kind: 'towns', counts: [2, 1, 1], refused: [] },
      { kind: 'quarters', counts: [2, 0, 0], refused: [] },
      { kind: 'nrc_townships', counts: [1, 1, 0], refused: [] },
    ]);
    expect(await one('01')).toMatchObject({ name_en: 'Kachin', code: 'KCN', name_zh: '克钦邦' });
    expect(await one('11050')).toMatchObject({
      above: 'Yangon',
      name_zh: '莱',
      district_en: 'West Yangon',
      delivers_id: branch,
      version: 2,
    });
    expect(await one('11280')).toMatchObject({
      name_en: 'Coco "Islands", the',
      above: 'Yangon Region',
      branch_id: null,
    });
    expect(await one('11600')).toMatchObject({ type: 'town', above: 'Mingaladon', delivers_id: branch });
    expect(await one('1105201')).toMatchObject({
      type: 'village_tract',
      above: 'Hlaing',
      branch_postcode: '11050',
      delivers_id: branch,
    });
  });

  test('E-03 E-09 the same files again change nothing, not even the key of the lists that clients keep', async () => {
    const [before, keyBefore] = [await rows('true'), await key()];
    expect((await run(regions, towns, quarters, nrc)).map(({ counts }) => counts)).toEqual([
      [0, 0, 2],
      [0, 0, 4],
      [0, 0, 2],
      [0, 0, 2],
    ]);
    expect([await rows('true'), await key()]).toEqual([before, keyBefore]);
  });

  test('E-03 branch, remoteness, use and Chinese names of the operator stay when the list changes a name or moves a place', async () => {
    const { id } = await one('1105001');
    const { data } = await admin.call('places.detail', { params: { id } });
    const { parent_id, name_en, name_mm, postcode, code, district_en, district_mm, version } = data;
    const branch = (await admin.call('branches.all', {})).data.find((row) => row.code === 'BGO')?.id;
    await admin.call('places.edit', {
      params: { id },
      body: {
        parent_id,
        name_en,
        name_mm,
        postcode,
        code,
        district_en,
        district_mm,
        version,
        name_zh: '第一街区',
        branch_id: branch,
        remote: true,
        active: false,
      },
    });
    expect(
      (await run('postcode7,postcode4,type,name_en,name_mm\n1105001,1104,village_tract,No One,အမှတ် (၁)\n'))[0],
    ).toEqual({ kind: 'quarters', counts: [0, 1, 0], refused: [] });
    expect(await one('1105001')).toMatchObject({
      type: 'village_tract',
      name_en: 'No One',
      above: 'Kamayut',
      branch_postcode: '11040',
      name_zh: '第一街区',
      branch_id: branch,
      delivers_id: branch,
      is_remote: true,
      in_use: false,
    });
    expect((await readPlaces(app.app.waybill.db, [id])).get(id)).toMatchObject({
      branch_id: branch,
      path: { township: { name_en: 'Kamayut' }, town: { name_en: 'Yangon' } },
    });
  });

  test('T-04 Zawgyi and marks in any order become what is stored, and are found', async () => {
    const text = `${townHeader}\n1161,11610,11,town,Tadar,တံတား,1130,,\n1129,11290,11,township,Thanlyin,သန္လ်င္,,,\n1104,11040,11,township,Kamayut,ကမာ၇ွတ် ,,,\n`;
    const [done] = await run(text);
    expect(done).toEqual({ kind: 'towns', counts: [1, 0, 2], refused: [] });
    expect([(await one('11290')).name_mm, (await one('11040')).name_mm, (await one('11610')).above]).toEqual([
      'သန်လျင်',
      'ကမာရွတ်',
      'Kyauktan',
    ]);
    expect((await admin.call('places.search', { query: { search: 'သန်လျင်' } })).data[0]?.postcode).toBe('11290');
  });

  test('E-03 X-03 a bad row is refused with its line and harms no other', async () => {
    const [bad] = await run(`${townHeader}
1105,11050,11,township,Hlaing,လှိုင်,,West Yangon,ရန်ကုန်အနောက်ပိုင်း
11a5,,11,township,Letters,က,,,
1199,11990,99,township,Nowhere,က,,,
1198,11980,11,quarter,Wrong Kind,က,,,
1197,11970,11,township,,က,,,
1196,11960,11,township,Short
1195,11950,11,township,${'x'.repeat(101)},က,,,
1105,11050,11,township,Again,က,,,
1194,11940,11,township,In a township,က,1105,,
"1193",11930,11,township,"Two
lines",က,,,
1192,1192000,11,township,Seven digits,က,,,
`);
    expect(bad).toEqual({
      kind: 'towns',
      counts: [1, 0, 1],
      refused: [
        '3: postcode "11a5" has not four digits',
        '4: there is no place with postcode 99',
        '5: type "quarter" is not one of town, township',
        '6: name_en is empty',
        '7: 5 cells instead of 9',
        '8: name_en is longer than 100 characters',
        '9: postcode 11050 stands in line 2 already',
        '10: a township cannot lie in Hlaing',
        '13: postcode5 "1192000" is no postcode',
      ],
    });
    expect((await one('11930')).name_en).toBe('Two lines');
    const [quarter] = await run('postcode7,type,name_en,name_mm\n9901001,quarter,Lost,က\n');
    expect(quarter).toEqual({
      kind: 'quarters',
      counts: [0, 0, 0],
      refused: ['2: there is no place with postcode 99010'],
    });
    const [cards] = await run(
      'state_no,prefix_mm,prefix_en,township_en,township_mm\n15,ကကက,KAKAKA,X,က\n1,ကက,KAKAKA,X,က\n1,ကကက,ကကက,X,က\n1,ကကက,KAKAKA,X,က\n1,ကကက,KAKAKA,X,က\n',
    );
    expect(cards).toEqual({
      kind: 'nrc_townships',
      counts: [1, 0, 0],
      refused: [
        '2: state_no "15" is not from 1 to 14',
        '3: prefix_mm "ကက" is no prefix',
        '4: prefix_en "ကကက" is no prefix',
        '6: 1 ကကက X stands in line 5 already',
      ],
    });
  });

  test('E-03 what cannot be read to its end changes nothing at all', async () => {
    const before = await rows('true');
    const broken = {
      file: file(
        Buffer.concat([Buffer.from('postcode7,type,name_en,name_mm\n1105099,quarter,Fine,က\n'), Buffer.from([0xff])]),
      ),
      kind: 'quarters' as const,
    };
    await expect(importLocations(app.app.waybill.db, [broken], new Date())).rejects.toThrow('it is not UTF-8');
    expect(await rows('true')).toEqual(before);
  });

  test.each([
    ['code,name_mm,meaning_en,aliases_en\nN,နိုင်,Citizen,C\n', null],
    ['a,b\n', null],
    ['', null],
    ['\uFEFFPOSTCODE7, Type ,name_en,name_mm\n', 'quarters'],
  ])('E-03 a list is known by its header: %j', async (text, kind) => {
    expect(await recognise(file(text))).toBe(kind);
  });

  test('A-08 an import leaves one audit line with its counts, and one that changes nothing leaves none', async () => {
    const lines = async () =>
      (await (await app.as('md')).call('audit.ofRecord', { query: { room: 'places', id: 'import' } })).data;
    const before = (await lines()).length;
    await run(quarters.replace('1105001,1105,quarter,No (1)', '1105077,1105,quarter,No (77)'));
    await run(quarters.replace('1105001,1105,quarter,No (1)', '1105077,1105,quarter,No (77)'));
    const [last] = await lines();
    expect([(await lines()).length - before, last?.action]).toEqual([1, 'import']);
    expect(Object.values(last?.after ?? {})).toEqual([{ added: 1, changed: 0, same: 1, refused: 0 }]);
  });

  test('E-03 thousands of quarters go through in batches, and their township keeps the order of their postcodes', async () => {
    const many = Array.from(
      { length: 4500 },
      (_, at) =>
        `${18 * 100 + 1 + Math.floor(at / 900)}${String(at % 900).padStart(3, '0')},quarter,Ward ${at},ရပ် ${at}`,
    );
    const more = Array.from({ length: 5 }, (_, at) => `180${at + 1},180${at + 1}0,18,township,Place ${at},နေရာ,,,`);
    expect(
      (await run(`postcode7,type,name_en,name_mm\n${many.join('\n')}\n`, `${townHeader}\n${more.join('\n')}\n`)).map(
        ({ counts, refused }) => [counts, refused],
      ),
    ).toEqual([
      [[0, 5, 0], []],
      [[4500, 0, 0], []],
    ]);
    const { id } = await one('18010');
    const { data } = await admin.call('places.children', { params: { id } });
    expect([data.length, data[0]?.postcode, data.at(-1)?.postcode]).toEqual([901, '1801000', '18600']);
  });
});
