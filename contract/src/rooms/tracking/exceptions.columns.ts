import { scannedStatuses } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { scanRefusals, isKept } from '@waybill/domain/rooms/labels/scan-refusals.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { list, type StateFaces } from '../../kernel/list.ts';
import { labelStatusWords } from '../labels/label-status.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { trackingReasonWords, trackingRefusalWords } from './tracking-refusals.words.ts';
import { trackingFieldWords as field, trackingWords } from './tracking.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

/** Why a scan was kept: the first sentence of the refusal, without values. */
export const scanReasonWords: Readonly<Record<string, Word>> = Object.fromEntries(
  Object.keys(scanRefusals)
    .filter(isKept)
    .map((code) => [
      code,
      (trackingReasonWords as Readonly<Record<string, Word>>)[code] ??
        brief(trackingRefusalWords[code as keyof typeof trackingRefusalWords]),
    ]),
);

/** Returns the first sentence. */
function brief(word: Word): Word {
  const first = (text: string, end: RegExp) => text.split(end)[0] ?? text;
  return { en: first(word.en, /(?<=\.) /), mm: first(word.mm, /(?<=။) /), zh: first(word.zh, /(?<=。)/) };
}

export const settledFaces = {
  no: { tone: 'attention', word: { en: 'Open', mm: 'ဖြေရှင်းရန်', zh: '待处理' } },
  yes: { tone: 'success', word: commonFieldWords.settled },
} satisfies StateFaces;

/** Scans that could not be applied and that the branch must settle (decisions 2.2). */
export const exceptionList = list({
  name: 'exception_scans',
  title: commonWords.scansToSettle,
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
