import { shape, shapes } from '../../kernel/value-shape.ts';
import { permissionWords } from './roles.words.ts';

export const roleValues = shapes({
  name_en: shape.text,
  name_mm: shape.text,
  name_zh: shape.text,
  second_factor_required: shape.yesNo,
  permissions: shape.words(permissionWords),
});
