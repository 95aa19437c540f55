import type { Rule } from './rule-kit.ts';

/** Adds to the schema of a number what it counts, so that no program has to guess. */
const counts =
  (description: string) =>
  <T>(rule: Rule<T>): Rule<T> => ({ ...rule, json: { ...rule.json, description } });

/**
 * The units in which calls take numbers; percentages have a rule of their own (`rule.percent`).
 *
 * @example unit.kyat(rule.number({ min: 0 })).json.description === 'whole kyat'
 */
export const unit = {
  kyat: counts('whole kyat'),
  kg: counts('kg, rounded to the gram'),
  grams: counts('whole grams'),
  percent: counts('percent with up to two places: 2.5 is 2.5 %'),
};
