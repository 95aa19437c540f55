import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type Answer, type Rule } from '../../kernel/rule-kit.ts';
import { cleanText, hasBadCodeUnits } from '../../kernel/text.ts';
import { settleNrc } from './nrc.ts';

const typedMax = 60;

interface NrcRuleOptions<R extends boolean> {
  readonly required?: R;
  /** What is no number and may stay all the same, because the record has said it before there was a rule. */
  readonly keeps?: (text: string) => boolean;
}

/**
 * The number of an identity card, as a field of a form. What it makes of it is the number in the script it was typed in; the server's
 * `nrcSettler` turns it into the one that is stored.
 *
 * @example nrcRule().check('12/oukama(C)123456') // { ok: true, value: '12/OUKAMA(N)123456' }
 */
export function nrcRule<const R extends boolean = false>({
  required = false as R,
  keeps = () => false,
}: NrcRuleOptions<R> = {}): Rule<Answer<string, R>> {
  return {
    kind: 'text',
    required,
    max: typedMax,
    json: { type: jsonTypes(required, 'string'), maxLength: typedMax },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'required');
      if (typeof input !== 'string' || input.length > typedMax) return reject('nrc');
      if (hasBadCodeUnits(input)) return reject('text_invalid');
      const settled = settleNrc(input) ?? (keeps(input) ? cleanText(input) : null);
      return settled === null ? reject('nrc') : accept(settled as Answer<string, R>);
    },
  };
}

/** A form's rules for the numbers of a record that is changed: what it has said so far may stay. */
export function keepingNrc<const F extends string>(
  kept: Readonly<Record<F, string | null>>,
): Record<F, Rule<string | null>> {
  return Object.fromEntries(
    Object.entries<string | null>(kept).map(([field, text]) => [field, nrcRule({ keeps: (typed) => typed === text })]),
  ) as Record<F, Rule<string | null>>;
}

/** For the server, which decides with the record before it what may stay: see `settleIdentities`. */
export const keptNrcRule = nrcRule({ keeps: () => true });
