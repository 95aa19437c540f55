import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { qandaCategories } from './qanda-kinds.ts';

/** A question and its answer in three languages; English replaces missing Chinese. `position` is its place within its category. */
export const qandaForm = form({
  category: rule.select({ options: qandaCategories, required: true }),
  position: unit.position(rule.number({ min: 1, max: 999, integer: true, required: true })),
  question_en: rule.text({ required: true, max: 200 }),
  question_mm: rule.text({ required: true, max: 200 }),
  question_zh: rule.text({ max: 200 }),
  answer_en: rule.text({ required: true, multiline: true, max: 3000 }),
  answer_mm: rule.text({ required: true, multiline: true, max: 3000 }),
  answer_zh: rule.text({ multiline: true, max: 3000 }),
});
export type QandaValues = FormValues<typeof qandaForm>;
