import { expect, test } from 'vitest';
import { blockNeeded, mostHeld } from './serial-leases.ts';

test.each([
  ['EX', 0, 0, 50],
  ['EX', 24, 40, 50],
  ['EX', 25, 40, 0],
  ['LT', 4, 40, 10],
  ['LT', 5, 40, 0],
  ['XX', 0, 0, 0],
])(
  'O-03 a device is given codes of %s when it has %d left and the person holds %d: %d',
  (product, unused, held, size) => {
    expect(blockNeeded(product, { unused, held })).toBe(size);
  },
);

test('O-03 whoever asks on ever new devices holds no more than one person may', () => {
  let held = 0;
  for (let device = 0; device < 100; device++) held += blockNeeded('EX', { unused: 0, held });
  expect(held).toBeLessThanOrEqual(mostHeld);
});
