import { expect, test } from 'vitest';
import { counts } from './tidy/counts.ts';

test.each(counts)('there are at most $most: $what', ({ found, most }) => {
  expect(found).toBeLessThanOrEqual(most);
});
