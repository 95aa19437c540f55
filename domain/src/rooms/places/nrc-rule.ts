import { accept, acceptEmpty, isEmpty, jsonTypes, reject, type Answer, type Rule } from '../../kernel/rule-kit.ts';
import { hasBadCodeUnits } from '../../kernel/text.ts';
import { settleNrc } from './nrc.ts';

const typedMax = 60;

/**
 * The number of an identity card, as a field of a form. What it makes of it is the number in the script it was typed in; the server's
 * `settleNrc` turns it into the one that is stored.
 *
 * @example nrcRule().check('12/oukama(C)123456') // { ok: true, value: '12/OUKAMA(N)123456' }
 */
export function nrcRule<const R extends boolean = false>(options: { required?: R } = {}): Rule<Answer<string, R>> {
  const { required = false } = options;
  return {
    kind: 'text', required, max: typedMax, json: { type: jsonTypes(required, 'string'), maxLength: typedMax },
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, 'required');
      if (typeof input !== 'string' || input.length > typedMax) return reject('nrc');
      if (hasBadCodeUnits(input)) return reject('text_invalid');
      const settled = settleNrc(input);
      return settled === null ? reject('nrc') : accept(settled as Answer<string, R>);
    },
  };
}
