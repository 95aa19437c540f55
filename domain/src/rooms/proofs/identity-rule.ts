import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type RuleResult, type Rule } from '../../kernel/rule-kit.ts';
import { cleanText, hasBadCodeUnits } from '../../kernel/text.ts';
import { toLatinDigits } from '../../kernel/digits.ts';
import { settleNrc } from '../places/nrc.ts';

const typedMax = 60;
/** Passports of all countries: letters and digits, mostly digits. */
const passport = /^(?=(?:.*\d){5})[A-Z0-9]{6,9}$/;

/**
 * Returns a receiver's document number as stored: an NRC number in its stored form, or a passport's in capitals without spaces. `null` when it is
 * neither.
 *
 * @example settleIdentity('mc 123456') === 'MC123456'
 * Source: decisions 13 (vfl).
 */
export function settleIdentity(text: string): string | null {
  const nrc = settleNrc(text);
  if (nrc !== null) return nrc;
  const typed = toLatinDigits(cleanText(text).replaceAll(/[\s-]/g, '')).toUpperCase();
  return passport.test(typed) ? typed : null;
}

/**
 * Accepts such a document number. @example identityRule({ required: true }).check('12/oukama(C)123456')
 *
 * @example identityRule({ required: true }).check('12/oukama(C)123456')
 */
export function identityRule<const R extends boolean = false>({
  required = false as R,
}: { readonly required?: R } = {}): Rule<RuleResult<string, R>> {
  return {
    kind: 'text',
    required,
    max: typedMax,
    slashes: true,
    json: { type: jsonTypes(required, 'string'), maxLength: typedMax },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'required');
      if (typeof input !== 'string' || input.length > typedMax) return reject('identity');
      if (hasBadCodeUnits(input)) return reject('text_invalid');
      const settled = settleIdentity(input);
      return settled === null ? reject('identity') : accept(settled as RuleResult<string, R>);
    },
  };
}
