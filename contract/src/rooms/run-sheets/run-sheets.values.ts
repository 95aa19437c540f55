import { shape, shapes } from '../../kernel/value-shape.ts';
import { runSheetStateFaces } from './run-sheets.words.ts';

export const runSheetValues = shapes({
  status: shape.states(runSheetStateFaces),
  courier_id: shape.record('staff'),
  loaded: shape.count,
  counted: shape.count,
  difference_owner_id: shape.record('staff'),
  note: shape.text,
});
