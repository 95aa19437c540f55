import { searchKey } from '@waybill/domain/kernel/text.ts';
import { languageTag } from '@waybill/domain/kernel/locale.ts';
import { countryCodes, homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import type { Country } from '@waybill/contract/rooms/places/places.contract.ts';

const byEnglishName = new Intl.Collator(languageTag.en);

/** A country in three languages. @example countryNames('TH').name_en === 'Thailand' */
export function countryNames(code: string): { name_en: string; name_mm: string; name_zh: string } {
  return { name_en: sayCountry(code, 'en'), name_mm: sayCountry(code, 'mm'), name_zh: sayCountry(code, 'zh') };
}

/** The countries by their English names, the home country first (E-03). */
export const countries: readonly Country[] = countryCodes
  .map((code): Country => ({ code, ...countryNames(code) }))
  .toSorted(
    (one, other) =>
      Number(other.code === homeCountry) - Number(one.code === homeCountry) ||
      byEnglishName.compare(one.name_en, other.name_en),
  );

/** Common names that differ from the official one. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  MM: ['Burma'],
  US: ['USA', 'America'],
  GB: ['UK', 'England', 'Britain'],
  KR: ['Korea'],
  CN: ['PRC'],
  AE: ['UAE', 'Dubai'],
};

const byName = countries.map(({ code, ...names }) => ({
  code,
  keys: [code, ...Object.values(names), ...(otherNames[code] ?? [])].map((name) => searchKey(name)),
}));

/** The country that a text names in any of the three languages, or whose letters it is; null for none. @example countryNamed('thailand') === 'TH' */
export function countryNamed(text: string): string | null {
  const typed = searchKey(text);
  return byName.find(({ keys }) => keys.includes(typed))?.code ?? null;
}

/** The codes of the countries whose name in any of the three languages begins with a text, or whose letters it is. */
export function countriesLike(text: string): string[] {
  const typed = searchKey(text);
  return byName
    .filter(({ keys: [code, ...names] }) => code === typed || names.some((name) => name.startsWith(typed)))
    .map(({ code }) => code);
}
