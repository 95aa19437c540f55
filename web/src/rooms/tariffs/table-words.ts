import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { tariffFieldWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { allOffers, type Offer } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { stepsField } from './table-form.ts';

/** @example offerWord({ service_type: 'express', item_type: 'parcel' }).en === 'Express, Parcel' */
export function offerWord({ service_type, item_type }: Offer): Word {
  const [service, item] = [serviceTypeWords[service_type], itemTypeWords[item_type]];
  return { en: `${service.en}, ${item.en}`, mm: `${service.mm}၊ ${item.mm}`, zh: `${service.zh}，${item.zh}` };
}

/** Names of the fields of a price table. */
export const tableWords: Readonly<Record<string, Word>> = {
  name_en: branchFieldWords.name_en,
  name_mm: branchFieldWords.name_mm,
  name_zh: branchFieldWords.name_zh,
  ...tariffFieldWords,
  ...Object.fromEntries(allOffers.map((offer) => [stepsField(offer), offerWord(offer)])),
};
