import { bareText } from './bare-text.ts';
import { foreignPhone, isPhone, normalizePhone, phoneSuggestion } from './phone.ts';
import { isPostcode, padPostcode } from './postcode.ts';
import {
  accept,
  acceptEmpty,
  entriesOf,
  isEmpty,
  jsonTypes,
  reject,
  type RuleResult,
  type Checked,
  type Rule,
} from './rule-kit.ts';
import { hasBadCodeUnits } from './text.ts';

const emailMax = 254;
/** HTML's definition of an e-mail address, with a top-level domain and no misplaced dots. */
const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/**
 * Accepts an e-mail address and stores it in lower case, because people type it both ways.
 *
 * @example rule.email().check(' Su@Example.com ') // { ok: true, value: 'su@example.com' }
 * Source: V-03.
 */
export function email<const R extends boolean = true>(options: { required?: R } = {}): Rule<RuleResult<string, R>> {
  const { required = true } = options;
  return {
    kind: 'email',
    required,
    max: emailMax,
    json: { type: jsonTypes(required, 'string'), format: 'email', maxLength: emailMax },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'email_required');
      if (typeof input !== 'string') return reject('email');
      if (hasBadCodeUnits(input)) return reject('text_invalid');
      const address = bareText(input).toLowerCase();
      return address.length <= emailMax && emailShape.test(address)
        ? accept(address as RuleResult<string, R>)
        : reject('email');
    },
  };
}

/** Maximum input length: longer than any phone number with separators or postcode. */
const typedMax = 60;

function readPhone(input: unknown, abroad = false): Checked<string> {
  if (typeof input !== 'string' || input.length > typedMax) return reject('phone');
  if (hasBadCodeUnits(input)) return reject('text_invalid');
  const foreign = abroad ? foreignPhone(input) : null;
  if (foreign !== null) return accept(foreign);
  const suggestion = phoneSuggestion(input);
  const phone = normalizePhone(input);
  return isPhone(phone) ? accept(phone) : reject('phone', suggestion === null ? undefined : { suggestion });
}

/**
 * Accepts a phone number and stores it in national form with the leading 0.
 *
 * @example rule.phone({ required: true }).check('+95 9 791 234 567') // { ok: true, value: '09791234567' }
 * Source: V-01.
 */
export function phone<const R extends boolean = false>(options: { required?: R } = {}): Rule<RuleResult<string, R>> {
  const { required = false } = options;
  return {
    kind: 'phone',
    required,
    json: { type: jsonTypes(required, 'string'), maxLength: typedMax },
    check: (input) =>
      isEmpty(input) ? acceptEmpty(required, 'phone_required') : (readPhone(input) as Checked<RuleResult<string, R>>),
  };
}

/**
 * Accepts phone numbers, at most `limit` different ones. Takes an array, an array written as JSON, or one number; no number is an empty list. With
 * `abroad` also numbers of other countries, with + and country code.
 *
 * @example rule.phones().check('["09791234567","9791234567"]') // { ok: true, value: ['09791234567'] }
 * Source: V-10.
 */
export function phones(options: { limit?: number; required?: boolean; abroad?: boolean } = {}): Rule<string[]> {
  const { limit = 2, required = false, abroad = false } = options;
  return {
    kind: 'phones',
    required,
    limit,
    ...(abroad ? { abroad } : {}),
    json: {
      anyOf: [
        { type: 'array', items: { type: 'string', maxLength: typedMax }, ...(required ? { minItems: 1 } : {}) },
        { type: required ? 'string' : ['string', 'null'] },
      ],
    },
    check(input) {
      const entries = entriesOf(input).filter((entry) => !isEmpty(entry));
      if (entries.length === 0) return required ? reject('phone_required') : accept([]);
      // Tolerates duplicates up to ten times the limit; a longer list is refused without being read.
      if (entries.length > limit * 10) return reject('phone_limit', { n: limit });
      const found = new Set<string>();
      for (const entry of entries) {
        const read = readPhone(entry, abroad);
        if (!read.ok) return read;
        found.add(read.value);
      }
      return found.size > limit ? reject('phone_limit', { n: limit }) : accept([...found]);
    },
  };
}

/**
 * Accepts a postcode and pads it; also a number, because spreadsheets convert it to one.
 *
 * @example rule.postcode({}).check('5010') // { ok: true, value: '05010' }
 * Source: V-13.
 */
export function postcode<const R extends boolean = false>(options: { required?: R } = {}): Rule<RuleResult<string, R>> {
  const { required = false } = options;
  return {
    kind: 'postcode',
    required,
    json: {
      type: jsonTypes(required, 'string', 'integer'),
      maxLength: typedMax,
      description: 'digits of a postcode, leading zeros may be missing',
    },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'required');
      const typed = typeof input === 'number' ? String(input) : input;
      if (typeof typed !== 'string' || typed.length > typedMax) return reject('postcode');
      const code = padPostcode(typed);
      return isPostcode(code) ? accept(code as RuleResult<string, R>) : reject('postcode');
    },
  };
}
