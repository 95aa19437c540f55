import { toLatinDigits } from './digits.ts';
import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type RuleResult, type Rule } from './rule-kit.ts';

/** Accepts a spoken code of six digits, typed in any kind of digits. @example shortCodeRule({ required: true }).check('၁၂၃ ၄၅၆') */
export function shortCodeRule<const R extends boolean = false>({
  required = false as R,
}: { readonly required?: R } = {}): Rule<RuleResult<string, R>> {
  return {
    kind: 'text',
    required,
    max: 6,
    json: { type: jsonTypes(required, 'string'), maxLength: 12 },
    check(input) {
      if (isEmpty(input) || (typeof input === 'string' && input.trim() === ''))
        return acceptEmpty(required, 'required');
      if (typeof input !== 'string') return reject('exact_length', { n: 6 });
      const digits = toLatinDigits(input).replace(/[\s-]/g, '');
      return /^\d{6}$/.test(digits) ? accept(digits as RuleResult<string, R>) : reject('exact_length', { n: 6 });
    },
  };
}
