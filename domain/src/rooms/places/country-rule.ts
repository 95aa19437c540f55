import { rule, type Rule } from '../../kernel/rules.ts';
import { countryCodes, homeCountry, type CountryCode } from './country-codes.ts';

/** Another country by its two letters, in any case; none for Myanmar. @example countryAbroad().check(' th ') // { ok: true, value: 'TH' } */
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
