import { shape, shapes } from '../../kernel/value-shape.ts';
import { outflowKindWords } from './outflows.words.ts';

export const outflowValues = shapes({
  outflow_kind: shape.words(outflowKindWords),
  role: shape.record('role'),
  limit: shape.kyat,
});
