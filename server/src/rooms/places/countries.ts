import { languageTag } from '@waybill/domain/kernel/locale.ts';
import { countryCodes, countryNamesMm, homeCountry } from '@waybill/domain/rooms/places/country-names.ts';
import type { Country } from '@waybill/contract/rooms/places/places.contract.ts';

const english = new Intl.DisplayNames(languageTag.en, { type: 'region' });
const chinese = new Intl.DisplayNames(languageTag.zh, { type: 'region' });
const byEnglishName = new Intl.Collator(languageTag.en);

/** The countries by their English names, the home country first (E-03). Myanmar has no name in brackets here, as it has at Unicode. */
export const countries: readonly Country[] = countryCodes
  .map((code): Country => ({
    code,
    name_en: (english.of(code) ?? code).replace(/ \(.*\)$/, ''),
    name_mm: countryNamesMm[code],
    name_zh: chinese.of(code) ?? code,
  }))
  .toSorted(
    (one, other) =>
      Number(other.code === homeCountry) - Number(one.code === homeCountry) ||
      byEnglishName.compare(one.name_en, other.name_en),
  );
