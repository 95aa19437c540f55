import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';

/**
 * Returns the address of the sender or receiver in one line, nearest first: typed parts as they were typed, places of the address book by their name in the
 * reader's language.
 */
export function labelAddress(label: LabelDetail, party: 'source' | 'destination', locale: Locale): string {
  const written = label[`${party}_address`];
  const places = [
    label[`${party}_quarter`],
    label[`${party}_township`],
    label[`${party}_town`],
    label[`${party}_region`],
  ].map((place) => place && localName(place, locale));
  const parts = written === null ? [label[`${party}_no`], label[`${party}_street`], ...places] : [written];
  const country = party === 'destination' ? label.destination_country : null;
  return [...new Set([...parts, country && sayCountry(country, locale)])]
    .filter(Boolean)
    .join(commonWords.comma[locale]);
}
