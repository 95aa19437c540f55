import type { z } from 'zod';
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { numbersWithoutUnit } from './testing/numbers-without-unit.ts';

test('V-03 every number that a call takes says in which unit: kyat, percent, weight, time, or what it counts', () => {
  expect(registry.flatMap(({ id, body }) => (body ? numbersWithoutUnit(id, body as z.ZodType) : []))).toEqual([]);
});
