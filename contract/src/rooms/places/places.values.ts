import { shape, shapes } from '../../kernel/value-shape.ts';
import { placeTypeWords } from './places.words.ts';
import { sayCountry } from './say-country.ts';

/** A country by its two-letter code; an unknown code is shown unchanged. */
export const countryShape = shape.own((value, locale) => sayCountry(String(value), locale));

/** A place, and the result of importing the official files: number of lines by file. */
export const placeValues = shapes({
  parent: shape.text,
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  code: shape.text,
  postcode: shape.text,
  branch_postcode: shape.text,
  district_en: shape.text,
  district_mm: shape.text,
  type: shape.words(placeTypeWords),
  branch_id: shape.record('branch'),
  remote: shape.yesNo,
  active: shape.yesNo,
  added: shape.count,
  changed: shape.count,
  same: shape.count,
  refused: shape.count,
});
