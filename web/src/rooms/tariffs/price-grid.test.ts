import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { firstTariff } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import { inTableOrder } from '@waybill/domain/rooms/tariffs/table-order.ts';
import { isAbroadZone } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import {
  addAbroad,
  addPair,
  addRow,
  gridOf,
  hasAbroad,
  inWeightOrder,
  isRemovable,
  pasteBlock,
  priceAt,
  readBlock,
  removeColumn,
  removeRow,
  setCell,
  stepInTable,
  stepsOf,
  type PriceGrid,
} from './price-grid.ts';

const offer = { service_type: 'express', item_type: 'parcel' } as const;
const within = firstTariff.steps.filter(({ zone }) => !isAbroadZone(zone));
const grid = gridOf(within, offer);
const prices = ({ columns }: PriceGrid, column: number) => columns[column]?.prices;

describe('F-03 prices as a grid of weights and zones', () => {
  test('F-03 weights stand down, zones across, each further kilogram below', () => {
    expect(grid.weights).toEqual([1_000, 2_000, 3_000, 5_000, 10_000]);
    expect(grid.columns.map(({ key, prices: [first], further }) => [key, first, further])).toEqual([
      ['express.parcel.same_town', 2_500, 300],
      ['express.parcel.same_region', 3_000, 500],
      ['express.parcel.other_region', 4_000, 700],
    ]);
  });

  test('F-03 other countries have columns only where they have a price; they are added empty and taken out again, the zones of Myanmar never', () => {
    const abroad = gridOf(firstTariff.steps, offer);
    expect([hasAbroad(grid), hasAbroad(abroad)]).toEqual([false, true]);
    expect(abroad.columns.map((column) => [column.zone, isRemovable(column)])).toEqual([
      ['same_town', false],
      ['same_region', false],
      ['other_region', false],
      ['abroad_near', true],
      ['abroad_asia', true],
      ['abroad_far', true],
    ]);
    const added = addAbroad(grid, offer);
    expect(added.columns.slice(3).map(({ key, prices: own }) => [key, own])).toEqual(
      ['near', 'asia', 'far'].map((zone) => [`express.parcel.abroad_${zone}`, [null, null, null, null, null]]),
    );
    expect(stepsOf(added, offer)).toEqual(stepsOf(grid, offer));
    expect(addAbroad(added, offer)).toEqual(added);
    const priced = stepsOf(setCell(added, { row: 4, column: 4 }, 90_000), offer);
    expect(priced.filter(({ zone }) => isAbroadZone(zone))).toEqual([
      expect.objectContaining({ zone: 'abroad_near', up_to_g: 10_000, price: 90_000, each_further_kg: null }),
    ]);
    expect(removeColumn(added, 'express.parcel.abroad_asia').columns.map(({ zone }) => zone)).not.toContain(
      'abroad_asia',
    );
  });

  test('F-03 every table of steps is the same after it was a grid', () => {
    const weight = fc.integer({ min: 1, max: 9 }).map((kg) => kg * 1_000);
    const column = fc.uniqueArray(weight, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 900 }),
        (columns, further) => {
          const places = [
            ['same_town', null, null],
            ['same_region', null, null],
            ['other_region', null, null],
            ['region_pair', 3, 4],
          ] as const;
          const steps = inTableOrder(
            columns.flatMap((weights, at) =>
              weights
                .sort((a, b) => a - b)
                .map((up_to_g, row) => {
                  const [zone, from_region_id, to_region_id] = places[at] ?? places[0];
                  return {
                    ...offer,
                    zone,
                    from_region_id,
                    to_region_id,
                    up_to_g,
                    price: up_to_g,
                    each_further_kg: row === weights.length - 1 ? further : null,
                  };
                }),
            ),
          );
          expect(inTableOrder(stepsOf(gridOf(steps, offer), offer))).toEqual(steps);
        },
      ),
    );
  });

  test('F-03 what is typed goes into its cell; a row without weight or price is no step yet', () => {
    const typed = setCell(setCell(addRow(grid), { row: 5, column: 1 }, 9_000), { row: 0, column: 3 }, 4_100);
    expect([prices(typed, 0), prices(typed, 2)?.[0], stepsOf(typed, offer).length]).toEqual([
      [2_500, 2_800, 3_100, 3_700, 5_200, 9_000],
      4_100,
      15,
    ]);
    const weighed = setCell(typed, { row: 5, column: 0 }, 20_000);
    expect(
      stepsOf(weighed, offer)
        .filter(({ zone }) => zone === 'same_town')
        .slice(-2),
    ).toMatchObject([
      { up_to_g: 10_000, each_further_kg: null },
      { up_to_g: 20_000, price: 9_000, each_further_kg: 300 },
    ]);
    expect(setCell(grid, { row: 5, column: 2 }, null).columns[1]?.further).toBeNull();
  });

  test('F-03 an empty cell shows what counts there: the next heavier price, or each further kilogram begun', () => {
    const column = { ...(grid.columns[0] as PriceGrid['columns'][number]), prices: [null, 2_800, null, null, null] };
    const sparse = { ...grid, columns: [column] };
    expect([0, 1, 2, 3, 4].map((row) => priceAt(sparse, column, row))).toEqual([2_800, 2_800, 3_100, 3_700, 5_200]);
    expect([
      priceAt(sparse, { ...column, further: null }, 2),
      priceAt(addRow(sparse), column, 5),
      priceAt(sparse, { ...column, prices: [] }, 0),
    ]).toEqual([null, null, null]);
  });

  test('F-03 rows sort by weight, and are taken away whole', () => {
    const odd = setCell(setCell(addRow(grid), { row: 5, column: 0 }, 500), { row: 5, column: 1 }, 2_000);
    expect([
      inWeightOrder(odd).weights,
      prices(inWeightOrder(odd), 0)?.slice(0, 2),
      prices(inWeightOrder(odd), 1)?.[0],
    ]).toEqual([[500, 1_000, 2_000, 3_000, 5_000, 10_000], [2_000, 2_500], null]);
    expect([removeRow(grid, 1).weights, prices(removeRow(grid, 1), 0)]).toEqual([
      [1_000, 3_000, 5_000, 10_000],
      [2_500, 3_100, 3_700, 5_200],
    ]);
  });

  test('F-03 a pair of regions begins with the prices it takes the place of, once', () => {
    const paired = addPair(grid, offer, 3, 4);
    expect(paired.columns[3]).toMatchObject({
      key: 'express.parcel.region_pair.3.4',
      prices: grid.columns[2]?.prices,
      further: 700,
    });
    expect([
      addPair(paired, offer, 3, 4),
      addPair(grid, offer, 3, 3).columns[3]?.further,
      removeColumn(paired, 'express.parcel.region_pair.3.4'),
    ]).toEqual([paired, 500, grid]);
  });
});

