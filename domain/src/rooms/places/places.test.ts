import { describe, expect, test } from 'vitest';
import { isWellFormedMyanmar } from '../../kernel/myanmar-languages.ts';
import { cleanText } from '../../kernel/text.ts';
import { countryCodes, homeCountry } from './country-codes.ts';
import { countryNamesMm } from './country-names.ts';
import { placeFacts, inheritedOf, type PlaceLink } from './place-facts.ts';
import {
  isLeafType,
  isQuarterType,
  isTownType,
  mayLieIn,
  placeTypes,
  postcodeOf,
  type PlaceType,
} from './place-kinds.ts';
import { starterPlaces } from './starter-places.ts';

const link = (id: number, type: PlaceType, more: Partial<PlaceLink> = {}): PlaceLink => ({
  id,
  type,
  name_en: `${type} ${id}`,
  name_mm: 'က',
  name_zh: null,
  postcode: null,
  branch_postcode: null,
  branch_id: null,
  remote: false,
  active: true,
  ...more,
});
const region = link(1, 'region', { postcode: '11' });
const city = link(2, 'town', { branch_id: 90 });
const township = link(3, 'township', { postcode: '11050', branch_postcode: '11050' });
const quarter = link(4, 'quarter', { postcode: '1105001', branch_postcode: '11050' });
const street = link(5, 'street');

describe('E-03 the tree of places', () => {
  test.each([
    ['region', ['nothing']],
    ['town', ['region', 'township']],
    ['township', ['region', 'town']],
    ['quarter', ['town', 'township']],
    ['village_tract', ['town', 'township']],
    ['street', ['town', 'township', 'quarter', 'village_tract']],
  ] as const)('E-03 a %s lies in %j', (type, parents) => {
    const found = [null, ...placeTypes].filter((parent) => mayLieIn(type, parent)).map((parent) => parent ?? 'nothing');
    expect(found).toEqual(parents);
  });

  test('E-03 senders name towns and townships; quarters and village tracts make them up; only in a street nothing can lie', () => {
    expect([placeTypes.filter(isTownType), placeTypes.filter(isQuarterType), placeTypes.filter(isLeafType)]).toEqual([
      ['town', 'township'],
      ['quarter', 'village_tract'],
      ['street'],
    ]);
  });

  test.each([
    ['region', '5', '05'],
    ['region', '၁၁', '11'],
    ['region', '111', null],
    ['township', '5010', '05010'],
    ['town', '၁၁၆၀၀', '11600'],
    ['township', '0501001', null],
    ['quarter', '501001', '0501001'],
    ['village_tract', '1105001', '1105001'],
    ['quarter', '11050', null],
    ['street', '11050', null],
    ['township', 'Hlaing', null],
    ['region', '', null],
  ] as const)('V-13 the postcode of a %s typed as %s is %s', (type, typed, stored) => {
    expect(postcodeOf(type, typed)).toBe(stored);
  });
});

