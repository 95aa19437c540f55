import { missingCaseTabNames, missingCaseTabs } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { list } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  missingCaseColumnWords as shown,
  missingCaseFieldWords as field,
  missingCaseStateFaces,
  missingCaseTabWords,
  missingCaseWords,
  missingOutcomeWords,
} from './missing-cases.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** After the decision the day is kept as a record only. */
export const untilDecided = { while: 'status', is: missingCaseTabs.open.states } as const;

/** Missing cases that concern the covered branches (S-09). */
export const missingCaseList = list({
  name: 'missing_cases',
  title: missingCaseWords.list,
  about: missingCaseWords.about,
  access: { permission: 'missing_case.view' },
  sort: 'due_on',
  columns: [
    { key: 'tracking_code', word: labelFieldWords.tracking_code, kind: 'code', main: true },
    { key: 'due_on', word: field.due_on, kind: 'date', sortable: true, promise: untilDecided },
    { key: 'branch', word: shown.last_branch, kind: 'named' },
    { key: 'owner', word: shown.owner, kind: 'text' },
    { key: 'steps_left', word: shown.steps_left, kind: 'number' },
    { key: 'amount', word: shown.amount, kind: 'kyat' },
    { key: 'status', word: common.status, kind: 'state', states: missingCaseStateFaces },
    { key: 'outcome', word: shown.outcome, kind: 'words', words: missingOutcomeWords, extra: true },
    { key: 'sender', word: shown.sender, kind: 'text', extra: true },
    { key: 'opened_at', word: shown.opened_at, kind: 'instant', sortable: true, extra: true },
    { key: 'reported_by', word: shown.reported_by, kind: 'text', extra: true },
    { key: 'ended_at', word: shown.ended_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'tab',
      word: common.status,
      kind: 'select',
      options: missingCaseTabNames.map((tab) => ({ value: tab, word: missingCaseTabWords[tab] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
  ],
});
