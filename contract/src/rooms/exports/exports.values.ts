import { shape, shapes } from '../../kernel/value-shape.ts';
import { exportFormatWords } from './exports.words.ts';
import { listNameWords } from '../../generated/list-names.ts';

export const exportValues = shapes({
  list: shape.words(listNameWords),
  format: shape.words(exportFormatWords),
  columns: shape.field,
  search: shape.text,
  selected: shape.count,
  filters: shape.members,
});