describe('E-03 what a place inherits', () => {
  test('E-03 a street is delivered by the branch of its city and has the postcode of its quarter', () => {
    expect(placeFacts([street, quarter, township, city, region])).toMatchObject({
      id: 5,
      region_id: 1,
      town_id: 2,
      branch_id: 90,
      remote: false,
      active: true,
      postcode: '1105001',
      branch_postcode: '11050',
      path: { region: { id: 1 }, town: { id: 2 }, township: { id: 3 }, quarter: { id: 4 }, street: { id: 5 } },
    });
  });

  test('E-03 the nearest branch counts, and what is remote or given up above is so below', () => {
    const near = link(3, 'township', { branch_id: 91, remote: true, active: false });
    expect(placeFacts([quarter, near, city, region])).toMatchObject({
      branch_id: 91,
      remote: true,
      active: false,
      path: { street: null },
    });
  });

  test('E-03 a township that no town holds is its own town, and a town inside a township is one for itself', () => {
    const own = link(6, 'township');
    const small = link(7, 'town', { postcode: '05600' });
    expect(placeFacts([own, region])).toMatchObject({ town_id: 6, path: { town: { id: 6 }, township: { id: 6 } } });
    expect(placeFacts([small, own, region])).toMatchObject({
      town_id: 7,
      path: { town: { id: 7 }, township: { id: 6 } },
    });
  });

  test('E-03 a region has its own two digits, which nothing below takes for a postcode', () => {
    expect(
      [placeFacts([region]), placeFacts([city, region])].map(({ postcode, branch_postcode, town_id }) => [
        postcode,
        branch_postcode,
        town_id,
      ]),
    ).toEqual([
      ['11', null, null],
      [null, null, 2],
    ]);
  });

  test.each([
    [[region]],
    [[city, region]],
    [[township, city, region]],
    [[quarter, township, city, region]],
    [[township, region]],
    [[link(8, 'town'), township, region]],
    [[link(9, 'quarter'), link(8, 'town'), township, region]],
    [[street, quarter, link(3, 'township', { branch_id: 91, remote: true, active: false }), city, region]],
  ])('E-03 what is kept with a place is what its way says: %j', (way) => {
    const kept = way
      .toReversed()
      .reduce<ReturnType<typeof inheritedOf> | null>((above, place) => inheritedOf(place, above), null);
    const { region_id, town_id, branch_id, remote, active } = placeFacts(way);
    expect(kept).toEqual({
      id: way[0]?.id,
      region_id,
      town_id,
      delivers_id: branch_id,
      is_remote: remote,
      in_use: active,
    });
  });
});

describe('E-03 the starter set', () => {
  test('E-03 has the 18 regions with codes of two digits and of three letters', () => {
    const regions = starterPlaces.filter(({ type }) => type === 'region');
    expect(regions.map(({ postcode }) => postcode)).toEqual(
      Array.from({ length: 18 }, (_, at) => String(at + 1).padStart(2, '0')),
    );
    expect(new Set(regions.map(({ code }) => code))).toHaveProperty('size', 18);
    expect(regions.every(({ code }) => /^[A-Z]{3}$/.test(code ?? ''))).toBe(true);
  });

  test('E-03 every place lies in one that was named before it and may hold it, with a postcode that begins like its region', () => {
    const known = new Map<string, { type: PlaceType; region: string }>();
    for (const row of starterPlaces) {
      const above = row.parent === null ? null : known.get(row.parent);
      expect(above, row.name_en).not.toBeUndefined();
      expect(mayLieIn(row.type, above?.type ?? null), row.name_en).toBe(true);
      const own = above?.region ?? row.postcode ?? '';
      if (row.postcode !== null)
        expect([postcodeOf(row.type, row.postcode), row.postcode.slice(0, 2)], row.name_en).toEqual([
          row.postcode,
          own,
        ]);
      known.set(row.postcode ?? row.name_en, { type: row.type, region: own });
    }
    expect(known.size).toBe(starterPlaces.length);
  });

  test('T-01 T-04 its names stand in English, Burmese and Chinese, in Unicode as it is stored', () => {
    expect(
      starterPlaces
        .filter(
          ({ name_en, name_mm, name_zh }) =>
            !/^[A-Z]/.test(name_en) ||
            !isWellFormedMyanmar(name_mm) ||
            cleanText(name_mm) !== name_mm ||
            !/^[\u4e00-\u9fff（）]+$/.test(name_zh ?? ''),
        )
        .map(({ name_en }) => name_en),
    ).toEqual([]);
  });
});

test('E-03 T-01 the 249 countries of ISO 3166-1 have names in Burmese, each its own, as they are stored', () => {
  const names: Readonly<Record<string, string>> = countryNamesMm;
  expect([countryCodes.length, new Set(Object.values(names)).size, countryCodes.includes(homeCountry)]).toEqual([
    249,
    249,
    true,
  ]);
  expect(
    countryCodes.filter(
      (code) =>
        !/^[A-Z]{2}$/.test(code) ||
        !isWellFormedMyanmar(names[code] ?? '') ||
        cleanText(names[code] ?? '') !== names[code],
    ),
  ).toEqual([]);
});
