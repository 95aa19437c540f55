import { shape, shapes } from '../../kernel/value-shape.ts';
import { qandaCategoryWords } from './qandas.words.ts';

export const qandaValues = shapes({
  category: shape.words(qandaCategoryWords),
  position: shape.count,
  question_en: shape.text,
  question_mm: shape.text,
  question_zh: shape.text,
  answer_en: shape.text,
  answer_mm: shape.text,
  answer_zh: shape.text,
});
