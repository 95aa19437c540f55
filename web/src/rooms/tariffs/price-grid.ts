import { readNumber } from '@waybill/domain/kernel/number-rules.ts';
import { toGrams } from '@waybill/domain/kernel/money.ts';
import {
  abroadZones,
  baseZones,
  gridKey,
  pairZone,
  type Offer,
  type StepPlace,
  type TariffStep,
} from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';

/** One column of the grid: a zone or a pair of regions, with its price for each weight and for each further kilogram. */
export interface GridColumn extends Omit<StepPlace, keyof Offer> {
  readonly key: string;
  /** In the order of the grid's weights; `null` where the next heavier weight counts. */
  readonly prices: readonly (number | null)[];
  readonly further: number | null;
}

/** The prices of one service for one kind of item as people see them: weights down, zones across. */
export interface PriceGrid {
  /** In grams; `null` where nothing is typed yet. */
  readonly weights: readonly (number | null)[];
  readonly columns: readonly GridColumn[];
}

/** A cell by row and column: row 0 is the lightest weight, the row after the last is "each further kg"; column 0 is the weight itself. */
export interface PriceCellAt {
  readonly row: number;
  readonly column: number;
}

/** The steps of an offer as a grid. A weight that only some zones have leaves the others empty there. */
export function gridOf(steps: readonly TariffStep[], offer: Offer): PriceGrid {
  const own = steps.filter((step) => step.service_type === offer.service_type && step.item_type === offer.item_type);
  const weights = [...new Set(own.map(({ up_to_g }) => up_to_g))].sort((a, b) => a - b);
  const base = baseZones.map((zone): StepPlace => ({ ...offer, zone, from_region_id: null, to_region_id: null }));
  const abroad = abroadPlaces(offer).filter(({ zone }) => own.some((step) => step.zone === zone));
  const pairs = [...new Map(own.filter(({ zone }) => zone === pairZone).map((step) => [gridKey(step), step])).values()];
  return { weights, columns: [...base, ...abroad, ...pairs].map((place) => columnOf(place, own, weights)) };
}

function abroadPlaces(offer: Offer): StepPlace[] {
  return abroadZones.map((zone) => ({ ...offer, zone, from_region_id: null, to_region_id: null }));
}

/** The columns of other countries that the grid does not have, without a price yet. */
export function addAbroad(grid: PriceGrid, offer: Offer): PriceGrid {
  const missing = abroadPlaces(offer).filter((place) => !grid.columns.some(({ key }) => key === gridKey(place)));
  const added = missing.map((place) => ({ ...columnOf(place, [], []), prices: grid.weights.map(() => null) }));
  return { ...grid, columns: [...grid.columns, ...added] };
}

/** Does it have the columns of all other countries? */
export function hasAbroad({ columns }: PriceGrid): boolean {
  return abroadZones.every((zone) => columns.some((column) => column.zone === zone));
}

/** Can it be taken out of the grid? The zones within Myanmar always have a price. */
export function isRemovable({ zone }: GridColumn): boolean {
  return !(baseZones as readonly string[]).includes(zone);
}

function columnOf(place: StepPlace, own: readonly TariffStep[], weights: readonly number[]): GridColumn {
  const { zone, from_region_id, to_region_id } = place;
  const steps = own.filter((step) => gridKey(step) === gridKey(place)).sort((a, b) => a.up_to_g - b.up_to_g);
  const prices = weights.map((weight) => steps.find(({ up_to_g }) => up_to_g === weight)?.price ?? null);
  return {
    key: gridKey(place),
    zone,
    from_region_id,
    to_region_id,
    prices,
    further: steps.at(-1)?.each_further_kg ?? null,
  };
}

/**
 * Returns the steps of a grid: rows without a weight and cells without a price are left out; the price of each further kilogram belongs to the
 * heaviest step.
 */
export function stepsOf({ weights, columns }: PriceGrid, offer: Offer): TariffStep[] {
  return columns.flatMap(({ zone, from_region_id, to_region_id, prices, further }) => {
    const priced = weights
      .flatMap((up_to_g, row) => {
        const price = prices[row] ?? null;
        return up_to_g === null || price === null ? [] : [{ up_to_g, price }];
      })
      .sort((a, b) => a.up_to_g - b.up_to_g);
    return priced.map((step, at) => ({
      ...offer,
      zone,
      from_region_id,
      to_region_id,
      ...step,
      each_further_kg: at === priced.length - 1 ? further : null,
    }));
  });
}

/**
 * Returns the price of a weight in a column whose cell is empty: the next heavier price, or beyond the last one each further kilogram begun. `null`
 * beyond the end of the table.
 */
export function priceAt({ weights }: PriceGrid, { prices, further }: GridColumn, row: number): number | null {
  const weight = weights[row] ?? null;
  if (weight === null) return null;
  const priced = weights
    .flatMap((up_to_g, at) =>
      up_to_g !== null && prices[at] !== null && prices[at] !== undefined ? [{ up_to_g, price: prices[at] }] : [],
    )
    .sort((a, b) => a.up_to_g - b.up_to_g);
  const step = priced.find(({ up_to_g }) => weight <= up_to_g);
  const last = priced.at(-1);
  if (step || !last) return step?.price ?? null;
  return further === null ? null : last.price + Math.ceil((weight - last.up_to_g) / 1_000) * further;
}

