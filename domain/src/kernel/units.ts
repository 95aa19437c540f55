import type { Rule } from './rule-kit.ts';

/** Adds the unit to a number's schema, so that no program has to guess. */
const counts =
  (description: string) =>
  <T>(rule: Rule<T>): Rule<T> => ({ ...rule, json: { ...rule.json, description } });

/**
 * Units of numbers in calls; percentages and weights in kg have their own rules (`rule.percent`, `rule.weight`).
 *
 * @example unit.kyat(rule.number({ min: 0 })).json.description === 'whole kyat'
 */
export const unit = {
  kyat: counts('whole kyat'),
  days: counts('days'),
  seconds: counts('seconds'),
  minutes: counts('minutes'),
  hour: counts('hour of the day in Yangon, 0 to 23'),
  parcels: counts('how many parcels'),
  pieces: counts('how many pieces'),
  messages: counts('how many messages in a second'),
  calls: counts('how many calls in a minute'),
  times: counts('how many times'),
  position: counts('place in the order, counted from 1'),
  grams: counts('whole grams'),
  port: counts('port of the network'),
};
