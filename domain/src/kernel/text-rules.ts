import { toLatinDigits } from './digits.ts';
import { accept, acceptEmpty, jsonTypes, reject, type RuleResult, type Checked, type Rule } from './rule-kit.ts';
import { cleanText, hasBadCodeUnits } from './text.ts';
import { lengthOf, stripSlashes } from './typed-text.ts';

/** Maximum length of a line in code points, when a form sets no limit. */
const lineCap = 255;
const multilineCap = 10_000;

interface Reading {
  readonly cap: number;
  readonly multiline?: boolean;
  readonly keepSlashes?: boolean;
}

/** Returns the text of a field as stored; null when nothing remains. */
function readText(input: unknown, { cap, multiline = false, keepSlashes = false }: Reading): Checked<string | null> {
  if (input === undefined || input === null) return accept(null);
  if (typeof input !== 'string') return reject('text');
  if (hasBadCodeUnits(input)) return reject('text_invalid');
  // Refuses input of eight times the limit without cleaning: no real text has that many superfluous spaces and invisible characters.
  if (input.length > cap * 8) return reject('max_length', { max: cap });
  const text = cleanText(keepSlashes ? input : stripSlashes(input), { multiline });
  return lengthOf(text) > cap ? reject('max_length', { max: cap }) : accept(text || null);
}

/**
 * Accepts text, trimmed and cleaned; empty becomes null. A single line loses / and \ unless they are allowed; multiple lines keep them. `max` counts
 * code points; 0 or none means 255 for one line and 10,000 for several.
 *
 * @example rule.text({ required: true, max: 60 }).check('  Aung  ') // { ok: true, value: 'Aung' }
 * Source: V-02, V-11.
 */
export function text<const R extends boolean = false>(
  options: { required?: R; max?: number; multiline?: boolean; keepSlashes?: boolean } = {},
): Rule<RuleResult<string, R>> {
  const { required = false, max = 0, multiline = false, keepSlashes = multiline } = options;
  const cap = max > 0 ? max : multiline ? multilineCap : lineCap;
  return {
    kind: multiline ? 'multiline' : 'text',
    required,
    max: cap,
    json: { type: jsonTypes(required, 'string'), ...(required ? { minLength: 1 } : {}), maxLength: cap },
    check(input) {
      const read = readText(input, { cap, multiline, keepSlashes });
      if (!read.ok) return read;
      return read.value === null ? acceptEmpty(required, 'required') : accept(read.value as RuleResult<string, R>);
    },
  };
}

/**
 * Accepts a line with a minimum length. `shape` returns the stored form, or null when the form is wrong; `problem` is reported for that and for a wrong
 * length.
 */
function bounded<R extends boolean>(
  required: boolean,
  json: Readonly<Record<string, unknown>>,
  bounds: { min: number; max: number },
  problem: ReturnType<typeof reject>,
  shape: (text: string) => string | null,
): Rule<RuleResult<string, R>> {
  return {
    kind: 'text',
    required,
    ...bounds,
    json: { type: jsonTypes(required, 'string'), ...json },
    check(input) {
      const read = readText(input, { cap: Math.max(bounds.max, lineCap) });
      if (!read.ok) return read.problem.code === 'max_length' ? problem : read;
      if (read.value === null) return acceptEmpty(required, 'required');
      const value = shape(read.value);
      const length = value === null ? -1 : lengthOf(value);
      return length >= bounds.min && length <= bounds.max ? accept(value as RuleResult<string, R>) : problem;
    },
  };
}

/**
 * Accepts a short code of exactly `n` Latin letters and digits. Converts Myanmar digits; `upper` converts to capitals.
 *
 * @example rule.slug({ upper: true }).check('ygn') // { ok: true, value: 'YGN' }
 * Source: V-03.
 */
export function slug<const R extends boolean = true>(
  options: { n?: number; upper?: boolean; required?: R } = {},
): Rule<RuleResult<string, R>> {
  const { n = 3, upper = false, required = true } = options;
  return bounded(required, { pattern: `^[A-Za-z0-9]{${n}}$` }, { min: n, max: n }, reject('slug', { n }), (typed) => {
    const code = toLatinDigits(typed);
    if (!/^[A-Za-z0-9]+$/.test(code)) return null;
    return upper ? code.toUpperCase() : code;
  });
}

/** Accepts text of exactly `n` characters. @example rule.exactLength({ n: 6 }) Source: V-03. */
export function exactLength<const R extends boolean = true>(
  options: { n?: number; required?: R } = {},
): Rule<RuleResult<string, R>> {
  const { n = 6, required = true } = options;
  return bounded(
    required,
    { minLength: n, maxLength: n },
    { min: n, max: n },
    reject('exact_length', { n }),
    (typed) => typed,
  );
}

/** Accepts text of `min` to `max` characters. @example rule.betweenLength({ min: 3, max: 60 }) Source: V-03. */
export function betweenLength<const R extends boolean = true>(options: {
  min: number;
  max: number;
  required?: R;
}): Rule<RuleResult<string, R>> {
  const { min, max, required = true } = options;
  return bounded(
    required,
    { minLength: min, maxLength: max },
    { min, max },
    reject('between_length', { min, max }),
    (typed) => typed,
  );
}
