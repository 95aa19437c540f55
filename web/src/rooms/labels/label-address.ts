import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';

/**
 * Returns the address of the sender or receiver in one line, nearest first: typed parts as they were typed, places of the address book by their name in the
 * reader's language. One abroad is as all posts read it.
 */
export function labelAddress(label: LabelDetail, party: 'source' | 'destination', locale: Locale): string {
  if (party === 'destination' && label.destination_country !== null) return label.delivery_address;
  const written = label[`${party}_address`];
  if (written !== null) return written;
  const places = [
    label[`${party}_quarter`],
    label[`${party}_township`],
    label[`${party}_town`],
    label[`${party}_region`],
  ].map((place) => place && localName(place, locale));
  return [...new Set([label[`${party}_no`], label[`${party}_street`], ...places])]
    .filter(Boolean)
    .join(commonWords.comma[locale]);
}
