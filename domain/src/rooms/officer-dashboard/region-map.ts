/** Tile of each region by the first two digits of its postcodes: column and row, roughly as on a map. */
export const regionTiles = {
  '01': [2, 0],
  '02': [1, 1],
  '16': [3, 1],
  '03': [0, 2],
  '05': [2, 2],
  '17': [4, 2],
  '07': [0, 3],
  '04': [1, 3],
  '15': [2, 3],
  '06': [3, 3],
  '18': [1, 4],
  '08': [2, 4],
  '09': [3, 4],
  '10': [0, 5],
  '11': [1, 5],
  '12': [2, 5],
  '13': [3, 5],
  '14': [3, 6],
} as const satisfies Record<string, readonly [column: number, row: number]>;
export type RegionCode = keyof typeof regionTiles;
export const regionCodes = Object.keys(regionTiles) as RegionCode[];
