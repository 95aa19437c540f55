import {
  trackedGroups,
  trackedSteps,
  type TrackedGroup,
  type TrackedStep,
} from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { labelTypes, paymentTypeNames, returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { list } from '../../kernel/list.ts';
import { labelTypeWords, paymentTypeWords } from '../labels/label-kinds.words.ts';
import { labelStatusFaces, labelStatusWords, returnReasonWords } from '../labels/label-status.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { trackByDateFieldWords as field, trackByDateWords } from './track-by-date.words.ts';

const isGroup = (step: TrackedStep): step is TrackedGroup => (trackedGroups as readonly string[]).includes(step);

/** Labels by a step and the days on which it was taken (N-08): one row for each step, so a parcel sent out twice has two rows. */
export const trackByDateList = list({
  name: 'track_by_date',
  title: trackByDateWords.list,
  about: trackByDateWords.about,
  // Couriers see only their own parcels, not the whole branch's day.
  access: { upToLevel: rank.street - 1, permission: 'label.view' },
  sort: '-step_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'step', word: field.step, kind: 'state', states: labelStatusFaces },
    { key: 'step_at', word: field.step_at, kind: 'instant', sortable: true },
    { key: 'merchant', word: label.merchant, kind: 'text' },
    { key: 'destination_name', word: label.destination_name, kind: 'text' },
    { key: 'destination_township', word: label.destination_township, kind: 'named' },
    { key: 'cod_amount', word: label.cod_amount, kind: 'kyat' },
    { key: 'delivery_charge', word: label.delivery_charge, kind: 'kyat', extra: true },
    { key: 'branch', word: field.step_branch, kind: 'named', extra: true },
    { key: 'now', word: field.now, kind: 'state', states: labelStatusFaces },
    { key: 'by', word: field.step_by, kind: 'text', extra: true },
    { key: 'reason', word: field.step_reason, kind: 'text', extra: true },
    { key: 'source_name', word: label.source_name, kind: 'text', extra: true },
    { key: 'source_phone', word: label.source_phone, kind: 'phones', personal: 'phone', extra: true },
    { key: 'destination_phone', word: label.destination_phone, kind: 'phones', personal: 'phone', extra: true },
    { key: 'deliver_branch', word: label.deliver_branch, kind: 'named', extra: true },
    { key: 'payment_type', word: label.payment_type, kind: 'words', words: paymentTypeWords, extra: true },
    { key: 'type', word: label.type, kind: 'words', words: labelTypeWords, extra: true },
    { key: 'weight', word: label.weight, kind: 'number', extra: true },
    { key: 'created_at', word: label.created_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'step',
      word: field.step,
      kind: 'select',
      options: trackedSteps.map((value) => ({
        value,
        word: isGroup(value) ? field[value] : labelStatusWords[value],
      })),
    },
    { key: 'from', word: field.day_from, kind: 'date', common: true },
    { key: 'to', word: field.day_to, kind: 'date', common: true },
    { key: 'branch_id', word: field.step_branch, kind: 'select', source: 'branch' },
    {
      key: 'type',
      word: label.type,
      kind: 'select',
      options: labelTypes.map((value) => ({ value, word: labelTypeWords[value] })),
    },
    {
      key: 'payment_type',
      word: label.payment_type,
      kind: 'select',
      options: paymentTypeNames.map((value) => ({ value, word: paymentTypeWords[value] })),
    },
    { key: 'merchant', word: label.merchant, kind: 'text' },
    {
      key: 'return_reason',
      word: field.return_reason,
      kind: 'select',
      options: [
        ...returnReasonNames.map((value) => ({ value, word: returnReasonWords[value] })),
        { value: 'none', word: field.unsaid },
      ],
    },
  ],
});
