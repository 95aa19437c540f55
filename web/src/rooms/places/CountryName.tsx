import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { useLocale } from '../../kernel/i18n.tsx';

/** Displays the name of a country. */
export function CountryName({ code }: { code: string }) {
  return sayCountry(code, useLocale());
}
