import { searchKey } from '../../kernel/text.ts';
import { parseNrc } from '../places/nrc.ts';

const myanmarLetters = /[က-အ]/;

/**
 * What the orders of one identity card are counted by: state, kind and digits. The letters of the township are left out, because the same card can be
 * spelled in two scripts.
 *
 * @example nrcKey('12/OUKAMA(N)123456') === '12N123456'
 */
export function nrcKey(nrc: string): string {
  const read = parseNrc(nrc);
  return read ? `${read.state_no}${read.type}${read.number}` : nrc;
}

/** Are these the numbers of one identity card? The letters of the township are compared where both are in the same script. */
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

/** Would this order pay the sender themselves? By their card, or by name and phone. `nrc` is as `nrcKey` writes it. */
export function isOneself(sender: EmoPerson, payee: EmoPerson): boolean {
  const sameName = searchKey(sender.name) === searchKey(payee.name);
  return sender.nrc === payee.nrc || (sameName && sender.phone === payee.phone);
}
