import { labelTabs } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { acceptTypes, allParcels, labelTypes, paymentTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { list } from '../../kernel/list.ts';
import {
  acceptTypeWords,
  allParcelWord,
  itemTypeWords,
  labelTypeWords,
  paymentTypeWords,
  serviceTypeWords,
} from './label-kinds.words.ts';
import { labelStatusFaces, shippingTypeWords, statusFilterOptions } from './label-status.words.ts';
import { labelFieldWords as field, labelTabWords, labelWords } from './labels.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, Word>>) =>
  values.map((value) => ({ value, word: words[value] }));

/** Labels of the covered branches (N-09), in the order in which they were made: any other order would sort hundreds of thousands of rows for one page. */
export const labelList = list({
  name: 'labels',
  title: commonFieldWords.labels,
  about: labelWords.about,
  access: { permission: 'label.view' },
  sort: '-created_at',
  columns: [
    { key: 'tracking_code', word: field.tracking_code, kind: 'code', main: true },
    { key: 'status', word: field.status, kind: 'state', states: labelStatusFaces },
    { key: 'destination_name', word: field.destination_name, kind: 'text' },
    { key: 'destination_township', word: field.destination_township, kind: 'named' },
    { key: 'cod_charge', word: field.cod_charge, kind: 'kyat' },
    { key: 'merchant', word: field.merchant, kind: 'text', extra: true, inside: true },
    { key: 'holder_branch', word: field.holder_branch, kind: 'named', inside: true },
    { key: 'status_at', word: field.status_at, kind: 'instant' },
    { key: 'payment_type', word: field.payment_type, kind: 'words', words: paymentTypeWords, extra: true },
    {
      key: 'shipping_type',
      word: field.shipping_type,
      kind: 'words',
      words: shippingTypeWords,
      extra: true,
      inside: true,
    },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true },
    { key: 'source_name', word: field.source_name, kind: 'text', extra: true },
    { key: 'source_phone', word: field.source_phone, kind: 'phones', personal: 'phone', extra: true },
    { key: 'destination_phone', word: field.destination_phone, kind: 'phones', personal: 'phone', extra: true },
    { key: 'source_branch', word: field.source_branch_id, kind: 'named', extra: true, inside: true },
    { key: 'deliver_branch', word: field.deliver_branch, kind: 'named', extra: true, inside: true },
    { key: 'holder_staff', word: field.holder_staff, kind: 'text', extra: true, inside: true },
    { key: 'type', word: field.type, kind: 'words', words: labelTypeWords, extra: true },
    { key: 'item_type', word: field.item_type, kind: 'words', words: itemTypeWords, extra: true },
    { key: 'service_type', word: field.service_type, kind: 'words', words: serviceTypeWords, extra: true },
    { key: 'accept_type', word: field.accept_type, kind: 'words', words: acceptTypeWords, extra: true },
    { key: 'weight', word: field.weight, kind: 'number', extra: true },
    { key: 'pieces', word: field.pieces, kind: 'number', extra: true },
    { key: 'cod_amount', word: field.cod_amount, kind: 'kyat', extra: true },
    { key: 'delivery_charge', word: field.delivery_charge, kind: 'kyat', extra: true },
    { key: 'reference_id', word: field.reference_id, kind: 'text', extra: true },
    { key: 'mp_tracking_code', word: field.mp_tracking_code, kind: 'code', extra: true },
    { key: 'remark', word: field.remark, kind: 'text', extra: true },
    { key: 'creator', word: field.creator, kind: 'text', extra: true, inside: true },
  ],
  filters: [
    { key: 'tab', word: field.tab, kind: 'select', options: optionsOf(labelTabs, labelTabWords) },
    { key: 'status', word: field.status, kind: 'select', common: true, options: statusFilterOptions },
    {
      key: 'type',
      word: field.type,
      kind: 'select',
      options: [{ value: allParcels, word: allParcelWord }, ...optionsOf(labelTypes, labelTypeWords)],
    },
    { key: 'branch_id', word: field.branch, kind: 'select', common: true, source: 'branch', inside: true },
    { key: 'from', word: field.from, kind: 'date' },
    { key: 'to', word: field.to, kind: 'date' },
    { key: 'merchant', word: field.merchant, kind: 'text', inside: true },
    { key: 'customer_id', word: field.merchant, kind: 'text', linked: true },
    {
      key: 'payment_type',
      word: field.payment_type,
      kind: 'select',
      options: optionsOf(paymentTypeNames, paymentTypeWords),
    },
    { key: 'accept_type', word: field.accept_type, kind: 'select', options: optionsOf(acceptTypes, acceptTypeWords) },
    { key: 'has_cod', word: field.has_cod, kind: 'yes_no' },
    { key: 'import_id', word: field.import_id, kind: 'text' },
  ],
});
