import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { useLocale } from '../../kernel/i18n.tsx';

/** What a country is called. */
export function CountryName({ code }: { code: string }) {
  return sayCountry(code, useLocale());
}
