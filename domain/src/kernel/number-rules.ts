import { bareText } from './bare-text.ts';
import { minus, toLatinDigits } from './digits.ts';
import { toGrams } from './money.ts';
import {
  accept,
  acceptEmpty,
  isEmpty,
  jsonTypes,
  reject,
  type RuleResult,
  type Checked,
  type ProblemCode,
  type Rule,
} from './rule-kit.ts';

const typedMax = 40;
const shape = /^[+-]?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as sent (JSON) or typed: Myanmar digits, thousands commas and both minus signs, so that a figure copied from a screen can be pasted.
 * Null when it is not a number or beyond the safe integers.
 *
 * @example readNumber('၁၂,၃၄၅') === 12345
 * Source: V-12, T-03.
 */
export function readNumber(input: unknown): number | null {
  const n = typeof input === 'string' ? parse(input) : input;
  return typeof n === 'number' && Number.isSafeInteger(Math.trunc(n)) ? n : null;
}

function parse(typed: string): number {
  if (typed.length > typedMax) return Number.NaN;
  const text = toLatinDigits(bareText(typed)).replace(minus, '-');
  return shape.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

interface NumberCodes {
  readonly empty: ProblemCode;
  readonly min: ProblemCode;
  readonly max: ProblemCode;
}

function numeric<R extends boolean>(
  required: boolean,
  bounds: Bounds,
  codes: NumberCodes,
  integer: boolean,
  round: (n: number) => number,
): Rule<RuleResult<number, R>> {
  const { min, max } = bounds;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return {
    kind: 'number',
    required,
    ...limits,
    json: {
      type: jsonTypes(required, integer ? 'integer' : 'number', 'string'),
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === undefined ? {} : { maximum: max }),
    },
    check(input): Checked<RuleResult<number, R>> {
      if (isEmpty(input)) return acceptEmpty(required, codes.empty);
      const read = readNumber(input);
      if (read === null) return reject('number');
      // Adding 0 turns -0 into 0.
      const n = round(read) + 0;
      if (integer && !Number.isInteger(n)) return reject('integer');
      if (min !== undefined && n < min) return reject(codes.min, { min });
      if (max !== undefined && n > max) return reject(codes.max, { max });
      return accept(n as RuleResult<number, R>);
    },
  };
}

const asIs = (n: number) => n;

/**
 * Accepts a number from `min` to `max`, whole if `integer`.
 *
 * @example rule.number({ min: 1, integer: true, required: true }).check('၁၂') // { ok: true, value: 12 }
 * Source: V-02, V-12.
 */
export function number<const R extends boolean = false>(
  options: { min?: number; max?: number; integer?: boolean; required?: R } = {},
): Rule<RuleResult<number, R>> {
  const { integer = false, required = false } = options;
  return numeric(required, options, { empty: 'number', min: 'min', max: 'max' }, integer, asIs);
}

/** 100 %, in hundredths of a percent. */
const hundredPercent = 10_000;

/**
 * Accepts a percentage in hundredths of a percent. A value below `least` other than 0 is refused: a sender of 5 means 5 %, not 0.05 %.
 *
 * @example rule.percent({ least: 100 }).check(5) // { ok: false, problem: { code: 'percent_unit', values: { min: 100 } } }
 * Source: V-03.
 */
export function percent<const R extends boolean = false>(options: {
  least: number;
  required?: R;
}): Rule<RuleResult<number, R>> {
  const { least, required = false } = options;
  const base = number({ min: 0, max: hundredPercent, integer: true, required });
  return {
    ...base,
    json: { ...base.json, description: `hundredths of a percent: 500 is 5 %; 0, or at least ${least}` },
    check(input, all): Checked<RuleResult<number, R>> {
      const checked = base.check(input, all) as Checked<RuleResult<number, R>>;
      return checked.ok && typeof checked.value === 'number' && checked.value > 0 && checked.value < least
        ? reject('percent_unit', { min: least })
        : checked;
    },
  };
}

/** Accepts a COD amount in whole kyat, from `min` to `max`. @example rule.codAmount({ min: 0, max: 5_000_000 }) Source: V-03. */
export function codAmount<const R extends boolean = true>(options: {
  min: number;
  max: number;
  required?: R;
}): Rule<RuleResult<number, R>> {
  const { required = true } = options;
  return numeric(required, options, { empty: 'required', min: 'cod_fee_min', max: 'cod_fee_max' }, true, asIs);
}

/** Accepts a weight in kg, from `min` to `max`, rounded to the gram. @example rule.weight({ min: 0.01, max: 50 }) Source: V-03. */
export function weight<const R extends boolean = true>(options: {
  min: number;
  max: number;
  required?: R;
}): Rule<RuleResult<number, R>> {
  const { required = true } = options;
  const base = numeric<R>(
    required,
    options,
    { empty: 'required', min: 'weight_min', max: 'weight_max' },
    false,
    (kg) => toGrams(kg) / 1_000,
  );
  return { ...base, json: { ...base.json, description: 'kg, rounded to the gram' } };
}
