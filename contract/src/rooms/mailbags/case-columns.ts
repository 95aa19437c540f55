import { caseLife, type CaseKind } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import type { Column, Filter } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { caseKindWords, caseOutcomeWords, caseStateFaces, mailbagFieldWords as field } from './mailbags.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Columns of every list of differences: the difference, what is done about it, and its end. The document it was found in is shown between the first two. */
export const caseColumns = {
  first: [
    { key: 'kind', word: field.kind, kind: 'words', words: caseKindWords, main: true },
    { key: 'id', word: field.case_id, kind: 'code', sortable: true },
    { key: 'status', word: common.status, kind: 'state', states: caseStateFaces },
    { key: 'tracking_code', word: labelFieldWords.tracking_code, kind: 'code' },
    { key: 'label_status', word: field.label_status, kind: 'state', states: labelStatusFaces },
  ],
  fate: [
    { key: 'owner', word: field.owned_by, kind: 'text' },
    { key: 'created_at', word: field.opened_at, kind: 'instant' },
    { key: 'outcome', word: field.outcome, kind: 'words', words: caseOutcomeWords },
  ],
  end: [
    { key: 'settled_by', word: field.settled_by, kind: 'text', extra: true },
    { key: 'settled_at', word: field.settled_at, kind: 'instant', extra: true },
  ],
} as const satisfies Record<string, readonly Column[]>;

/** Filters by state, kind of difference and branch. */
export const caseFilters = (kinds: readonly CaseKind[]) =>
  [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: caseLife.stateNames.map((state) => ({ value: state, word: caseStateFaces[state].word })),
    },
    {
      key: 'kind',
      word: field.kind,
      kind: 'select',
      common: true,
      options: kinds.map((kind) => ({ value: kind, word: caseKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
  ] as const satisfies readonly Filter[];
