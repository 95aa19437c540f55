import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';
import { countryNamesMm } from '@waybill/domain/rooms/places/country-names.ts';

const english = new Intl.DisplayNames(languageTag.en, { type: 'region' });
const chinese = new Intl.DisplayNames(languageTag.zh, { type: 'region' });

/**
 * Returns the name of a country by its two-letter code; an unknown code unchanged. Myanmar has no name in brackets here, unlike in Unicode's data.
 *
 * @example sayCountry('TH', 'mm') === 'ထိုင်း'
 */
export function sayCountry(code: string, locale: Locale): string {
  if (!Object.hasOwn(countryNamesMm, code)) return code;
  if (locale === 'mm') return countryNamesMm[code as keyof typeof countryNamesMm];
  return ((locale === 'zh' ? chinese : english).of(code) ?? code).replace(/ \(.*\)$/, '');
}
