import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type RuleResult, type Rule } from '../../kernel/rule-kit.ts';
import { cleanText, hasBadCodeUnits } from '../../kernel/text.ts';
import { settleNrc } from './nrc.ts';

const typedMax = 60;

interface NrcRuleOptions<R extends boolean> {
  readonly required?: R;
  /** Accepts invalid numbers that the record already has. */
  readonly keeps?: (text: string) => boolean;
}

/**
 * Accepts an identity card's number. Keeps the typed script; the server's `nrcSettler` converts it to the stored form.
 *
 * @example nrcRule().check('12/oukama(C)123456') // { ok: true, value: '12/OUKAMA(N)123456' }
 */
export function nrcRule<const R extends boolean = false>({
  required = false as R,
  keeps = () => false,
}: NrcRuleOptions<R> = {}): Rule<RuleResult<string, R>> {
  return {
    kind: 'text',
    required,
    max: typedMax,
    slashes: true,
    json: { type: jsonTypes(required, 'string'), maxLength: typedMax },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'required');
      if (typeof input !== 'string' || input.length > typedMax) return reject('nrc');
      if (hasBadCodeUnits(input)) return reject('text_invalid');
      const settled = settleNrc(input) ?? (keeps(input) ? cleanText(input) : null);
      return settled === null ? reject('nrc') : accept(settled as RuleResult<string, R>);
    },
  };
}

/** Returns the rules of an edit form, which accept the record's current numbers, valid or not. */
export function keepingNrc<const F extends string>(
  kept: Readonly<Record<F, string | null>>,
): Record<F, Rule<string | null>> {
  return Object.fromEntries(
    Object.entries<string | null>(kept).map(([field, text]) => [field, nrcRule({ keeps: (typed) => typed === text })]),
  ) as Record<F, Rule<string | null>>;
}

/** For the server, where `settleIdentities` checks against the stored record. */
export const keptNrcRule = nrcRule({ keeps: () => true });
