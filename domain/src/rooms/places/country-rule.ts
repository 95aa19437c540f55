import { rule, type Rule } from '../../kernel/rules.ts';
import { countryCodes, homeCountry, type CountryCode } from './country-codes.ts';

/**
 * Accepts another country by two letters in any case; not Myanmar. @example countryAbroad().check(' th ') // { ok: true, value: 'TH' }
 *
 * @example countryAbroad().check(' th ') // { ok: true, value: 'TH' }
 */
export function countryAbroad(): Rule<CountryCode | null> {
  const own = rule.select({ options: countryCodes });
  return {
    ...own,
    check(input) {
      const read = own.check(typeof input === 'string' ? input.trim().toUpperCase() : input);
      return read.ok && read.value === homeCountry ? { ok: true, value: null } : read;
    },
  };
}
