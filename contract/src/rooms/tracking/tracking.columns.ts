import { labelTypes } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import { list } from '../../kernel/list.ts';
import { labelTypeWords } from '../labels/label-kinds.words.ts';
import { labelStatusFaces, shippingTypeWords } from '../labels/label-status.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { trackingFieldWords as field, trackingWords, workQueueWords } from './tracking.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Work of a branch (N-14), one queue at a time; the longest waiting parcels first. */
export const parcelList = list({
  name: 'parcels',
  title: commonFieldWords.parcels,
  about: trackingWords.about,
  access: { permission: 'label.view' },
  sort: 'status_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'status', word: label.status, kind: 'state', states: labelStatusFaces },
    { key: 'status_at', word: field.waits_since, kind: 'instant', sortable: true, brief: true },
    { key: 'destination_name', word: label.destination_name, kind: 'text', brief: true },
    { key: 'destination_phone', word: label.destination_phone, kind: 'phones', personal: 'phone' },
    { key: 'destination_township', word: label.destination_township, kind: 'named', brief: true },
    { key: 'deliver_branch', word: label.deliver_branch, kind: 'named' },
    { key: 'cod_charge', word: label.cod_charge, kind: 'kyat', brief: true },
    { key: 'holder_staff', word: label.holder_staff, kind: 'text' },
    { key: 'destination_address', word: label.destination_address, kind: 'text', extra: true },
    { key: 'accept_branch', word: label.accept_branch, kind: 'named', extra: true },
    { key: 'shipping_type', word: label.shipping_type, kind: 'words', words: shippingTypeWords, extra: true },
    { key: 'attempts', word: field.attempts, kind: 'number', extra: true },
    { key: 'return_step', word: field.return_step, kind: 'state', states: labelStatusFaces, extra: true },
    { key: 'weight', word: label.weight, kind: 'number', extra: true },
  ],
  filters: [
    {
      key: 'queue',
      word: field.queue,
      kind: 'select',
      options: workQueues.map((value) => ({ value, word: workQueueWords[value] })),
    },
    {
      key: 'type',
      word: label.type,
      kind: 'select',
      common: true,
      options: labelTypes.map((value) => ({ value, word: labelTypeWords[value] })),
    },
    { key: 'branch_id', word: label.branch, kind: 'select', common: true, source: 'branch' },
    { key: 'deliver_branch_id', word: label.deliver_branch, kind: 'select', source: 'branch' },
    { key: 'due', word: field.due, kind: 'text', linked: true },
    { key: 'sender', word: field.sender, kind: 'text', linked: true },
  ],
});