describe('F-03 the grid takes what a spreadsheet program gives', () => {
  test.each([
    ['2,500', null],
    ['၂၅၀၀', null],
    [
      '1\t2,500\r\n2\t၂,၈၀၀\r\n',
      [
        [1, 2_500],
        [2, 2_800],
      ],
    ],
    ['2500 Ks\tfree\t', [[2_500, undefined, null]]],
    ['1\n2', [[1], [2]]],
  ])('T-03 of %j it reads %j', (text, block) => {
    expect(readBlock(text)).toEqual(block);
  });

  test('F-03 a block goes in from the cell on, grows the grid, and does not go beyond its columns', () => {
    const pasted = pasteBlock(grid, { row: 4, column: 0 }, [
      [12, 5_500, 8_000, undefined, 1],
      [20, 8_000, null, 17_000],
    ]);
    expect(pasted.weights).toEqual([1_000, 2_000, 3_000, 5_000, 12_000, 20_000]);
    expect(pasted.columns.map((column) => column.prices.slice(4))).toEqual([
      [5_500, 8_000],
      [8_000, null],
      [10_300, 17_000],
    ]);
  });

  test('F-03 on the row of each further kilogram only that row changes', () => {
    expect(
      pasteBlock(grid, { row: 5, column: 1 }, [
        [1, 2],
        [3, 4],
      ]).columns.map(({ further }) => further),
    ).toEqual([1, 2, 700]);
  });

  test.each([
    ['ArrowDown', false, { row: 0, column: 1 }, { row: 1, column: 1 }],
    ['Enter', false, { row: 4, column: 1 }, { row: 5, column: 1 }],
    ['Enter', true, { row: 5, column: 1 }, { row: 4, column: 1 }],
    ['ArrowDown', false, { row: 4, column: 0 }, undefined],
    ['ArrowUp', false, { row: 0, column: 1 }, undefined],
    ['ArrowLeft', false, { row: 5, column: 1 }, undefined],
    ['ArrowLeft', false, { row: 4, column: 1 }, { row: 4, column: 0 }],
    ['ArrowRight', false, { row: 0, column: 3 }, undefined],
    ['a', false, { row: 0, column: 0 }, undefined],
  ])('L-01 in the grid %s (with Shift: %s) from %j leads to %j', (key, shift, from, to) => {
    expect(stepInTable(key, shift, from, grid)).toEqual(to);
  });
});
