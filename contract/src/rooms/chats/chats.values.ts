import { shape, shapes } from '../../kernel/value-shape.ts';

export const chatValues = shapes({
  name: shape.text,
  member_ids: shape.record('staff'),
});
