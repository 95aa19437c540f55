import { list } from '../../kernel/list.ts';
import { ledgerFieldWords } from '../ledger/ledger.words.ts';
import { businessDayFieldWords as field, businessDayWords } from './business-days.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Days that the covered branches have closed (M-04). */
export const businessDayList = list({
  name: 'business_days',
  title: businessDayWords.list,
  about: businessDayWords.about,
  access: { permission: 'business_day.view' },
  sort: '-business_date',
  columns: [
    { key: 'business_date', word: field.business_date, kind: 'date', sortable: true, main: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'opening', word: field.opening, kind: 'kyat' },
    { key: 'closing', word: field.closing, kind: 'kyat' },
    { key: 'counted', word: field.counted, kind: 'kyat' },
    { key: 'difference', word: field.difference, kind: 'kyat' },
    { key: 'counted_first', word: field.counted_first, kind: 'text' },
    { key: 'counted_second', word: field.counted_second, kind: 'text' },
    { key: 'signed_at', word: field.signed_at, kind: 'instant' },
    { key: 'id', word: field.day_no, kind: 'code', extra: true },
  ],
  filters: [
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'from', word: ledgerFieldWords.from, kind: 'date' },
    { key: 'to', word: ledgerFieldWords.to, kind: 'date' },
  ],
});
