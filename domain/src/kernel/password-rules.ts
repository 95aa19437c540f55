import { accept, acceptEmpty, jsonTypes, reject, type RuleResult, type Checked, type Rule } from './rule-kit.ts';
import { hasBadCodeUnits } from './text.ts';
import { lengthOf } from './typed-text.ts';

/** Longer passwords only cost the server time. */
const longest = 200;

/** Reads a password as typed, with spaces, in NFC so that two keyboards agree. */
function readPassword(input: unknown): Checked<string | null> {
  if (input === undefined || input === null || input === '') return accept(null);
  if (typeof input !== 'string') return reject('text');
  if (hasBadCodeUnits(input)) return reject('text_invalid');
  return input.length > longest * 2 || lengthOf(input) > longest
    ? reject('max_length', { max: longest })
    : accept(input.normalize('NFC'));
}

/**
 * Accepts a password of at least `min` characters. It is neither trimmed nor cleaned, and it is secret.
 *
 * @example rule.password({ min: 6 }).check('12345') // { ok: false, problem: { code: 'password_min', values: { min: 6 } } }
 * Source: V-03.
 */
export function password<const R extends boolean = true>(
  options: { min?: number; required?: R } = {},
): Rule<RuleResult<string, R>> {
  const { min = 6, required = true } = options;
  return {
    kind: 'password',
    required,
    secret: true,
    min,
    max: longest,
    json: {
      type: jsonTypes(required, 'string'),
      format: 'password',
      writeOnly: true,
      minLength: Math.max(min, required ? 1 : 0),
      maxLength: longest,
    },
    check(input) {
      const read = readPassword(input);
      if (!read.ok) return read;
      if (read.value === null) return acceptEmpty(required, 'password_required');
      return lengthOf(read.value) < min ? reject('password_min', { min }) : accept(read.value as RuleResult<string, R>);
    },
  };
}

/**
 * Accepts a repeated password equal to the field `of`. Where it is not required, it may be empty only together with that field.
 *
 * @example rule.confirmPassword({ of: 'password' }).check('secret', { password: 'secret' }).ok === true
 * Source: V-03.
 */
export function confirmPassword<const R extends boolean = true>(options: {
  of: string;
  required?: R;
}): Rule<RuleResult<string, R>> {
  const { of, required = true } = options;
  return {
    kind: 'confirm',
    required,
    secret: true,
    confirms: of,
    json: { type: jsonTypes(required, 'string'), format: 'password', writeOnly: true, maxLength: longest },
    check(input, all = {}) {
      const read = readPassword(input);
      const wanted = readPassword(all[of]);
      if (!read.ok) return read;
      const repeats = wanted.ok && wanted.value === read.value;
      if (read.value === null) return acceptEmpty(required || !repeats, 'confirm_password_required');
      return repeats ? accept(read.value as RuleResult<string, R>) : reject('confirm_password');
    },
  };
}
