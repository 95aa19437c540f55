import { shape, shapes } from '../../kernel/value-shape.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { personSheetWords, type PersonSheetKey } from './person-file.words.ts';
import { exportFormatWords } from './exports.words.ts';
import { listNameWords } from '../../generated/list-names.ts';

export const exportValues = shapes({
  list: shape.words(listNameWords),
  format: shape.words(exportFormatWords),
  columns: shape.field,
  search: shape.text,
  selected: shape.count,
  filters: shape.members,
  phone: shape.text,
  reason: shape.text,
  total: shape.count,
  sheets: shape.own((value, locale) =>
    Object.entries(value as object)
      .map(([key, n]) => `${personSheetWords[key as PersonSheetKey]?.[locale] ?? key}: ${n}`)
      .join(commonWords.comma[locale]),
  ),
});
