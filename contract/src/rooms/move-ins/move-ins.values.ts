import { shape, shapes } from '../../kernel/value-shape.ts';
import { moveInKindWords, moveInStateFaces } from './move-ins.words.ts';

export const moveInValues = shapes({
  name: shape.text,
  opening_day: shape.day,
  status: shape.states(moveInStateFaces),
  kind: shape.words(moveInKindWords),
  file_name: shape.text,
  rows: shape.count,
  amount: shape.kyat,
  columns: shape.members,
  halted: shape.text,
  reason: shape.text,
});
