import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type Answer, type Rule } from '../../kernel/rule-kit.ts';
import { cleanText, hasBadCodeUnits } from '../../kernel/text.ts';
import { settleNrc } from './nrc.ts';

const typedMax = 60;

interface NrcRuleOptions<R extends boolean> {
  readonly required?: R;
  /** Texts that are no valid number and are accepted all the same, because the record had them before. */
  readonly keeps?: (text: string) => boolean;
}

/**
 * The number of an identity card as a field of a form. The rule keeps the script it was typed in; `nrcSettler` of the server turns it into the
 * stored form.
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
    slashes: true,
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

/** The rules of an edit form: the numbers that the record has may stay, valid or not. */
export function keepingNrc<const F extends string>(
  kept: Readonly<Record<F, string | null>>,
): Record<F, Rule<string | null>> {
  return Object.fromEntries(
    Object.entries<string | null>(kept).map(([field, text]) => [field, nrcRule({ keeps: (typed) => typed === text })]),
  ) as Record<F, Rule<string | null>>;
}

/** For the server, where `settleIdentities` decides with the stored record what may stay. */
export const keptNrcRule = nrcRule({ keeps: () => true });
