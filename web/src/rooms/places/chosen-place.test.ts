import { expect, test } from 'vitest';
import type { PlaceType } from '@waybill/domain/rooms/places/place-kinds.ts';
import type { PlaceOption } from '@waybill/contract/rooms/places/places.contract.ts';
import { chosenFrom } from './chosen-place.ts';

const row = (id: number, type: PlaceType, parent_id: number): PlaceOption => ({
  id,
  type,
  parent_id,
  parent_type: null,
  name_en: `${type} ${id}`,
  name_mm: 'က',
  name_zh: null,
  postcode: null,
  branch_postcode: null,
  region_id: 1,
  town_id: null,
  branch_id: null,
  remote: false,
  active: true,
});
const names = (id: number) => ({ id, name_en: 'X', name_mm: 'က', name_zh: null });
const [yangon, hlaing, insein, smallTown] = [
  row(2, 'town', 1),
  row(3, 'township', 2),
  row(4, 'township', 1),
  row(5, 'town', 4),
];
const townships = [yangon, hlaing, insein, smallTown];
const region = names(1);

test.each([
  [
    'a quarter of a township in a city',
    { id: 9, type: 'quarter', path: { region, town: names(2), township: names(3), quarter: names(9), street: null } },
    hlaing,
    9,
    undefined,
  ],
  [
    'a quarter of a small town in a township',
    { id: 9, type: 'quarter', path: { region, town: names(5), township: names(4), quarter: names(9), street: null } },
    smallTown,
    9,
    undefined,
  ],
  [
    'a street of a township that no town holds',
    {
      id: 10,
      type: 'street',
      path: { region, town: names(4), township: names(4), quarter: names(9), street: names(10) },
    },
    insein,
    9,
    10,
  ],
  [
    'a city itself',
    { id: 2, type: 'town', path: { region, town: names(2), township: null, quarter: null, street: null } },
    yangon,
    undefined,
    undefined,
  ],
  [
    'a region',
    { id: 1, type: 'region', path: { region, town: null, township: null, quarter: null, street: null } },
    null,
    undefined,
    undefined,
  ],
] as const)('E-03 for %s the inputs show what was chosen', (_case, place, town, quarter, street) => {
  const chosen = chosenFrom(place, townships);
  expect([chosen.id, chosen.town, chosen.quarter?.id, chosen.street?.id]).toEqual([place.id, town, quarter, street]);
});
