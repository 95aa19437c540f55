import type { z } from 'zod';
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { numbersWithoutUnit } from './testing/numbers-without-unit.ts';

test('V-03 every number that a call takes says in which unit: kyat, percent, weight, time, or what it counts', () => {
  const parts = registry.flatMap(({ id, body, query }) => [body, query].map((part) => [id, part] as const));
  expect(parts.flatMap(([id, part]) => (part ? numbersWithoutUnit(id, part as z.ZodType) : []))).toEqual([]);
});
