import { shape, shapes } from '../../kernel/value-shape.ts';
import { shiftStateFaces } from './shift-handovers.words.ts';

export const shiftHandoverValues = shapes({
  status: shape.states(shiftStateFaces),
  closes_on: shape.text,
  counted_out: shape.kyat,
  expected_out: shape.kyat,
  counted_in: shape.kyat,
  expected_in: shape.kyat,
  difference: shape.kyat,
  owner_staff_id: shape.record('staff'),
  note: shape.text,
  reason: shape.text,
});
