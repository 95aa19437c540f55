import { createHash } from 'node:crypto';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { allParcels } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { isVisible, labelStatuses, labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import {
  acceptTypeWords,
  allParcelWord,
  deliveryTypeWords,
  itemTypeWords,
  labelServiceWords,
  labelTypeWords,
  merchantTypeWords,
  paymentTypeWords,
  preprintTypeWords,
  ratingTypeWords,
  serviceTypeWords,
} from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import {
  labelStatusWords,
  returnReasonWords,
  rollupWords,
  shippingTypeWords,
  trackingFilterOptions,
} from '@waybill/contract/rooms/labels/label-status.words.ts';

const names = ({ en, mm, zh }: Word) => ({ name_en: en, name_mm: mm, name_zh: zh });
const choices = (words: Readonly<Record<string, Word>>) =>
  Object.entries(words).map(([value, word]) => ({ value, ...names(word) }));

/** Every status with its names, its type and whether a user can see it (S-01, E-09). */
export const labelStatusList = labelStatusNames.map((status) => {
  const { rollup, kind, final = false } = labelStatuses[status];
  return { status, ...names(labelStatusWords[status]), type: rollup, kind, viewable: isVisible(status), final };
});

/** All choices on a label, in screen order (E-09). */
export const labelData = {
  label_types: choices({ [allParcels]: allParcelWord, ...labelTypeWords }),
  item_types: choices(itemTypeWords),
  service_types: choices(serviceTypeWords),
  accept_types: choices(acceptTypeWords),
  payment_types: choices(paymentTypeWords),
  rating_types: choices(ratingTypeWords),
  delivery_types: choices(deliveryTypeWords),
  services: choices(labelServiceWords),
  preprint_types: choices(preprintTypeWords),
  merchant_types: choices(merchantTypeWords),
  shipping_types: choices(shippingTypeWords),
  return_reasons: choices(returnReasonWords),
  status_types: choices(rollupWords),
  tracking_filter: trackingFilterOptions.map(({ value, word }) => ({ value, ...names(word) })),
};

/** Changes in every release that changes these lists, so that clients with cached lists fetch them again. */
export const labelListsMark = createHash('sha256')
  .update(JSON.stringify([labelStatusList, labelData]))
  .digest('hex')
  .slice(0, 8);
