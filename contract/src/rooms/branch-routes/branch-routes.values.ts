import { shape, shapes } from '../../kernel/value-shape.ts';

export const branchRouteValues = shapes({
  from_branch_id: shape.record('branch'),
  to_branch_id: shape.record('branch'),
  hops: shape.record('branch'),
});
