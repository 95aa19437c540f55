import { expect, test } from 'vitest';
import { customsPaperOf } from './customs-paper.ts';

test.each([
  ['TH', 0, 'cn22'],
  ['TH', 840_000, 'cn22'],
  ['US', 840_001, 'cn23'],
  [null, 2_000_000, null],
])(
  'O-11 N-13 a label to %s worth %d kyat has the customs declaration %s',
  (destination_country, declared_value, paper) => {
    expect(customsPaperOf({ destination_country, declared_value }, 840_000)).toBe(paper);
  },
);
