import { expect, test } from 'vitest';
import { exportList } from '@waybill/contract/rooms/exports/exports.columns.ts';
import { exportPages } from './exports.routes.tsx';
import { sizeOf } from './size-text.ts';

test.each([
  [1, 'kb', '1'],
  [1499, 'kb', '1'],
  [1500, 'kb', '2'],
  [999_499, 'kb', '999'],
  [999_500, 'mb', '1.0'],
  [1_234_567, 'mb', '1.2'],
  [52_000_000, 'mb', '52.0'],
])('N-22 a file of %i bytes is said in %s: %s', (bytes, unit, n) => {
  expect(sizeOf(bytes)).toEqual({ unit, n });
});

test('N-22 the page of exports is open to whom their list is', () => {
  expect(exportPages[0]?.access).toEqual(exportList.access);
});
