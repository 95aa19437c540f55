import { gazetteerOf } from '@waybill/domain/rooms/label-imports/find-township.ts';
import type { SenderFacts } from '../../customers/customers.door.ts';

const region = { id: 1, name_en: 'Yangon', name_mm: 'ရန်ကုန်တိုင်းဒေသကြီး', name_zh: null };
const township = (id: number, name_en: string, name_mm: string) => ({
  ...{ id, type: 'township', name_en, name_mm, name_zh: null },
  ...{ postcode: null, branch_postcode: null, region_id: 1, town_id: 9 },
});
/** Two townships, for sheets that are read without a database. */
export const gazetteer = gazetteerOf([township(1, 'Hlaing', 'လှိုင်'), township(2, 'Insein', 'အင်းစိန်')], [region]);
/** A merchant without a kept address. */
export const sender = {
  ...{ id: 1, customer_name: 'Shwe Shop', business_name: null, phones: ['09440000001'], nrc: null, addon_service: [] },
  default_address: null,
} as unknown as SenderFacts;
