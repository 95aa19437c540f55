import { searchKey } from '../../kernel/text.ts';
import { parseNrc } from '../places/nrc.ts';

const myanmarLetters = /[က-အ]/;

/**
 * Returns the key by which orders of one identity card are counted: state, kind and digits. Without the township letters, because one card can be
 * spelled in two scripts.
 *
 * @example nrcKey('12/OUKAMA(N)123456') === '12N123456'
 */
export function nrcKey(nrc: string): string {
  const read = parseNrc(nrc);
  return read ? `${read.state_no}${read.type}${read.number}` : nrc;
}

/** Returns whether both numbers are of one identity card. Compares the township letters only where both use the same script. */
export function isSameNrc(one: string, other: string): boolean {
  if (nrcKey(one) !== nrcKey(other)) return false;
  const [first, second] = [parseNrc(one)?.prefix ?? '', parseNrc(other)?.prefix ?? ''];
  return first === second || myanmarLetters.test(first) !== myanmarLetters.test(second);
}

interface EmoPerson {
  readonly nrc: string;
  readonly phone: string;
  readonly name: string;
}

/** Returns whether the order would pay its own sender: same card, or same name and phone. `nrc` is a key of `nrcKey`. */
export function isSelfPayment(sender: EmoPerson, payee: EmoPerson): boolean {
  const sameName = searchKey(sender.name) === searchKey(payee.name);
  return sender.nrc === payee.nrc || (sameName && sender.phone === payee.phone);
}
