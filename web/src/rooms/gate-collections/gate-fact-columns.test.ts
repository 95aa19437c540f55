import { expect, test } from 'vitest';
import { onGateCollection } from '@waybill/domain/rooms/clearances/testing/source-fields.ts';
import { gateFactColumns } from './gate-fact-columns.ts';

test('E-07 the document of a gate shows every field of the source that a gate can have', () => {
  const shown = new Set(gateFactColumns.map(({ key }) => key));
  // What it pays stands above the parcels until it is counted.
  shown.add('to_pay');
  expect(Object.values(onGateCollection).filter((key) => key !== null && !shown.has(key))).toEqual([]);
});
