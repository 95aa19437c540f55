import { expect, test } from 'vitest';
import { onGateCollection } from '@waybill/domain/rooms/clearances/testing/source-fields.ts';
import { gateFacts } from './gate-facts.ts';

test('E-07 the document of a gate shows every field of the source that a gate can have', () => {
  const shown = new Set<string>(gateFacts);
  // The amount to pay is displayed above the parcels until it is counted.
  shown.add('to_pay');
  expect(Object.values(onGateCollection).filter((key) => key !== null && !shown.has(key))).toEqual([]);
});