/** The grid with another value in one cell; a cell below the last weight begins a new one. Weights are given in grams. */
export function setCell(grid: PriceGrid, { row, column }: PriceCellAt, value: number | null): PriceGrid {
  if (column === 0) return { ...grid, weights: replaced(grid.weights, row, value) };
  const further = row === grid.weights.length;
  return {
    ...grid,
    columns: grid.columns.map((old, at) =>
      at !== column - 1
        ? old
        : further
          ? { ...old, further: value }
          : { ...old, prices: replaced(old.prices, row, value) },
    ),
  };
}

function replaced<T>(values: readonly T[], at: number, value: T): T[] {
  return values.map((old, index) => (index === at ? value : old));
}

/** One weight more at the end. */
export function addRow({ weights, columns }: PriceGrid): PriceGrid {
  return {
    weights: [...weights, null],
    columns: columns.map((column) => ({ ...column, prices: [...column.prices, null] })),
  };
}

export function removeRow({ weights, columns }: PriceGrid, row: number): PriceGrid {
  const without = <T>(values: readonly T[]) => values.filter((_, at) => at !== row);
  return {
    weights: without(weights),
    columns: columns.map((column) => ({ ...column, prices: without(column.prices) })),
  };
}

/** The lightest weight first, what has none last. */
export function inWeightOrder(grid: PriceGrid): PriceGrid {
  const order = grid.weights
    .map((weight, row) => ({ weight: weight ?? Number.POSITIVE_INFINITY, row }))
    .sort((a, b) => a.weight - b.weight || a.row - b.row)
    .map(({ row }) => row);
  const sorted = <T>(values: readonly T[]) => order.map((row) => values[row] as T);
  return {
    weights: sorted(grid.weights),
    columns: grid.columns.map((column) => ({ ...column, prices: sorted(column.prices) })),
  };
}

/** A pair of regions more, beginning with the prices of the zone it takes the place of; nothing when the grid has it already. */
export function addPair(grid: PriceGrid, offer: Offer, from_region_id: number, to_region_id: number): PriceGrid {
  const place: StepPlace = { ...offer, zone: pairZone, from_region_id, to_region_id };
  const like = grid.columns.find(
    ({ zone }) => zone === (from_region_id === to_region_id ? 'same_region' : 'other_region'),
  );
  if (!like || grid.columns.some(({ key }) => key === gridKey(place))) return grid;
  return {
    ...grid,
    columns: [...grid.columns, { ...like, zone: pairZone, from_region_id, to_region_id, key: gridKey(place) }],
  };
}

export function removeColumn(grid: PriceGrid, key: string): PriceGrid {
  return { ...grid, columns: grid.columns.filter((column) => column.key !== key) };
}

/** A number, nothing, or `undefined` for a text that is no number and leaves the cell as it was. */
type Pasted = number | null | undefined;

/**
 * A block of cells as spreadsheet programs put them on the clipboard; `null` for plain text, which goes into the one cell.
 *
 * @example readBlock('1\t2,500\n2\t၂,၈၀၀') // [[1, 2500], [2, 2800]]
 */
export function readBlock(text: string): Pasted[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length === 1 && !lines[0]?.includes('\t')) return null;
  return lines.map((line) =>
    line
      .split('\t')
      .map((cell) => (cell.trim() === '' ? null : (readNumber(cell.replace(/[^\d.,၀-၉-]+$/u, '')) ?? undefined))),
  );
}

/** The grid with a block laid over it from one cell on. It grows by the rows it needs; what goes beyond its columns is left out. */
export function pasteBlock(grid: PriceGrid, at: PriceCellAt, block: readonly (readonly Pasted[])[]): PriceGrid {
  const onFurther = at.row === grid.weights.length;
  const rows = onFurther ? block.slice(0, 1) : block;
  let next = grid;
  while (!onFurther && next.weights.length < at.row + rows.length) next = addRow(next);
  for (const [down, cells] of rows.entries()) {
    for (const [across, value] of cells.entries()) {
      const cell = { row: at.row + down, column: at.column + across };
      const impossible =
        value === undefined ||
        (value !== null && value < 0) ||
        cell.column > next.columns.length ||
        (onFurther && cell.column === 0);
      if (!impossible)
        next = setCell(next, cell, value === null ? null : cell.column === 0 ? toGrams(value) : Math.round(value));
    }
  }
  return inWeightOrder(next);
}

/** The cell that a key leads to, as in a spreadsheet; nothing for a key that does not move. Enter goes down, with Shift up. */
export function stepInTable(
  key: string,
  shift: boolean,
  { row, column }: PriceCellAt,
  { weights, columns }: PriceGrid,
): PriceCellAt | undefined {
  const rows = weights.length;
  const down = key === 'ArrowDown' || (key === 'Enter' && !shift);
  const up = key === 'ArrowUp' || (key === 'Enter' && shift);
  // The row of "each further kg" has no weight.
  if (down) return row < rows - (column === 0 ? 1 : 0) ? { row: row + 1, column } : undefined;
  if (up) return row > 0 ? { row: row - 1, column } : undefined;
  if (key === 'ArrowRight') return column < columns.length ? { row, column: column + 1 } : undefined;
  if (key === 'ArrowLeft') return column > (row === rows ? 1 : 0) ? { row, column: column - 1 } : undefined;
  return undefined;
}
