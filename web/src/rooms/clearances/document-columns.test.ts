import { expect, test } from 'vitest';
import { onClearance } from '@waybill/domain/rooms/clearances/testing/source-fields.ts';
import { clearanceKindNames } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ClearanceFigures } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { figureLines } from '@waybill/domain/rooms/clearances/figure-lines.ts';
import { countColumns, documentColumns, partColumns } from './document-columns.ts';

test.each(clearanceKindNames)('E-07 a %s document shows every field that the source lists', (kind) => {
  const figures = new Proxy({}, { get: () => 1 }) as ClearanceFigures;
  // The total is below the lines of the sum.
  const shown = new Set<string>([
    ...[...documentColumns, ...countColumns, ...partColumns].map(({ key }) => key),
    ...figureLines(figures, kind).map(({ key }) => key),
    'actual_clearance_cod',
  ]);
  expect(Object.values(onClearance).filter((key) => !shown.has(key))).toEqual([]);
});
