import { labelTypes } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { scannedStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { scanRefusals, isKept } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { list, type StateFaces } from '../../kernel/list.ts';
import { labelTypeWords } from '../labels/label-kinds.words.ts';
import { labelStatusFaces, labelStatusWords, shippingTypeWords } from '../labels/label-status.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { trackingReasonWords, trackingRefusalWords } from './tracking-refusals.words.ts';
import { trackingFieldWords as field, trackingWords, workQueueWords } from './tracking.words.ts';

/** The branch's work (N-14), one queue at a time; parcels that have waited longest come first. */
export const parcelList = list({
  name: 'parcels',
  title: trackingWords.parcels,
  about: trackingWords.about,
  access: { permission: 'label.view' },
  sort: 'status_at',
  columns: [
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'status', word: label.status, kind: 'state', states: labelStatusFaces },
    { key: 'status_at', word: field.waits_since, kind: 'instant', sortable: true },
    { key: 'destination_name', word: label.destination_name, kind: 'text' },
    { key: 'destination_phone', word: label.destination_phone, kind: 'phones', personal: 'phone' },
    { key: 'destination_township', word: label.destination_township, kind: 'named' },
    { key: 'deliver_branch', word: label.deliver_branch, kind: 'named' },
    { key: 'cod_charge', word: label.cod_charge, kind: 'kyat' },
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

/** Why a scan was kept, as the list shows it: the first sentence, without values. */
export const scanReasonWords: Readonly<Record<string, Word>> = Object.fromEntries(
  Object.keys(scanRefusals)
    .filter(isKept)
    .map((code) => [
      code,
      (trackingReasonWords as Readonly<Record<string, Word>>)[code] ??
        brief(trackingRefusalWords[code as keyof typeof trackingRefusalWords]),
    ]),
);

/** The first sentence. */
function brief(word: Word): Word {
  const first = (text: string, end: RegExp) => text.split(end)[0] ?? text;
  return { en: first(word.en, /(?<=\.) /), mm: first(word.mm, /(?<=။) /), zh: first(word.zh, /(?<=。)/) };
}

export const settledFaces = {
  no: { tone: 'attention', word: { en: 'Open', mm: 'ဖြေရှင်းရန်', zh: '待处理' } },
  yes: { tone: 'success', word: { en: 'Settled', mm: 'ဖြေရှင်းပြီး', zh: '已处理' } },
} satisfies StateFaces;

/** Scans that could not be applied, for the branch to settle (decisions 2.2). */
export const exceptionList = list({
  name: 'exception_scans',
  title: trackingWords.exceptions,
  about: trackingWords.aboutExceptions,
  access: { permission: 'label.scan' },
  sort: '-at',
  columns: [
    { key: 'at', word: field.scanned_at, kind: 'instant', sortable: true },
    { key: 'tracking_code', word: label.tracking_code, kind: 'code', main: true },
    { key: 'code', word: field.code, kind: 'words', words: scanReasonWords },
    { key: 'wanted', word: field.wanted, kind: 'words', words: labelStatusWords },
    { key: 'staff', word: field.scanned_by, kind: 'text' },
    { key: 'branch', word: staffFieldWords.branch, kind: 'named' },
    { key: 'settled', word: field.settled, kind: 'state', states: settledFaces },
    { key: 'device', word: field.device, kind: 'text', extra: true },
    { key: 'settled_by', word: field.settled_by, kind: 'text', extra: true },
    { key: 'settled_note', word: field.settled_note, kind: 'text', extra: true },
  ],
  filters: [
    { key: 'settled', word: field.settled, kind: 'yes_no' },
    {
      key: 'code',
      word: field.code,
      kind: 'select',
      common: true,
      options: Object.entries(scanReasonWords).map(([value, word]) => ({ value, word })),
    },
    {
      key: 'wanted',
      word: field.wanted,
      kind: 'select',
      options: scannedStatuses.map((value) => ({ value, word: labelStatusWords[value] })),
    },
    { key: 'branch_id', word: staffFieldWords.branch, kind: 'select', common: true, source: 'branch' },
  ],
});
